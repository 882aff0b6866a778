"""Skylines for learners: numbers of actions in, what is seen and what is open out."""
