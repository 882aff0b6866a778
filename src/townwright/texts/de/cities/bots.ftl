# Wie die Bots von Cities sind
bot-cities-dreamer = träumt und sieht nur ab und zu ein zweites Mal hin
bot-cities-newcomer = nimmt den besten von zwei oder drei Einfällen
bot-cities-stroller = probiert ein wenig herum und nimmt das Schönste
bot-cities-visitor = sieht sich kurz um und nimmt, was sofort etwas bringt
bot-cities-tourist = sieht sich eine Weile um und nimmt, was sofort etwas bringt
bot-cities-lodger = kennt ein paar Ecken und nimmt, was sofort etwas bringt
bot-cities-neighbour = kennt manche Ecke und nimmt, was sofort etwas bringt
bot-cities-guide = kennt viele Ecken und nimmt, was sofort etwas bringt
bot-cities-citizen = kennt die meisten Ecken und nimmt, was sofort etwas bringt
bot-cities-mason = findet fast immer, was sofort etwas bringt
bot-cities-foreman = kennt fast jede Ecke und nimmt, was sofort etwas bringt
bot-cities-greedy = sieht sich jeden Zug an und lässt Platz zum Wachsen
bot-cities-apprentice = hat gelernt, was aus einer Stadt wird, aber noch keinen Blick dafür
bot-cities-surveyor = plant für das ganze Spiel, übersieht aber manchen guten Zug
bot-cities-scholar = hat Millionen Partien gespielt und traut dem ersten Einfall
bot-cities-planner = weiß, was aus Parks, Plätzen und Aussichten wird
bot-cities-architect = spielt ein paar Züge im Kopf weiter
bot-cities-expert = spielt jeden guten Zug im Kopf weiter, viele Male

# Was sie zu ihren Zügen sagen
bot-cities-expects = { $reason }; die ganze Stadt bringt am Ende etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
bot-cities-layout = so können die Flächen von Sehenswürdigkeiten und Parks auf { $ways ->
    [one] 1 Feld
   *[other] { $ways } Feldern
  } wachsen, und größere bringen mehr
bot-cities-no-extra = das 17. Plättchen würde mehr kosten als bringen
bot-cities-hopes = der Tourist auf { $field } wartet auf bessere Tage
bot-cities-attractions = die Sehenswürdigkeiten bei { $field } bringen jetzt { $points }
bot-cities-parks = der Park bei { $field } bringt jetzt { $points }
bot-cities-view = die Aussicht von { $field } bringt jetzt { $points }
bot-cities-room-zones = das Plättchen bringt jetzt keine Punkte; hier lässt es Flächen Platz zum Wachsen
bot-cities-room = das Plättchen bringt jetzt keine Punkte; hier lässt es Flächen und Blicken Platz zum Wachsen
bot-cities-spares = mehr Punkte jetzt würden einen Touristen kosten; er bleibt für eine größere Fläche
bot-cities-later-view = jetzt nicht die meisten Punkte, aber die Aussicht von { $field } kann noch wachsen
bot-cities-later-parks = jetzt nicht die meisten Punkte, aber der Park bei { $field } ({ $size ->
    [one] 1 Feld
   *[other] { $size } Felder
  }) kann noch an { $ways ->
    [one] 1 Seite
   *[other] { $ways } Seiten
  } wachsen
bot-cities-later-attractions = jetzt nicht die meisten Punkte, aber die Sehenswürdigkeiten bei { $field } ({ $size ->
    [one] 1 Feld
   *[other] { $size } Felder
  }) können noch an { $ways ->
    [one] 1 Seite
   *[other] { $ways } Seiten
  } wachsen
bot-cities-grows = der Tourist auf { $field } bringt { $more } mehr, zusammen { $points }

# Die Befehle arena und bot
arena-bot-twice = Der Bot { $name } steht doppelt da.
bot-draw-first = Am Ende dieser Aufzeichnung ist etwas zu ziehen; ergänze die Zeile dafür.
bot-nobody-acts = Am Ende dieser Aufzeichnung ist niemand am Zug.
bot-seat-waits = { $seat } ist nicht am Zug, sondern { $seats }.
