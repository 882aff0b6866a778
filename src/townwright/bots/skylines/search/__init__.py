"""The search: the position behind a view, candidates for an action, and rollouts that compare them."""
