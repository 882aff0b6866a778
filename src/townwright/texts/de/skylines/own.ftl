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
own-edit-shape = Form { $name }
own-edit-card = { $name }, { $id }
own-edit-square = { $place }: { $kind }
own-edit-square-full = Zeile { $row }, Spalte { $column }: gehört zur Form
own-edit-square-free = Zeile { $row }, Spalte { $column }: frei
own-edit-price = Preis
own-edit-card-name = Name der Karte
own-edit-row = Was sie ändert
own-edit-reward = Was ihre Bedingung bringt
own-edit-condition = Ihre Bedingung
own-edit-effects = Ihre Wirkungen
