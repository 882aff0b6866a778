### Was jede Seite von Skylines sagt.

page-game-skylines = Skylines
page-bot-novice = Neuling
page-bot-builder = Baumeister
page-bot-adept = Kennerin
