"""The frame that a city has to fit in, in cells each way (rule 5)."""

CELLS = 4
