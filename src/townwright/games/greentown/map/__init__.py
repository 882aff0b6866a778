"""The map: hexes, tiles and the streets that join them."""
