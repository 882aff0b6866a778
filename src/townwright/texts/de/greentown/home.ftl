### Was jede Seite von Greentown sagt.

page-game-greentown = Greentown
page-bot-guest = Tagesgast
page-bot-strategist = Strategin
page-bot-cyclist = Radlerin
page-bot-courier = Botin
page-bot-engineer = Ingenieur
page-bot-councillor = Stadträtin
page-bot-mayor = Bürgermeister
