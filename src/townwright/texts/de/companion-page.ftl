### Was der Begleiter für die Schachtel sagt.

companion-title = Begleiter
companion-told = Die Schachtel steht auf dem Tisch? Leg das Handy daneben: Es sagt Plättchen an, prüft Touren, führt die Leisten und erklärt jeden Punkt.
companion-cities-told = Sagt die Plättchen an und zählt eine fertige Stadt, Tourist für Tourist.
companion-greentown-told = Prüft eine Tour und sagt, was sie wem einbringt.
companion-skylines-told = Führt die Leisten und erklärt, was das Ende des Meilensteins kostet.
companion-offline-told = Plättchen ansagen und Leisten führen geht auch ohne Verbindung, sobald du einmal hier warst. Was du eingibst, bleibt in diesem Browser.
companion-all = Alle Spiele des Begleiters
companion-what = Was zu tun ist
companion-how = Wie du es eingibst
companion-tap = Antippen
companion-type = Eintippen
companion-step = Was du eingibst
companion-set = Plättchen oder Karten
companion-set-own = Eigene Plättchen oder Karten verwenden
companion-box = In der Schachtel
companion-seats = Spieler
companion-undo = Zurück
companion-undone = Zurückgenommen.
companion-take = Wegnehmen
companion-turn = Drehen
companion-turn-left = Nach links drehen
companion-turn-right = Nach rechts drehen
companion-less = Weniger: { $name }
companion-more = Mehr: { $name }
companion-line = Zeile { $line }: { $why }
companion-offline = Es gibt keine Verbindung. Was du eingegeben hast, bleibt erhalten, und die Antwort kommt, sobald die Verbindung wieder da ist.

## Cities

companion-city-call = Ansagen
companion-city-score = Stadt zählen
companion-call-none = 24 Plättchen sind gemischt, 16 davon sind der Stapel.
companion-call-start = Startplättchen { $number } von { $of }
companion-call-round = Runde { $round } von { $rounds }
companion-call-extra = Noch ein Plättchen, das auf die Stadt gelegt wird
companion-call-tile = Plättchen { $tile }
companion-call-first = Erstes Plättchen aufdecken
companion-call-next = Nächstes Plättchen
companion-call-over = Der Stapel ist leer
companion-call-back = Das letzte Plättchen liegt wieder auf dem Stapel.
companion-call-order = Bisher angesagt
companion-call-order-none = Noch ist kein Plättchen angesagt.
companion-stack = Der Stapel
companion-call-anew = Neu mischen
companion-call-sure = Wirklich? Die angesagten Plättchen sind dann vergessen
companion-city = Die Stadt
companion-city-count = Punkte zählen
companion-city-total = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
  }
companion-city-back = Zurück zur Stadt
companion-city-full = Alle 16 Plätze sind belegt. Nun kommen die Touristen.
companion-city-notation = Die Stadt in Notation
companion-city-notation-told = Ein Bild mit zwei mal zwei Buchstaben für jedes Plättchen, klein, wo ein Tourist steht; oder eine Stadtzeile wie d4:16S,c3:6W,b2:17N;c3.1;6;b2.
companion-step-tiles = Plättchen
companion-step-fields = Felder
companion-step-tourists = Touristen
companion-place = Platz { $cell }
companion-pick-tile = Das Plättchen auf { $cell }
companion-tile-used = Plättchen { $tile }: { $face }; liegt auf { $cell }
companion-laid = Plättchen { $tile } auf { $cell }.
companion-kind = Malen mit
companion-rub = nichts
companion-fields-told = Für eine Schachtel, deren Plättchen nicht aufgeschrieben sind: Wähle eine Art und tippe jedes Feld an, das sie zeigt.
companion-tourists-told = Tippe die Felder an, auf denen Touristen stehen.

## Greentown

companion-town = Der Tisch
companion-town-map = Tisch
companion-town-card = Karte
companion-town-tour = Tour
companion-town-map-told = Tippe ein Plättchen an, um es zu ändern, oder einen leeren Platz, um eines zu legen. Nötig sind nur Plättchen, die eine Tour benutzen könnte.
companion-town-card-told = Wähle die Karte oder stell sie ein, wie sie gedruckt ist.
companion-town-tour-told = Tippe das Hotel an, bei dem die Tour beginnt, dann ein Plättchen nach dem anderen.
companion-town-far = Das liegt nicht neben dem letzten Plättchen.
companion-town-who = Wer spielt
companion-town-touring = Auf Tour
companion-town-setup = Einen Aufbau legen
companion-town-clear = Tisch leeren
companion-town-notation = Tisch und Tour in Notation
companion-town-notation-told = Wie viele spielen, die Karte, die Plättchen und darunter die Tour: ihr Hotel und die Seite, über die sie jedes Plättchen verlässt (0 Osten, dann gegen den Uhrzeigersinn).
companion-hex = { $hex }: { $piece }, { $exits ->
    [one] eine Straße
   *[other] { $exits } Straßen
  }.
companion-hex-empty = { $hex }: leer; leg hier ein Plättchen.
companion-tile = Plättchen { $hex }
companion-streets = Straßen
companion-side-0 = Straße nach Osten
companion-side-1 = Straße nach Nordosten
companion-side-2 = Straße nach Nordwesten
companion-side-3 = Straße nach Westen
companion-side-4 = Straße nach Südwesten
companion-side-5 = Straße nach Südosten
companion-piece = Auf dem Bauplatz
companion-piece-none = nichts
companion-piece-h = Hotel
companion-piece-n = Baum
companion-piece-c = Kultur { $seat }
companion-piece-s = Sport { $seat }
companion-piece-m = Einkauf { $seat }
companion-category-n = Natur
companion-category-c = Kultur
companion-category-s = Sport
companion-category-m = Einkauf
companion-card-named = Karten des Satzes
companion-card-stops = Halte
companion-card-least = { $name } mindestens
companion-card-most = { $name } höchstens
companion-tour-anew = Neue Tour
companion-tour-pay = Prüfen und auszahlen
companion-tour-best = Besser geht es nicht.
companion-tour-better = Die beste Tour für { $seat } zahlt { $paid }.
companion-tour-show = Auf dem Tisch zeigen
companion-tour-result = Die Auszahlung
companion-tour-paid = { $seat } bekommt { $paid }.
companion-tour-on-tour = Auf Tour.
companion-wish-met = { $visits } besucht, { $wish } gewünscht: erfüllt.
companion-wish-failed = { $visits } besucht, { $wish } gewünscht: nicht erfüllt.
companion-because-nothing = Bekommt nichts.
companion-because-nature = { $points ->
    [one] Ein Baum zahlt 1.
   *[other] { $points } Bäume zahlen { $points }.
  }
companion-because-culture = { $points ->
    [one] Ein Kulturgebäude zahlt 1.
   *[other] { $points } Kulturgebäude zahlen { $points }.
  }
companion-because-sport = { $points ->
    [one] Eine Sportstätte zahlt 1.
   *[other] { $points } Sportstätten zahlen { $points }.
  }
companion-because-shopping = { $points ->
    [one] Ein Geschäft zahlt 1.
   *[other] { $points } Geschäfte zahlen { $points }.
  }
companion-because-nature-failed = Natur nicht erfüllt: { $points } Abzug.
companion-because-culture-failed = Kultur nicht erfüllt: { $points } Abzug.
companion-because-sport-failed = Sport nicht erfüllt: { $points } Abzug.
companion-because-shopping-failed = Einkauf nicht erfüllt: { $points } Abzug.
companion-because-floor = Aber nie weniger als nichts: { $points } erlassen.
companion-because-two-players = Von zweien wird nur bezahlt, wer mehr bekäme: { $points } weniger.

## Skylines

companion-sky-mon = Geld
companion-sky-pow = Strom
companion-sky-wat = Wasser
companion-sky-gar = Müll
companion-sky-lab = Arbeits{ "\u00AD" }kräfte
companion-sky-hap = Zufrieden{ "\u00AD" }heit
companion-sky-pol = Verschmut{ "\u00AD" }zung
companion-sky-tra = Verkehr
companion-sky-cri = Kriminali{ "\u00AD" }tät
companion-sky-ovr = Gesamt{ "\u00AD" }zufriedenheit
companion-sky-now = { $marker }: { $value }
companion-sky-end-mon-low = Die Kasse ist leer: Was sie nicht bezahlen kann, darf nicht gespielt werden.
companion-sky-end-pow-low = Der Strom ist am Ende: Die Karte darf nicht gespielt werden.
companion-sky-end-wat-low = Das Wasser ist am Ende: Die Karte darf nicht gespielt werden.
companion-sky-end-gar-low = Der Müll ist am Ende: Die Karte darf nicht gespielt werden.
companion-sky-end-lab-low = Es gibt keine Arbeitskräfte mehr: Die Karte darf nicht gespielt werden.
companion-sky-end-hap-low = Die Leute sind zu unzufrieden: Das Spiel ist verloren.
companion-sky-end-pol-low = Die Verschmutzung bleibt bei 0.
companion-sky-end-tra-low = Der Verkehr bleibt bei 0.
companion-sky-end-cri-low = Die Kriminalität bleibt bei 0.
companion-sky-end-ovr-low = Tiefer geht die Gesamtzufriedenheit nicht.
companion-sky-end-mon-high = Die Kasse ist voll.
companion-sky-end-pow-high = Der Strom ist voll: Der Rest verfällt.
companion-sky-end-wat-high = Das Wasser ist voll: Der Rest verfällt.
companion-sky-end-gar-high = Der Müll ist voll: Der Rest verfällt.
companion-sky-end-lab-high = Mehr Arbeitskräfte als Arbeit: Die Karte darf nicht gespielt werden.
companion-sky-end-hap-high = Die Zufriedenheit ist voll: Der Rest kommt zur Gesamtzufriedenheit.
companion-sky-end-pol-high = Die Verschmutzung ist am Ende: Die Karte darf nicht gespielt werden.
companion-sky-end-tra-high = Der Verkehr ist am Ende: Die Karte darf nicht gespielt werden.
companion-sky-end-cri-high = Die Kriminalität ist am Ende: Die Karte darf nicht gespielt werden.
companion-sky-end-ovr-high = Höher geht die Gesamtzufriedenheit nicht.
companion-sky-explain = Was kostet das Ende des Meilensteins?
companion-sky-milestone = Ende des Meilensteins jetzt
companion-sky-put = Leisten dorthin stellen
companion-sky-put-told = Den Preis des nächsten Spielplans ziehst du selbst ab.
companion-sky-table = Auf dem Tisch
companion-sky-more = Spielpläne, Plättchen, Rollen und Nachrichten
companion-sky-more-told = Wenn du magst: Sie werden mitgeprüft, und Rollen und Nachrichten wirken beim Meilenstein mit.
companion-sky-anew = Neues Spiel
companion-sky-capital = Startkapital
companion-sky-sure = Wirklich? Die Leisten werden zurückgestellt
