# Skylines: Namen
skylines-mon = Münzen
skylines-pow = Strom
skylines-wat = Wasser
skylines-gar = Müllabfuhr
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
skylines-serving-police = die Polizei
skylines-serving-fire = die Feuerwehr
skylines-serving-park = ein Park
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
skylines-loss-money = fehlende Münzen
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
skylines-if-after = falls danach { $condition }: { $then }
skylines-or = { $first }, oder { $rest }
skylines-either = { $first } oder { $rest }
skylines-and = { $first } und { $rest }
skylines-term-use = { $service } es erreicht
skylines-term-in = es im Viertel schon { $limit } Plättchen „{ $kind }“ gibt
skylines-term-adj = es daneben { $limit } Plättchen „{ $kind }“ gibt
skylines-term-city = es in der Stadt schon { $limit } Plättchen „{ $kind }“ gibt
skylines-term-in-none = im Viertel noch { $kind ->
    [Gesundheit] keine
    [Bildung] keine
    [Polizei] keine
    [Feuerwehr] keine
   *[other] kein
  } { $kind } ist
skylines-term-adj-none = daneben { $kind ->
    [Gesundheit] keine
    [Bildung] keine
    [Polizei] keine
    [Feuerwehr] keine
   *[other] kein
  } { $kind } ist
skylines-term-city-none = in der Stadt noch { $kind ->
    [Gesundheit] keine
    [Bildung] keine
    [Polizei] keine
    [Feuerwehr] keine
   *[other] kein
  } { $kind } ist
skylines-term-in-some = im Viertel schon mindestens { $kind ->
    [Gesundheit] eine
    [Bildung] eine
    [Polizei] eine
    [Feuerwehr] eine
   *[other] ein
  } { $kind } ist
skylines-term-adj-some = daneben mindestens { $kind ->
    [Gesundheit] eine
    [Bildung] eine
    [Polizei] eine
    [Feuerwehr] eine
   *[other] ein
  } { $kind } ist
skylines-term-city-some = in der Stadt schon mindestens { $kind ->
    [Gesundheit] eine
    [Bildung] eine
    [Polizei] eine
    [Feuerwehr] eine
   *[other] ein
  } { $kind } ist
skylines-term-marker = „{ $marker }“ { $limit } zeigt
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
skylines-clause-extend = Gebäude der Stufe I erreichen ihr ganzes Viertel: { $service }
skylines-clause-milestone = am Ende jedes Meilensteins: { $row }
skylines-clause-final = vor der Schlusswertung: { $row }
skylines-brings = { $card }: { $row }
skylines-brings-since = { $card }: { $row }, weil { $condition }
skylines-brings-not = { $card }: { $row } nur, falls { $missing }
skylines-brings-not-after = { $card }: { $row } nur, falls danach { $missing }
skylines-brings-not-yet = { $card }: { $row } nur, falls danach { $missing } (es wird { $value })
skylines-brings-loss = damit ist das Spiel verloren
skylines-tiles-left = noch { $number }
skylines-cards-left = { $number ->
    [one] noch 1 Karte
   *[other] noch { $number } Karten
}
skylines-opens = { $squares } Felder; danach insgesamt { $districts } Viertel
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
skylines-step-open = ein Spielplan ist zu öffnen
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
skylines-only-second-utility = das Plättchen passt nur, wo das Viertel schon ein Versorgungswerk hat
skylines-no-room = das Plättchen braucht { $needed } freie Felder nebeneinander, und es sind höchstens { $room }
skylines-no-fit = wie man es auch dreht, das Plättchen passt nirgends: Es braucht { $needed } freie Felder nebeneinander in seiner Form, und Straßen, Wasser oder Ränder sind im Weg
skylines-shape-gone = kein Plättchen { $shape } ({ $kind }) ist übrig
skylines-board-closed = Spielplan { $board } ist nicht offen
skylines-code-not-lowest = die Lage { $code } zeigt { $shape } wie eine niedrigere; nur die niedrigste wird geschrieben
skylines-square-taken = { $cell } ist schon bebaut
skylines-square-closed = { $cell } liegt auf einem geschlossenen Spielplan
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
skylines-districts-lacking = in { $number } von { $all } Vierteln liegt noch zu wenig; jedes braucht { $needed ->
    [one] ein Plättchen
   *[other] { $needed } Plättchen
  }
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

# Auslage
skylines-side-north = nördlichen
skylines-side-east = östlichen
skylines-side-south = südlichen
skylines-side-west = westlichen
skylines-lay-water = am { $side } Rand hat { $board } Wasser, wo { $other } Land hat
skylines-lay-land = am { $side } Rand hat { $board } Land, wo { $other } Wasser hat
skylines-lay-dead-end = die übrigen Spielpläne ließen sich nicht mehr legen

# Begleiter am Tisch
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

# Was ein Zug bringt
skylines-stays = { $marker }: ändert nichts, schon bei { $value }
skylines-ends = { $marker } endet bei { $value }, { $lost } davon geht verloren
skylines-spills = Zufriedenheit endet bei { $value }, und { $points } zählt zur Gesamtzufriedenheit
skylines-because = { $card }: { $effect }
skylines-brings-together = zusammen: { $row }
skylines-brings-work = Arbeitskräfte dann bei { $value }, { $people }: das kostet am Ende eines Meilensteins { $price ->
    [one] eine Münze
   *[other] { $price } Münzen
  }
skylines-brings-work-even = Arbeitskräfte dann bei 0: alle haben Arbeit, und das kostet nichts
skylines-entry-work = { $entry } (auf { $value }: { $people })
skylines-work-even = alle haben Arbeit
skylines-work-wanted = Leute ohne Arbeit
skylines-work-offered = Arbeit ohne Leute
