"""Logs of games that are over, packed into one row each."""
