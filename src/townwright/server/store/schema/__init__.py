"""The tables of the database: what each version changes in them, what a backup holds, what they say of themselves."""
