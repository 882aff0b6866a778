### Die Lektionen zu Greentown. Jede Meldung eines Schritts steht allein, neben dem, wovon sie spricht.

learn-greentown-hotel = Wähle ein Hotel: Dort beginnt die Tour.
learn-greentown-build-first = Dieser Marker baut zuerst und führt danach eine Tour. Gehe zurück und wähle den, der nur eine Tour führt.
learn-greentown-stop = Wähle Halt für Halt in den gestrichelten Ringen; der letzte muss ein Hotel sein.
learn-greentown-twice = Weiter bis zu einem Hotel: Ein Halt darf zweimal vorkommen, eine Straße nicht.
learn-greentown-lead = Alle Halte sind gemacht, der letzte an einem Hotel: Führe die Tour.
learn-greentown-no-tour = In diesem Schritt geht es um eine Tour, und dieser Marker baut nur. Gehe zurück und wähle einen mit Tour.

learn-greentown-do = Passt es dir so? Dann weiter mit diesem Knopf.
learn-greentown-take = Wähle in der Stadt einen gestrichelten Rahmen: Dort liegt dein Plättchen, an einer Straße.
learn-greentown-laid = Lege es so mit diesem Knopf. Passt es auch anders, dreht es sich, wenn du in der Hand darauf drückst.
learn-greentown-second = Nun der zweite Schritt: wieder ein Rahmen, oder baue ein Plättchen mit Pfeil aus: Es bekommt eine Straße mehr.
learn-greentown-may-erect = Du hast ein Plättchen gelegt, also darfst du ein Gebäude errichten: Wähle hier, welches.
learn-greentown-which = Wähle einen Ring: ein freies Plättchen, oder einen Baum, der dann auf ein freies zieht.
learn-greentown-tree = Der Baum dort macht Platz: Wähle für ihn ein freies Plättchen.
learn-greentown-erected = Jede Tour, die es besucht, kann dir zahlen, egal wer sie führt: Errichte es mit diesem Knopf.
learn-greentown-candidates = Wähle, was es ersetzt: Der neue Ausgang ist grün, und einer, der dafür wegfällt, ist rot.
learn-greentown-no-build = In diesem Schritt wird gebaut, und dieser Marker führt nur eine Tour. Gehe zurück und wähle einen zum Bauen.
learn-greentown-no-lay = Lege in diesem Bau mindestens ein Plättchen.
learn-greentown-no-building = Die Plättchen liegen gut. Errichte nun auch ein Gebäude, bevor du den Zug beendest.

learn-greentown-tour-title = Tour und Bau
learn-greentown-tour-goal = Ihr teilt euch diese Stadt. Greenies sind hier das Geld: Wer nach der letzten Runde die meisten hat, gewinnt.
learn-greentown-tour-hotels = Greenies verdienst du mit Touren: Du führst Besucher auf den Straßen von Hotel zu Hotel, gern zum selben zurück.
learn-greentown-tour-stops = Deine Karte: Die Besucher halten fünfmal, zuletzt an einem Hotel. Bäume, Gebäude und Hotels sind Halte, aber Hotels zahlen nichts. Leere Scheiben sind frei: Da fahren sie durch.
learn-greentown-tour-wishes = Gewünscht sind zwei bis vier Bäume und höchstens je ein Gebäude für Kultur, Sport und Einkauf. Ein Wunsch mit zu wenigen oder zu vielen Halten zahlt nichts und kostet 1.
learn-greentown-tour-act = Jeder Zug braucht einen deiner vier Marker, jeden einmal in vier Runden: Ein Hammer baut, ein Bus führt eine Tour. Wähle Tour.
learn-greentown-tour-paid = Jeder besuchte Baum hat dir 1 Greenie gezahlt. Dazu bekommst du eine neue Karte.
learn-greentown-tour-robin = Von nun an habt ihr immer zwei Züge hintereinander. Robin baut, errichtet ein Gebäude und führt eine Tour.
learn-greentown-tour-build = Jetzt baust du selbst: Lege zwei Plättchen und errichte ein Gebäude. Wähle Bauen.
learn-greentown-tour-building = Dein Gebäude: Eine Tour, die es wie gewünscht besucht, zahlt dir 1, egal wer sie führt. Zu zweit wird nur die Differenz gezahlt: Würde eine Tour dir 3 und Robin 1 zahlen, bekommst du 2 und Robin nichts.
learn-greentown-tour-end = Hier steht, wie nah das Ende ist: noch so viele Touren, oder Gebäude einer Person. Jetzt du!
