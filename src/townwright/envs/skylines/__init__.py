"""Skylines in environments."""
