### What every screen says of Skylines.

page-game-skylines = Skylines
page-game-skylines-line = Plan one city together: cards, districts and eight bars that must all stay in balance.
page-game-skylines-facts = 1 to 4 players · 60 minutes
page-bot-novice = Novice
page-bot-builder = Builder
page-bot-adept = Adept
