"""What the store keeps of people's finished games: their results, with what the points came from."""
