"""What a game may be able to do beyond its contract: whoever asks finds out whether it is."""
