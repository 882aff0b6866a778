### Was nur die Startseite und eine Einladung von Skylines sagen.

page-game-skylines-line = Gemeinsam gewinnen oder verlieren: Baut mit Karten eine Stadt und haltet ihre Leute zufrieden, ohne dass Münzen, Strom oder Wasser ausgehen.
page-game-skylines-facts = 1 bis 4 Personen · 60 Minuten
