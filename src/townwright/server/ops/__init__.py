"""For those who run the server: metrics, logging, health, and the check that replays a stored table."""
