"""Puzzles on the server: which there are, which is today's, and what comes of an answer."""
