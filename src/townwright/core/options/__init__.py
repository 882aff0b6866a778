"""How a game describes what can be agreed before it is played."""
