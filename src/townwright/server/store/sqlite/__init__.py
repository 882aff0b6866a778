"""SQLite in one file: the backend, the file and its lock."""
