"""What is in the box: tile sets, the faces of tiles, and the figures of the quick start."""
