### What every screen says of Cities.

page-game-cities = Cities
page-game-cities-line = Everyone builds a city of their own from the same tiles and leads seven tourists to its most beautiful places.
page-game-cities-facts = 1 or more players · 20 minutes
page-bot-lodger = Lodger
page-bot-citizen = Citizen
page-bot-foreman = Foreman
page-bot-apprentice = Apprentice
page-bot-tourist = Tourist
page-bot-architect = Architect
city-letters = APTW
