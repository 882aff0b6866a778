### Die Lektionen zu Cities. Jede Meldung eines Schritts steht allein, neben dem, wovon sie spricht.

learn-cities-finish = Gut. Beende den Zug mit diesem Knopf.
learn-cities-finish-tile = Gut. Auch ein Tourist könnte kommen, aber du hast nur sieben: Spare diesen und beende den Zug mit diesem Knopf.
learn-cities-tile-missed = Wie das Plättchen jetzt liegt, bekommt kein Tourist darauf genug. Drehe es oder versuche einen anderen Platz.
learn-cities-no-tourist = Setze in diesem Zug auch einen Touristen: Tippe nach dem Legen auf eines der Felder des Plättchens.

learn-cities-1-title = Stufe 1: Flächen
learn-cities-1-told = Plättchen legen, Touristen setzen und bewegen, Flächen wachsen lassen.
learn-cities-1-city = Deine Stadt beginnt mit drei Plättchen, Ecke an Ecke. Sie wird vier Plättchen breit und vier Plättchen hoch.
learn-cities-1-fields = Ein Plättchen hat vier Felder. Jedes ist eine Sehenswürdigkeit (gelb), ein Park (grün), ein Straßencafé (rot) oder Wasser (blau).
learn-cities-1-pay = Auf Stufe 1 bringen nur Flächen aus Sehenswürdigkeiten oder Parks Punkte: Felder einer Art, Seite an Seite. Straßencafés und Wasser zählen ab Stufe 2.
learn-cities-1-hand = In jeder von 13 Runden kommt ein Plättchen auf deine Hand. Vor dem Legen darfst du es drehen.
learn-cities-1-tourist = Du bist dran: Tippe das Plättchen in der Hand an, wenn du es drehen willst, und lege es dann auf einen Platz, der leuchtet.
learn-cities-1-tourist-then = Setze nun einen Touristen auf eine Sehenswürdigkeit oder einen Park dieses Plättchens: Er bekommt einen Punkt für jedes Feld seiner Fläche. Im Straßencafé darf er auch stehen, bekommt aber noch nichts.
learn-cities-1-tourist-missed = Dort bekommt der Tourist nichts: Auf dieser Stufe zählen nur Sehenswürdigkeiten und Parks. Setze ihn auf ein solches Feld.
learn-cities-1-grow = Mache die Fläche des Touristen größer: Lege das Plättchen so, dass ein Feld derselben Art Seite an Seite dazukommt.
learn-cities-1-grow-missed = Die Fläche des Touristen ist nicht gewachsen: Ein Feld derselben Art muss sie mit einer Seite berühren, nicht mit einer Ecke. Versuche einen anderen Platz oder drehe das Plättchen.
learn-cities-1-second = Eine Fläche zählt nur für einen Touristen. Lege dieses Plättchen dorthin, wo ein neuer Tourist eigene Punkte bekommt.
learn-cities-1-second-then = Setze einen neuen Touristen auf eine Fläche, auf der keiner steht.
learn-cities-1-second-missed = Dieser Tourist bekommt nichts Eigenes: Seine Fläche zahlt schon an einen anderen, oder er steht in einem Straßencafé.
learn-cities-1-move = Statt einen neuen Touristen zu setzen, darfst du einen dorthin bewegen, wo er mehr bekommt. Lege erst dieses Plättchen, wo du willst.
learn-cities-1-move-then = Tippe nun einen Touristen an. Wohin er kann, leuchtet auf: freie Felder um ihn herum, auch schräg, und freie Felder des neuen Plättchens, aber nie Wasser.
learn-cities-1-move-lifted = Gut. Tippe nun ein Feld an, das leuchtet: Dorthin geht der Tourist. Hier muss ihm das nichts bringen, du übst nur.
learn-cities-1-move-missed = Hier soll ein Tourist deiner Stadt umziehen: Tippe ihn an, dann ein Feld neben seinem oder eines des neuen Plättchens.
learn-cities-1-end = Das ist Stufe 1: sieben Touristen und 13 Runden. Am Ende werden die Punkte deiner Touristen zusammengezählt, und die höchste Summe gewinnt. Nun spiele eine Partie!

learn-cities-walk-title = Touristen unterwegs
learn-cities-walk-told = Dorthin gehen und springen, wo es mehr zu holen gibt.
learn-cities-walk-stock = Drei Touristen sind in dieser Stadt. Statt einen neuen zu setzen, darfst du einen von ihnen bewegen.
learn-cities-walk-idle = Der Tourist auf diesem Plättchen bekommt nichts. Er kann noch anderswohin.
learn-cities-walk-walk = Lege das Plättchen so, dass eine Fläche ohne Touristen in die Nähe kommt.
learn-cities-walk-walk-then = Lass nun einen Touristen gehen: Tippe ihn an, dann ein Feld neben seinem, gerade oder schräg. Dort soll er mehr bekommen.
learn-cities-walk-walk-lifted = Gut. Tippe nun ein leuchtendes Feld neben seinem an, auf dem er mehr bekommt.
learn-cities-walk-walk-missed = Hier soll ein Tourist gehen, und die Stadt danach mehr wert sein. Suche eine Fläche, die noch an niemanden zahlt.
learn-cities-walk-jump = Lege dieses Plättchen irgendwohin: Ein Tourist kann von überall darauf springen.
learn-cities-walk-jump-then = Tippe einen Touristen auf einem anderen Plättchen an, dann ein Feld des gerade gelegten: Er springt.
learn-cities-walk-jump-lifted = Gut. Tippe nun ein Feld des gerade gelegten Plättchens an: Dorthin springt er.
learn-cities-walk-jump-missed = Hier soll ein Tourist springen: Tippe einen an, der auf einem anderen Plättchen steht, dann ein Feld des gerade gelegten.
learn-cities-walk-end = Eines in jeder Runde: setzen, gehen, springen oder nichts. Spät im Spiel bringt Gehen oft am meisten.

learn-cities-2-title = Stufe 2: der Blick aufs Wasser
learn-cities-2-told = Wer im Straßencafé sitzt, bekommt Punkte für das Wasser, das er sieht.
learn-cities-2-view = Auf Stufe 2 blickt ein Tourist im roten Straßencafé nach links, rechts, oben und unten und bekommt einen Punkt für jedes Wasserfeld in gerader Reihe.
learn-cities-2-terrace = Lege dieses Plättchen so, dass eines seiner Straßencafés auf zwei Wasserfelder blickt. Drehen hilft.
learn-cities-2-terrace-then = Setze einen Touristen in dieses Straßencafé.
learn-cities-2-terrace-missed = Hier soll ein Tourist in einem Straßencafé mindestens zwei Punkte bekommen: Suche zwei Wasserfelder in gerader Reihe.
learn-cities-2-water = Lege dieses Plättchen so, dass dein Tourist noch mehr Wasser sieht: in seiner Reihe und ohne etwas dazwischen.
learn-cities-2-water-missed = Dein Tourist sieht nicht mehr Wasser als vorher. Das neue Wasser muss in gerader Reihe vor seinem Straßencafé liegen.
learn-cities-2-second = Zwei Touristen dürfen auf dasselbe Wasser blicken. Lege dieses Plättchen so, dass noch ein Straßencafé mindestens zwei Felder sieht.
learn-cities-2-second-then = Setze den zweiten Touristen in dieses Straßencafé.
learn-cities-2-second-missed = Auch der zweite Tourist soll mindestens zwei Punkte bekommen, in einem Straßencafé mit Wasser in gerader Reihe.
learn-cities-2-end = Das ist Stufe 2: Flächen wie bisher, und dazu der Blick. Halte lange Reihen aus Wasser frei von anderem.

learn-cities-3-title = Stufe 3: Ränder und Parks
learn-cities-3-told = Nachbarn zahlen, und Parks sind eine Aussicht.
learn-cities-3-borders = Auf Stufe 3 zahlen Nachbarn: Straßencafés neben einer Fläche aus Sehenswürdigkeiten, Wasser neben einer Fläche aus Parks.
learn-cities-3-attraction = Lege dieses Plättchen so, dass Sehenswürdigkeiten zusammenhängen und Straßencafés an sie grenzen.
learn-cities-3-attraction-then = Setze einen Touristen auf eine Sehenswürdigkeit: Fläche und Straßencafés sollen mindestens vier Punkte bringen.
learn-cities-3-attraction-missed = Hier soll ein Tourist auf einer Sehenswürdigkeit mindestens vier Punkte bekommen. Zähle die zusammenhängenden Sehenswürdigkeiten und jedes Straßencafé, das sie mit einer Seite berührt.
learn-cities-3-park = Nun ein Park: Lege dieses Plättchen so, dass Parks zusammenhängen und Wasser an sie grenzt.
learn-cities-3-park-then = Setze einen Touristen in den Park: mindestens vier Punkte.
learn-cities-3-park-missed = Hier soll ein Tourist in einem Park mindestens vier Punkte bekommen. Zähle die zusammenhängenden Parks und jedes Wasserfeld, das sie mit einer Seite berührt.
learn-cities-3-view = Aus einem Straßencafé blickt man nun über Parks ebenso wie über Wasser. Lege dieses Plättchen für einen Blick auf drei Felder.
learn-cities-3-view-then = Setze einen Touristen in das Straßencafé mit dem Blick: mindestens drei Punkte.
learn-cities-3-view-missed = Hier soll ein Tourist in einem Straßencafé mindestens drei Punkte bekommen. Wasser und Parks zählen in alle vier Richtungen, bis etwas anderes den Blick beendet.
learn-cities-3-end = Das ist das ganze Spiel: Ein Plättchen kann mehreren Touristen zugleich dienen.

learn-cities-plan-title = Eine Stadt planen
learn-cities-plan-told = Plättchen, die mehreren dienen, und Touristen, die man spart.
learn-cities-plan-city = Ein Tourist im Park, einer bei einer Sehenswürdigkeit, einer im Straßencafé. Am besten ist ein Plättchen, das mehreren von ihnen dient.
learn-cities-plan-both = Suche sechs Punkte auf einmal: Wasser neben dem Park und im Blick eines Straßencafés zählt für beide.
learn-cities-plan-both-then = Setze auch einen Touristen dorthin, wo er am meisten bekommt.
learn-cities-plan-both-missed = Das bringt weniger als sechs Punkte. Drehe das Plättchen und suche Plätze, die den Park berühren oder im Blick des Straßencafés liegen.
learn-cities-plan-few = Sieben Touristen für 13 Runden: Nicht jedes Plättchen braucht einen neuen. Spare sie für Flächen, die noch kommen.
learn-cities-plan-wait = Bringe deinen Touristen allein mit dem Plättchen drei Punkte mehr.
learn-cities-plan-wait-missed = Deine Touristen bekommen weniger als drei Punkte mehr. Verlängere einen Blick oder den Rand des Parks.
learn-cities-plan-end = Setze früh, wo Flächen noch wachsen, halte Blicke offen, und bewege in den letzten Runden, wer am wenigsten bekommt.
