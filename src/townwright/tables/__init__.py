"""A game in progress among seats: a value folded from facts, with no socket, clock or chance of its own."""
