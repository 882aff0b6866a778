"""Campaigns: the ways to play a game one after the other, with stars that follow from the stored results."""
