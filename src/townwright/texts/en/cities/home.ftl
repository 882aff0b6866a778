### What every screen says of Cities.

page-game-cities = Cities
page-bot-lodger = Lodger
page-bot-citizen = Citizen
page-bot-foreman = Foreman
page-bot-apprentice = Apprentice
page-bot-tourist = Tourist
page-bot-architect = Architect
city-letters = APTW
