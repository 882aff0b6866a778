"""Greentown in environments."""
