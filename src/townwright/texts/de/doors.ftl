### Was die Startseite über die Wege sagt, die von ihr weiterführen.

page-door-daily-told = Jeden Tag eine, für alle dieselbe
page-door-puzzles-told = Finde den besten Zug
page-door-history-told = Ergebnisse, Aufzeichnungen, Fortschritte
page-door-learn-told = Kurze Lektionen am richtigen Tisch
page-door-companion-told = Zählt Punkte an deinem echten Tisch
page-door-own-told = Zeichne eigene und spiele damit
page-door-about-told = Die Teile und unklare Regeln
page-door-replay-told = Aus einer gesicherten Datei
page-show-game = Zeig mir, wie { $game } geht (2 Minuten)
