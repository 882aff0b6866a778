"""The rules over machine words, for search and simulation: compiled where numba is installed, plain elsewhere."""
