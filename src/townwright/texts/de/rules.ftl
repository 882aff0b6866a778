### Die Regeln in eigenen Worten: was alle Spiele gemeinsam haben. Die Abschnitte eines Spiels stehen in seiner Datei.

rules-search = Regeln durchsuchen
rules-search-short = Suchen
rules-found = { $count ->
    [0] Nichts gefunden. Versuche es mit einem kürzeren Wort.
    [one] Ein Abschnitt gefunden
   *[other] { $count } Abschnitte gefunden
  }
rules-contents = Abschnitte
rules-in-the-box = In der Schachtel:
rules-words = Wörter dieses Spiels
rules-about = Über diese Sätze und Entscheidungen
