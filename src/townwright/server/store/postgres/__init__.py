"""PostgreSQL: the backend and its notifications."""
