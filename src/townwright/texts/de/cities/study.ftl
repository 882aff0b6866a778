# Was sich an Cities nicht untersuchen lässt
study-cities-free = Städte ohne Grenzen lassen sich nicht untersuchen
study-cities-variant = Partien mit der Variante { $variant } werden noch nicht untersucht
study-cities-deal = eine Ziehung hat { $due } Plättchen, nicht { $number }; schreibe sie wie 13,8,10

# Was ein besserer Zug gebracht hätte
study-cities-better = { $move }: { $reason }
study-cities-new-tourist = ein Tourist auf { $field } hätte { $more } gebracht
study-cities-attractions-now = die Sehenswürdigkeiten bei { $field } brächten { $more } mehr
study-cities-park-now = der Park bei { $field } brächte { $more } mehr
study-cities-view-now = das Straßencafé auf { $field } sähe { $more ->
    [one] 1 Feld
   *[other] { $more } Felder
  } mehr
study-cities-attractions-later = bis zum Ende brächten die Sehenswürdigkeiten im Mittel { $points } mehr
study-cities-parks-later = bis zum Ende brächten die Parks im Mittel { $points } mehr
study-cities-views-later = bis zum Ende brächten die Aussichten im Mittel { $points } mehr
study-cities-room = das lässt mehr Platz für das, was noch kommt
