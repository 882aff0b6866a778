### Die Lektionen.

learn-title = Lernen
learn-told = Kurze Lektionen am echten Tisch: Du handelst, und ein falscher Zug wird erklärt und zurückgenommen.
learn-finished = geschafft
learn-step = Schritt { $at } von { $of }
learn-show-me = Zeig es mir
learn-on = Weiter
learn-set-back = Der Tisch wurde auf den der Lektion zurückgestellt.
learn-more = Weitere Lektionen

learn-cities-1-title = Stufe 1: Gebiete
learn-cities-1-told = Plättchen legen, Touristen setzen, Gebiete wachsen lassen.
learn-cities-1-city = So beginnt eine Stadt: drei Startplättchen, Ecke an Ecke. Jedes Plättchen hat vier Felder: Attraktionen, Parks, Terrassen und Wasser. In jeder von 13 Runden kommt eines dazu, bis die Stadt vier mal vier misst.
learn-cities-1-tourist = Hier ist dein erstes Plättchen. Lege es, wo etwas leuchtet; tippe auf das Plättchen in der Hand oder drücke R, um es zu drehen. Setze dann einen Touristen auf eine seiner Attraktionen oder in einen Park und beende den Zug. Ein Tourist bekommt einen Punkt für jedes Feld seines Gebiets.
learn-cities-1-tourist-missed = Dort bekommt der Tourist nichts: In dieser Stufe zählen nur Attraktionen und Parks. Setze ihn auf ein solches Feld.
learn-cities-1-grow = Mach dieses Gebiet nun größer: Lege das Plättchen so, dass ein Feld derselben Art mit einer Seite an das Gebiet des Touristen grenzt. Ecken verbinden nicht. Ein neuer Tourist ist nicht nötig, beende einfach den Zug.
learn-cities-1-grow-missed = Das ist erlaubt, aber das Gebiet des Touristen ist nicht gewachsen: Ein Feld derselben Art muss es mit einer Seite berühren. Versuche einen anderen Platz oder drehe das Plättchen.
learn-cities-1-second = Ein Gebiet zahlt nur an einen Touristen, also sollte der nächste woanders stehen. Lege das Plättchen und setze einen zweiten Touristen, wo er eigene Punkte bekommt.
learn-cities-1-second-missed = Dieser Tourist bekommt nichts Eigenes: Sein Gebiet zahlt schon an einen anderen, oder er steht auf einer Terrasse oder auf Wasser. Suche eine Attraktion oder einen Park in einem neuen Gebiet.
learn-cities-1-walk = Statt einen neuen zu setzen, darf einer deiner Touristen gehen: ein Feld, auch schräg, oder von überall auf das eben gelegte Plättchen springen. Lege das Plättchen, nimm dann einen Touristen auf und führe ihn auf ein Feld, das leuchtet.
learn-cities-1-end = Das ist Stufe 1. Du hast sieben Touristen für 13 Runden; spät im Spiel kann ein Gang einen in ein Gebiet bringen, das noch niemandem zahlt. Viel Glück!
learn-cities-tile-missed = Wie das Plättchen jetzt liegt, bekommt kein Tourist darauf genug. Drehe es oder versuche einen anderen Platz.
learn-cities-no-tourist = Setze in diesem Zug auch einen Touristen: Tippe nach dem Legen auf eines der Felder des Plättchens.
learn-cities-no-walk = Hier soll sich ein Tourist bewegen, der schon in der Stadt ist: Tippe ihn an, dann das Feld, auf das er geht.

learn-cities-2-title = Stufe 2: der Blick aufs Wasser
learn-cities-2-told = Terrassen bekommen das Wasser, auf das sie schauen.
learn-cities-2-view = In Stufe 2 bekommt auch ein Tourist auf einer Terrasse etwas: alles Wasser gerade nach links, rechts, oben und unten, bis etwas anderes den Blick beendet.
learn-cities-2-terrace = Lege dieses Plättchen und setze einen Touristen auf eine Terrasse, von der er mindestens zwei Wasserfelder sieht. Drehen hilft.
learn-cities-2-terrace-missed = Dort bekommt er weniger als zwei Punkte. Suche eine Terrasse, von der er zwei Wasserfelder sieht, und drehe das Plättchen, wenn nötig.
learn-cities-2-water = Wasser zahlt für jede Terrasse, die es sieht. Lege dieses Plättchen so, dass dein Tourist noch mehr davon sieht.
learn-cities-2-water-missed = Dein Tourist sieht nicht mehr Wasser als vorher. Das neue Wasser muss in gerader Reihe vor seiner Terrasse liegen, ohne etwas anderes dazwischen.
learn-cities-2-second = Zwei Touristen dürfen auf dasselbe Wasser schauen; es zählt für beide. Lege das Plättchen und setze einen zweiten Touristen auf eine Terrasse, die mindestens zwei Felder sieht.
learn-cities-2-second-missed = Der zweite Tourist bekommt dort weniger als zwei Punkte. Eine Terrasse, vor der Wasser in gerader Reihe liegt, bringt mehr.
learn-cities-2-end = Das ist Stufe 2: Gebiete wie bisher, und dazu der Blick aufs Wasser. Halte lange Reihen aus Wasser frei von anderem.

learn-cities-3-title = Stufe 3: Ränder und Parks
learn-cities-3-told = Nachbarn zahlen, und Parks sind eine Aussicht.
learn-cities-3-borders = In Stufe 3 zahlen Nachbarn. Ein Gebiet aus Attraktionen bekommt auch jede Terrasse, die angrenzt, ein Gebiet aus Parks jedes Wasserfeld daneben. Und von Terrassen schaut man über Parks ebenso wie über Wasser.
learn-cities-3-attraction = Lege dieses Plättchen und setze einen Touristen auf eine Attraktion, sodass ihr Gebiet und die Terrassen daneben mindestens vier Punkte bringen.
learn-cities-3-attraction-missed = Das bringt weniger als vier Punkte. Zähle die zusammenhängenden Attraktionen und jede Terrasse, die sie mit einer Seite berührt.
learn-cities-3-park = Nun ein Tourist in einem Park: Der Park und das Wasser an seinem Rand sollen mindestens vier Punkte bringen.
learn-cities-3-park-missed = Das bringt weniger als vier Punkte. Zähle die zusammenhängenden Parks und jedes Wasserfeld, das sie mit einer Seite berührt.
learn-cities-3-view = Und einer auf einer Terrasse: Wasser und Parks in geraden Reihen zählen, in beliebiger Mischung. Mindestens drei Punkte, bitte.
learn-cities-3-view-missed = Das bringt weniger als drei Punkte. Von der Terrasse aus zählen Wasser und Parks in alle vier Richtungen, bis etwas anderes den Blick beendet.
learn-cities-3-end = Das ist das ganze Spiel. Ein gutes Plättchen dient mehreren Touristen zugleich: eine Terrasse neben einem Gebiet, Wasser neben einem Park und vor einer Terrasse.
