"""The tables that are open now: an actor each, their registry, the connections to them, and background jobs."""
