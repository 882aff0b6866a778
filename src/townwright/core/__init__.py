"""The words that every game shares."""
