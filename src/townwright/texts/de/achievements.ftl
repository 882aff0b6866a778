### Was man in Partien gezeigt hat.

achievements-title = Was du gezeigt hast
achievements-told = Jedes davon ist etwas, das sich auszahlt. Es zählen beendete Partien, die hier mit Townwrights eigenem Material begonnen wurden, mit oder ohne Tipps; mit eigenen Plättchen und Karten oder mitten aus einer anderen Partie ließe sich alles einrichten.
achievements-count = { $shown } von { $all }
achievements-here = Was du in dieser Partie gezeigt hast
achievements-new = zum ersten Mal
achievements-first = Zuerst am { $date }
achievements-not-yet = Noch nicht
