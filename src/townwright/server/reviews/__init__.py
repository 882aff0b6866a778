"""Reviews of finished games: computed in workers of the lowest priority, kept with the table, told with progress."""
