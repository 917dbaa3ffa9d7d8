"""Everything on a screen."""
