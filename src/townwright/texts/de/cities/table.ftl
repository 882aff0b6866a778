### Was die Seite über Cities sagt.

city-set-up = Startplättchen
city-level = Regeln der Stufe { $level }
city-round = Runde { $round } von { $rounds }

city-kind-a = Sehenswürdigkeit
city-kind-p = Park
city-kind-t = Straßencafé
city-kind-w = Wasser
city-kinds = { $count ->
    [1] { $a }
    [2] { $a } und { $b }
    [3] { $a }, { $b } und { $c }
   *[other] { $a }, { $b }, { $c } und { $d }
  }
city-face = { $a }, { $b }; darunter { $c }, { $d }
city-tile = Plättchen { $tile }: { $face }
city-hand = In der Hand: Plättchen { $tile }: { $face }. Drücken dreht es
city-hand-next = Danach
city-quadrant-1 = oben links
city-quadrant-2 = oben rechts
city-quadrant-3 = unten links
city-quadrant-4 = unten rechts
city-cell-open = Das Plättchen kann auf { $cell } liegen.
city-cell-empty = Auf { $cell } liegt nichts.
city-cell-laid = Plättchen { $tile } auf { $cell }: { $face }.
city-cell-tourists = Tourist { $where }.
city-nothing = nichts
city-field-tourist = Hier steht ein Tourist.
city-field-lifted = Dieser Tourist ist aufgenommen.
city-field-can-lift = Er kann bewegt werden.
city-field-can-receive = Hierhin kann ein Tourist.

city-play-area = Dein Zug
city-beside = Punkte, Plättchen und getippte Züge
city-city-of = Die Stadt von { $name }
city-turn-left = Nach links drehen
city-turn-right = Nach rechts drehen
city-turn-tile = Plättchen drehen
city-turn-n = aufrecht
city-turn-e = um eine Vierteldrehung gedreht
city-turn-s = um eine halbe Drehung gedreht
city-turn-w = um eine Dreivierteldrehung gedreht
city-leave-tile = Nicht legen
city-lay-all = Für mich legen
city-lay-all-stopped = Nicht alle Plättchen konnten gelegt werden: Lege die übrigen selbst.
city-back = Zurück
city-done = Fertig

city-status-set-up = { $number ->
    [1] Lege das erste von drei Startplättchen. Alle drei berühren sich nur an den Ecken.
    [2] Lege das zweite Ecke an Ecke mit dem ersten.
   *[other] Lege das dritte in einen gestrichelten Rahmen, Ecke an Ecke mit den anderen.
  }
city-status-set-up-done = Alle drei liegen. Gefällt es dir so, drücke Fertig.
city-status-tile = Lege das Plättchen in einen der gestrichelten Rahmen.
city-status-tile-brings = Lege das Plättchen in einen Rahmen. Die Zahl: Punkte, die es so gedreht bringt.
city-status-tile-idle = Dieses Plättchen bringt jetzt nirgends Punkte: Lege es, wo es am wenigsten verbaut.
city-status-tile-manned = Lege das Plättchen in einen Rahmen. Die Zahl: Punkte, die es bringt; neben der Figur zählt ein neuer Tourist mit.
city-status-tile-full = Deine Stadt ist jetzt vier Plättchen { $way ->
    [wide] breit
    [high] hoch
   *[both] breit und hoch
  }: Darüber hinaus geht keines. Lege dieses in einen Rahmen.
city-hint-to = { $kind ->
    [a] zur Sehenswürdigkeit auf { $cell }
    [p] in den Park auf { $cell }
    [t] ins Straßencafé auf { $cell }
   *[w] ans Wasser auf { $cell }
  }
city-where = { $kind } auf { $cell }
city-spot = { $cell } ({ $quadrant })
city-hint-closed = Auf { $place } liegt es nicht: { $first ->
    [1] Startplättchen berühren sich nur an den Ecken
   *[other] Es muss ein anderes berühren, Seite oder Ecke
  }.
city-done-tile = Lege zuerst das Plättchen in einen gestrichelten Rahmen.
city-hint-taken = Dieses Plättchen ({ $face }) bleibt, wie es liegt. Lege zuerst dein neues in einen gestrichelten Rahmen.
city-hint-nobody = Hierhin kommt kein Tourist. Wähle ein umrandetes Feld, oder drücke Fertig.
city-status-extra = Lege das 17. Plättchen auf deine Stadt, oder verzichte darauf.
city-status-tourist = { $left ->
    [0] Bewege einen Touristen (zum Setzen ist keiner übrig) oder drücke gleich Fertig.
   *[other] Setze einen Touristen (noch { $left }), bewege einen oder drücke gleich Fertig.
  }
city-status-new-tourist = { $left ->
    [0] Alle deine Touristen sind in der Stadt: Drücke Fertig.
   *[other] Setze einen Touristen (noch { $left }) oder drücke gleich Fertig.
  }
city-status-placed = Ein Tourist kommt { $to }. Drücke Fertig, oder wähle ein anderes Feld.
city-status-moved = Der Tourist geht { $to }. Drücke Fertig, oder wähle ihn: Dann geht er zurück.
city-numbers-new = Zahlen: Punkte, die ein neuer Tourist dort dazubringt.
city-numbers-moved = Zahlen: Punkte mehr oder weniger als jetzt.
city-status-lifted = Wohin? { $jumps ->
    [0] Ein Feld weit, auch schräg.
   *[other] Ein Feld weit, auch schräg, oder auf das neue Plättchen.
  }
city-status-sending = Dein Zug ist unterwegs …
city-status-waiting = Warten auf { $names }
city-status-over = Die Städte sind fertig.

city-say-set-up = Drei Startplättchen sind zu legen. Das erste ist Plättchen { $tile }: { $face }.
city-say-round = Runde { $round }. Das neue Plättchen ist { $tile }: { $face }.
city-say-turned = Das Plättchen ist jetzt { $turn }.
city-say-lifted = Tourist aufgenommen: { $where }.
city-say-tried = Ausprobiert: { $place }.

city-looking = Das ist die Stadt von { $name }.
city-look-back = Zurück zu meiner
city-look-at = Die Stadt von { $name } ansehen

city-points-yours = Deine Punkte
city-points-of = Punkte von { $name }
city-total = Summe
city-points-others = { $count ->
    [1] andere: { $points }
   *[other] andere: bis { $points }
  }
city-points-good = gut sind { $points }
city-no-tourists-yet = Noch steht kein Tourist in der Stadt.
city-tourist-tried = Der ausprobierte Tourist zählt, sobald du fertig bist.
city-stock = { $count ->
    [0] Alle Touristen sind in der Stadt.
    [one] Ein Tourist wartet.
   *[other] { $count } Touristen warten.
  }
city-because-attractions = { $points ->
    [one] Eine Fläche aus einer Sehenswürdigkeit.
   *[other] Eine Fläche aus { $points } Sehenswürdigkeiten.
  }
city-because-parks = { $points ->
    [one] Eine Fläche aus einem Parkfeld.
   *[other] Eine Fläche aus { $points } Parkfeldern.
  }
city-because-terraces = { $points ->
    [one] Ein Straßencafé grenzt daran.
   *[other] { $points } Straßencafés grenzen daran.
  }
city-because-water = { $points ->
    [one] Ein Wasserfeld grenzt daran.
   *[other] { $points } Wasserfelder grenzen daran.
  }
city-because-sees-water = { $points ->
    [one] Blickt auf ein Wasserfeld.
   *[other] Blickt auf { $points } Wasserfelder.
  }
city-because-sees-parks = { $points ->
    [one] Blickt auf ein Parkfeld.
   *[other] Blickt auf { $points } Parkfelder.
  }
city-because-zone-paid = Für diese Fläche bekommt schon ein anderer die Punkte.
city-because-nothing = Hier zählt nichts.

city-chart = Die 24 Plättchen
city-chart-told = { $drawn } von { $all } sind gekommen{ $more ->
    [0] {""}
    [one] , eines kommt noch
   *[other] , { $more } kommen noch
  }{ $left ->
    [0] .
   *[other] , { $left } bleiben in der Schachtel.
  }
city-chart-out = Plättchen { $tile }: { $face }; nicht gekommen
city-chart-drawn = Plättchen { $tile }: { $face }; ist gekommen
city-chart-now = Plättchen { $tile }: { $face }; jetzt zu legen

city-log-drawn = Plättchen { $tile } wurde gezogen: { $what }.
city-log-layout = Die Startplättchen wurden für alle gelegt.
city-log-start = { $who } hat die Startplättchen gelegt.
city-log-laid = { $who } hat { $what } (Plättchen { $tile }) auf { $at } gelegt.
city-log-left = { $who } hat auf das 17. Plättchen verzichtet.
city-log-placed = Ein Tourist wurde gesetzt: { $where }.
city-log-moved = Ein Tourist zog von { $from } auf ein anderes Feld: { $where }.

city-end-won = { $name } hat gewonnen
city-end-shared = { $names } teilen sich den Sieg
city-next = Stufe { $level } probieren
city-count-line = Tourist, { $where }: { $points }. { $why }

city-place-brings = { $place }: { $points }
city-place-manned = { $place }: { $points } mit einem neuen Touristen
city-place-either = { $place }: { $alone } oder, mit einem neuen Touristen, { $points }
city-cues = Die Zahl auf einem Platz: Punkte, die das Plättchen so gedreht bringt; neben der Figur zählt ein neuer Tourist mit.
city-goal-1 =
    Wer nach 13 Runden die meisten Punkte hat, gewinnt.
    Ein Tourist auf einer gelben Sehenswürdigkeit oder in einem grünen Park bekommt 1 für jedes Feld seiner Fläche. Eine Fläche zahlt nur einem Touristen.
city-goal-2 =
    Wer nach 13 Runden die meisten Punkte hat, gewinnt.
    Ein Tourist auf einer gelben Sehenswürdigkeit oder in einem grünen Park bekommt 1 für jedes Feld seiner Fläche; eine Fläche zahlt nur einem Touristen.
    In einem roten Straßencafé bekommt er 1 für jedes Wasserfeld, das er in gerader Linie sieht.
city-goal-3 =
    Wer nach 13 Runden die meisten Punkte hat, gewinnt.
    Flächen aus Sehenswürdigkeiten oder Parks bringen einem Touristen 1 je Feld; Sehenswürdigkeiten auch 1 für jedes Straßencafé daneben, Parks 1 für jedes Wasserfeld daneben.
    In einem roten Straßencafé bekommt ein Tourist 1 für jedes Feld Wasser oder Park, das er in gerader Linie sieht.
