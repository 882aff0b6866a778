"""A component set of Skylines as numbers, and whether it fits into a row."""
