"""The versions of the database: their order (``versions``), and what each of them changes in the tables."""
