"""Looks ahead: the position behind a view, candidates, and how they are played on."""
