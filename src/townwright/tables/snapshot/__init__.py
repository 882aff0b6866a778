"""A table as a text from which it can be opened again."""
