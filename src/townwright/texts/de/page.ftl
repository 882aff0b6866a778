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
page-offline-told = Du bist offline. Deine Spiele liegen sicher auf dem Server und warten, bis du wieder da bist.
page-unloaded = Dieser Teil der Seite ließ sich nicht laden
page-unloaded-told = Er kommt vom Server, und der ist gerade nicht zu erreichen.

## Startseite

page-hero = Was bauen wir heute?
page-hero-line = Städtebauspiele, genau nach ihren Regeln: allein, mit Freunden oder gegen den Computer.
page-game-soon = Zieht bald ein
page-play-now = Jetzt spielen
page-play-friends = Freunde einladen
page-play-here = An einem Gerät
page-continue = Weiterspielen
page-lobby = Offene Tische
page-finished = Beendete Spiele
page-best = Deine besten Partien allein
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
page-best-lost = verloren
page-best-played = { $count } Partien insgesamt
page-doors = Mehr
page-door-daily = Partien des Tages
page-door-puzzles = Rätsel
page-door-history = Deine Partien
page-door-learn = Spielend lernen
page-door-companion = Punkte zählen am echten Tisch
page-door-own = Eigene Plättchen und Karten
page-door-about = Über Teile und Regeln
page-door-replay = Gesicherte Partie ansehen
page-list-ended = beendet
page-list-seats = { $count ->
    [one] allein
   *[other] zu { $count ->
        [2] zweit
        [3] dritt
        [4] viert
       *[other] { $count }
      }
  }
page-list-more-seats = { $count ->
    [one] und ein weiterer Platz
   *[other] und { $count } weitere Plätze
  }
page-list-open-some = hat freie Plätze
page-list-time = { $time } je Zug
page-list-running = läuft
page-list-your-turn = du bist dran
page-list-open = { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
  }

## Ein neues Spiel

page-new-now = { $game }: jetzt spielen
page-new-friends = { $game } mit Freunden
page-new-here = { $game } an einem Gerät
page-begin-now = Los
page-begin-friends = Tisch eröffnen
page-begin-here = Los
page-level = Stufe
page-companions = Wie viele Computerspieler?
page-friends = Wie viele Freunde?
page-alone = allein
page-show-me = Zeig mir’s (2 Minuten)
page-show-game = Zeig mir, wie { $game } geht (2 Minuten)
page-strength = Wie stark?
page-strength-first = erstes Spiel
page-strength-most = am stärksten
page-opponent-number = Programm { $number }
page-opponent-makes = Sein übliches Ergebnis: etwa { $points }.
page-opponent-city = Städte mit ihm kommen meist auf etwa { $points } Punkte.
page-opponents-each = Jedes einzeln wählen
page-opponents = Wie viele Computerspieler?
page-bot-strength = { $name } ({ $at } von { $of })
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
page-guest = Wanderer
page-your-name = Dein Name
page-public = Alle dürfen mitspielen (steht unter den offenen Tischen)
page-aids = Tipps sind erlaubt
page-time = Bedenkzeit für einen Zug
page-time-any = unbegrenzt
page-time-each = { $time }, dann spielt ein Programm
page-variants = Varianten

## Einstellungen und Hilfe

page-language = Sprache
page-language-missing = { $language } lässt sich gerade nicht laden. Bist du offline?
page-theme = Farben
page-theme-auto = wie das Gerät
page-theme-light = hell
page-theme-dark = dunkel
page-motion = Bewegung
page-motion-auto = wie das Gerät
page-motion-on = an
page-motion-off = aus
page-letters = Buchstaben auf den Feldern
page-letters-small = klein
page-letters-large = groß
page-letters-off = keine
page-keys = Einzelne Tasten tun etwas (R dreht, D heißt fertig)
