"""A table as its viewers see it: what all see alike, and what each sees alone."""
