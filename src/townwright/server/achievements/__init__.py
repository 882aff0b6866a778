"""What people have shown in finished games, as the games name it."""
