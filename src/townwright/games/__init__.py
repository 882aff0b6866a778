"""One folder for each game; ``townwright.core.registry`` finds them."""
