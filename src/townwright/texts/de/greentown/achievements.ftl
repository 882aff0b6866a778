### Was man in Greentown zeigen kann.

achievement-greentown-all-wishes = Jeder Wunsch
achievement-greentown-all-wishes-why = Eine Tour von dir erfüllt alle vier Wünsche: Ein unerfüllter kostet dich einen Greenie, und was zu ihm gehört, zahlt niemandem.
achievement-greentown-earned-at-home = Von anderen bezahlt
achievement-greentown-earned-at-home-why = Touren der anderen haben dir fünf Greenies oder mehr gebracht: Gebäude an Kreuzungen nahe den Hotels verdienen in jedem Zug, nicht nur in deinem.
achievement-greentown-five-at-once = Fünf auf einmal
achievement-greentown-five-at-once-why = Eine deiner Touren bringt dir fünf Greenies oder mehr: Besuche deine Gebäude und Bäume je einmal statt eines davon zweimal.
achievement-greentown-busy-site = Gute Adresse
achievement-greentown-busy-site-why = Eines deiner Gebäude wurde auf fünf Touren bezahlt: Wo viele Ausgänge sind, kommen mehr Touren vorbei als an dreien am Rand.
achievement-greentown-every-kind = Alle vier Arten
achievement-greentown-every-kind-why = Natur, Kultur, Sport und Einkaufen haben auf deinen Touren je zweimal gezahlt: Wer von allem etwas hat, kann jede Karte erfüllen.
achievement-greentown-no-complaint = Keine Klagen
achievement-greentown-no-complaint-why = Du hast vier Touren oder mehr geführt, und kein Wunsch blieb offen: Sieh dir die nächste Karte an, bevor du baust, und baue, was sie verlangt.
achievement-greentown-nine-stops = Eine Tour mit neun Halten
achievement-greentown-nine-stops-why = Eine Tour mit neun Halten erfüllt jeden Wunsch: Lange Touren brauchen Schleifen, denn keine Straße darf zweimal benutzt werden.
achievement-greentown-nine-buildings = Alle neun gebaut
achievement-greentown-nine-buildings-why = Alle deine neun Gebäude stehen: Damit endet das Spiel in dieser Runde, und du bestimmst, wann Schluss ist.
