"""The daily deal: the same for everybody, one try each, committed to in advance, proved when the day is over."""
