"""Drawing parts that pages share."""
