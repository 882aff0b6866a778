"""A turn: its parts, the steps of a Build, buildings, cards and rounds."""
