### Die Lektionen zu Cities. Jede Meldung eines Schritts steht allein, neben dem, wovon sie spricht.

learn-cities-finish = Beende hier den Zug.
learn-cities-finish-move = Beende nun hier den Zug.
learn-cities-finish-tile = Du hast nur sieben Touristen: Spare einen und beende hier den Zug.
learn-cities-tile-missed = So bekommt kein Tourist auf dem Plättchen genug. Drehe es oder versuche einen anderen Platz.
learn-cities-no-tourist = Setze auch einen Touristen: Wähle ein Feld des Plättchens.

learn-cities-1-title = Stufe 1: Flächen
learn-cities-1-city = Wer nach 13 Runden die meisten Punkte hat, gewinnt. Deine Stadt wird ein Quadrat aus vier mal vier Plättchen.
learn-cities-1-fields = Felder sind Sehenswürdigkeiten (gelb, S), Parks (grün, P), Straßencafés (rot, C) oder Wasser (blau, W).
learn-cities-1-pay = Auf Stufe 1 bringen Sehenswürdigkeiten und Parks Punkte. Felder einer Art, Seite an Seite, sind eine Fläche: hier die zwei Parkfelder.
learn-cities-1-tourist = Du bist dran: Wähle das Plättchen in der Hand, um es zu drehen, und lege es in einen gestrichelten Rahmen.
learn-cities-1-tourist-then = Setze einen Touristen auf die Sehenswürdigkeit oder in den Park des Plättchens: Er bekommt einen Punkt je Feld der Fläche.
learn-cities-1-tourist-missed = Dort bekommt er nichts: Setze ihn auf eine Sehenswürdigkeit oder einen Park.
learn-cities-1-grow = Mache die Fläche des Touristen größer: Ein Feld derselben Art muss Seite an Seite dazukommen.
learn-cities-1-grow-missed = Die Fläche ist nicht gewachsen: Ein Feld ihrer Art muss Seite an Seite dazukommen.
learn-cities-1-second = Eine Fläche zahlt nur einem Touristen. Lege dieses Plättchen dorthin, wo ein neuer eigene Punkte bekommt.
learn-cities-1-second-then = Setze ihn auf eine Fläche, auf der keiner steht.
learn-cities-1-second-missed = Dieser Tourist bekommt nichts: Seine Fläche zahlt an einen anderen, oder er steht in einem Straßencafé.
learn-cities-1-idle = Runde 4 wurde für dich gespielt: Dieser Tourist steht im Straßencafé und bekommt nichts.
learn-cities-1-move = Du darfst stattdessen auch einen Touristen bewegen. Lege erst dieses Plättchen, wo du willst.
learn-cities-1-move-then = Wähle den Touristen, der nichts bekommt. Er geht ein Feld weit oder springt auf das neue Plättchen.
learn-cities-1-move-lifted = Wähle nun ein Feld, das Punkte bringt: eines auf einer Fläche ohne Touristen.
learn-cities-1-move-missed = Bewege ihn auf eine Fläche, auf der keiner steht. Erreicht er keine, lege das Plättchen anderswohin.
learn-cities-1-end = Ein Spiel beginnt mit drei Plättchen, die du selbst legst. Nun spiele!
