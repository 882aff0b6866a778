"""Players of Skylines."""
