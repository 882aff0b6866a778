"""PostgreSQL: the engine and its notifications."""
