"""Skylines over machine words."""
