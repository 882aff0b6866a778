"""What a seat sees as arrays: named ones, hashed ones, and the spaces that hold them."""
