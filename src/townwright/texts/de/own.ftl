### Was die Seite über eigene Plättchen und Karten sagt.

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
own-start-told = Das sind die Sätze, die Townwright mitbringt. Zeichne einen eigenen Satz, der wie einer von ihnen beginnt, oder lade die Datei herunter, gib ihr in den ersten Zeilen einen neuen Namen, ändere, was du magst, und bringe sie wieder her.
own-tiles = Plättchen
own-count = × { $count }

## Ein Satz wird gezeichnet

own-edit = Zeichnen
own-download = { $name } herunterladen
own-edit-begin = Ausgehend von „{ $name }“ zeichnen
own-edit-draft = Du hast an { $name } gezeichnet.
own-edit-go-on = Weiterzeichnen
own-edit-name = Der Name deines Satzes
own-edit-file = Herunterladen
own-edit-save = Sichern und spielen
own-edit-leave = Zurück
own-edit-replaces = Du hast schon einen Satz namens { $name }.
own-edit-replace = Ersetzen
own-edit-keep-both = Beide behalten
own-edit-undo = Zurücknehmen
own-edit-redo = Wiederherstellen
own-edit-undone = Zurückgenommen.
own-edit-redone = Wiederhergestellt.
own-edit-copy = Eine Kopie dazulegen
own-edit-remove = Herausnehmen
own-edit-wrong = { $piece }: Hier stimmt etwas nicht
own-edit-brush = Womit du zeichnest
own-edit-left = Nach links drehen
own-edit-right = Nach rechts drehen
own-edit-less = { $name }: eins weniger
own-edit-more = { $name }: eins mehr
