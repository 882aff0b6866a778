### Was jede Seite von Cities sagt.

page-game-cities = Cities
page-bot-lodger = Untermieter
page-bot-citizen = Bürgerin
page-bot-foreman = Vorarbeiter
page-bot-apprentice = Lehrling
page-bot-tourist = Tourist
page-bot-architect = Architektin
city-letters = SPCW
