"""What a city is judged by: its spots and empty fields, and their indexes in what was learnt."""
