### Was die Seite zu eigenem Material von Skylines sagt.

own-form-skylines = Spielpläne, Formen und Karten in Abschnitten; was eine Karte tut, steht in einer kleinen Sprache. Eine Datei darf ganze Abschnitte aus einem anderen Satz übernehmen.
own-boards = Spielpläne
own-board = Spielplan { $letter }, Preis { $price }
own-shapes = Formen
own-kind-r = Wohngebiete
own-kind-c = Gewerbegebiete
own-kind-i = Industriegebiete
own-kind-svc = Dienste
own-kind-util = Versorgungswerke
own-kind-uniq = Wahrzeichen
own-kind-role = Rollen
own-kind-policy = Verordnungen
own-kind-news = Nachrichten
