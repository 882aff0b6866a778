### Was der Begleiter neben der Schachtel von Greentown sagt.

companion-greentown-told = Prüft eine Tour und sagt, was sie wem einbringt.
companion-town = Der Tisch
companion-town-map = Tisch
companion-town-card = Karte
companion-town-tour = Tour
companion-town-map-told = Tippe ein Plättchen an, um es zu ändern, oder einen leeren Platz, um eines zu legen. Nötig sind nur Plättchen, die eine Tour benutzen könnte.
companion-town-card-told = Wähle die Karte oder stelle sie ein, wie sie gedruckt ist.
companion-town-tour-told = Tippe das Hotel an, bei dem die Tour beginnt, dann ein Plättchen nach dem anderen.
companion-town-far = Das liegt nicht neben dem letzten Plättchen.
companion-town-who = Wer spielt
companion-town-touring = Auf Tour
companion-player = Spieler { $number }
companion-town-setup = Einen Aufbau legen
companion-town-clear = Tisch leeren
companion-town-notation = Tisch und Tour in Notation
companion-town-notation-told = Wie viele spielen, die Karte, die Plättchen und darunter die Tour: wer sie führt (A ist Spieler 1), das Hotel, an dem sie beginnt, und die Seite, über die sie jedes Plättchen verlässt (0 ist Osten, dann gegen den Uhrzeigersinn).
companion-hex = { $hex }: { $piece }, { $exits ->
    [one] ein Ausgang
   *[other] { $exits } Ausgänge
  }.
companion-hex-empty = { $hex }: leer; lege hier ein Plättchen.
companion-tile = Plättchen { $hex }
companion-streets = Ausgänge
companion-side-0 = Ausgang nach Osten
companion-side-1 = Ausgang nach Nordosten
companion-side-2 = Ausgang nach Nordwesten
companion-side-3 = Ausgang nach Westen
companion-side-4 = Ausgang nach Südwesten
companion-side-5 = Ausgang nach Südosten
companion-piece = Auf dem Bauplatz
companion-piece-none = nichts
companion-piece-h = Hotel
companion-piece-n = Baum
companion-piece-c = Kultur von Spieler { $seat }
companion-piece-s = Sport von Spieler { $seat }
companion-piece-m = Einkauf von Spieler { $seat }
companion-category-n = Natur
companion-category-c = Kultur
companion-category-s = Sport
companion-category-m = Einkauf
companion-card-named = Karten des Satzes
companion-card-of = { $stops ->
    [one] Ein Halt
   *[other] { $stops } Halte
  }
companion-card-stops = Halte
companion-card-least = { $name } mindestens
companion-card-most = { $name } höchstens
companion-tour-anew = Neue Tour
companion-tour-pay = Prüfen und auszahlen
companion-tour-best = Besser geht es nicht.
companion-tour-better = Die beste Tour für { $name } zahlt { $paid }.
companion-tour-show = Auf dem Tisch zeigen
companion-tour-result = Die Auszahlung
companion-tour-paid = { $name } bekommt { $paid }.
companion-tour-on-tour = Auf Tour.
companion-wish-met = { $visits } besucht, { $wish } gewünscht: erfüllt.
companion-wish-failed = { $visits } besucht, { $wish } gewünscht: nicht erfüllt.
companion-because-nothing = Bekommt nichts.
companion-because-nature = { $points ->
    [one] Ein Baum zahlt 1.
   *[other] { $points } Bäume zahlen { $points }.
  }
companion-because-culture = { $points ->
    [one] Ein Gebäude für Kultur zahlt 1.
   *[other] { $points } Gebäude für Kultur zahlen { $points }.
  }
companion-because-sport = { $points ->
    [one] Ein Gebäude für Sport zahlt 1.
   *[other] { $points } Gebäude für Sport zahlen { $points }.
  }
companion-because-shopping = { $points ->
    [one] Ein Gebäude für Einkauf zahlt 1.
   *[other] { $points } Gebäude für Einkauf zahlen { $points }.
  }
companion-because-nature-failed = Natur nicht erfüllt: { $points } Abzug.
companion-because-culture-failed = Kultur nicht erfüllt: { $points } Abzug.
companion-because-sport-failed = Sport nicht erfüllt: { $points } Abzug.
companion-because-shopping-failed = Einkauf nicht erfüllt: { $points } Abzug.
companion-because-floor = Aber nie weniger als nichts: { $points } erlassen.
companion-because-two-players = Von zweien wird nur bezahlt, wer mehr bekäme: { $points } weniger.
