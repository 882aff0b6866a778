### Die Lektionen zu Cities.

learn-cities-1-title = Stufe 1: Flächen
learn-cities-1-told = Plättchen legen, Touristen setzen, Flächen wachsen lassen.
learn-cities-1-city = So beginnt eine Stadt: drei Startplättchen, Ecke an Ecke. Jedes Plättchen hat vier Felder mit Sehenswürdigkeiten, Parks, Straßencafés oder Wasser. In jeder von 13 Runden kommt ein Plättchen dazu, bis die Stadt vier mal vier misst.
learn-cities-1-tourist = Hier ist dein erstes Plättchen. Lege es, wo etwas leuchtet; tippe auf das Plättchen in der Hand oder drücke R, um es zu drehen. Setze dann einen Touristen auf eine seiner Sehenswürdigkeiten oder in einen Park und beende den Zug. Ein Tourist bekommt einen Punkt für jedes Feld seiner Fläche.
learn-cities-1-tourist-missed = Dort bekommt der Tourist nichts: Auf dieser Stufe zählen nur Sehenswürdigkeiten und Parks. Setze ihn auf ein solches Feld.
learn-cities-1-grow = Mach diese Fläche nun größer: Lege das Plättchen so, dass ein Feld derselben Art mit einer Seite an die Fläche des Touristen grenzt. Ecken verbinden nicht. Ein neuer Tourist ist nicht nötig, beende einfach den Zug.
learn-cities-1-grow-missed = Das ist erlaubt, aber die Fläche des Touristen ist nicht gewachsen: Ein Feld derselben Art muss sie mit einer Seite berühren. Versuche einen anderen Platz oder drehe das Plättchen.
learn-cities-1-second = Eine Fläche zahlt nur an einen Touristen, also sollte der nächste woanders stehen. Lege das Plättchen und setze einen zweiten Touristen, wo er eigene Punkte bekommt.
learn-cities-1-second-missed = Dieser Tourist bekommt nichts Eigenes: Seine Fläche zahlt schon an einen anderen, oder er steht in einem Straßencafé. Suche eine Sehenswürdigkeit oder einen Park auf einer neuen Fläche.
learn-cities-1-walk = Statt einen neuen zu setzen, darf einer deiner Touristen gehen: ein Feld, auch schräg. Oder er springt von überall auf das gerade gelegte Plättchen. Lege das Plättchen, nimm dann einen Touristen auf und führe ihn auf ein Feld, das leuchtet.
learn-cities-1-end = Das ist Stufe 1. Du hast sieben Touristen für 13 Runden; spät im Spiel kann einer auf eine Fläche gehen, die noch an niemanden zahlt. Viel Glück!
learn-cities-tile-missed = Wie das Plättchen jetzt liegt, bekommt kein Tourist darauf genug. Drehe es oder versuche einen anderen Platz.
learn-cities-no-tourist = Setze in diesem Zug auch einen Touristen: Tippe nach dem Legen auf eines der Felder des Plättchens.
learn-cities-no-walk = Hier soll sich ein Tourist bewegen, der schon in der Stadt ist: Tippe ihn an, dann das Feld, auf das er soll.

learn-cities-2-title = Stufe 2: der Blick aufs Wasser
learn-cities-2-told = Wer im Straßencafé sitzt, bekommt das Wasser, das er sieht.
learn-cities-2-view = Auf Stufe 2 bekommt auch ein Tourist in einem Straßencafé etwas: alles Wasser gerade nach links, rechts, oben und unten, bis etwas anderes den Blick beendet.
learn-cities-2-terrace = Lege dieses Plättchen und setze einen Touristen in ein Straßencafé, von dem er mindestens zwei Wasserfelder sieht. Drehen hilft.
learn-cities-2-terrace-missed = Dort bekommt er weniger als zwei Punkte. Suche ein Straßencafé, von dem er zwei Wasserfelder sieht, und drehe das Plättchen, wenn nötig.
learn-cities-2-water = Wasser zahlt an jeden Touristen, der es von einem Straßencafé aus sieht. Lege dieses Plättchen so, dass dein Tourist noch mehr davon sieht.
learn-cities-2-water-missed = Dein Tourist sieht nicht mehr Wasser als vorher. Das neue Wasser muss in gerader Reihe vor seinem Straßencafé liegen, ohne etwas anderes dazwischen.
learn-cities-2-second = Zwei Touristen dürfen auf dasselbe Wasser blicken; es zählt für beide. Lege das Plättchen und setze einen zweiten Touristen in ein Straßencafé, von dem er mindestens zwei Wasserfelder sieht.
learn-cities-2-second-missed = Der zweite Tourist bekommt dort weniger als zwei Punkte. Ein Straßencafé, vor dem Wasser in gerader Reihe liegt, bringt mehr.
learn-cities-2-end = Das ist Stufe 2: Flächen wie bisher, und dazu der Blick aufs Wasser. Halte lange Reihen aus Wasser frei von anderem.

learn-cities-3-title = Stufe 3: Ränder und Parks
learn-cities-3-told = Nachbarn zahlen, und Parks sind eine Aussicht.
learn-cities-3-borders = Auf Stufe 3 zahlen Nachbarn. Eine Fläche aus Sehenswürdigkeiten bekommt auch jedes Straßencafé, das an sie grenzt, eine Fläche aus Parks jedes Wasserfeld daneben. Und aus Straßencafés blickt man über Parks ebenso wie über Wasser.
learn-cities-3-attraction = Lege dieses Plättchen und setze einen Touristen auf eine Sehenswürdigkeit, sodass ihre Fläche und die Straßencafés daneben mindestens vier Punkte bringen.
learn-cities-3-attraction-missed = Das bringt weniger als vier Punkte. Zähle die zusammenhängenden Sehenswürdigkeiten und jedes Straßencafé, das sie mit einer Seite berührt.
learn-cities-3-park = Nun ein Tourist in einem Park: Der Park und das Wasser an seinem Rand sollen mindestens vier Punkte bringen.
learn-cities-3-park-missed = Das bringt weniger als vier Punkte. Zähle die zusammenhängenden Parks und jedes Wasserfeld, das sie mit einer Seite berührt.
learn-cities-3-view = Und einer in einem Straßencafé: Wasser und Parks in geraden Reihen zählen, in beliebiger Mischung. Mindestens drei Punkte, bitte.
learn-cities-3-view-missed = Das bringt weniger als drei Punkte. Vom Straßencafé aus zählen Wasser und Parks in alle vier Richtungen, bis etwas anderes den Blick beendet.
learn-cities-3-end = Das ist das ganze Spiel. Ein gutes Plättchen dient mehreren Touristen zugleich: ein Straßencafé neben einer Fläche, Wasser neben einem Park und vor einem Straßencafé.
