### Was jede Seite von Greentown sagt.

page-game-greentown = Greentown
page-game-greentown-line = Ein Wettlauf in einer Stadt für alle: Baut Straßen, führt Besucher auf Touren zu dem, was sie sehen wollen, und verdient mehr als die anderen.
page-game-greentown-facts = 2 bis 4 Personen · 60 Minuten
page-bot-guest = Tagesgast
page-bot-strategist = Strategin
page-bot-cyclist = Radlerin
page-bot-courier = Botin
page-bot-engineer = Ingenieur
page-bot-councillor = Stadträtin
page-bot-mayor = Bürgermeister
