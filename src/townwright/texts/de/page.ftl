### Was die Seite selbst sagt, welches Spiel auch auf dem Tisch liegt.

page-close = Schließen
page-menu = Menü
page-help = Hilfe
page-rules = Regeln
page-rules-of = { $game }: die Regeln
page-account = Du
page-settings = Einstellungen
page-home = Zur Startseite
page-to-home = Zur Startseite
page-lost = Unter dieser Adresse ist nichts
page-unreachable = Townwright ist gerade nicht erreichbar.
page-try-again = Noch einmal
page-offline = offline
page-unloaded = Dieser Teil der Seite ließ sich nicht laden
page-unloaded-told = Er kommt vom Server, und der ist gerade nicht zu erreichen.

## Startseite

page-play-now = Jetzt spielen
page-play-friends = Freunde einladen
page-play-here = An einem Gerät
page-best-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }
page-placed-first = Dein erstes Spiel dieser Art: Das gilt es zu schlagen.
page-placed-best = Dein bestes von { $count } Spielen dieser Art!
page-placed = Platz { $rank } unter deinen { $count } Spielen dieser Art; dein bestes hat { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
page-placed-below = Nicht unter deinen zehn besten dieser Art; dein bestes hat { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
page-door-daily = Partien des Tages
page-door-puzzles = Rätsel
page-door-history = Deine Partien
page-door-learn = Spielend lernen
page-door-companion = Punkte zählen am echten Tisch
page-door-own = Eigene Plättchen und Karten
page-door-about = Über Teile und Regeln
page-door-replay = Gesicherte Partie ansehen
page-list-seats = { $count ->
    [one] allein
   *[other] zu { $count ->
        [2] zweit
        [3] dritt
        [4] viert
       *[other] { $count }
      }
  }
page-list-time = { $time } je Zug

## Ein neues Spiel

page-alone = allein
page-show-me = Zeig mir’s (2 Minuten)
page-bot-random = Würfel
page-bot-dreamer = Träumer
page-bot-newcomer = Zugereiste
page-bot-visitor = Cousine
page-bot-neighbour = Nachbarin
page-bot-guide = Stadtführer
page-bot-mason = Maurer
page-bot-surveyor = Landmesserin
page-bot-scholar = Gelehrter
page-bot-stroller = Bummler
page-bot-greedy = Nimmersatt
page-bot-planner = Planer
page-bot-expert = Meisterin
page-player = Person { $number }
page-guest = Neuling
page-your-name = Dein Name
page-variants = Varianten
