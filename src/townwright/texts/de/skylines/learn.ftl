### Die Lektion zu Skylines.

learn-skylines-title = Der erste Meilenstein
learn-skylines-told = Dienste, Gebiete, Leisten und ein erster Spielplan.
learn-skylines-bars = Du baust eine Stadt; die Leisten zeigen, wie es ihr geht. Geld bezahlt Dienste, Versorgungswerke und Spielpläne. Gebiete verbrauchen Strom und Wasser und machen Müll. Zufriedenheit ist dein Ergebnis und wird am Ende jedes Meilensteins gewertet. Spielplan A ist offen, und sieben Karten liegen vor dir.
learn-skylines-clinic = Spiele die Arztpraxis. Sie kostet eine Münze, bringt Zufriedenheit, und Gebiete daneben können sie nutzen. Wähle die Karte, dann einen Platz mit Raum ringsum, und baue.
learn-skylines-draw = Jede gespielte Karte wird ersetzt. Zieh von Stapel I: Seine Karten sind günstig und leicht zu erfüllen.
learn-skylines-homes = Nun die ersten Eigenheime. Gebiete kosten kein Geld; dieses gibt eine Münze, wenn es den Gesundheitsdienst nutzen kann. Ein Dienst der Stufe I wird genutzt von dem, was ihn berührt, also lege das Plättchen neben die Praxis. Plätze mit Belohnung leuchten anders.
learn-skylines-power = Wasser ist unter 0 gefallen: Das ist erlaubt, kostet aber Zufriedenheit. Baue das Windkraftwerk, bevor auch der Strom knapp wird. Ein Viertel nimmt nur ein Versorgungswerk auf, also wähle es mit Bedacht.
learn-skylines-exchange = Eine Karte, die nicht passt, darf für zwei Münzen getauscht werden. Gib den Schrottplatz ab; später darf ihn jemand anders nehmen.
learn-skylines-shops = Geld kommt von Läden und Industrie. Die Marktzeile bringt vier Münzen, wenn sie Wohnungen berührt: Lege sie neben die ersten Eigenheime.
learn-skylines-milestone = Inzwischen liegt in jedem Viertel des Spielplans ein Plättchen, also kann der Meilenstein enden. Sieh nach, was das kostet: einen Punkt Zufriedenheit für jedes Feld unter 0 bei Wasser und Müll, eine Münze für jedes Feld, das die Arbeitskräfte von 0 entfernt sind. Beende ihn.
learn-skylines-end = Wasser und Müll sind unter 0 und haben je einen Punkt gekostet: Die Zufriedenheit fiel von 1 auf −1, und das wurde zum Ergebnis gezählt. Ein Wasserturm und eine Deponie vorher hätten es gerettet. Zufriedenheit bleibt auf ihrer Leiste und zählt bei jedem Meilenstein wieder, also zahlt dreimal, was früh zufrieden macht. Nun kann der nächste Spielplan aufgedeckt werden.
learn-skylines-other-than-clinic = In diesem Schritt geht es um die Arztpraxis: Geh zurück und nimm diese Karte.
learn-skylines-other-than-homes = In diesem Schritt geht es um die ersten Eigenheime: Geh zurück und nimm diese Karte.
learn-skylines-other-than-power = In diesem Schritt geht es um das Windkraftwerk: Geh zurück und nimm diese Karte.
learn-skylines-other-than-shops = In diesem Schritt geht es um die Marktzeile: Geh zurück und nimm diese Karte.
learn-skylines-pile-one = Zieh für den Anfang von Stapel I.
learn-skylines-not-beside = So kommt die Belohnung nicht. Lege das Plättchen so, dass eine Seite berührt, wonach die Karte fragt.
learn-skylines-no-exchange = Hier wird keine Karte gespielt, sondern getauscht: Nimm eine auf und wähle unten „Tauschen“.
learn-skylines-not-ended = Alles ist bereit: Beende den Meilenstein.
