"""Greentown in environments: its views as arrays."""
