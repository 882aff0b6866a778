### Was man in Cities zeigen kann.

achievement-cities-seven-paid = Sieben im Einsatz
achievement-cities-seven-paid-why = Alle sieben Touristen bringen Punkte: Keiner wartet im Vorrat, und keine zwei teilen sich eine Fläche.
achievement-cities-zone-of-ten = Eine Fläche mit zehn Feldern
achievement-cities-zone-of-ten-why = Eine gewertete Fläche hat zehn Felder: Jedes Feld, das später dazukommt, zählt sofort, ohne weiteren Touristen.
achievement-cities-moved-to-the-best = Unterwegs
achievement-cities-moved-to-the-best-why = Dein bester Tourist ist dorthin gezogen: Wo einer früh stand, muss er am Ende nicht stehen.
achievement-cities-nothing-left = Nichts liegen gelassen
achievement-cities-nothing-left-why = Jede Fläche ab drei Feldern hat einen Touristen: Eine leere Fläche bringt nichts, und wäre sie noch so groß.
achievement-cities-three-each = Alle gut
achievement-cities-three-each-why = Jeder der sieben Touristen bringt drei Punkte oder mehr: Der schwächste lässt sich oft am leichtesten verbessern.
achievement-cities-two-large-zones = Zwei Zentren
achievement-cities-two-large-zones-why = Zwei gewertete Flächen haben acht Felder oder mehr: Wachsen zwei, so passt fast jedes Plättchen an eine davon.
achievement-cities-long-view = Weite Sicht
achievement-cities-long-view-why = Ein Tourist im Straßencafé blickt auf sechs Felder oder mehr: Linien, die in mehrere Richtungen offen bleiben, brauchen keine Fläche.
achievement-cities-every-source = Von allem etwas
achievement-cities-every-source-why = Sehenswürdigkeiten, Parks und Blicke bringen je acht Punkte oder mehr: So ist kaum ein Plättchen nutzlos für dich.
achievement-cities-rich-border = Gute Nachbarschaft
achievement-cities-rich-border-why = Eine Fläche bekommt auf Stufe 3 sechs Punkte oder mehr von ihrem Rand: Um eine lange, gewundene Fläche liegt mehr als um ein Quadrat.
