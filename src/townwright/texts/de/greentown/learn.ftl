### Die Lektionen zu Greentown. Jede Meldung eines Schritts steht allein, neben dem, wovon sie spricht.

learn-greentown-do = Passt es dir so? Dann weiter mit diesem Knopf.
learn-greentown-hotel = Tippe ein Hotel an: Dort beginnt die Tour.
learn-greentown-build-first = Dieser Marker baut zuerst und führt danach eine Tour. Gehe zurück und wähle den, der nur eine Tour führt.
learn-greentown-stop = Tippe Halt für Halt an, jeden im gestrichelten Ring, auch über freie Plättchen hinweg; der letzte muss ein Hotel sein.
learn-greentown-twice = Weiter bis zu einem Hotel: Ein Halt darf zweimal vorkommen, eine Straße nicht.
learn-greentown-lead = Die Halte stimmen, und der letzte ist ein Hotel: Führe die Tour.
learn-greentown-take = Tippe in der Stadt einen gestrichelten Rahmen an: Dort liegt dein Plättchen, an einer Straße.
learn-greentown-laid = Drehe das Plättchen, indem du es in der Hand antippst, oder lege es so mit diesem Knopf.
learn-greentown-second = Nun der zweite Schritt: wieder ein Rahmen, oder ein Plättchen mit Pfeil zum Ausbauen.
learn-greentown-may-erect = Du hast ein Plättchen gelegt, also darfst du ein Gebäude errichten: Wähle hier, welches.
learn-greentown-which = Tippe einen Ring an: ein freies Plättchen, oder eines, dessen Baum dann umzieht.
learn-greentown-tree = Der Baum dort macht Platz: Tippe für ihn ein freies Plättchen an.
learn-greentown-erected = Jede Tour, die es besucht, kann dir zahlen, egal wer sie führt: Errichte es mit diesem Knopf.
learn-greentown-touch = Tippe ein Plättchen mit Pfeil an, um es auszubauen.
learn-greentown-candidates = Wähle, was es ersetzt: Der neue Ausgang ist grün, und einer, der dafür wegfällt, ist rot.
learn-greentown-no-tour = In diesem Schritt geht es um eine Tour, und dieser Marker baut nur. Gehe zurück und wähle einen mit Tour.
learn-greentown-no-build = In diesem Schritt wird gebaut, und dieser Marker führt nur eine Tour. Gehe zurück und wähle einen zum Bauen.
learn-greentown-no-lay = Lege in diesem Bau mindestens ein Plättchen.
learn-greentown-no-building = Die Plättchen liegen gut. Errichte nun auch ein Gebäude, bevor du den Zug beendest.
learn-greentown-no-develop = Baue in diesem Zug mindestens ein Plättchen aus: Tippe eines auf dem Tisch an und wähle, was es ersetzt.

learn-greentown-tour-title = Tour und Bau
learn-greentown-tour-told = Von Hotel zu Hotel, vorbei an dem, was Besucher wünschen, und ein erstes Gebäude.
learn-greentown-tour-goal = Diese Stadt ist für alle da: Wer darin das meiste Geld verdient, gewinnt.
learn-greentown-tour-map = Wo sich die Ausgänge zweier Plättchen treffen, kann eine Tour weiterfahren.
learn-greentown-tour-hotels = Geld bringen Touren: Du führst Besucher auf den Straßen von Hotel zu Hotel.
learn-greentown-tour-exits = Ein Plättchen hat Ausgänge: Seiten, bis zu denen seine Straßen reichen.
learn-greentown-tour-stops = Das ist deine Karte: Ihre Besucher halten fünfmal.
learn-greentown-tour-stop = Ein Halt ist ein Baum, ein Gebäude oder ein Hotel, und der letzte muss ein Hotel sein.
learn-greentown-tour-wishes = Und das wünschen sie sich: zwei bis vier Bäume und höchstens je ein Gebäude für Kultur, Sport und Einkauf.
learn-greentown-tour-markers = In jedem Zug benutzt du einen deiner vier Marker: Ein Hammer baut, ein Bus führt eine Tour.
learn-greentown-tour-act = Du bist dran: Wähle den Marker Tour.
learn-greentown-tour-paid = Jeder besuchte Baum hat dir 1 Greenie gezahlt: So heißt hier das Geld.
learn-greentown-tour-card = Nach einer Tour bekommst du eine neue Karte; ein nicht erfüllter Wunsch hätte 1 gekostet.
learn-greentown-tour-others = Sieh dir die zwei Züge von Robin an: erst ein Bau, dann eine Tour.
learn-greentown-tour-down = Dein Marker Tour liegt verdeckt; sind alle vier verbraucht, werden sie wieder aufgedeckt.
learn-greentown-build-double = Zu zweit hat jede Person zwei Züge hintereinander, außer ganz am Anfang.
learn-greentown-tour-build = Nun baust du: zwei Schritte, und danach vielleicht ein Gebäude.
learn-greentown-tour-steps = Jeder Schritt legt ein neues Plättchen oder baut eines aus: Eines mit einem Ausgang mehr ersetzt es.
learn-greentown-erect-act = Wähle den Marker Bauen: Lege ein Plättchen, mache einen zweiten Schritt und errichte ein Gebäude.
learn-greentown-erect-pays = Erfüllt eine Tour ihren Wunsch, zahlt jedes besuchte Gebäude der Person, der es gehört, egal wer sie führt.
learn-greentown-erect-difference = Zu zweit wird nur die Differenz gezahlt: Bekämst du 3 und Robin 1, werden dir 2 gezahlt und Robin nichts.
learn-greentown-tour-end = Hier steht, wie nah das Ende ist: Nach so vielen Touren ist keine Karte mehr da, oder jemand hat neun Gebäude errichtet.

learn-greentown-build-title = Bauen
learn-greentown-build-told = Neue Plättchen legen und alte ausbauen.

learn-greentown-erect-title = Ein Gebäude errichten
learn-greentown-erect-told = Deine Gebäude, und wer für sie bezahlt wird.

learn-greentown-end-title = Das Ende
learn-greentown-end-told = Das neunte Gebäude und der letzte Zug.

learn-greentown-plan-title = Mehr verdienen
learn-greentown-plan-told = Vier Bäume statt drei, und Gebäude, an denen viele vorbeikommen.
