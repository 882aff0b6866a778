"""What the store keeps of challenges and tournaments: which there are, their secret deals, and everybody's one try."""
