### Was Skylines vom ersten Zug an sagt: was eine aufgenommene Karte, ein Ziehen, ein Erneuern und das Ende zeigen.

sky-shapes = Plättchen dieser Farbe
sky-shapes-about = Alle zählen gleich: Kleine sparen Platz, große berühren mehr.
sky-shape-left = noch { $left }
sky-hint-told = Tipp: { $what }.
sky-hint-done = So steht es im Tipp. Drücke nun „{ $button }“.
sky-advice-general = Allgemein gilt: Hebe die Zufriedenheit, halte Strom, Wasser und Müllabfuhr bei 0 oder darüber und gib jedem Viertel ein Plättchen.
sky-shape-earns = kann die Belohnung bringen
sky-shapes-told = Diese Form bringt die Belohnung nicht: Nimm eine mit ★.
sky-turned-told = So bringt sie die Belohnung nicht: Drehe oder spiegle sie.
sky-shape = Plättchen mit { $squares } Feldern, wie der Buchstabe { $letter }: { $left }
sky-shape-plain = Plättchen mit { $squares } Feldern: { $left }
sky-tip-held = Das Plättchen, das du legst. Sein Punkt kommt auf das Feld, das du wählst, wenn es so passt, sonst ein anderes seiner Felder.
sky-brings = Was es bringt
sky-place-earns = ★ Dort gibt es die Belohnung.
sky-place-numbers = Zahlen: Punkte insgesamt{ $elsewhere ->
    [none] { "" }
   *[other] ; ohne Zahl: { $elsewhere }
  }.
sky-place-same = { $way ->
    [less] Kostet
   *[more] Bringt
  } überall { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  }{ $costs ->
    [0] { "" }
   *[other] { " " }({ $markers })
  }.
sky-points-here = Punkte hier: { $points }{ $count ->
    [0] { "" }
   *[other] { " " }({ $parts })
  }.
sky-place-none = Ändert nirgends die Punkte{ $count ->
    [0] { "" }
   *[other] { " " }({ $parts })
  }{ $supply ->
    [0] { "" }
   *[other] , verhindert aber Mangel
  }.
sky-no-fit-street = Das ist eine Straße: Plättchen liegen nur auf freien Feldern.
sky-no-fit-water = Das ist Wasser: Plättchen liegen nur auf freien Feldern.
sky-no-fit-built = Dort steht schon { $card }: Plättchen liegen nur auf freien Feldern.
sky-no-fit-square = Dort ist zu wenig Platz: Alle Felder des Plättchens müssen frei sein, ohne Straße, Wasser oder Rand, wie du es auch drehst.{ $shapes ->
    [0] { "" }
   *[other] { " " }Eine andere Form passt vielleicht.
  }
sky-earns = Bringt die Belohnung.
sky-boards-open = Spielpläne zum Öffnen
sky-board-squares = { $squares } Felder
sky-board-districts = { $before ->
    [0] { "" }
   *[other] dann{ " " }
  }{ $districts ->
    [one] 1 Viertel
   *[other] { $districts } Viertel
  }{ $before ->
    [0] { "" }
   *[other] , jetzt { $before }
  }
sky-board-apart = neben keinem offenen
sky-piles = Die drei Stapel
sky-piles-told = Ziehe eine Karte; das kostet nichts und lässt sich nicht zurücknehmen. Karten von II und III kosten beim Bauen mehr und bringen mehr. In den Stapeln:
sky-draw-pile = Von Stapel { $stage } ziehen, noch { $left }
sky-tip-pile = Stapel { $stage }, noch { $left } Karten: Die Zahlen sagen, von welcher Art. Wer ihn wählt, zieht eine, und das lässt sich nicht zurücknehmen.
sky-pile-left = noch { $left }
sky-pile-i = günstig
sky-pile-ii = stark
sky-pile-iii = sehr stark
sky-or-exchange = oder eine Karte vom Tauschstapel
sky-take = { $card } nehmen. { $told }
sky-renew-cards = Welche Karten gehen?
sky-renew-away = kommt auf den Tauschstapel
sky-renew-keep = bleibt
sky-end-success = Gut geplant: Die Stadt gedeiht.
sky-end-failure = Die Stadt steht, aber niemand wird von ihr reden. Ab 11 Punkten ist es ein Erfolg.
sky-most-deduction = Am meisten kostete: { $marker }, am Schluss { $points } abgezogen.
sky-most-shortage = Am meisten kostet: { $marker } steht am Ende auf −{ $points }. Jedes Ende eines Meilensteins nimmt für jede Einheit unter 0 1 Zufriedenheit weg.
sky-most-nothing = Nichts wurde abgezogen: eine makellose Stadt.
sky-layout-no-fit = Passt nicht: { $why }.
sky-layout-clear = Alle wegnehmen
sky-layout-surprise = Überrasche uns
sky-scored = { $points ->
    [one] Dieser Meilenstein brachte { $shown } Punkt:
   *[other] Dieser Meilenstein brachte { $shown } Punkte:
  } { $lost ->
    [0] Die Zufriedenheit stand auf { $before }, und es gab keinen Mangel.
   *[other] Die Zufriedenheit stand auf { $before }, und der Mangel senkte sie um { $lost }.
  }{ $effects ->
    [0] { "" }
   *[other] { " " }Wirkungen von Karten sind mitgezählt.
  }
sky-step-utilities = Mangel an Strom, Wasser oder Müllabfuhr
sky-step-effects = Wirkungen von Karten
sky-step-score = Zufriedenheit wird gewertet
sky-step-employment = Arbeitskosten
sky-step-final = Verschmutzung, Verkehr, Kriminalität
sky-step-open = Kaufe einen Spielplan neben einem offenen
sky-step-renew = Du darfst Karten erneuern: weglegen, neue ziehen
sky-step-nothing = nichts
sky-not-yet = Noch nicht: { $why }.
sky-would-end = Das Spiel würde mit { $score } enden: { $title }.
sky-lost-board = Verloren: Kein weiterer Spielplan kann geöffnet werden. Der billigste kostet { $price }, und { $bill ->
    [0] in der Kasse sind nur { $money }.
   *[other] nach Arbeitskosten von { $bill } sind in der Kasse nur { $money }.
}
sky-lost-bill = Verloren: Die Arbeitskosten sind { $bill }, und in der Kasse sind nur { $money }.
sky-lost-money = Verloren: Eine Rechnung kann nicht bezahlt werden.
sky-lost-happiness = Verloren: Die Leute sind zu unzufrieden.
sky-lost-no-action = Verloren: Nichts ist mehr möglich.
sky-wise-lost = Beende ihn jetzt nicht: Kein Spielplan neben einem offenen wäre zu bezahlen, und das Spiel wäre verloren.
sky-wise-short = Besser noch warten: Mangel würde { $lost } Zufriedenheit kosten. Baue erst ein Versorgungswerk: Ein Spielplan ist noch zu bezahlen.
sky-wise-short-none = Mangel würde { $lost } Zufriedenheit kosten, und keine deiner Karten hilft. Baue oder tausche, um neue zu ziehen, oder beende den Meilenstein.
sky-wise-short-poor = Mangel würde { $lost } Zufriedenheit kosten, aber ein Versorgungswerk die Münzen für den Spielplan. Verdiene erst welche, oder beende den Meilenstein.
sky-wise-unhappy = Besser noch warten: Die Zufriedenheit brächte noch nichts. Baue, was sie hebt.
sky-wise-poor = Besser noch warten: Nach dem billigsten Spielplan { $left ->
    [one] bleibt nur eine Münze
   *[other] bleiben nur { $left } Münzen
  } zum Bauen.
sky-wise-now = Ein guter Moment: kein Mangel, und { $left } Münzen bleiben nach dem billigsten Spielplan. Hebt eine Karte die Zufriedenheit, kannst du auch weiterbauen.
sky-tip-exchange = Diese Karte auf den Tauschstapel legen und eine andere ziehen, für { $price ->
    [one] eine Münze
   *[other] { $price } Münzen
  }
sky-about-mon = Die Münzen der Stadt. Kann eine Rechnung nicht bezahlt werden, ist das Spiel verloren.
sky-about-pow = Eine Kapazität: was die Stadt noch liefern kann. Jede Einheit unter 0 (rot) ist ein Mangel und nimmt am Ende eines Meilensteins 1 Zufriedenheit weg. Eine Karte, die unter das Ende der Leiste ginge, kann nicht gespielt werden; was oben zu viel ist, verfällt.
sky-about-wat = Eine Kapazität: was die Stadt noch liefern kann. Jede Einheit unter 0 (rot) ist ein Mangel und nimmt am Ende eines Meilensteins 1 Zufriedenheit weg. Eine Karte, die unter das Ende der Leiste ginge, kann nicht gespielt werden; was oben zu viel ist, verfällt.
sky-about-gar = Eine Kapazität: wie viel Müll die Stadt noch abholen kann. Jede Einheit unter 0 (rot) ist ein Mangel und nimmt am Ende eines Meilensteins 1 Zufriedenheit weg. Eine Karte, die unter das Ende der Leiste ginge, kann nicht gespielt werden; was oben zu viel ist, verfällt.
sky-about-lab = Über 0: Leute ohne Arbeit. Unter 0: Arbeit ohne Leute. Jede Einheit über oder unter 0 (orange) kostet am Ende eines Meilensteins eine Münze. Eine Karte, die über die Leiste hinausginge, kann nicht gespielt werden.
sky-about-hap = Am Ende jedes Meilensteins wird sie zur Gesamtzufriedenheit gezählt und bleibt stehen. Am unteren Ende ist das Spiel verloren; was über das obere Ende hinausginge, wird sofort zu Punkten.
sky-about-pol = Am Schluss wird sie vom Ergebnis abgezogen. Eine Karte, die über das Ende der Leiste hinausginge, kann nicht gespielt werden.
sky-about-tra = Am Schluss wird er vom Ergebnis abgezogen. Eine Karte, die über das Ende der Leiste hinausginge, kann nicht gespielt werden.
sky-about-cri = Am Schluss wird sie vom Ergebnis abgezogen. Eine Karte, die über das Ende der Leiste hinausginge, kann nicht gespielt werden.
sky-about-ovr = Das Ergebnis bis jetzt. Bei −10 ist das Spiel verloren.
sky-deed-swap = Für { $price ->
    [one] eine Münze
   *[other] { $price } Münzen
  } tauschen
sky-why-no-card = Wähle erst eine Karte, dann den Platz.
sky-status-swap = Diese Karte auf den Tauschstapel legen und eine andere ziehen?

sky-suggests = { $who } schlägt vor:
sky-take-up = Zeig es mir
sky-take-up-draw = Ziehen
sky-say-tried = Probiert: { $place }.
sky-say-flipped = Gespiegelt.
sky-say-stays = Es bleibt, wie es liegt.
sky-say-suggested = Allen gezeigt.

sky-could-play = { $card } auf { $cell } bauen
sky-could-policy = { $card } erlassen
sky-could-swap = { $card } tauschen
sky-could-end = den Meilenstein beenden
sky-could-open = Spielplan { $board } öffnen
sky-could-role = { $card } behalten
sky-could-renew = { $cards } erneuern
sky-could-keep = alle Karten behalten
sky-could-take = { $card } nehmen
sky-could-draw = von Stapel { $stage } ziehen
sky-could-layout = die Spielpläne wie gezeigt auslegen

sky-end-lost = Die Stadt ist verloren
sky-points = { $count ->
    [one] Punkt
   *[other] Punkte
  }
sky-title-dying = Sterbende Stadt
sky-title-city = Unbedeutende Stadt
sky-title-ambitious = Aufstrebende Stadt
sky-title-busy = Geschäftige Stadt
sky-title-showcase = Vorzeigestadt
sky-title-boom = Boomende Stadt
sky-title-grand = Großartige Stadt
sky-title-heavenly = Himmlische Stadt
sky-layout-boards = Spielpläne zum Auslegen
sky-layout-lay = Spielplan { $board } hinlegen, { $turns }-mal gedreht, Preis { $price }
sky-layout-turn = Spielplan { $board } drehen
sky-layout-plan = Die Spielpläne auf dem Tisch
sky-layout-place = Reihe { $row }, Spalte { $column }: frei
sky-layout-board = Reihe { $row }, Spalte { $column }: Spielplan { $board }
sky-layout-take = { $board } wegnehmen
sky-layout-taken = Spielplan { $board } wurde weggenommen.
sky-layout-laid = Spielplan { $board } liegt; übrig: { $count }.
