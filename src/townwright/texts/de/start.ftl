### Was nur die Startseite sagt.

page-hero = Was bauen wir heute?
page-hero-line = Städtebauspiele, genau nach ihren Regeln: allein, mit Freunden oder gegen den Computer.
page-play-alone = du und der Computer
page-play-goal = du allein, gegen das Ziel
page-game-soon = Zieht bald ein
page-continue = Weiterspielen
page-lobby = Offene Tische
page-finished = Beendete Spiele
page-best = Deine besten Partien allein
page-best-lost = verloren
page-best-played = { $count } Partien insgesamt
page-doors = Mehr
page-list-ended = beendet
page-list-more-seats = { $count ->
    [one] und ein weiterer Platz
   *[other] und { $count } weitere Plätze
  }
page-list-open-some = hat freie Plätze
page-list-running = läuft
page-list-your-turn = du bist dran
page-list-open = { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
  }
page-offline-told = Du bist offline. Deine Spiele liegen sicher auf dem Server und warten, bis du wieder da bist.
