"""A record and a position as text: header, replay line by line, and how they are written."""
