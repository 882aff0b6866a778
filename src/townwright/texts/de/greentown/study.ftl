# Was sich an Greentown nicht untersuchen lässt
study-greentown-deal = Greentown wird an der Aufzeichnung einer Partie untersucht
study-greentown-large = ein so großes Set lässt sich nicht untersuchen
study-greentown-unseen = eine Partie, deren Karten ungesehen gezogen wurden, lässt sich nicht untersuchen

# Was ein besserer Zug gebracht hätte
study-greentown-better = { $move }: { $reason }
study-greentown-word-b = Bauen
study-greentown-word-t = Tour
study-greentown-word-bt = Bauen und Tour
study-greentown-word-eb = Bauen oder Tour, zum Bauen
study-greentown-word-et = Bauen oder Tour, für eine Tour
study-greentown-marker-pays = { $marker } bringt jetzt eine Tour mit { $own ->
    [one] einem Greenie
   *[other] { $own } Greenies
  } statt { $other }
study-greentown-marker-builds = { $marker } gibt den kommenden Touren zuerst bessere Straßen
study-greentown-marker-spares = Bauen und Tour ist später mehr wert; jetzt genügt: { $marker }
study-greentown-marker-later = { $marker } jetzt lässt die besseren Marker für später
study-greentown-build-pays = damit bringt die Tour dieses Zugs { $own ->
    [one] einen Greenie
   *[other] { $own } Greenies
  } statt { $other }
study-greentown-build-opens = damit kann deine nächste Tour { $own ->
    [one] einen Greenie
   *[other] { $own } Greenies
  } statt { $other } bringen
study-greentown-build-closes = damit bringen die nächsten Touren der anderen ihnen { $less ->
    [one] einen Greenie
   *[other] { $less } Greenies
  } weniger
study-greentown-build-site = { $category } auf { $hex } liegt, wo mehr Touren vorbeikommen
study-greentown-build-roads = diese Straßen dienen den kommenden Touren besser
study-greentown-tour-pays = diese Tour bringt dir { $own ->
    [one] einen Greenie
   *[other] { $own } Greenies
  } statt { $other }
study-greentown-tour-spares = diese Tour bringt den anderen { $less ->
    [one] einen Greenie
   *[other] { $less } Greenies
  } weniger
study-greentown-keep = der Doppelzug ist eine Runde später mehr wert
study-greentown-hand-over = zwei Züge hintereinander sind jetzt etwas wert
