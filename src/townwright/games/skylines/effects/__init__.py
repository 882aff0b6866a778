"""The effect language of cards: rows, conditions, clauses, how they are read, explained and applied."""
