"""Mouse, keys and pads, told to scenes as one family of events."""
