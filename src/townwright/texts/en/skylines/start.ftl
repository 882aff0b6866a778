### What only the home page and an invitation say of Skylines.

page-game-skylines-line = Win or lose together: play cards to build one city, and keep its people happy as long as coins, power and water last.
page-game-skylines-facts = 1 to 4 players · 60 minutes
