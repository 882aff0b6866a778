### Was jede Seite von Skylines sagt.

page-game-skylines = Skylines
page-game-skylines-line = Gemeinsam gewinnen oder verlieren: Baut mit Karten eine Stadt und haltet ihre Leute zufrieden, solange Münzen, Strom und Wasser reichen.
page-game-skylines-facts = 1 bis 4 Personen · 60 Minuten
page-bot-novice = Neuling
page-bot-builder = Baumeister
page-bot-adept = Kennerin
