"""Actions as numbers: what each number means, and what seats say number by number."""
