### What only the home page and an invitation say of Cities.

page-game-cities-line = Quick to learn: everyone lays the same tiles, each in a city of their own, and sends seven tourists where they earn most. Nobody gets in your way.
page-game-cities-facts = 1 or more players · 20 minutes
