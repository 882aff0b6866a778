### Was Cities mit einem Tipp, von den anderen und am Ende sagt.

city-hint-told = Tipp: { $what }.
city-hint-lay = Plättchen auf { $place }
city-hint-turned = { $place } ({ $turns ->
    [1] einmal gedreht
    [2] zweimal gedreht
   *[other] dreimal gedreht
  })
city-hint-place = Plättchen auf { $place }, ein Tourist { $to }
city-hint-walk = Plättchen auf { $place }, der Tourist auf { $from } geht { $to }
city-hint-jump = Plättchen auf { $place }, der Tourist auf { $from } springt { $to }
city-hint-as-shown = Lege die Plättchen, wo die Pfeile hinzeigen
city-hint-lies = Es liegt nun wie im Tipp. Drücke „{ $button }“.
city-computer = { $name } (Computer)
city-news = hat { $what } gelegt; { $how ->
    [placed] ein neuer Tourist kam{" "}
    [moved] ein Tourist zog{" "}
   *[none] kein Tourist kam oder zog um
  }{ $kind ->
    [a] zur Sehenswürdigkeit
    [p] in den Park
    [t] ins Straßencafé
    [w] ans Wasser
   *[none] {""}
  }
city-news-left = hat das Plättchen weggelassen
city-end-alone = { $points ->
    [one] Deine Stadt: ein Punkt
   *[other] Deine Stadt: { $points } Punkte
  }
city-end-table = Ergebnis
city-end-tourists = Touristen: { $points }
city-end-tie = Die Summen sind gleich, darum entscheiden die besten Touristen: die Listen werden von links verglichen, der erste Unterschied zählt.
city-end-tie-shared = Die Summen sind gleich und die Touristen auch, einer nach dem anderen verglichen: Der Sieg wird geteilt.
city-count = Zählen
city-count-of = Die Punkte von { $name } zählen
city-help-stay = In jeder Runde wird ein Plättchen aufgedeckt. Alle nehmen dasselbe Plättchen, legen es an ihre Stadt und dürfen dann einen Touristen darauf setzen. An diesem Tisch bleiben Touristen, wo sie gesetzt wurden.
