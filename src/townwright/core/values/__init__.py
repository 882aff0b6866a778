"""Values: frozen data classes, and making many of them quickly."""
