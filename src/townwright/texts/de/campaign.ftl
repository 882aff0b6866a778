### Die Kampagne: Arten, ein Spiel zu spielen, eine nach der anderen, mit Sternen.

campaign-title = Kampagne
campaign-told = Ein Szenario nach dem anderen, allein, jedes ein wenig reicher als das davor. In jedem warten drei Sterne.
campaign-opening = Die Kampagne wird geöffnet …
campaign-stars = { $won } von { $all } Sternen
campaign-rules = Einen Stern gibt es für eine Partie, die du hier oder anderswo mit demselben Aufbau beginnst, von Anfang an allein spielst und beendest. Sterne für Punkte verlangen einen Tisch ohne Tipps, wie ihn die Knöpfe hier anlegen; ein Zug lässt sich zurücknehmen, bis etwas Neues aufgedeckt ist. Die Punkte sind das, was Townwrights eigene Programme gewöhnlich schaffen. Sterne gehören zu deinem Konto oder, wenn du Gast bist, zu diesem Browser; wer ein Konto anlegt, nimmt sie mit.
campaign-star-finished = Bring die Stadt zu Ende, ohne sie vorher zu verlieren.
campaign-star-points = { $points ->
    [one] Beende sie mit mindestens einem Punkt, ohne Tipps.
   *[other] Beende sie mit mindestens { $points } Punkten, ohne Tipps.
  }
campaign-star-won = Diesen Stern hast du.
campaign-star-open = Diesen Stern hast du noch nicht.
campaign-best = { $count ->
    [one] Deine Stadt hat { $points } Punkte.
   *[other] Deine beste von { $count } Partien hat { $points } Punkte.
  }
campaign-played = { $count ->
    [one] Du hast es einmal gespielt.
   *[other] Du hast es { $count } Mal gespielt.
  }
campaign-play = Spielen
campaign-play-hard = Schwer spielen
campaign-gallery = Deine Galerie
campaign-city = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
  }
