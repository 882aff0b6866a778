### Was nur die Startseite sagt: was hinter ihren Links ist.

page-door-daily-told = Jeden Tag, für alle dieselbe
page-door-puzzles-told = Finde den besten Zug
page-door-history-told = Ergebnisse und Fortschritte
page-door-learn-told = Kurze Lektionen
page-door-companion-told = Zählt Punkte am echten Tisch
page-door-own-told = Zeichne und spiele sie
page-door-about-told = Ihre Teile und Regeln
page-door-replay-told = Aus einer Datei
page-show-game = Zeig mir, wie { $game } geht (2 Minuten)
