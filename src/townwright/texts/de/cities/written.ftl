# Wer am Zug ist
cities-over = Das Spiel ist zu Ende.
cities-no-draw = Das nächste Plättchen wird aufgedeckt, wenn alle fertig sind.
cities-draw-first = Zuerst wird ein Plättchen aufgedeckt.
cities-draw-due = Jetzt wird das nächste Plättchen aufgedeckt, nicht „{ $action }“.
cities-tile-drawn = Plättchen { $tile } wurde schon gezogen.
cities-no-such-tile = Es gibt kein Plättchen { $tile }.
cities-no-such-player = Es gibt keine Person { $player }.
cities-finished = Person { $player } ist mit dieser Runde schon fertig.
cities-common-layout-due = Jetzt werden die Startplättchen für alle gelegt, nicht „{ $action }“.
cities-layout-due = Jetzt sind die drei Startplättchen zu legen, nicht „{ $action }“.
cities-move-due = Jetzt sind ein Plättchen und ein Tourist an der Reihe, nicht „{ $action }“.

# Züge, die niemand antippen kann
cities-wrong-tile = Jetzt ist Plättchen { $hand } zu legen, nicht Plättchen { $tile }.
cities-not-home = Das erste Startplättchen liegt auf { $home }, nicht auf { $cell }.
cities-layout-side = Startplättchen dürfen keine gemeinsame Seite haben wie { $one } und { $other }.
cities-layout-corner = Das Startplättchen auf { $cell } berührt keine Ecke eines anderen.
cities-tile-on-cell = Das Plättchen einer Runde liegt auf einem Platz, etwa 17E@c4.
cities-extra-on-field = Das 17. Plättchen liegt auf einem Feld, etwa 9E@b2.4, oder gar nicht.
cities-extra-over-edge = Das 17. Plättchen auf { $field } läge nicht ganz auf der Stadt.
cities-walk-too-far = { $source } und { $target } berühren sich nicht.
cities-jump-is-walk = Die Felder berühren sich, also geht der Tourist: schreibe { $walk }.

# Notation
cities-no-action = „{ $text }“ ist keine Aktion; schreibe ein Plättchen und einen Touristen wie „16S@d3 +2“ oder „8N@e3 -“.
cities-no-laid-tile = „{ $word }“ ist kein gelegtes Plättchen; schreibe Nummer, Drehung und Platz wie 17E@c4.
cities-no-tourist-action = „{ $word }“ kann kein Tourist tun; schreibe -, +2, d3.2~d3.4 oder f3.3^3.
cities-no-cell = „{ $text }“ ist kein Platz; schreibe Spalte und Zeile wie c4.
cities-no-field = „{ $text }“ ist kein Feld; schreibe Platz und Viertel wie c4.2.

# Plättchensätze
cities-tileset-unknown = Es gibt keinen Plättchensatz „{ $name }“; es gibt { $names }.
cities-tileset-name = Ein Plättchensatz beginnt mit „tileset NAME“, und der Name ist ein einziges Wort.
cities-tileset-taken = { $name } heißt ein Plättchensatz von Townwright mit anderen Bildern; er braucht einen neuen Namen.
cities-tile-unreadable = „{ $text }“ ist kein Plättchen; schreibe Nummer und Bild wie 13 AA/PT.
cities-tile-number = Es gibt kein Plättchen { $tile }; sie haben die Nummern 1 bis { $tiles }.
cities-tile-twice = Plättchen { $tile } steht doppelt da.
cities-tiles-missing = Diese Plättchen fehlen: { $tiles }.
cities-tiles-alike = Die Plättchen { $one } und { $other } sind gedreht gleich.
cities-tile-uniform = Plättchen { $tile } hat mehr als zwei Felder einer Art.
cities-tile-kinds = Plättchen { $tile } zeigt { $kinds } der vier Arten.

# Aufzeichnungen
cities-record-empty = Die Aufzeichnung ist leer; sie beginnt mit „{ $due }“.
cities-version-unknown = Aufzeichnungen der Version „{ $version }“ sind nicht bekannt; dies ist { $known }.
cities-no-player = „player { $said }“ ist keine Person; schreibe „player { $number } NAME“.
cities-player-order = Die nächste Person ist { $number }, nicht { $given }.
cities-line-not-due = „{ $text }“ gehört nicht hierher; „{ $due }“ ist an der Reihe.
cities-round-order = Die nächste Runde ist { $due }, nicht { $given }.
cities-not-finished = Person { $player } ist mit dieser Runde noch nicht fertig.
cities-player-first = Person { $due } steht vor Person { $player }.
cities-layout-not-common = Im Schnellstart haben alle die Startstadt { $layout }.
cities-box-untrue = Die unbenutzten Plättchen sind { $tiles }.
cities-score-untrue = Person { $player } hat { $total } : { $points }.
cities-winner-untrue = Das Spiel gewinnt { $winners }.
cities-record-over = Nach dem Sieger kommt nichts mehr.

# Städte auf Papier
cities-no-city = Eine Stadt ist eine Zeile mit vier Teilen, getrennt durch Strichpunkte: Plättchen, Touristen, Vorrat, letzter Platz.
cities-line-tiles = Eine Stadt besteht aus Plättchen auf Plätzen und höchstens einem darüber, das zuletzt gelegt ist.
cities-line-too-wide = Die Stadt ist mehr als { $limit } Plättchen breit.
cities-line-too-high = Die Stadt ist mehr als { $limit } Plättchen hoch.
cities-too-many-tourists = Eine Person hat nur { $most } Touristen.
cities-stock-untrue = Im Vorrat { $stock ->
    [one] ist 1 Tourist
   *[other] sind { $stock } Touristen
  }, nicht { $said }.
cities-last-untrue = Das zuletzt gelegte Plättchen liegt auf { $last }, nicht auf { $said }.
cities-picture-empty = Da ist kein Bild einer Stadt.
cities-picture-height = Ein Bild hat zwei Zeilen für jede Reihe von Plättchen und höchstens { $most }, nicht { $count }.
cities-picture-width = Die Zeile hat { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
  }; jede hat zwei für jedes Plättchen, gleich viele und höchstens { $most }.
cities-picture-letters = „{ $row }“ ist keine Zeile von Feldern; schreibe A, P, T, W oder . für jedes.
cities-picture-wet = Auf Wasser kann kein Tourist stehen.
cities-picture-cell = Ein Plättchen hat vier Felder oder keines.
cities-cap-players = Personen einer Aufzeichnung
