"""A record as text: its header, its replay line by line, and how it is written."""
