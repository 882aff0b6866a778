### Die Lektionen zu Cities. Jede Meldung eines Schritts steht allein, neben dem, wovon sie spricht.

learn-cities-finish = Gut. Beende den Zug mit diesem Knopf.
learn-cities-finish-move = Beende nun den Zug mit diesem Knopf.
learn-cities-finish-tile = Gut. Auch ein Tourist könnte kommen, aber du hast nur sieben: Spare diesen und beende den Zug mit diesem Knopf.
learn-cities-tile-missed = Wie das Plättchen jetzt liegt, bekommt kein Tourist darauf genug. Drehe es oder versuche einen anderen Platz.
learn-cities-no-tourist = Setze in diesem Zug auch einen Touristen: Tippe nach dem Legen auf eines der Felder des Plättchens.

learn-cities-1-title = Stufe 1: Flächen
learn-cities-1-told = Plättchen legen, Touristen setzen und bewegen, Flächen wachsen lassen.
learn-cities-1-city = Deine Stadt beginnt mit drei Plättchen, Ecke an Ecke. Am Ende ist sie ein Quadrat aus vier mal vier Plättchen. Rundherum ist Platz: Wo du baust, entscheidest du.
learn-cities-1-fields = Ein Plättchen hat vier Felder. Jedes ist eine Sehenswürdigkeit (gelb), ein Park (grün), ein Straßencafé (rot) oder Wasser (blau).
learn-cities-1-pay = Auf Stufe 1 bringen nur Sehenswürdigkeiten und Parks Punkte, Straßencafé und Wasser später. Felder einer Art, Seite an Seite, sind eine Fläche: hier die zwei Parkfelder.
learn-cities-1-hand = In jeder von 13 Runden kommt ein Plättchen auf deine Hand. Vor dem Legen darfst du es drehen.
learn-cities-1-tourist = Du bist dran: Tippe das Plättchen in der Hand an, wenn du es drehen willst, und lege es dann in einen gestrichelten Rahmen.
learn-cities-1-tourist-then = Setze nun einen Touristen auf eine Sehenswürdigkeit oder einen Park des Plättchens: Er bekommt einen Punkt je Feld seiner Fläche, im Straßencafé noch nichts.
learn-cities-1-tourist-missed = Dort bekommt der Tourist nichts: Auf dieser Stufe zählen nur Sehenswürdigkeiten und Parks. Setze ihn auf ein solches Feld.
learn-cities-1-grow = Mache die Fläche des Touristen größer: Lege das Plättchen so, dass ein Feld derselben Art Seite an Seite dazukommt.
learn-cities-1-grow-missed = Die Fläche des Touristen ist nicht gewachsen: Ein Feld derselben Art muss sie mit einer Seite berühren, nicht mit einer Ecke. Versuche einen anderen Platz oder drehe das Plättchen.
learn-cities-1-second = Eine Fläche zählt nur für einen Touristen. Lege dieses Plättchen dorthin, wo ein neuer Tourist eigene Punkte bekommt.
learn-cities-1-second-then = Setze einen neuen Touristen auf eine Fläche, auf der keiner steht. Wer einen gepunkteten Ring hat, könnte stattdessen bewegt werden: Das kommt gleich.
learn-cities-1-second-missed = Dieser Tourist bekommt nichts Eigenes: Seine Fläche zahlt schon an einen anderen, oder er steht in einem Straßencafé.
learn-cities-1-idle = Eine Runde später: Ein Plättchen wurde für dich gelegt. Sein Tourist steht im Straßencafé und bekommt nichts.
learn-cities-1-move = Statt einen neuen Touristen zu setzen, darfst du einen dorthin bewegen, wo er mehr bekommt. Lege erst dieses Plättchen, wo du willst.
learn-cities-1-move-then = Tippe nun den Touristen an, der nichts bekommt. Wohin er kann, ist umrahmt: Er geht ein Feld weit, auch schräg, oder springt auf das neue Plättchen, aber nie aufs Wasser.
learn-cities-1-move-lifted = Tippe nun ein umrahmtes Feld an, das Punkte bringt: eine Sehenswürdigkeit oder einen Park, deren Fläche noch keinen Touristen hat.
learn-cities-1-move-missed = Hier sollst du einen Touristen so bewegen, dass er mehr bekommt: Tippe ihn an, dann ein Feld einer Fläche ohne Touristen. Erreicht er keine, lege das Plättchen anderswohin.
learn-cities-1-end = Das ist Stufe 1: sieben Touristen, 13 Runden, und die höchste Summe aller Touristen gewinnt. Eine Partie beginnt mit drei Plättchen; „Für mich legen“ legt sie. Nun spiele eine!

learn-cities-walk-title = Touristen unterwegs
learn-cities-walk-told = Dorthin gehen und springen, wo es mehr zu holen gibt.

learn-cities-2-title = Stufe 2: der Blick aufs Wasser
learn-cities-2-told = Wer im Straßencafé sitzt, bekommt Punkte für das Wasser, das er sieht.

learn-cities-3-title = Stufe 3: Ränder und Parks
learn-cities-3-told = Nachbarn zahlen, und Parks sind eine Aussicht.

learn-cities-plan-title = Eine Stadt planen
learn-cities-plan-told = Plättchen, die mehreren dienen, und Touristen, die man spart.
