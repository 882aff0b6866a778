"""What the store keeps for ratings: results that count, who asked for hints, and the rating of each person."""
