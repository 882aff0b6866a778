### What every screen says of Cities.

page-game-cities = Cities
page-game-cities-line = Quick to learn: everyone lays the same tiles, each in a city of their own, and sends seven tourists where they earn most. Nobody gets in your way.
page-game-cities-facts = 1 or more players · 20 minutes
page-bot-lodger = Lodger
page-bot-citizen = Citizen
page-bot-foreman = Foreman
page-bot-apprentice = Apprentice
page-bot-tourist = Tourist
page-bot-architect = Architect
city-letters = APTW
