### Was Greentown mit einem Tipp sagt, und am Ende.

green-end-cards = Nach einer Tour war keine Karte mehr zu ziehen, darum wurde die Runde zu Ende gespielt.
green-end-buildings = Jemand hat das letzte Gebäude errichtet, darum wurde die Runde zu Ende gespielt.
green-end-stalled = Niemand konnte mehr bauen oder eine Tour führen.
green-end-table = Ergebnis
green-end-why = Warum?
green-end-why-of = Woher das Geld von { $name } kam
green-end-tie = Bei gleichem Geld liegt vorn, wer in der letzten Runde früher dran war: { $order }.

green-advice-marker = Tipp: Wähle „{ $marker }“.
green-advice-on-way = Deine Tour kommt dann hier vorbei.
green-advice-lay = Tipp: Lege ein Plättchen, wo der Pfeil hinzeigt.
green-advice-develop = Tipp: Baue das Plättchen beim Pfeil aus.
green-advice-candidate = Tipp: Nimm das markierte.
green-advice-erect = Tipp: ein Gebäude für { $category }.
green-advice-site = Tipp: Errichte es beim Pfeil.
green-advice-site-tree = Tipp: Errichte es beim Pfeil; der Baum dort macht Platz.
green-advice-tree = Tipp: Der Baum zieht zum Pfeil.
green-advice-tour = Tipp: Führe die gestrichelte Tour.
green-advice-go-on = Tipp: Geh weiter, die Pfeile entlang.
green-advice-other = Tipp: Führe lieber die gestrichelte Tour.
green-advice-whole = Tipp: Eine bessere Tour kenne ich nicht. Drücke „{ $button }“.
green-advice-lets-build = Wer ein Plättchen legt, darf danach ein Gebäude errichten.
green-advice-later = Dieser Tour bringt es nichts dazu.
green-advice-there = Für spätere Touren: { $what }.
green-advice-opens = Neu: { $leads } ({ $gained }).
green-advice-open = Platz zum Weiterbauen ({ $exits })
green-advice-no-building = Tipp: Wähle „{ $button }“.
green-advice-as-much = Mit diesem Schritt allein noch nicht, aber mit den Tipps danach zahlt deine beste Tour { $after }.
green-advice-less = Jetzt zahlt es anderswo mehr.
green-advice-lies = So rät es der Tipp. Drücke nun „{ $button }“.

green-candidates = Plättchen für { $hex }
green-candidates-keep = Zeig die, bei denen jeder Ausgang bleibt
green-candidates-more = { $count ->
    [one] Noch eines, bei dem eine Straße wegfällt
   *[other] Noch { $count }, bei denen eine Straße wegfällt
  }
green-candidate = Neuer Ausgang { $gained } ({ $leads }). Die anderen bleiben.
green-candidate-lost = Neue Ausgänge { $gained } ({ $leads }). Dafür fällt weg: { $lost }.
green-candidate-pays = { $built ->
    [yes] Mit einem Gebäude kann deine beste Tour dann { $after } statt { $now } zahlen.
    [no] Deine beste Tour zahlt dann { $after } statt { $now }.
   *[nothing] Mehr zahlt es jetzt nicht.
  }
green-leads = { $to ->
    [hotel] Straße zum Hotel
    [tree] Straße zum Baum
    [building] Straße zum Gebäude
    [tile] Straße zum Plättchen
    [end] führt noch nirgends hin
   *[nothing] noch kein Plättchen dort
  }
green-pays-more = beste Tour zahlt { $gain }
green-sides = Seiten von { $hex }, die einen Ausgang bekommen können

green-status-candidates = Welches ersetzt es? Grün: eine neue Straße. Rot gestreift: eine, die wegfällt.
green-status-site = Wo? Auf einem freien Plättchen, oder wo ein Baum Platz macht.
green-status-tree = Wohin zieht der Baum?
green-status-toured = Die Tour ist vollständig.
green-ready-without = Du errichtest kein Gebäude. Doch eines? Gehe zurück.
green-status-erected = Errichte es oder wähle einen anderen Platz.

green-hand = Plättchen zum Legen
green-hand-left = Davon gibt es noch { $left }. Drücken dreht es.
green-hand-tile = Ausgänge nach { $exits }, noch { $left }. Drücken dreht es
green-turn-tile = Plättchen drehen
green-cue-step = { $gain } in der Stadt heißt: Mit einem Gebäude kann deine beste Tour dann { $then } oder mehr zahlen, nicht { $now }.
green-cue-step-same = Deine beste Tour zahlt jetzt { $now }. Mit einem Gebäude kann sie { $then } oder mehr zahlen, wo du auch baust.
green-cue-less = Nirgends zahlt deine beste Tour danach mehr als jetzt.
green-cue-step-none = Wo du auch baust, deine beste Tour zahlt weiter { $now }. Aber eigene Gebäude zahlen dir später, egal wer die Tour führt.
green-cue-tree = { $gain } heißt: Mit dem Baum dort zahlt deine beste Tour { $then }.
green-cue-tree-same = Der Baum kann auf jeden dieser Plätze: Deine beste Tour zahlt { $then }.
green-cue-erect = { $gain } heißt: Mit dem Gebäude dort zahlt deine beste Tour { $then }, nicht { $now }.
green-cue-erect-same = Wo es auch steht, deine beste Tour zahlt { $then } statt { $now }.
green-cue-erect-none = Wo es auch steht, deine beste Tour zahlt weiter { $now }. Spätere Touren dorthin zahlen dir.
green-cue-tour = Die Zahl: was dir dieser Halt bringt. Jeder nicht erfüllte Wunsch kostet 1.
green-cue-tour-none = Kein nächster Halt bringt mehr: Jeder zahlt nur einmal, und nur wenn sein Wunsch erfüllt ist.
green-cue-tour-less = Die Zahl: was dir dieser Halt bringt. Unter 0: zu viele Besuche, oder er zahlt anderen.

green-stop-pays = { $way ->
    [none] 0: Dieser Halt bringt jetzt nichts mehr.
    [less] { $gain }: So viel kostet dich dieser Halt jetzt, wegen zu vieler Besuche oder weil er anderen zahlt.
   *[other] { $gain }: So viel bringt dir dieser Halt jetzt. Jeder nicht erfüllte Wunsch kostet 1.
  }
green-tour-on = Noch ein Halt, und er muss ein Hotel sein.
green-pays = Zahlt
green-pays-so-far = Zahlt bisher
green-tour-sum = { $done ->
    [yes] { "" }
   *[no] { "noch " }
  }{ $count ->
    [one] ein Wunsch
   *[other] { $count } Wünsche
  } nicht erfüllt: { $sum }{ $floor ->
    [yes] , denn es sind nie weniger als 0
   *[no] { "" }
  }
green-difference = du bekämst { $mine } und { $who } { $theirs }; zu zweit wird nur die Differenz gezahlt

green-keep-means = Nutzen: Du bist in der nächsten Runde zuerst dran, hast also zwei Züge hintereinander, dann wandert er weiter. Behalten: Du entscheidest neu.
green-markers-back = Durchgestrichenes kommt nach { $left ->
    [one] diesem Zug
   *[other] { $left } Zügen
  } zurück.

green-last-told = { $who } hat eine Tour geführt.
green-visits = { $visits ->
    [one] ein Besuch, gewünscht { $range }
   *[other] { $visits } Besuche, gewünscht { $range }
  }
green-met = erfüllt
green-missed = nicht erfüllt
green-nobody-paid = Niemand wurde bezahlt.
green-show-way = Strecke zeigen
green-hide-way = Strecke verbergen
green-earned-tour = Tour { $number }
green-earned-before = Vorher
green-because-nature = { $points ->
    [one] Ein Baum.
   *[other] { $points } Bäume.
  }
green-because-culture = { $points ->
    [one] Ein Gebäude für Kultur.
   *[other] { $points } Gebäude für Kultur.
  }
green-because-sport = { $points ->
    [one] Ein Gebäude für Sport.
   *[other] { $points } Gebäude für Sport.
  }
green-because-shopping = { $points ->
    [one] Ein Gebäude für Einkauf.
   *[other] { $points } Gebäude für Einkauf.
  }
green-because-nature-failed = Der Wunsch nach Natur wurde nicht erfüllt: −{ $lost }.
green-because-culture-failed = Der Wunsch nach Kultur wurde nicht erfüllt: −{ $lost }.
green-because-sport-failed = Der Wunsch nach Sport wurde nicht erfüllt: −{ $lost }.
green-because-shopping-failed = Der Wunsch nach Einkauf wurde nicht erfüllt: −{ $lost }.
green-because-floor = Eine Tour kostet nie Geld: +{ $points }.
green-because-two-players = { $paid ->
    [0] Nicht ausgezahlt, denn die andere Person bekam genauso viel oder mehr.
   *[other] { $before } weniger { $lost } der anderen Person.
  }
green-because-before = Was vorher da war: { $points }.
green-because-nothing = Nichts wurde gezahlt.
