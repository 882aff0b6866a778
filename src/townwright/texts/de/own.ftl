### Was die Seite über eigene Plättchen und Karten sagt.

own-title = Eigene Plättchen und Karten
own-told = Schreibe auf, was deine Schachtel zeigt, oder denke dir etwas Neues aus. Die Datei wird gezeichnet und geprüft, und du kannst an einem privaten Tisch damit spielen.
own-bring = Eine Datei
own-choose = Datei wählen
own-drop = oder ziehe sie irgendwo auf diese Seite, oder füge ihren Text ein.
own-paste = Der Text einer Datei
own-check = Prüfen
own-checking = Wird geprüft …
own-unreachable = Townwright ist gerade nicht erreichbar. Der Text bleibt hier; versuch es wieder, wenn die Verbindung da ist.
own-large = Die Datei ist zu groß: Höchstens 256 kB werden gelesen.
own-line = Zeile { $line }: { $why }
own-good = Mit { $name } lässt sich { $game } spielen.
own-another = Andere Datei
own-play = Damit spielen
own-companion = Im Begleiter für die Schachtel verwenden
own-unusual = { $count ->
    [one] Eines ist ungewöhnlich
   *[other] { $count } Dinge sind ungewöhnlich
  }
own-library = Früher mitgebracht
own-forget = { $name } vergessen
own-start = Für den Anfang
own-start-told = Das sind die Sätze, die Townwright mitbringt. Lade einen herunter, gib ihm in den ersten Zeilen einen neuen Namen, ändere, was du magst, und bringe ihn wieder her.
own-tiles = Plättchen
own-count = × { $count }
