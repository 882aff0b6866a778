"""Copies of a whole store, from and to any database, and their verification."""
