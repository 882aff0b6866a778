### Wie ein Spiel gespielt wird, in wenigen Worten, für Listen von Tischen: die Startseite sagt es von jedem Spiel.

city-level = Stufe { $level }
city-variant-nojump-short = ohne Springen
city-variant-free-short = frei
city-variant-onemore-short = eins noch
city-variant-nomove-short = ohne Bewegen
city-variant-quickstart-short = Schnellstart

green-setup-first = Zwei Baumreihen
green-setup-flower = Blüte
green-setup-strip = Streifen
green-money-hidden-short = Geld verdeckt
green-money-open-short = Geld offen
green-keep-short = Doppelzug kann bleiben

sky-scenario-intro = Einführungsspiel
sky-scenario-1 = 1: Ein See in der Mitte
sky-scenario-2 = 2: An der Küste
sky-scenario-3 = 3: Ums Eck
sky-scenario-4 = 4: In den Nachrichten
sky-scenario-5 = 5: Dein eigenes Land
sky-scenario-free = Freies Spiel
sky-difficulty = Startkapital
