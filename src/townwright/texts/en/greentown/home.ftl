### What every screen says of Greentown.

page-game-greentown = Greentown
page-bot-guest = Day tripper
page-bot-strategist = Strategist
page-bot-cyclist = Cyclist
page-bot-courier = Courier
page-bot-engineer = Engineer
page-bot-councillor = Councillor
page-bot-mayor = Mayor
