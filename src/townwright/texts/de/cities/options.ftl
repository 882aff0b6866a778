### Was vor einer Partie Cities ausgemacht wird.

cities-seats = Plätze
cities-seats-help = Alle bauen eine eigene Stadt; bis zu hundert können mitspielen.
cities-level = Stufe
cities-level-1 = Stufe 1
cities-level-1-help = Flächen aus Sehenswürdigkeiten und Parks zählen.
cities-level-2 = Stufe 2
cities-level-2-help = Auch das Wasser vor Straßencafés zählt.
cities-level-3 = Stufe 3
cities-level-3-help = Auch Ränder und Parks im Blick zählen.
cities-variants = Varianten
cities-variant-nojump = ohne Springen
cities-variant-nojump-help = Touristen gehen nur.
cities-variant-free = freies Bauen
cities-variant-free-help = Jede Form, ohne Grenze.
cities-variant-onemore = eins noch
cities-variant-onemore-help = Ein 17. Plättchen obendrauf.
cities-variant-nomove = ohne Bewegen
cities-variant-nomove-help = Touristen bleiben, wo sie gesetzt wurden.
cities-variant-quickstart = Schnellstart
cities-variant-quickstart-help = Für Stufe 1: Die ersten drei Plättchen liegen schon, Touristen bleiben stehen.
cities-tiles = Plättchen
cities-tiles-mixed = gemischte Plättchen
cities-tiles-trio = Plättchen mit drei Arten
cities-tiles-own = der Name eines eigenen Plättchensatzes
