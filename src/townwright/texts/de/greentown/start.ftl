### Was nur die Startseite und eine Einladung von Greentown sagen.

page-game-greentown-line = Ein Wettlauf in einer Stadt für alle: Baue Straßen, führe Besucher auf Touren zu dem, was sie sehen wollen, und verdiene mehr als die anderen.
page-game-greentown-facts = 2 bis 4 Personen · 60 Minuten
