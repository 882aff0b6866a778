# Rückschau: was sich nicht untersuchen lässt
study-no-such-game = { $game } lässt sich noch nicht untersuchen; { $names } schon
study-not-finished = nur beendete Partien werden untersucht, und diese läuft noch
study-no-such-seat = einen Platz { $seat } gibt es in dieser Partie nicht
study-seconds = ein Budget ist größer als 0 und höchstens { $most } Sekunden
study-seat-unknown = einen Platz { $seat } gibt es in dieser Partie nicht; es gibt { $seats }
study-no-draws = eine Ziehung wird nach ihren Plättchen untersucht; schreibe sie wie --tiles 13,8,10,…
study-own-options = eine Aufzeichnung hat eigene Einstellungen; --level, --set und --option gehören zu einer Ziehung
study-no-seats = eine Ziehung hat keine Plätze; --seat gehört zu einer Aufzeichnung
study-draws = „{ $text }“ ist keine Ziehung; schreibe Zahlen wie 13,8,10
study-table-ending = eine Tabelle endet auf .csv oder .parquet, nicht wie { $name }
study-table-unwritable = die Tabelle lässt sich nicht schreiben: { $reason }
study-no-parquet = Parquet braucht pyarrow, das hier nicht installiert ist; schreibe stattdessen eine .csv

# Die Rechnung
study-account = { $final } am Ende = { $start } zu Beginn erwartet { $luck } Glück { $cost } Kosten der Züge { $rest } ungeklärt
study-account-others = { $final } am Ende = { $start } zu Beginn erwartet { $luck } Glück { $others } durch die anderen { $cost } Kosten der Züge { $rest } ungeklärt
study-measure-points = Punkte
study-measure-chance = Chance in Prozent
study-measure-lead = Vorsprung
study-no-mistakes = kein Zug hat so viel gekostet, dass es vom Zufall zu unterscheiden wäre
study-mistake = { $action } hat { $cost } gekostet; besser { $remark }
study-draw = { $action }: { $luck } durch Glück
study-possible = { $best } Punkte waren möglich und höchstens { $bound }; { $agree } von { $runs } Läufen stimmen überein
study-possible-unbounded = { $best } Punkte waren möglich; { $agree } von { $runs } Läufen stimmen überein
study-possible-lead = { $best } Vorsprung waren möglich; { $agree } von { $runs } Läufen stimmen überein
study-proven = { $best } Punkte waren möglich, und mehr nachweislich nicht
puzzle-no-such-game = zu { $game } gibt es keine Rätsel
puzzle-unwritable = die Rätsel lassen sich nicht schreiben: { $reason }
puzzle-file = „{ $file }“ ist keine Datei mit Rätseln
