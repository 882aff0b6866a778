## Die Bots von Skylines: wer sie sind und warum sie etwas tun.

bots-skylines-dreamer = tut das Bessere von zwei Dingen, die ihm einfallen
bots-skylines-newcomer = denkt an zwei Dinge, ab und zu an drei
bots-skylines-visitor = tut das Beste von drei Dingen, die ihm einfallen
bots-skylines-neighbour = denkt an vier Dinge, bevor gebaut wird
bots-skylines-mason = denkt an fünf Dinge, bevor gebaut wird
bots-skylines-novice = baut, was heute gefällt, und spart wenig für morgen
bots-skylines-builder = sorgt für die Karten auf dem Tisch, nicht für die, die noch kommen
bots-skylines-planner = wägt jede Karte und jeden Platz ab, einen Zug nach dem anderen
bots-skylines-adept = denkt einige Züge voraus
bots-skylines-expert = spielt jeden Plan im Kopf weiter, bevor gebaut wird
bots-skylines-changes = { $row }; { $reason }
bots-skylines-policy = { $card } kommt zur rechten Zeit
bots-skylines-swap = { $card } passt nicht in diese Stadt
bots-skylines-end = Warten bringt jetzt wenig: Zufriedenheit { $happiness } soll zählen
bots-skylines-source-need = { $need }; Stapel { $pile } hat noch { $number ->
    [one] eine solche Karte
   *[other] { $number } solche Karten
  }
bots-skylines-source-cheap = die Karten von Stapel I kosten am wenigsten
bots-skylines-source-strong = die Karten von Stapel { $pile } bringen mehr als die davor, und die Stadt kann sie nun brauchen
bots-skylines-lacks-supply = { $marker } steht bei { $value }, und keine Karte dieser Hand hilft
bots-skylines-lacks-service = für die Belohnung von { $card } fehlt { $service }
bots-skylines-lacks-coins = der nächste Spielplan kostet { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
  }, und keine Karte dieser Hand bringt welche
bots-skylines-take = { $card } lässt sich bald bauen
bots-skylines-open = für { $price ->
    [one] eine Münze
   *[other] { $price } Münzen
  }; Münzen, die zum Bauen bleiben: { $left }
bots-skylines-keep = die Münzen sind jetzt mehr wert als neue Karten
bots-skylines-renew = Karten, die keinen Platz finden, weichen neuen: { $number }
bots-skylines-renew-unrewarded = { $card } brächte jetzt keine Belohnung; eine neue Karte bringt vielleicht eine
bots-skylines-renew-weak = { $card } brächte dieser Stadt wenig; eine neue Karte bringt vielleicht mehr
bots-skylines-role = { $role } hilft bei diesen Karten
bots-skylines-layout = große Viertel, die zusammenwachsen
bots-skylines-service = { $service } hilft { $number ->
    [one] einer Karte
   *[other] { $number } Karten
  } auf der Hand zur Belohnung
bots-skylines-service-later = { $service } hilft vielen späteren Karten zur Belohnung
bots-skylines-utility = { $marker } steht bei { $value }; die nächsten Gebiete brauchen mehr
bots-skylines-shortage = { $marker } steht bei { $value }: Sonst kostet das { $saved } Zufriedenheit
bots-skylines-unique = { $card } dient der Stadt bis zum Ende
bots-skylines-rewarded = mit der Belohnung von { $card }
bots-skylines-needed = ohne Belohnung, aber dieses Viertel braucht ein Plättchen
bots-skylines-unrewarded = es bringt keine Belohnung, aber du ziehst eine neue Karte
bots-skylines-strange = diese Karten sind mir neu, also gehe ich der Nase nach
