"""Greentown over machine words."""
