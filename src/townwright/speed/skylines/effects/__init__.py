"""The effect language of Skylines over words: conditions and clauses in force."""
