# Skylines: Namen

skylines-mon = Geld
skylines-pow = Strom
skylines-wat = Wasser
skylines-gar = Müll
skylines-lab = Arbeitskräfte
skylines-hap = Zufriedenheit
skylines-pol = Verschmutzung
skylines-tra = Verkehr
skylines-cri = Kriminalität
skylines-ovr = Gesamtzufriedenheit
skylines-kind-residential = Wohngebiet
skylines-kind-commercial = Gewerbegebiet
skylines-kind-industrial = Industriegebiet
skylines-kind-zone = Gebiet
skylines-kind-utility = Versorgungswerk
skylines-kind-power = Stromwerk
skylines-kind-water = Wasserwerk
skylines-kind-garbage = Müllwerk
skylines-kind-service = Dienst
skylines-kind-healthcare = Gesundheit
skylines-kind-education = Bildung
skylines-kind-police = Polizei
skylines-kind-fire = Feuerwehr
skylines-kind-transport = Nahverkehr
skylines-kind-park = Park
skylines-kind-unique = Wahrzeichen
skylines-kind-tile = Plättchen
skylines-action-policy = Eine Verordnung spielen
skylines-action-swap = Eine Karte tauschen
skylines-action-end = Den Meilenstein beenden
skylines-price-svc = eines Dienstes
skylines-price-util = eines Versorgungswerks
skylines-price-uniq = eines Wahrzeichens
skylines-price-policy = einer Verordnung
skylines-price-swap = eines Tausches
skylines-price-renew = einer erneuerten Karte
skylines-price-open = eines Spielplans
skylines-price-labor = der Arbeitskosten
skylines-loss-money = Geldmangel
skylines-loss-happiness = Unzufriedenheit
skylines-loss-no-action = fehlende Aktion
skylines-title-dying = Sterbende Stadt
skylines-title-no-importance = Unbedeutende Stadt
skylines-title-ambitious = Aufstrebende Stadt
skylines-title-busy = Geschäftige Stadt
skylines-title-showcase = Vorzeigestadt
skylines-title-boom = Boomende Stadt
skylines-title-grand = Großartige Stadt
skylines-title-heavenly = Himmlische Stadt
skylines-comma = { $first }, { $rest }
skylines-semicolon = { $first }; { $rest }

# Wirkungen

skylines-entry = { $marker } { $change }
skylines-entry-towards = { $marker } bis zu { $spaces } Richtung 0
skylines-row-empty = nichts
skylines-if = falls { $condition }: { $then }
skylines-or = { $first }, oder { $rest }
skylines-either = { $first } oder { $rest }
skylines-and = { $first } und { $rest }
skylines-term-use = { $service } genutzt werden kann
skylines-term-in = es im Viertel { $limit } × { $kind } gibt
skylines-term-adj = es angrenzend { $limit } × { $kind } gibt
skylines-term-city = es in der Stadt { $limit } × { $kind } gibt
skylines-term-marker = die Leiste { $marker } { $limit } zeigt
skylines-term-markers = die Leisten { $markers } { $limit } zeigen
skylines-term-size = das Plättchen { $limit } Felder hat
skylines-term-boards = { $limit } Spielpläne offen sind
skylines-term-water = das Plättchen am Wasser liegt
skylines-term-same = das Plättchen im Viertel dieses Gebäudes liegt
skylines-term-apart = das Plättchen außerhalb des Viertels dieses Gebäudes liegt
skylines-term-always = immer
skylines-limit-below = weniger als { $number }
skylines-limit-most = höchstens { $number }
skylines-limit-exactly = genau { $number }
skylines-limit-least = mindestens { $number }
skylines-limit-above = mehr als { $number }
skylines-clause-now = einmalig: { $row }
skylines-clause-build = immer wenn { $kinds } gebaut wird: { $row }
skylines-clause-burden = { $kinds } bauen: zusätzlich { $row }
skylines-clause-ease = { $kinds } verschlechtert { $marker } um { $number } weniger
skylines-clause-price = Preis { $what } { $change }
skylines-clause-forbid-build = { $kinds } darf nicht gebaut werden
skylines-clause-forbid = { $action } darf man nicht
skylines-clause-provide-city = bietet der ganzen Stadt: { $service }
skylines-clause-provide-district = bietet dem eigenen Viertel: { $service }
skylines-clause-mute = Gebäude dieses Dienstes zählen in Bedingungen nicht: { $service }
skylines-clause-extend = Gebäude der Stufe I versorgen ihr ganzes Viertel: { $service }
skylines-clause-milestone = am Ende jedes Meilensteins: { $row }
skylines-clause-final = vor der Schlusswertung: { $row }
skylines-brings = { $card }: { $row }
skylines-brings-since = { $card }: { $row }, weil { $condition }
skylines-brings-not = { $card }: { $row } nur, falls { $missing }
skylines-brings-loss = damit ist das Spiel verloren
skylines-tiles-left = noch { $number }
skylines-cards-left = { $number ->
    [one] noch 1 Karte
   *[other] noch { $number } Karten
}
skylines-costs = kostet { $price ->
    [one] eine Münze
   *[other] { $price } Münzen
  }

# Warum nicht

skylines-refused = „{ $action }“ geht nicht: { $why }
skylines-over = Das Spiel ist zu Ende.
skylines-other-seat = Platz { $seat } ist am Zug.
skylines-chance-acts = Zuerst wird eine Karte gezogen.
skylines-cannot-come = { $card } kann dort nicht gezogen werden.
skylines-other-step = „{ $action }“ geht jetzt nicht: { $step }
skylines-step-draw = eine Karte ist zu ziehen
skylines-step-open = ein Spielplan ist aufzudecken
skylines-step-renew = Karten dürfen erneuert werden
skylines-step-role = eine Rolle ist zu wählen
skylines-step-layout = die Spielpläne sind auszulegen
skylines-step-turn = eine Karte ist zu spielen oder zu tauschen oder der Meilenstein zu beenden
skylines-role-not-offered = { $role } steht nicht zur Wahl
skylines-other-boards = das sind nicht die gezogenen Spielpläne
skylines-already-open = Spielplan { $board } ist schon offen
skylines-not-beside = Spielplan { $board } liegt nicht neben einem offenen auf dem Tisch
skylines-too-dear = es kostet { $price ->
    [one] eine Münze
   *[other] { $price } Münzen
  }, und in der Kasse sind { $money }
skylines-not-in-hand = { $card } ist nicht auf der Hand
skylines-forced-end = alle Stapel sind leer, daher muss der Meilenstein beendet werden
skylines-no-card = keine Karte der Hand lässt es zu
skylines-no-tile = kein Plättchen ({ $kind }) ist übrig
skylines-no-district = jedes Viertel mit freiem Feld hat schon ein Versorgungswerk
skylines-no-space = für das Plättchen ist kein Platz
skylines-shape-gone = kein Plättchen { $shape } ({ $kind }) ist übrig
skylines-board-closed = Spielplan { $board } ist nicht offen
skylines-code-not-lowest = die Lage { $code } zeigt { $shape } wie eine niedrigere; nur die niedrigste wird geschrieben
skylines-square-taken = { $cell } ist schon bebaut
skylines-square-closed = { $cell } liegt auf einem verdeckten Spielplan
skylines-square-water = { $cell } ist Wasser
skylines-square-street = { $cell } ist eine Straße
skylines-square-outside = das Plättchen ragt über den Rand des Tisches
skylines-second-utility = das Viertel hat schon ein Versorgungswerk
skylines-forbidden = { $card } verbietet es
skylines-forbidden-if = { $card } verbietet es, solange { $condition }
skylines-short-of-money = { $card } kostet { $price ->
    [one] eine Münze
   *[other] { $price } Münzen
  }, und in der Kasse sind { $money }
skylines-blocked = { $marker } steht auf { $value }, und { $change } durch { $card } ginge über die Leiste hinaus
skylines-districts-lacking = in { $number } von { $all } Vierteln liegen weniger Plättchen als { $needed }
skylines-exchange-closed = der Tauschstapel ist beim Erneuern geschlossen
skylines-same-card = { $card } wurde eben erst abgelegt
skylines-not-in-exchange = { $card } liegt nicht im Tauschstapel
skylines-pile-empty = Stapel { $pile } ist leer
skylines-policy-stays = die Verordnung { $card } kommt nicht auf den Tauschstapel
skylines-card-without-tile = { $card } hat kein Plättchen; schreibe „policy { $card }“
skylines-shape-for-zones = ein Plättchen wird bei Gebieten genannt, und nur dort
skylines-no-policy = { $card } ist keine Verordnung
skylines-few-left = { $number ->
    [one] nur 1 Karte ist noch zu ziehen
   *[other] nur { $number } Karten sind noch zu ziehen
}

# Notation, Auslage, Einstellungen

skylines-no-action = „{ $text }“ ist keine Aktion; schreibe „play 1S1 Ac4/0“, „play 1R1 L3 Ac4/0“, „policy 2P1“, „swap 1C1“, „end“, „+1“, „+x>1C1“, „open A“, „role K1“, „renew 1C1“ oder „layout A0 B3 / C2 F0“.
skylines-renew-twice = „{ $text }“ nennt eine Karte zweimal.
skylines-layout-word = „{ $word }“ ist kein Platz einer Auslage; schreibe „A0“ bis „F3“ oder „--“.
skylines-layout-twice = Die Auslage „{ $layout }“ nennt keine verschiedenen Spielpläne.
skylines-layout-ragged = Die Auslage „{ $layout }“ braucht gleich lange Reihen und außen keine leere Reihe oder Spalte.
skylines-layout-apart = Die Spielpläne von „{ $layout }“ hängen nicht zusammen.
skylines-layout-water = Zwischen { $first } und { $second } trifft in „{ $layout }“ Wasser auf Land.
skylines-side-north = nördlichen
skylines-side-east = östlichen
skylines-side-south = südlichen
skylines-side-west = westlichen
skylines-lay-water = am { $side } Rand hat { $board } Wasser, wo { $other } Land hat
skylines-lay-land = am { $side } Rand hat { $board } Land, wo { $other } Wasser hat
skylines-lay-dead-end = die übrigen Spielpläne ließen sich nicht mehr legen
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
skylines-districts-ready = jedes Viertel hat die nötigen Plättchen
skylines-score-utilities = Mangel: { $short }, Zufriedenheit von { $before } auf { $after }
skylines-score-effects = Wirkungen: jetzt { $bars }
skylines-score-happiness = { $gained } für Zufriedenheit, gesamt { $overall }
skylines-score-bill = Arbeitskosten: { $bill } von { $money ->
    [one] einer Münze
   *[other] { $money } Münzen
  } zu zahlen
skylines-score-final = falls es der letzte Meilenstein war: { $points }, { $title }
skylines-point = 1 Punkt
skylines-points = { $score } Punkte
skylines-lost-money = das Spiel ist verloren: eine Rechnung kann nicht bezahlt werden
skylines-lost-happiness = das Spiel ist verloren: die Leute sind zu unzufrieden

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
skylines-set-zone-money = Das Gebiet { $card } kostet Geld.
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
skylines-set-dear-board = Spielplan { $board } kostet { $price }; höchstens { $limit } lässt jedes Startkapital ihn zuerst aufdecken
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
skylines-stays = { $marker } bleibt { $value }
skylines-ends = { $marker } endet bei { $value }, { $lost } davon geht verloren
skylines-spills = Zufriedenheit endet bei { $value }, und { $points } zählt zur Gesamtzufriedenheit
skylines-because = { $card }: { $effect }
skylines-brings-together = zusammen: { $row }
