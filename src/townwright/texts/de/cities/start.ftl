### Was nur die Startseite und eine Einladung von Cities sagen.

page-game-cities-line = Schnell gelernt: Alle legen dieselben Plättchen, jede Person in ihre eigene Stadt, und schicken sieben Touristen dorthin, wo sie am meisten bringen. Niemand kommt dir in die Quere.
page-game-cities-facts = ab 1 Person · 20 Minuten
