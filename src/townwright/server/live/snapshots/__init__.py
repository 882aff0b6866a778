"""Snapshots of long tables: written now and then, read when a table is opened; only a cache of the log."""
