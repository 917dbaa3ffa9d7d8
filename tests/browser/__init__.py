"""The house in a real browser: one host, phones and a screen, through the real server."""
