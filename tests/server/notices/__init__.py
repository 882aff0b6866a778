"""People are told of their turns."""
