### What every screen says of Skylines.

page-game-skylines = Skylines
page-bot-novice = Novice
page-bot-builder = Builder
page-bot-adept = Adept
