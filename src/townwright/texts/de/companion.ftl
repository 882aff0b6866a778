### Was der Begleiter für die Schachtel sagt.

companion-told = Die Schachtel steht auf dem Tisch? Lege das Handy daneben: Es sagt Plättchen an, prüft Touren, führt die Leisten und erklärt jeden Punkt.
companion-offline-told = Plättchen ansagen und Leisten führen geht auch ohne Verbindung, sobald du einmal hier warst. Was du eingibst, bleibt in diesem Browser.
companion-all = Alle Spiele des Begleiters
companion-what = Was zu tun ist
companion-how = Wie du es eingibst
companion-tap = Antippen
companion-type = Eintippen
companion-step = Was du eingibst
companion-set = Plättchen oder Karten
companion-set-own = Eigene Plättchen oder Karten verwenden
companion-box = In der Schachtel
companion-seats = Spieler
companion-undo = Zurück
companion-undone = Zurückgenommen.
companion-take = Wegnehmen
companion-turn = Drehen
companion-turn-left = Nach links drehen
companion-turn-right = Nach rechts drehen
companion-less = Weniger: { $name }
companion-more = Mehr: { $name }
companion-line = Zeile { $line }: { $why }
companion-offline = Es gibt keine Verbindung. Was du eingegeben hast, bleibt erhalten, und die Antwort kommt, sobald die Verbindung wieder da ist.
page-level = Stufe
