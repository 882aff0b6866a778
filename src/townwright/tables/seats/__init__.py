"""Who holds the seats of a table, how they change hands, and what those who sit there offer each other."""
