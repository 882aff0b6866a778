### Was Cities mit einem Tipp sagt.

city-hint-told = Tipp: { $what }.
city-hint-lay = Plättchen auf { $place }
city-hint-place = Plättchen auf { $place }, ein Tourist { $to }
city-hint-walk = Plättchen auf { $place }, der Tourist auf { $from } geht { $to }
city-hint-jump = Plättchen auf { $place }, der Tourist auf { $from } springt { $to }
city-hint-as-shown = Lege die Plättchen, wo die Pfeile hinzeigen
city-hint-lies = So liegt es, wie im Tipp. Drücke nun „{ $button }“.
city-hint-spares = Anderswo steht eine höhere Zahl, aber sie kostet einen deiner Touristen. Hebe ihn auf: Später bringt er mehr.
city-hint-later = Anderswo bringt das Plättchen jetzt mehr, hier kann später mehr daraus werden.
city-hint-expects = { $points ->
    [one] Am Ende wird daraus, geschätzt, 1 Punkt.
   *[other] Am Ende werden daraus, geschätzt, { $points } Punkte.
  }
