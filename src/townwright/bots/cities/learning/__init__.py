"""Games that are played alone to learn from, and the samples that they leave."""
