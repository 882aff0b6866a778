# Notation, Auslage, Einstellungen
skylines-no-action = „{ $text }“ ist keine Aktion; schreibe „play 1S1 Ac4/0“, „play 1R1 L3 Ac4/0“, „policy 2P1“, „swap 1C1“, „end“, „+1“, „+x>1C1“, „open A“, „role K1“, „renew 1C1“ oder „layout A0 B3 / C2 F0“.
skylines-renew-twice = „{ $text }“ nennt eine Karte zweimal.
skylines-layout-word = „{ $word }“ ist kein Platz einer Auslage; schreibe „A0“ bis „F3“ oder „--“.
skylines-layout-twice = Die Auslage „{ $layout }“ nennt keine verschiedenen Spielpläne.
skylines-layout-ragged = Die Auslage „{ $layout }“ braucht gleich lange Reihen und außen keine leere Reihe oder Spalte.
skylines-layout-apart = Die Spielpläne von „{ $layout }“ hängen nicht zusammen.
skylines-layout-water = Zwischen { $first } und { $second } trifft in „{ $layout }“ Wasser auf Land.
skylines-board-unknown = In diesem Materialsatz gibt es keinen Spielplan { $board }.
skylines-boards-few = Der Materialsatz hat nur { $number ->
    [one] 1 Spielplan
   *[other] { $number } Spielpläne
  }.
skylines-roles-few = An diesem Tisch werden { $needed } Rollen gezogen, der Materialsatz { $set } hat aber { $number }.
skylines-module-empty = Der Materialsatz { $set } hat keine Karten für „{ $word }“.

# Aufzeichnungen
skylines-tag = „{ $text }“ ist keine Angabe wie [Players "2"].
skylines-tag-twice = Die Angabe { $key } kommt zweimal vor.
skylines-tag-missing = Die Angabe { $key } fehlt.
skylines-tag-game = „{ $game }“ ist ein anderes Spiel.
skylines-tag-version = Die Regelfassung { $version } ist nicht bekannt.
skylines-tag-boards = „{ $text }“ sind keine Spielpläne des Materialsatzes.
skylines-tag-number = { $key } ist eine Zahl von { $lowest } bis { $highest }, nicht „{ $value }“.
skylines-line = „{ $text }“ ist keine Zeile einer Aufzeichnung.
skylines-line-after-end = Nach dem Ergebnis folgt nichts mehr.
skylines-line-seat = Platz { $seat } ist dran, nicht { $other }.
skylines-no-deal = Jetzt wird keine Hand ausgeteilt.
skylines-deal-size = { $size } Karten werden ausgeteilt, nicht { $number }.
skylines-no-offer = Jetzt wird keine Rolle gewählt.
skylines-role-line = Eine Rollenzeile lautet „role 1 K1 K2 > K1“.
skylines-no-turn = Jetzt ist kein Zug an der Reihe: { $step }
skylines-turn-number = Das ist Zug { $turn }, nicht { $number }.
skylines-no-turn-action = „{ $text }“ tut man nicht in einem Zug.
skylines-no-renewal = Platz { $seat } kann jetzt keine Karten erneuern.
skylines-draw = „{ $text }“ ist kein Ziehen wie +2>2R4.
skylines-draw-surplus = Für „{ $text }“ ist keine Karte zu ziehen.
skylines-draw-missing = Eine gezogene Karte fehlt.
skylines-not-finished = Das Spiel wurde nicht beendet.
skylines-other-result = { $score ->
    [one] Das Spiel endete mit { $score } Punkt: { $title }.
   *[other] Das Spiel endete mit { $score } Punkten: { $title }.
}
skylines-not-lost = Das Spiel wurde nicht verloren.
skylines-other-loss = Das Spiel ging durch { $why } verloren.
skylines-check-here = Hinter „{ $text }“ stehen keine Leisten.
skylines-check-word = „{ $word }“ ist kein Stand einer Leiste wie mon=8.
skylines-check-missing = { $marker } wird nicht genannt.
skylines-check-untrue = { $marker } steht auf { $value }, nicht auf { $claimed }.

# Begleiter am Tisch
skylines-table-bars = Ein Tisch beginnt mit seinen Leisten: „bars mon=8 hap=5 …“.
skylines-table-word = „{ $word }“ beginnt keine Zeile eines Tisches.
skylines-table-twice = Ein Tisch hat nur eine Zeile „{ $word }“.
skylines-table-off-bar = „{ $word }“ liegt außerhalb der Leiste.
skylines-table-open = „{ $text }“ sind keine Spielpläne der Auslage.
skylines-table-tile = Plättchen liegen auf offenen Spielplänen: „layout“ und „open“ kommen zuerst.
skylines-table-card = { $card } ist keine Karte, deren Plättchen liegen könnte.
skylines-table-shape = Ein noch vorhandenes Plättchen wird bei Gebieten genannt, und nur dort.
skylines-table-unknown = „{ $word }“ ist keine solche Karte des Materialsatzes.
skylines-table-roles = Jeder Platz hat eine eigene Rolle: nenne höchstens { $seats }, keine zweimal.
skylines-table-news = Eine Nachricht gilt oder keine.

# Eigene Karten und Spielpläne
skylines-set-unknown = Es gibt keinen Materialsatz „{ $name }“; es gibt { $names }.
skylines-set-taken = { $name } heißt ein Materialsatz von Townwright mit anderem Inhalt; er braucht einen neuen Namen.
skylines-set-head = Ein Materialsatz beginnt mit „skylines components“ und einem klein geschriebenen Namen.
skylines-set-section = „[{ $title }]“ ist kein Abschnitt oder kommt zweimal vor.
skylines-set-outside = „{ $text }“ steht vor jedem Abschnitt.
skylines-set-missing = Der Abschnitt [{ $title }] fehlt.
skylines-set-columns = „{ $text }“ hat { $found } Spalten statt { $number }.
skylines-set-number = „{ $word }“ ist keine Zahl bis 999.
skylines-set-bar = „{ $word }“ ist keine Leiste oder kommt zweimal vor.
skylines-set-bar-zero = Die Leiste „{ $word }“ enthält die 0 nicht.
skylines-set-bar-missing = Die Leiste „{ $word }“ fehlt.
skylines-set-shape-name = „{ $word }“ ist kein neuer Name einer Form.
skylines-set-shape = „{ $word }“ ist keine zusammenhängende Form aus # und .
skylines-set-zone = „{ $word }“ ist kein Gebiet oder kommt zweimal vor.
skylines-set-tile = „{ $word }“ ist keine Form mit Anzahl wie L3*4.
skylines-set-board = „{ $word }“ ist kein neuer Buchstabe eines Spielplans.
skylines-set-board-row = Reihe { $row } von Spielplan { $board } ist „{ $text }“, nicht acht aus . # ~
skylines-set-board-empty = Spielplan { $board } hat kein Feld oder einen Preis unter 0.
skylines-set-card-twice = Die Karte { $card } kommt zweimal vor.
skylines-set-id = „{ $word }“ ist keine Kennung einer Karte in [{ $section }].
skylines-set-no-shape = Es gibt keine Form „{ $word }“.
skylines-set-kind = „{ $word }“ ist keine Art von Baukarte.
skylines-set-zone-shape = Ein Gebiet nimmt jedes Plättchen: „*“ statt „{ $word }“.
skylines-set-zone-money = Das Gebiet { $card } kostet Münzen.
skylines-set-building-reward = Das Gebäude { $card } hat eine Bedingung oder zweite Zeile.
skylines-set-clause = „{ $clause }“ gehört nicht auf diese Art von Karte.
skylines-set-same = „{ $word }“ in „{ $text }“ gehört nur zu Wahrzeichen.
skylines-set-no-tiles = { $card } braucht Plättchen des Gebiets { $zone }, aber keine sind aufgeführt.
skylines-set-few-cards = Der Materialsatz hat { $number } Baukarten der Stufe I, vier Personen bekommen aber { $needed }.
skylines-set-count = { $what }: der Materialsatz hat { $number }, die Schachtel { $printed }
skylines-count-stage = Baukarten der Stufe { $stage }
skylines-count-services = Dienste
skylines-count-utilities = Versorgungswerke
skylines-count-tiles = Plättchen ({ $zone })
skylines-count-boards = Spielpläne
skylines-set-dear-board = Spielplan { $board } kostet { $price }; höchstens { $limit } lässt jedes Startkapital ihn zuerst öffnen
skylines-row-twice = „{ $marker }“ steht zweimal in „{ $text }“.
skylines-effect-word = „{ $word }“ in „{ $text }“ stimmt nicht; dort gehört { $wanted } hin.
skylines-effect-short = „{ $text }“ endet, wo { $wanted } stehen müsste.
skylines-effect-long = „{ $text }“ reiht mehr als { $most } Bedingungen, Arten oder Klauseln aneinander.
skylines-wanted-number = eine Zahl bis 999
skylines-wanted-marker = eine Leiste
skylines-wanted-change = „+“, „-“ oder „~“
skylines-wanted-comparison = ein Vergleich
skylines-wanted-condition = eine Bedingung
skylines-wanted-joint = „&“ oder „|“
skylines-wanted-service = ein Dienst
skylines-wanted-kind = eine Art von Plättchen
skylines-wanted-clause = eine Klausel
skylines-wanted-price = etwas, das einen Preis hat
skylines-wanted-action = eine Aktion
skylines-wanted-scope = „district“ oder „city“
skylines-wanted-word = „{ $word }“
skylines-cap-cards = Karten
skylines-cap-terms = Klauseln und Bedingungen aller Karten
skylines-cap-layouts = Auslagen
skylines-cap-shapes = Formen
skylines-cap-name = Buchstaben in einem Namen
skylines-cap-layout = Reihen oder Spalten einer Auslage
skylines-cap-boards = Spielpläne einer Auslage
skylines-cap-tags = Angaben im Kopf
