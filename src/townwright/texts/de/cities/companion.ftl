### Was der Begleiter neben der Schachtel von Cities sagt.

companion-cities-told = Sagt die Plättchen an und zählt eine fertige Stadt, Tourist für Tourist.
companion-city-call = Ansagen
companion-city-score = Stadt zählen
companion-call-none = 24 Plättchen sind gemischt, 16 davon sind der Stapel.
companion-call-start = Startplättchen { $number } von { $of }
companion-call-round = Runde { $round } von { $rounds }
companion-call-extra = Noch ein Plättchen, das auf die Stadt gelegt wird
companion-call-tile = Plättchen { $tile }
companion-call-first = Erstes Plättchen aufdecken
companion-call-next = Nächstes Plättchen
companion-call-over = Der Stapel ist leer
companion-call-back = Das letzte Plättchen liegt wieder auf dem Stapel.
companion-call-order = Bisher angesagt
companion-call-order-none = Noch ist kein Plättchen angesagt.
companion-stack = Der Stapel
companion-call-anew = Neu mischen
companion-call-sure = Wirklich? Die angesagten Plättchen sind dann vergessen
companion-city = Die Stadt
companion-city-count = Punkte zählen
companion-city-total = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
  }
companion-city-back = Zurück zur Stadt
companion-city-full = Alle 16 Plätze sind belegt. Nun kommen die Touristen.
companion-city-notation = Die Stadt in Notation
companion-city-notation-told = Ein Bild mit zwei mal zwei Buchstaben für jedes Plättchen, klein, wo ein Tourist steht; oder eine Stadtzeile wie d4:16S,c3:6W,b2:17N;c3.1;6;b2.
companion-step-tiles = Plättchen
companion-step-fields = Felder
companion-step-tourists = Touristen
companion-place = Platz { $cell }
companion-pick-tile = Das Plättchen auf { $cell }
companion-tile-used = Plättchen { $tile }: { $face }; liegt auf { $cell }
companion-laid = Plättchen { $tile } auf { $cell }.
companion-kind = Malen mit
companion-rub = nichts
companion-fields-told = Für eine Schachtel, deren Plättchen nicht aufgeschrieben sind: Wähle eine Art und dann jedes Feld, das sie zeigt.
companion-tourists-told = Wähle die Felder, auf denen Touristen stehen.
