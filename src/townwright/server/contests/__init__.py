"""Challenges and tournaments: the same secret deals for several people, one try each, compared when they are played."""
