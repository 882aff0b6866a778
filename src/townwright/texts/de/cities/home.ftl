### Was jede Seite von Cities sagt.

page-game-cities = Cities
page-game-cities-line = Alle bauen aus denselben Plättchen, jede Person ihre eigene Stadt, und führen sieben Touristen an die schönsten Orte.
page-game-cities-facts = ab 1 Person · 20 Minuten
page-bot-lodger = Untermieter
page-bot-citizen = Bürgerin
page-bot-foreman = Vorarbeiter
page-bot-apprentice = Lehrling
page-bot-tourist = Tourist
page-bot-architect = Architektin
city-letters = SPCW
