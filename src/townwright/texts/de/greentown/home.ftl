### Was jede Seite von Greentown sagt.

page-game-greentown = Greentown
page-game-greentown-line = Eine Stadt für alle: Baut Straßen, führt Touren, die Wünsche erfüllen, und wer am meisten verdient, gewinnt.
page-game-greentown-facts = 2 bis 4 Personen · 60 Minuten
page-bot-guest = Tagesgast
page-bot-strategist = Strategin
page-bot-cyclist = Radlerin
page-bot-courier = Botin
page-bot-engineer = Ingenieur
page-bot-councillor = Stadträtin
page-bot-mayor = Bürgermeister
