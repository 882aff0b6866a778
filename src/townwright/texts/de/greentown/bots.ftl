# Wie die Bots von Greentown sind
bot-greentown-strange = mit einer so großen Schachtel kann ich nicht planen
bot-greentown-stroller = schlendert umher und führt die schönste von einigen Touren
bot-greentown-guest = probiert eines nach dem anderen und ist mit der ersten ordentlichen Tour zufrieden
bot-greentown-neighbour = sieht sich vor dem Bauen und Führen die nächsten Straßen an
bot-greentown-cyclist = kommt in der Stadt herum und hat eine dritte Idee, wo andere zwei haben
bot-greentown-courier = kennt die kurzen Strecken und probiert für sie ein paar Bauten
bot-greentown-guide = kennt die meisten Touren und probiert für sie eine Handvoll Bauten
bot-greentown-planner = baut vor dem Führen, damit jede Tour gute Straßen findet
bot-greentown-strategist = baut für die eigenen Touren und gegen die der anderen
bot-greentown-surveyor = hat zwei Bauten im Sinn und spielt beide bis zum Ende der Partie durch
bot-greentown-engineer = spielt mit jedem Marker weiter und mit den besseren noch einmal
bot-greentown-councillor = hört zu jedem Marker zwei Vorschläge und spielt die besseren weiter
bot-greentown-mayor = vergleicht ein Dutzend Züge und weiß bald, welcher am weitesten führt
bot-greentown-expert = spielt jeden guten Zug viele Male bis zum Ende der Partie durch
bot-greentown-greedy = nimmt den Zug, der sofort am meisten bringt

# Was sie zu ihren Zügen sagen
bot-greentown-double-turn = zwei Züge hintereinander sind viel wert
bot-greentown-no-tour = keine Tour mit { $stops ->
    [one] einem Halt
   *[other] { $stops } Halten
  } ist möglich
bot-greentown-poor = keine Tour bringt etwas: weg mit der Karte, eine neue kommt
bot-greentown-build-tour = nach dem Bau bringt deine Tour { $own ->
    [one] 1 Greenie
   *[other] { $own } Greenies
  }, die anderen bekommen { $others }
bot-greentown-build-tour-alone = nach dem Bau bringt deine Tour { $own ->
    [one] 1 Greenie
   *[other] { $own } Greenies
  }
bot-greentown-tour = diese Tour bringt { $own ->
    [one] 1 Greenie
   *[other] { $own } Greenies
  }, die anderen bekommen { $others }
bot-greentown-tour-alone = diese Tour bringt { $own ->
    [one] 1 Greenie
   *[other] { $own } Greenies
  }
bot-greentown-fulfils = diese Tour erfüllt die Karte und zahlt dir { $own ->
    [one] 1 Greenie
   *[other] { $own } Greenies
  }
bot-greentown-nearest = keine Tour erfüllt die Karte; diese erfüllt { $met } von { $wishes } Wünschen und zahlt dir { $own ->
    [one] 1 Greenie
   *[other] { $own } Greenies
  }
bot-greentown-near = ich fand keine bessere: Diese Tour erfüllt { $met } von { $wishes } Wünschen und zahlt dir { $own ->
    [one] 1 Greenie
   *[other] { $own } Greenies
  }
bot-greentown-pays-more = diese Tour zahlt dir { $own ->
    [one] 1 Greenie
   *[other] { $own } Greenies
  }; eine, die mehr Wünsche erfüllt, zahlt nur { $less }
bot-greentown-pays-more-than-begun = diese Tour zahlt dir { $own ->
    [one] 1 Greenie
   *[other] { $own } Greenies
  }, die begonnene nur { $less }
bot-greentown-pays-others-less = keine Tour zahlt dir mehr als diese, und den anderen zahlt sie { $others } statt { $more }
bot-greentown-goes-on = so zu Ende geführt, erfüllt deine Tour die Karte und zahlt dir { $own ->
    [one] 1 Greenie
   *[other] { $own } Greenies
  }
bot-greentown-goes-on-near = so zu Ende geführt, erfüllt deine Tour { $met } von { $wishes } Wünschen und zahlt dir { $own ->
    [one] 1 Greenie
   *[other] { $own } Greenies
  }
bot-greentown-whole-build = mit diesen Straßen
bot-greentown-build-erecting = mit einem Gebäude für { $category }
bot-greentown-opens = { $what } zahlt eine Tour deiner Karte { $after ->
    [one] 1 Greenie
   *[other] { $after } Greenies
  }
bot-greentown-improves = { $what } zahlt die beste Tour deiner Karte { $after ->
    [one] 1 Greenie
   *[other] { $after } Greenies
  } statt { $before }
bot-greentown-erects = ein Gebäude für { $category } ist gut für spätere Karten
bot-greentown-erects-late = ein Gebäude für { $category } steht, wo die anderen vorbeimüssen
bot-greentown-nothing = kein Gebäude hilft jetzt
bot-greentown-keeps = ein Gebäude ließe diese Karte mehr zahlen, ist aber später oder anderswo mehr wert
bot-greentown-streets = bessere Straßen für die nächsten Touren
