"""The map of Skylines over words: ground, pictures of tiles and boards, free layouts."""
