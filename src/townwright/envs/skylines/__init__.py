"""Skylines in environments: its views as arrays, and the numbers of its actions."""
