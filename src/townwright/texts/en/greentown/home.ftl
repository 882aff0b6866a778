### What every screen says of Greentown.

page-game-greentown = Greentown
page-game-greentown-line = A race in one town for all: build its roads, lead visitors on tours to what they wish to see, and earn more than the others.
page-game-greentown-facts = 2 to 4 players · 60 minutes
page-bot-guest = Day tripper
page-bot-strategist = Strategist
page-bot-cyclist = Cyclist
page-bot-courier = Courier
page-bot-engineer = Engineer
page-bot-councillor = Councillor
page-bot-mayor = Mayor
