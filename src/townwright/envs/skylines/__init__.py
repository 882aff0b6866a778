"""Skylines in environments: its views as arrays."""
