"""A record as text: header, claims, replay line by line, and how it is written."""
