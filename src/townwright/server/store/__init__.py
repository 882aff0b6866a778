"""Keeps tables and people on stable storage: one file of SQLite, or PostgreSQL."""
