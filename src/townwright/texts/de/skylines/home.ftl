### Was jede Seite von Skylines sagt.

page-game-skylines = Skylines
page-game-skylines-line = Gemeinsam eine Stadt planen: Karten, Viertel und acht Leisten, die im Gleichgewicht bleiben müssen.
page-game-skylines-facts = 1 bis 4 Personen · 60 Minuten
page-bot-novice = Neuling
page-bot-builder = Baumeister
page-bot-adept = Kennerin
