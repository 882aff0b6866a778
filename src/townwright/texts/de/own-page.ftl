### Was die Seite über eigene Plättchen und Karten sagt.

own-title = Eigene Plättchen und Karten
own-told = Schreib auf, was deine Schachtel zeigt, oder denk dir etwas Neues aus. Die Datei wird gezeichnet und geprüft, und du kannst an einem privaten Tisch damit spielen.
own-bring = Eine Datei
own-choose = Datei wählen
own-drop = oder zieh sie irgendwo auf diese Seite, oder füg ihren Text ein.
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
own-start-told = Das sind die Sätze, die Townwright mitbringt. Lade einen herunter, gib ihm in den ersten Zeilen einen neuen Namen, ändere, was du magst, und bring ihn wieder her.
own-form-cities = Eine Zeile für jedes der 24 Plättchen: seine Nummer, die oberen zwei Felder und die unteren zwei, zum Beispiel 13{"\u00A0"}AA/PT.
own-form-greentown = Arten von Plättchen nach ihren Straßen, Aufbauten und die Besucherkarten mit ihren Wünschen, als JSON.
own-form-skylines = Spielpläne, Formen und Karten in Abschnitten; was eine Karte tut, steht in einer kleinen Sprache. Eine Datei darf ganze Abschnitte aus einem anderen Satz übernehmen.
own-tiles = Plättchen
own-count = × { $count }
own-setup = Aufbau: { $name }
own-cards = Besucherkarten
own-card = Karte
own-stops = Halte
own-category-n = Natur
own-category-c = Kultur
own-category-s = Sport
own-category-m = Einkauf
own-boards = Spielpläne
own-board = Spielplan { $letter }, Preis { $price }
own-shapes = Formen
own-kind-r = Wohngebiete
own-kind-c = Gewerbegebiete
own-kind-i = Industriegebiete
own-kind-svc = Dienste
own-kind-util = Versorgung
own-kind-uniq = Besondere Gebäude
own-kind-role = Rollen
own-kind-policy = Maßnahmen
own-kind-news = Nachrichten
