### Was die Seite zu eigenem Material von Greentown sagt.

own-form-greentown = Sorten von Plättchen nach ihren Ausgängen, Aufbauten und die Besucherkarten mit ihren Wünschen, als JSON.
own-setup = Aufbau: { $name }
own-cards = Besucherkarten
own-exits = { $count ->
    [one] Ein Ausgang
   *[other] { $count } Ausgänge
  }
own-stops = Halte
own-category-n = Natur
own-category-c = Kultur
own-category-s = Sport
own-category-m = Einkauf
own-edit-setups = Aufbauten
own-edit-kind = Plättchen { $name }: { $exits } Ausgänge, × { $count }
own-edit-visitors = Karte { $name }: { $stops } Halte
own-edit-empty = Ein Plättchen auf { $hex } legen
own-edit-count = Wie viele es gibt
own-edit-mark = Was auf die Wiese gemalt ist
own-edit-mark-cow = Kuh
own-edit-mark-tree = Busch
own-edit-mark-flower = Blume
