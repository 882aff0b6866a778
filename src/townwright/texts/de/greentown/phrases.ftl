# Kategorien
greentown-nature = Natur
greentown-culture = Kultur
greentown-sport = Sport
greentown-shopping = Einkauf

# Bauen
greentown-no-such-tile = Kein Plättchen zeigt die Ausgänge { $exits }.
greentown-tile-gone = Im Vorrat liegt kein Plättchen der Sorte { $kind } mehr, das für { $exits } nötig wäre.
greentown-hex-taken = Auf { $hex } liegt schon ein Plättchen.
greentown-not-fewest = Ein Plättchen mit { $count } Ausgängen darf nicht gelegt werden, solange der Vorrat eines mit { $fewest } hat.
greentown-no-road = Die Ausgänge { $exits } auf { $hex } treffen auf keinen Ausgang.
greentown-hex-empty = Auf { $hex } liegt kein Plättchen, das ausgebaut werden könnte.
greentown-developed-twice = In einem Bau kann { $hex } nicht zweimal ausgebaut werden.
greentown-not-one-more = { $hex } hat { $old } Ausgänge und muss { $needed } bekommen, nicht { $new }.
greentown-exits-lost = { $hex } würde die Ausgänge { $lost } verlieren; höchstens einer darf wegfallen.
greentown-foreign-exit = Auf { $hex } steht ein fremdes Gebäude, darum müssen alle Ausgänge bleiben; { $lost } würde wegfallen.
greentown-torn = Ohne den Ausgang { $lost } von { $hex } würde das Straßennetz zerfallen.
greentown-nothing-to-lay = Kein Plättchen aus dem Vorrat lässt sich irgendwo anlegen.
greentown-nothing-to-develop = Kein Plättchen auf dem Tisch lässt sich ausbauen.
greentown-no-exit-leads = Zu { $hex } führt kein Ausgang.
greentown-none-keeps = Kein Plättchen mit { $needed } Ausgängen im Vorrat behält genug Ausgänge von { $hex }.
greentown-none-bigger = Im Vorrat liegt kein Plättchen mit { $needed } Ausgängen.
greentown-build-possible = Der Bau kann nicht verfallen: Ein Schritt ist möglich.
greentown-none-left = Im Vorrat ist kein Gebäude für { $category } mehr.
greentown-no-site = Auf { $hex } liegt kein Plättchen zum Bebauen.
greentown-site-taken = Auf { $hex } steht { $piece }; das wird nie ersetzt.
greentown-no-tree = Auf { $hex } steht kein Baum, der umziehen könnte.
greentown-tree-place = Der Baum von { $hex } muss auf ein freies Plättchen ziehen.
greentown-no-lay = „{ $part }“ kann nicht errichtet werden: Es wurde kein Plättchen gelegt oder der Vorrat ist leer.

# Touren
greentown-tour-no-hotel = Eine Tour beginnt bei einem Hotel, auf { $hex } steht keines.
greentown-tour-stops = { $made ->
    [one] Die Tour macht 1 Halt, die Karte verlangt { $stops }.
   *[other] Die Tour macht { $made } Halte, die Karte verlangt { $stops }.
  }
greentown-tour-end = Der letzte Halt muss ein Hotel sein, auf { $hex } steht keines.
greentown-tour-too-long = { $stops ->
    [one] Die Tour geht nach ihrem einen Halt noch weiter.
   *[other] Die Tour geht nach ihren { $stops } Halten noch weiter.
  }
greentown-tour-no-road = Von { $hex } führt keine Straße über Seite { $side } (Bewegung { $number } der Tour).
greentown-tour-road-twice = Die Straße zwischen { $here } und { $there } wird zweimal benutzt.
greentown-road-used = Diese Straße ist schon befahren: Nimm eine andere.
greentown-tour-possible = Die Tour kann nicht verfallen: Es gibt eine mit der richtigen Zahl von Halten.
greentown-no-card = Es liegt keine Karte für eine Tour bereit.

# Der Zug
greentown-not-your-turn = Am Zug ist { $who }, nicht { $seat }.
greentown-not-chance = „{ $action }“ kann { $seat } nicht sagen.
greentown-chance = der Zufall
greentown-nobody = niemand
greentown-card-not-next = „{ $draw }“ kann jetzt nicht kommen.
greentown-due-marker = ein Aktionsmarker
greentown-due-first-step = der erste Schritt des Baus
greentown-due-second-step = der zweite Schritt des Baus
greentown-due-erect = ein Gebäude oder „nothing“
greentown-due-tour = eine Tour
greentown-due-keep = „keep“ oder „handover“
greentown-due-draw = die gezogene Karte
greentown-not-due = „{ $part }“ kann jetzt nicht kommen; fällig ist { $due }.
greentown-nothing-to-keep = „{ $part }“ hat hier keinen Platz: Nur wer in der Variante als Letzter der Runde am Zug ist, darf den Doppelzugmarker behalten, solange das Ende nicht ausgelöst ist.
greentown-turn-over = Der Zug ist schon vor „{ $part }“ zu Ende.
greentown-marker-down = Der Marker { $marker } ist verbraucht und liegt verdeckt.
greentown-marker-used = Dieser Marker ist verbraucht; er kommt zurück, wenn es alle vier sind.
greentown-turn-begun = Der Zug hat begonnen; als Nächstes fehlt { $due }.
greentown-turn-unfinished = Der Zug ist nicht zu Ende: Es fehlt { $due }.

# Was ein Wort bringt
greentown-brings-kept = behält die Ausgänge { $exits }
greentown-brings-lost = verliert den Ausgang { $exit }
greentown-brings-roads = neue Straßen: { $roads }
greentown-brings-dead-ends = Straßen, die noch nirgends hinführen: { $ends }
greentown-brings-keep = die Reihenfolge bleibt in der nächsten Runde gleich
greentown-brings-handover = die nächste Runde beginnt mit einem weiteren eigenen Zug
greentown-brings-money = { $seat } bekommt { $paid }
greentown-brings-sites = Bäume: { $trees }, eigene Gebäude: { $buildings }
greentown-brings-no-money = niemand bekommt Geld
greentown-brings-difference = { $one } bekäme { $first } und { $other } { $second }; zu zweit wird nur die Differenz ausgezahlt
greentown-brings-charge = { $count ->
    [one] Ein Wunsch ist nicht erfüllt
   *[other] { $count } Wünsche sind nicht erfüllt
  }: −{ $charge }, aber nie unter 0
greentown-best-now = deine beste Tour zahlt jetzt { $now }
greentown-no-tour-now = so wie die Straßen jetzt liegen, gibt es keine Tour mit { $stops ->
    [one] einem Halt
   *[other] { $stops } Halten
  }: sie würde verfallen
greentown-stops-left = Halte übrig: { $left }
greentown-wish-good = { $category }: { $visits } von { $wish }, erfüllt
greentown-wish-few = { $category }: { $visits } von { $wish }, noch zu wenig
greentown-wish-many = { $category }: { $visits } von { $wish }, zu viel
greentown-no-way = Von hier führt keine Strecke in genau { $left ->
    [one] einem weiteren Halt
   *[other] { $left } weiteren Halten
  } zu einem Hotel.

# Der Begleiter
greentown-score-no-money = Es wurde keine Tour geführt.
greentown-score-paid = { $seat } bekommt { $paid }.
greentown-score-best = Die beste Tour für { $seat } zahlt { $paid }, zum Beispiel { $tour }.
greentown-score-good = Es gibt zu viele Touren, um sie alle durchzusehen; von den angesehenen zahlt { $tour } { $seat } am meisten: { $paid }.
greentown-wish-met = { $category }: gewünscht { $wish }, { $visits ->
    [one] 1 Besuch
   *[other] { $visits } Besuche
  }: erfüllt
greentown-wish-failed = { $category }: gewünscht { $wish }, { $visits ->
    [one] 1 Besuch
   *[other] { $visits } Besuche
  }: nicht erfüllt, 1 Abzug
