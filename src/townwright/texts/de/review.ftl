# Die Rückschau auf eine beendete Partie
review-title = Rückschau
review-to-replay = Zug für Zug
review-to-table = Zurück zur Partie
review-opening = Die Partie wird geöffnet …
review-whose = Wessen Partie
review-unfinished = Nur beendete Partien haben eine Rückschau, und diese läuft noch.
review-no-such-game = Für { $game } gibt es noch keine Rückschau.

# Während gerechnet wird
review-progress = Wie weit die Rückschau ist
review-waiting = Warten, bis der Server beginnt …
review-waiting-behind = { $count ->
    [one] Warten: eine andere Rückschau kommt vielleicht zuerst.
   *[other] Warten: bis zu { $count } andere Rückschauen kommen zuerst.
  }
review-computing-moves = Jeder Zug wird mit besseren verglichen …
review-computing-best = Die beste Partie mit denselben Ziehungen wird gesucht …
review-percent = { $percent } % geschafft
review-stop = Anhalten
review-stopped = Die Rückschau wurde angehalten.
review-begin = Rückschau auf diese Partie

# Das Wichtigste
review-amount = { $points } Punkte
review-summary = Wo die Punkte geblieben sind
review-summary-lead = Wo der Vorsprung geblieben ist
review-lost = { $who ->
    [you] Du hast { $amount } in { $count ->
        [one] einem Zug
       *[other] { $count } Zügen
      } verloren.
   *[other] { $name } hat { $amount } in { $count ->
        [one] einem Zug
       *[other] { $count } Zügen
      } verloren.
  }
review-lost-nothing = { $who ->
    [you] Kein Zug von dir hat etwas verloren, das vom Zufall zu unterscheiden wäre.
   *[other] Kein Zug von { $name } hat etwas verloren, das vom Zufall zu unterscheiden wäre.
  }
review-no-luck = Die Ziehungen haben kaum etwas geändert.
review-good-luck = { $who ->
    [you] Die Ziehungen haben dir { $amount } mehr gegeben als üblich.
   *[other] Die Ziehungen haben { $name } { $amount } mehr gegeben als üblich.
  }
review-bad-luck = { $who ->
    [you] Die Ziehungen haben dich { $amount } gekostet.
   *[other] Die Ziehungen haben { $name } { $amount } gekostet.
  }
review-others-lost = { $lost ->
    [yes] Die Züge der anderen haben weitere { $amount } verloren.
    [gave] Die Züge der anderen haben { $amount } verschenkt.
   *[no] Die Züge der anderen haben nichts Nennenswertes geändert.
  }
review-city-lost = Die Stadt ging verloren; das zählt als { $points }, weniger als jede vollendete Stadt.
review-allowed = { $who ->
    [you] Möglich waren { $best }, hätte man alle Ziehungen vorher gekannt; du hast { $points } erreicht.
   *[other] Möglich waren { $best }, hätte man alle Ziehungen vorher gekannt; { $name } hat { $points } erreicht.
  }
review-allowed-no-more = { $who ->
    [you] Mehr als deine { $points } hat sich nicht gefunden, selbst wenn man alle Ziehungen kennt.
   *[other] Mehr als die { $points } von { $name } hat sich nicht gefunden, selbst wenn man alle Ziehungen kennt.
  }
review-allowed-lead = { $who ->
    [you] Möglich waren { $best }, hätte man alle Karten und die Züge der anderen gekannt; es wurden { $ended }.
   *[other] Möglich waren für { $name } { $best }, hätte man alle Karten und die Züge der anderen gekannt; es wurden { $ended }.
  }
review-allowed-lead-no-more = { $who ->
    [you] Mehr als deine { $ended } hat sich nicht gefunden, selbst wenn man alle Karten und die Züge der anderen kennt.
   *[other] Mehr als die { $ended } von { $name } hat sich nicht gefunden, selbst wenn man alle Karten und die Züge der anderen kennt.
  }
review-allowed-poor = In dieser Partie steckte also weniger als in den meisten: Im Mittel kommt ein starker Spieler auf etwa { $start }.
review-like = { $who ->
    [you] Du hast etwa so gut gespielt wie das Programm { $bot }.
   *[other] { $name } hat etwa so gut gespielt wie das Programm { $bot }.
  }
review-like-placed = { $weaker ->
    [0] Das ist das schwächste unserer { $of } Programme.
   *[other] Das ist besser als { $weaker } unserer { $of } Programme.
  }
review-like-range = { $from ->
    [0] Eine Partie sagt wenig; andere könnten alles zeigen vom schwächsten bis besser als { $to } von ihnen.
   *[other] Eine Partie sagt wenig; andere könnten alles zeigen von besser als { $from } bis besser als { $to } von ihnen.
  }
review-like-unknown = Wie stark das gespielt war, lässt sich nicht sagen: In Partien dieser Art wurden die Programme noch nicht gemessen.
review-account = Wie sich das zusammensetzt
review-measure = Was gezählt wird
review-measure-points = Punkte
review-measure-lead = Vorsprung
review-measure-chance = Chance in %
review-account-start = Zu Beginn erwartet, über alle Ziehungen
review-account-luck = Glück der Ziehungen
review-account-others = Züge der anderen
review-account-cost = Kosten der Züge
review-account-rest = Ungeklärt: Schätzungen sind nicht genau
review-account-final = Am Ende
review-account-told = Der Beginn, das Glück und die Kosten sind aus vielen weitergespielten Partien geschätzt; was sie übrig lassen, ist ungeklärt, und damit ergibt alles zusammen das Ende.
review-account-again = Eine verpasste Gelegenheit, die im nächsten Zug noch da ist, zählt noch einmal, wenn sie wieder verpasst wird; so können Chancen zusammen mehr als 100 % ergeben.

# Der Verlauf
review-graph = Das erwartete Ergebnis im Verlauf
review-graph-above = Die Linie kennt die kommenden Ziehungen nicht; darum kann sie höher stehen als das, was am Ende möglich war.
review-start-short = Start
review-key-lucky = glückliche Ziehung
review-key-unlucky = unglückliche Ziehung
review-key-gained = Glück und Züge der anderen: gewonnen
review-key-lost = Glück und Züge der anderen: verloren
review-key-cost = Kosten eines Zugs
review-key-marks = die Ziehungen, die am meisten änderten
review-as-table = Der Verlauf als Tabelle
review-column-move = Zug
review-column-luck = Glück
review-column-befallen = Glück und andere
review-column-cost = Kosten
review-column-expected = Danach erwartet
review-draw-good = (eine gute Ziehung)
review-draw-bad = (eine schlechte Ziehung)

# Die Züge
review-moves = Alle Züge
review-moves-told = Öffne einen Zug, um ihn neben besseren auf dem Brett zu sehen. Kosten stehen nur da, wo ein anderer Zug sicher besser war.
review-cost = { $points } verloren
review-no-cost = nichts verloren
review-in-all = Insgesamt liegt der bessere Zug um { $points } vorn.
review-played = Gespielt:
review-better = Besser:
review-other = Auch gut:
review-others = Bessere Züge
review-best-move = am besten
review-behind = { $points } dahinter
review-board-played = Der gespielte Zug
review-board-better = Ein besserer Zug

# Übungen
review-learn = Aus Fehlern lernen
review-learn-told = { $count ->
    [one] Die teuerste Stelle dieser Partie: Probiere sie auf dem Brett, bevor die Antwort verraten wird.
   *[other] Die { $count } teuersten Stellen dieser Partie: Probiere sie auf dem Brett, bevor die Antwort verraten wird.
  }
review-exercise = Stelle { $number }: hat { $points } gekostet
review-exercise-done = Stelle { $number }: gelöst
review-hint = Wohin schauen
review-show = Antwort zeigen
review-shown = Das wäre besser gewesen.
review-solved = Richtig, das ist der bessere Zug!
review-try-same = Das wurde gespielt; es kostet im Mittel { $points }. Versuche einen anderen Zug.
review-try-behind = Das liegt noch { $points } hinter dem besten Zug. Versuche einen anderen.
review-try-unknown = Es gibt einen besseren Zug. Versuche einen anderen.

# Die beste Partie
review-best-city = Was möglich war
review-best-told = Wer alle Ziehungen kennt, erreicht { $best }.
review-best-told-lead = Wer alle Karten und die Züge der anderen kennt, erreicht { $best }.
review-best-proven = Mehr ist nicht möglich.
review-best-agree = { $agree } von { $runs } Suchen haben das gefunden.
review-best-sure = { $agree } von { $runs } Suchen haben das gefunden; mehr als { $bound } ist unmöglich.
review-board-own = Was gebaut wurde
review-board-best = Das Beste, das sich fand
review-own-end = Gespielt: { $result }
review-best-end = Möglich: { $result }
review-best-replay = Die beste Partie Zug für Zug ansehen
