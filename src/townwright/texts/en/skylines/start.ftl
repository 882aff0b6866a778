### What only the home page and an invitation say of Skylines.

page-game-skylines-line = Win or lose together: play cards to build one city, and keep its people happy without running out of coins, power or water.
page-game-skylines-facts = 1 to 4 players · 60 minutes
