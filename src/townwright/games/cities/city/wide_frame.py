"""The frame of the variant ``free``: a row of all sixteen tiles fits, so it never stands in the way."""

CELLS = 16
