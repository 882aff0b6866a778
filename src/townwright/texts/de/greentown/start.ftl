### Was nur die Startseite und eine Einladung von Greentown sagen.

page-game-greentown-line = Ein Wettlauf in einer Stadt für alle: Baut Straßen, führt Besucher auf Touren zu dem, was sie sehen wollen, und verdient mehr als die anderen.
page-game-greentown-facts = 2 bis 4 Personen · 60 Minuten
