### Was die Seite zu Greentown sagt.

green-letter-n = N
green-letter-c = K
green-letter-s = S
green-letter-m = E
green-category-n = Natur
green-category-c = Kultur
green-category-s = Sport
green-category-m = Einkauf
green-piece-vacant = frei
green-piece-hotel = Hotel
green-piece-tree = Baum
green-piece-building = Gebäude für { $category } von { $who }
green-side-0 = Ost
green-side-1 = Nordost
green-side-2 = Nordwest
green-side-3 = West
green-side-4 = Südwest
green-side-5 = Südost
green-place-tile = { $hex }: { $piece }; Ausgänge nach { $exits }.
green-place-empty = { $hex }: leer.
green-place-can-step = Hier kann ein Plättchen hin.
green-place-can-develop = Es kann ausgebaut werden.
green-place-can-erect = Hier ist es möglich.
green-place-can-tour = Hierhin kann die Tour gehen.

green-no-entry = Keine Einfahrt: { $why }
green-dead-end = Gestreifte Schranke: Die Straße endet hier, denn das Plättchen daneben hat dort keinen Ausgang.
green-map = Die Stadt
green-map-views = Ausschnitt der Stadt
green-zoom-in = Näher heran
green-zoom-out = Weiter weg
green-zoom-fit = Die ganze Stadt zeigen
green-key-zoom = näher, weiter weg, die ganze Stadt; Pfeile mit Umschalt verschieben sie
green-play-area = Dein Zug
green-beside = Vorrat, Touren, Karten und getippte Züge

green-letter = { $letter } steht auf den Gebäuden
green-round = Runde { $round }
green-ending = Letzte Runde.
green-order = Reihenfolge dieser Runde: { $order }
green-order-two = Reihenfolge dieser Runde: { $order }. In der nächsten ist sie umgekehrt, also zwei Züge hintereinander.
green-double = Doppelzug: jetzt zuletzt, in der nächsten Runde zuerst
green-double-now = Der erste deiner zwei Züge hintereinander.
green-double-second = Der zweite deiner zwei Züge hintereinander.
green-double-other = { $who } hat zwei Züge hintereinander.
green-news = { $who }: { $what }.
green-news-then = { $before }, dann { $then }
green-news-unpaid = niemand bekommt etwas
green-news-deed = { $what ->
    [built] Bau
    [built-erected] Bau mit Gebäude
    [built-toured] Bau und Tour
    [built-erected-toured] Bau mit Gebäude und Tour
    [erected] Gebäude
    [erected-toured] Gebäude und Tour
    [toured] Tour
   *[nothing] nichts war möglich
  }
green-money = { $money ->
    [one] Greenie
   *[other] Greenies
  }
green-money-hidden = Geld bis zum Ende verdeckt
green-money-hidden-why = Die Summe bleibt bis zum Ende verdeckt, wie am echten Tisch. Was gezahlt wird, sehen alle: Du darfst mitzählen.
green-no-card = Keine Karte mehr
green-markers = Aktionsmarker
green-marker-b = Bauen
green-marker-t = Tour
green-marker-bt = Bauen und Tour
green-marker-e = Bauen oder Tour
green-marker-eb = Bauen oder Tour: Bauen
green-marker-et = Bauen oder Tour: Tour
green-about-b = zwei Schritte, jeder legt ein neues Plättchen oder baut eines aus: ersetzt es durch eines mit einem Ausgang mehr
green-about-t = führt die Besucher deiner Karte von Hotel zu Hotel
green-about-bt = erst ein Bau, dann eine Tour: beides in einem Zug
green-about-e = Du entscheidest beim Benutzen: entweder ein Bau (Hammer) oder eine Tour (Bus), nicht beides
green-marker-up = { $marker }: { $about }
green-marker-down = { $marker }: verbraucht. Sind es alle vier, werden sie wieder aufgedeckt.
green-stock = Gebäude im Vorrat
green-left = noch { $left }
green-stock-of = { $category }: noch { $left }

green-card-stops = { $stops ->
    [one] Halt
   *[other] Halte
  }
green-tip-stops = { $stops ->
    [one] Ein Halt, und der ist ein Hotel
   *[other] { $stops } Halte: so viele Plätze besucht die Tour, als letzten ein Hotel. Jeder Baum und jedes Gebäude darunter zahlt einmal 1, wenn der Wunsch seiner Art erfüllt ist
  }
green-stops-left = { $left ->
    [one] Halt übrig
   *[other] Halte übrig
  }
green-card-new = neue Karte
green-standing = Noch { $tours ->
    [one] eine Tour
   *[other] { $tours } Touren
  } oder { $buildings ->
    [one] ein Gebäude
   *[other] { $buildings } Gebäude
  } einer Person
green-standing-why = Das Spiel endet mit der Runde, in der nach einer Tour keine Karte mehr da ist oder jemand alle neun Gebäude errichtet hat.
green-wishes = { $stops ->
    [one] Wünsche der Karte mit einem Halt
   *[other] Wünsche der Karte mit { $stops } Halten
  }
green-wish = { $category }: { $range } Besuche gewünscht
green-wish-means = { $wish }. { $least ->
    [0] 0 genügt. Zu viele
   *[other] Zu wenige oder zu viele
  } zahlen nichts und kosten dich 1.
green-wish-good = { $category }: { $visits } von { $range } Besuchen, erfüllt
green-wish-few = { $category }: { $visits } von { $range } Besuchen, noch zu wenig
green-wish-many = { $category }: { $visits } von { $range } Besuchen, zu viel

green-supply = Vorrat
green-supply-rule = { $count ->
   *[other] Gelegt werden jetzt nur Plättchen mit { $count } Ausgängen, den wenigsten im Vorrat. Die anderen sind zum Ausbauen da.
  }
green-supply-empty = Der Vorrat ist leer.
green-supply-exits = { $count } Ausgänge
green-supply-now = zum Legen
green-supply-stack = Ausgänge nach { $exits }: noch { $left }

green-choose-marker = Wähle einen Marker
green-choose-building = Wähle ein Gebäude
green-back = Zurück
green-done = Fertig
green-no-building = Kein Gebäude
green-do-lay = Legen
green-do-develop = Ausbauen
green-do-erect = Errichten
green-do-tour = Diese Tour führen
green-do-lapse = Weiter
green-do-turn = Zug beenden
green-choice-keep = Behalten
green-choice-handover = Nutzen

green-status-marker = Wähle einen Marker für deinen Zug.
green-status-again = Du bist noch einmal dran: Wähle einen Marker.
green-status-step = { $step ->
    [1] Schritt 1 von 2{ $then }: Lege das Plättchen in einen Rahmen, oder wähle eines mit Pfeil zum Ausbauen.
   *[other] Schritt 2 von 2{ $then }: Lege noch eines, oder wähle eines mit Pfeil zum Ausbauen.
  }
green-status-then = { $mode ->
    [step] , dann Gebäude und Tour
   *[other] , dann deine Tour
  }
green-status-laid = { $fixed ->
    [1] Hierher passt es nur so. Lege es, oder versuche einen anderen Platz.
   *[other] Drehe es, wie du magst, und lege es dann.
  }
green-status-erect = Du darfst ein Gebäude errichten{ $then }.
green-status-hotel = Bei welchem Hotel beginnt die Tour? Enden darf sie auch dort.
green-status-tour = Wähle Halt für Halt, auch über leere Scheiben hinweg; der letzte muss ein Hotel sein.
green-status-sending = Dein Zug ist unterwegs …
green-status-waiting = { $name } überlegt
green-status-to-act = { $name } ist dran
green-status-thinking = Du bist am Zug. Einen Moment …
green-status-over = Das Spiel ist aus.
green-build-lapses = Kein Schritt ist möglich: Der Bau verfällt.
green-tour-lapses = Es gibt keine Tour mit so vielen Halten: Sie verfällt, und du behältst die Karte.
green-keep-asked = Den Doppelzug nutzen oder behalten?
green-ready = Das ist dein Zug. Gut so? Dann beende ihn.

green-last-tour = Die letzte Tour

green-deck = Besucherkarten
green-cards-left = { $count ->
    [0] Der Stapel ist leer: Nach der nächsten Tour naht das Ende.
    [one] Eine Karte liegt noch im Stapel.
   *[other] { $count } Karten liegen noch im Stapel.
  }
green-cards-over = { $count ->
    [0] Der Stapel ist leer.
   *[other] Karten im Stapel: { $count }.
  }
green-top-card = Als Nächste im Stapel
green-to-come = Kommen noch

green-earned = Dein Geld
green-earned-nothing = Noch hat dir keine Tour etwas gezahlt.

green-log-turn = { $who }: { $what }
green-log-marker = „{ $marker }“.
green-where-with = mit { $piece }, auf { $hex }
green-where-by = beim { $piece }, auf { $hex }
green-where-at = auf { $hex }
green-log-laid = Ein Plättchen { $where } gelegt.
green-log-developed = Das Plättchen { $where } ausgebaut.
green-log-built = Ein Gebäude für { $category } { $where } errichtet.
green-log-built-tree = Ein Gebäude für { $category } { $where } errichtet; der Baum zog nach { $tree }.
green-log-toured = Eine Tour vom Hotel auf { $hex } geführt.
green-log-nothing = Kein Gebäude errichtet.
green-log-no-build = Kein Schritt war möglich.
green-log-no-tour = Keine Tour war möglich.
green-log-keep = Den Doppelzug behalten.
green-log-handover = Den Doppelzug genutzt.
green-log-dealt = { $who } bekam eine Besucherkarte.
green-log-top = Die nächste Besucherkarte liegt offen auf dem Stapel.

green-end-won = { $name } hat gewonnen

green-goal =
    Wer am Ende das meiste Geld (Greenies) hat, gewinnt. Die letzte Runde ist die, in der jemand neun Gebäude errichtet hat oder nach einer Tour keine Karte mehr da ist.
    Lege Straßen, errichte Gebäude und führe Besucher von Hotel zu Hotel an dem vorbei, was ihre Karte wünscht: erfüllte Wünsche zahlen.{ $seats ->
        [2] { "" } Zu zweit wird nur die Differenz gezahlt: Bekämst du 3 und die andere Person 1, bekommst du 2 und sie nichts.
       *[other] { "" }
    }
green-cues = Die Zahl auf einem Platz. Beim Bauen: So viel mehr kann deine beste Tour dann zahlen. Bei einer Tour: was dir dieser Halt bringt.
page-course-money = Greenies
