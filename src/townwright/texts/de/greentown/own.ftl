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
