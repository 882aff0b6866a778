### What every screen says of Greentown.

page-game-greentown = Greentown
page-game-greentown-line = One town for all: build roads, lead tours that fulfil visitors’ wishes, and whoever earns most wins.
page-game-greentown-facts = 2 to 4 players · 60 minutes
page-bot-guest = Day tripper
page-bot-strategist = Strategist
page-bot-cyclist = Cyclist
page-bot-courier = Courier
page-bot-engineer = Engineer
page-bot-councillor = Councillor
page-bot-mayor = Mayor
