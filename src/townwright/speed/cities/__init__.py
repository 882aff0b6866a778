"""Cities over machine words."""
