"""A tour: its route, the wishes that it fulfils, and what it pays."""
