"""SQLite in one file: the engine, the file and its lock."""
