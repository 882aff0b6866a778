### Was jede Seite von Cities sagt.

page-game-cities = Cities
page-game-cities-line = Schnell gelernt: Alle legen dieselben Plättchen, jede Person in ihre eigene Stadt, und schicken sieben Touristen dorthin, wo sie am meisten bringen. Niemand kommt dir in die Quere.
page-game-cities-facts = ab 1 Person · 20 Minuten
page-bot-lodger = Untermieter
page-bot-citizen = Bürgerin
page-bot-foreman = Vorarbeiter
page-bot-apprentice = Lehrling
page-bot-tourist = Tourist
page-bot-architect = Architektin
city-letters = SPCW
