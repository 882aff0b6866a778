"""What the store keeps of daily deals: the deals, everybody's one try, and what programs made of them."""
