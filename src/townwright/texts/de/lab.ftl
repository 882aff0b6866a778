### Was im eigenen Browser läuft: Python neben den Regeln, und der Beweis, dass ehrlich gemischt wurde.

lab-title = Labor
lab-told = Die Regeln dieser Spiele sind in Python geschrieben, und dein Browser kann es ausführen. Probiere etwas aus: was ein Zug bewirkt, wie Programme spielen, wie der Geber zieht. Nichts verlässt dieses Gerät.
lab-cell = Abschnitt { $number }
lab-output = Was Abschnitt { $number } sagt
lab-run = Ausführen
lab-running = Es läuft …
lab-stop = Anhalten
lab-stopped = Es wurde angehalten. Was Abschnitte benannt haben, ist vergessen.
lab-remove = Entfernen
lab-add = Leerer Abschnitt
lab-example-moves = Beispiel: Züge
lab-example-play = Beispiel: ein Spiel
lab-example-bots = Beispiel: zwei Programme
lab-example-deal = Beispiel: der Geber
lab-bounds = Strg und Eingabe führt einen Abschnitt aus. Abschnitte kennen, was frühere benannt haben. Von dem, was einer sagt, werden die ersten 20.000 Zeichen gezeigt.
fair-title = Wurde ehrlich gemischt?
fair-told = Vor einem Spiel wählt der Geber einen Schlüssel, der die Reihenfolge von allem festlegt, was gezogen wird, und zeigt nur dessen Siegel. Ist das Spiel zu Ende, wird der Schlüssel gezeigt. Wer beides hat, kann jede Ziehung nachrechnen. Diese Seite tut es auf deinem Gerät, mit demselben Programm, das austeilt; kein Server wird gefragt.
fair-take = Ziehe die Aufzeichnung eines beendeten Spiels hierher, oder füge sie ein
fair-file = Datei wählen
fair-prove = Nachrechnen
fair-working = Die Ziehungen werden nachgerechnet …
fair-holds = { $draws ->
    [one] Es wurde ehrlich gemischt: Der Schlüssel hat das Siegel, und die eine Ziehung folgt aus ihm.
   *[other] Es wurde ehrlich gemischt: Der Schlüssel hat das Siegel, und alle { $draws } Ziehungen folgen aus ihm.
}
fair-unsealed = { $draws ->
    [one] Die eine Ziehung folgt aus dem Schlüssel. Aber diese Aufzeichnung nennt kein Siegel, also zeigt nichts, dass der Schlüssel vor dem Spiel gewählt wurde.
   *[other] Alle { $draws } Ziehungen folgen aus dem Schlüssel. Aber diese Aufzeichnung nennt kein Siegel, also zeigt nichts, dass der Schlüssel vor dem Spiel gewählt wurde.
}
fair-wrong-seal = Der Schlüssel hat nicht das Siegel, das vor dem Spiel gezeigt wurde.
fair-wrong-draw = Ziehung { $number } folgt nicht aus dem Schlüssel: Die Aufzeichnung zieht { $drawn }, der Schlüssel gibt { $dealt }.
fair-seal = Das Siegel, vor dem Spiel gezeigt
fair-no-seal = Die Aufzeichnung nennt es nicht.
fair-key = Der Schlüssel, nach dem Spiel gezeigt
fair-seal-again = Das Siegel dieses Schlüssels, hier nachgerechnet (SHA-256)
fair-same = dasselbe
fair-other = nicht dasselbe
fair-draws = Die Ziehungen
fair-how = Der Schlüssel, der Name des Stroms, die Nummer der Ziehung und die des Versuchs ergeben eine große Zahl (HMAC-SHA-256). Geteilt durch die Zahl der Dinge, die gezogen werden konnten, lässt sie einen Rest: den Platz dessen, was gezogen wird, von 0 an gezählt.
fair-draw = Ziehung
fair-message = Strom, Ziehung, Versuch
fair-number = Große Zahl
fair-rest = Rest
fair-rest-of = { $place } von { $outcomes }
fair-drawn = Gezogen
fair-left = { $left ->
    [one] Danach kommt noch eine Ziehung; sie würde nichts beweisen.
   *[other] Danach kommen noch { $left } Ziehungen; sie würden nichts beweisen.
}
