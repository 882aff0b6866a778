"""A city: its words, its frame, its fields as masks, and where tiles and tourists may go."""
