"""Ratings of people: which games count, what they make of ratings, and boards of those who want to be seen."""
