"""What somebody has played here: all finished games with their results, and what they tell about the player."""
