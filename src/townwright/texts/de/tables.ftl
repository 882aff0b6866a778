table-no-such-seat = Dieser Tisch hat { $seats ->
    [one] einen Platz
   *[other] { $seats } Plätze
  }.
table-seat-not-yours = Platz { $seat } gehört nicht dir.
table-not-playing = An diesem Tisch läuft kein Spiel.
table-not-your-turn = Platz { $seat } ist nicht am Zug.
table-turn-passed = Das beantwortet eine Stellung, die vorbei ist.
table-not-for-you = Das steht dir nicht zu.
table-by-invitation = Dieser Tisch ist privat; bitte um eine Einladung.
table-one-seat = Du hast schon einen Platz an diesem Tisch.
table-seat-taken = Platz { $seat } ist besetzt.
table-seat-empty = Auf Platz { $seat } sitzt niemand.
table-full = An diesem Tisch ist kein Platz frei.
table-for-host = Das darf nur, wer den Tisch aufgemacht hat.
table-begun = Das Spiel hat begonnen.
table-over = Dieser Tisch ist geschlossen.
table-name-a-bot = Sag, welcher Bot den Platz übernehmen soll.
table-for-players = Das darf nur, wer einen Platz hat.
table-no-rematch = Eine Revanche folgt einmal auf ein Spiel, das zu Ende ist.
table-no-bot-there = Ein Bot kann den Platz einer anderen Person übernehmen.
table-is-here = Platz { $seat } ist am Tisch und hat noch Zeit.
table-offered-already = Das ist schon vorgeschlagen.
table-nothing-to-undo = Dein letzter Zug kann nicht mehr zurückgenommen werden.
table-seen-already = Was gleichzeitig mit anderen geschah, kann nicht zurückgenommen werden.
table-offer-gone = Dieser Vorschlag steht nicht mehr.
table-no-vote = Dieser Vorschlag braucht deine Stimme nicht.
table-voted = Du hast auf diesen Vorschlag schon geantwortet.
table-no-aids = An diesem Tisch gibt es keine Tipps.
table-no-record = Eine Aufzeichnung gibt es, sobald das Spiel begonnen hat.
table-log-full = An diesem Tisch sind { $number } Dinge geschehen, und { $most } sind das Höchste: Das Spiel kann zu Ende gespielt werden, sonst nichts mehr.
table-rules-unknown = An diesem Tisch wird nach Fassung { $rules } der Regeln gespielt.
table-fact = Ein Ereignis „{ $kind }“ mit solchem Inhalt kennt dieses Townwright nicht.
