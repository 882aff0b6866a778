### Die Lektionen zu Greentown. Jede Meldung eines Schritts steht allein, neben dem, wovon sie spricht.

learn-greentown-hotel = Wähle ein Hotel: Dort beginnt die Tour.
learn-greentown-build-first = Dieser Marker baut zuerst und führt danach eine Tour. Gehe zurück und wähle den, der nur eine Tour führt.
learn-greentown-stop = Wähle Halt für Halt in den gestrichelten Ringen; der letzte muss ein Hotel sein.
learn-greentown-twice = Weiter bis zu einem Hotel: Ein Halt darf zweimal vorkommen, eine Straße nicht.
learn-greentown-lead = Alle Halte sind gemacht, der letzte an einem Hotel: Führe die Tour.
learn-greentown-no-tour = In diesem Schritt geht es um eine Tour, und dieser Marker baut nur. Gehe zurück und wähle einen mit Tour.

learn-greentown-tour-title = Deine erste Tour
learn-greentown-tour-goal = Diese Stadt ist für alle da: Wer nach der letzten Runde die meisten Greenies hat, das Geld hier, gewinnt.
learn-greentown-tour-hotels = Die bringen Touren: Du führst Besucher auf den Straßen von Hotel zu Hotel, gern demselben.
learn-greentown-tour-stops = Deine Karte: Die Besucher halten fünfmal, an Bäumen, Gebäuden oder Hotels, und zuletzt an einem Hotel. Leere Scheiben sind frei: Da fahren sie durch.
learn-greentown-tour-wishes = Gewünscht sind zwei bis vier Bäume und höchstens je ein Gebäude für Kultur, Sport und Einkauf. Ein Wunsch mit zu wenigen oder zu vielen Halten zahlt nichts und kostet 1.
learn-greentown-tour-act = Jeder Zug braucht einen deiner vier Marker, jeden einmal in vier Runden: Ein Hammer baut, ein Bus führt eine Tour. Wähle Tour.
learn-greentown-tour-paid = Jeder besuchte Baum hat dir 1 Greenie gezahlt. Dazu bekommst du eine neue Karte.
learn-greentown-tour-build = Jetzt hat Robin zwei Züge, danach du. Der erste ist ein Bau in zwei Schritten: In jedem legt man ein Plättchen oder baut eines aus, das so eine Straße mehr bekommt.
learn-greentown-tour-building = Ein Bau, der ein Plättchen gelegt hat, darf mit einem Gebäude enden. Eine Tour, die es wie gewünscht besucht, zahlt dem Eigentümer 1, egal wer sie führt.
learn-greentown-tour-robin = Dann führt Robin eine Tour: Drei Bäume zahlen 3, der nicht erfüllte Wunsch nach Kultur kostet 1. Würde eine Tour dir 3 und Robin 1 zahlen, bekommst du 2 und Robin nichts.
learn-greentown-tour-end = Hier steht, wie nah das Ende ist: noch so viele Touren, oder Gebäude einer Person. Jetzt du!
