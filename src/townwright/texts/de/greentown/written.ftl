# Einstellungen
greentown-set-unknown = Es gibt keinen Materialsatz „{ $name }“; es gibt { $names }.
greentown-few-fives = Der Materialsatz „{ $name }“ hat { $cards ->
    [one] 1 Startkarte
   *[other] { $cards } Startkarten
  }, zu wenige für { $seats } Personen.

# Notation und Aufzeichnungen
greentown-word-unreadable = „{ $word }“ ist kein Teil eines Zuges; schreibe zum Beispiel BT, +(2,-2)35, ^(0,0)01345, S(2,-1)>(1,0), ~(2,0)31334 oder keep.
greentown-chance-unreadable = „{ $text }“ ist keine Ziehung; schreibe „deal A 5D“ oder „top 6C“.
greentown-turn-unreadable = „{ $turn }“ ist kein Zug: Auf den Marker folgen ein oder zwei Schritte, vielleicht ein Gebäude, dann die Tour.
greentown-exits-unordered = Die Ausgänge „{ $exits }“ sind keine aufsteigenden Ziffern.
greentown-hex-unreadable = „{ $text }“ ist kein Feld; schreibe zum Beispiel (2,-1).
greentown-record-empty = Die Aufzeichnung ist leer.
greentown-version = Es gibt kein Greentown-Format „{ $version }“, nur { $known }.
greentown-header-line = Im Kopf muss hier „{ $key }“ stehen.
greentown-dealt-wrong = „{ $cards }“ kann nicht ausgeteilt sein: Jeder Platz bekommt eine andere aus { $opening }, einer die Startkarte.
greentown-deck-wrong = Das ist kein Stapel: Er enthält jede Karte außer denen der kleinsten Zahl einmal, die kleineren Zahlen oben.
greentown-seat-line = Den Platz { $seat } gibt es nicht, oder er hat schon einen Namen.
greentown-line-unreadable = Das ist keine Zugzeile; schreibe zum Beispiel „3. A T ~(2,0)31334 =3/0 <6C“.
greentown-turn-number = Zug { $number } steht, wo { $due } fällig ist.
greentown-claims-missing = Nach einer Tour folgen die Zahlungen und die gezogene Karte, zum Beispiel „=3/0 <6C“.
greentown-paid-wrong = Die Tour zahlt { $paid }, nicht { $claimed }.
greentown-drawn-wrong = Gezogen wird { $drawn }, nicht { $claimed }.
greentown-drawn-impossible = Gezogen werden kann nur eine der Karten { $cards }, nicht { $claimed }.
greentown-closing-line = Eine Aufzeichnung schließt mit „end cards 13/14“ und „rank BA“, danach folgt nichts.
greentown-not-over = Das Spiel ist hier nicht zu Ende.
greentown-end-wrong = Die Zeile muss „end { $reason } { $money }“ lauten.
greentown-rank-wrong = Die Rangfolge ist { $rank }, nicht { $claimed }.

# Stellungen
greentown-position-unsettled = Eine Stellung wird zwischen zwei Zügen geschrieben, wenn keine Karte aussteht.
greentown-position-empty = Die Stellung ist leer.
greentown-position-line = „{ $key }“ hat hier keinen Platz: Die Zeilen sind round, tile, supply, seat und deck in dieser Reihenfolge.
greentown-position-short = Die Stellung hört vor „{ $key }“ auf.
greentown-position-torn = Die Plättchen darüber bilden kein zusammenhängendes Netz.
greentown-no-marker-up = { $seat } ist am Zug und hat keinen offenen Marker.
greentown-position-pieces = Die Plättchen darüber brauchen ein Hotel und genau { $trees ->
    [one] einen Baum
   *[other] { $trees } Bäume
  }.
greentown-moment = Schreibe zum Beispiel „round 3 order BA next 1 ending no over no“.
greentown-order-wrong = { $order } mit { $next } am Zug ist keine Reihenfolge für { $seats } Plätze.
greentown-tile-line = Schreibe zum Beispiel „tile (1,-1) 013 AM“, mit H, N oder . für Hotel, Baum oder nichts.
greentown-no-such-seat = Es gibt keinen Platz { $seat }.
greentown-no-such-card = Es gibt keine Karte { $card }.
greentown-hex-twice = { $hex } steht zweimal da.
greentown-supply-wrong = Mit diesen Plättchen auf dem Tisch muss die Zeile „{ $line }“ lauten.
greentown-seat-unreadable = Schreibe zum Beispiel „seat A money 4 hand C3S3M2 markers B,BT,E card 6A“.
greentown-seat-order = Hier ist Platz { $due } fällig.
greentown-hand-wrong = { $left } von { $category } auf der Hand und { $built } auf dem Tisch sind nicht { $all }.
greentown-ending-wrong = Hände und Karten passen nicht zu dem, was die erste Zeile über das Ende sagt.
greentown-deck-cards = Jede Karte steht einmal da, im Stapel oder vor einem Platz.
greentown-deck-order = Die kleineren Zahlen liegen oben.

# Der Begleiter
greentown-score-no-tour = Unter der Stellung steht eine Tour wie „A ~(2,0)31334“ oder eine ganze Zugzeile.
greentown-table-card = Unter „seats 3“ steht eine Karte, zum Beispiel „card 8A“.
greentown-table-card-unreadable = Schreibe eine Karte wie „card 8A“ oder „card 8 N1-3 C1-2 S1 M0-3“.
greentown-table-wish = „{ $wish }“ ist kein Wunsch; schreibe ihn wie N1-3 oder S1.
greentown-table-stops = Eine Karte verlangt höchstens { $most } Halte.
greentown-table-large = Auf einem Tisch liegen höchstens { $most } Plättchen.
greentown-score-seat = Die Zeile beginnt mit einem Platz, zum Beispiel „A ~(2,0)31334“.
greentown-score-not-next = { $seat } ist in dieser Stellung nicht am Zug.

# Eigenes Material
greentown-set-no-json = Ab Zeile { $line }, Spalte { $column } ist das kein JSON mehr.
greentown-set-no-object = Ein Materialsatz ist ein einziges JSON-Objekt.
greentown-set-too-deep = Hier sind Listen zu tief in Listen verschachtelt, um ein Materialsatz zu sein.
greentown-set-key-twice = „{ $key }“ steht zweimal da.
greentown-set-key-missing = Dem Materialsatz fehlt „{ $key }“.
greentown-set-key-unknown = „{ $key }“ bedeutet hier nichts.
greentown-set-field-missing = „{ $name }“ hat kein „{ $key }“.
greentown-set-no-table = „{ $key }“ ist ein Objekt aus Namen.
greentown-set-no-entry = „{ $key }“ ist ein Objekt.
greentown-set-entry-name = „{ $name }“ ist kein Name: Buchstaben und Ziffern, höchstens 12.
greentown-set-taken = { $name } heißt der Materialsatz von Townwright mit anderem Inhalt; er braucht einen neuen Namen.
greentown-set-long-number = { $number } ist viel zu groß.
greentown-set-name = Der Name eines Materialsatzes ist ein einzelnes Wort.
greentown-set-mark = Ein Zeichen ist ein Wort wie „cow“ mit höchstens { $most } Buchstaben.
greentown-set-exits = Ausgänge sind 2 bis 6 aufsteigende Ziffern von 0 bis 5, zum Beispiel "0234".
greentown-set-number = „{ $key }“ ist eine Zahl von { $least } bis { $most }.
greentown-set-setup = Ein Aufbau ist eine Liste von Zeilen wie [0, 0, "0234", "."].
greentown-set-row = Eine Zeile besteht aus q, r, Ausgängen und H, N oder ".", zum Beispiel [0, 0, "0234", "."].
greentown-set-hex-twice = { $hex } steht in diesem Aufbau zweimal.
greentown-set-wish = Ein Wunsch ist eine kleinste und eine größte Zahl, zum Beispiel [1, 3].
greentown-set-start = „start“ ist true oder false.
greentown-set-same-kind = { $kind } lässt sich so drehen, dass es zeigt, was { $other } zeigt.
greentown-set-kind-twice = { $kind } ist zugleich Plättchen und Ersatz.
greentown-set-few-fives = Von der kleinsten Zahl sind mindestens { $least } Karten nötig.
greentown-set-start-card = Genau eine Karte, und zwar eine der kleinsten Zahl, bestimmt, wer beginnt.
greentown-set-no-setup = Der Materialsatz hat keinen Aufbau.
greentown-set-no-such-tile = Keine Sorte Plättchen kann die Ausgänge von { $hex } zeigen.
greentown-set-too-many-tiles = „{ $setup }“ benutzt mehr Plättchen der Sorte { $kind } als die { $count }, die es gibt.
greentown-set-torn = „{ $setup }“ hängt nicht zusammen.
greentown-set-hotels = „{ $setup }“ hat { $count ->
    [one] 1 Hotel
   *[other] { $count } Hotels
  }; mindestens eines ist nötig, und die Schachtel enthält { $most }.
greentown-set-trees = „{ $setup }“ hat { $count ->
    [one] 1 Baum
   *[other] { $count } Bäume
  }, der Materialsatz hat { $trees }.
greentown-fact-tiles = Es gibt { $count } Plättchen mit 2 bis 5 Ausgängen; in der Schachtel sind 38.
greentown-fact-spares = Es gibt { $count } Plättchen mit 6 Ausgängen; in der Schachtel sind 2 als Ersatz.
greentown-fact-kinds = Es gibt { $kinds } Sorten mit { $exits } Ausgängen; die Schachtel unterscheidet nur drei Zeichen.
greentown-fact-fives = Plättchen mit fünf Ausgängen sind in der Schachtel selten; hier gibt es davon mindestens so viele wie mit vieren.
greentown-fact-first = Der erste Aufbau hat { $tiles } Plättchen und { $hotels ->
    [one] 1 Hotel
   *[other] { $hotels } Hotels
  }; der des Regelhefts hat 10 und 2.
greentown-fact-stacks = Nach dem ersten Aufbau bleiben { $stacks } Sorten im Vorrat; beim Regelheft sind es neun, darunter Plättchen mit zwei Ausgängen.
greentown-fact-smaller = Kein Aufbau hat ein Plättchen weniger als der erste.
greentown-fact-open = Kein Aufbau hat mehr offene Ausgänge als der erste.
greentown-fact-trees = Es gibt { $count ->
    [one] 1 Baum
   *[other] { $count } Bäume
  }; in der Schachtel sind 6.
greentown-fact-buildings = In der Schachtel hat jede Person 3 Gebäude jeder Art.
greentown-fact-cards = Es gibt { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }; in der Schachtel sind 16 mit den Zahlen 5 bis 9.
greentown-fact-few-fives = In der Schachtel sind mindestens vier Karten mit der Zahl 5.
greentown-fact-example = Die Karte aus dem Regelheft fehlt: 8 Halte, N 1–3, C 1–2, S 1, M 0–3.
greentown-cap-tiles = Plättchen
greentown-cap-entries = Einträge von „{ $key }“
greentown-cap-wide = Felder, über die der Tisch in einer Richtung reicht
