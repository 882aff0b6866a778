### Wie gut jemand spielt, neben Programmen und anderen.

ratings-title = Deine Wertung
ratings-told = Eine Wertung sagt, wie gut du spielst, mit denselben Zahlen wie bei den Programmen: 0 hat, wer zufällig zieht, und 400 Punkte mehr bedeuten zehn Siege zu einem mit denselben Ziehungen. Der Bereich sagt, wie sicher das ist.
ratings-how = Wie sie entsteht
ratings-how-same-deal = Das Glück bleibt so weit wie möglich draußen: Es zählen Punkte, nicht nur der Rang. Die Partie des Tages zählt, wenn ihr Tag vorbei ist: Dann wird, was du daraus gemacht hast, mit dem verglichen, was die Programme und alle anderen aus denselben Ziehungen gemacht haben. In anderen Partien wirst du mit denen verglichen, die am Tisch saßen. Eine verlorene Partie zählt danach, wie weit sie gekommen ist.
ratings-how-counts = Es zählen Partien, die von Anfang an zu Ende gespielt wurden, in einer Spielweise, die unten steht. Partien mit eigenen Teilen, mit Tipps, mit Ziehungen, die du kennen konntest, Partien, in denen zeitweise ein Programm für jemanden gespielt hat, Herausforderungen, Turniere, Übungen und aufgegebene Partien zählen nicht. Wo man gegeneinander spielt, zählen auch Partien gegen weit Schwächere oder Stärkere nicht.
ratings-how-safe = Niemand verliert Wertung, weil eine Verbindung abbricht oder ein Server stehen bleibt: Was nicht zu Ende gespielt wurde, zählt nicht.
ratings-opening = Deine Wertungen werden geöffnet …
ratings-own = Wo du stehst
ratings-none = Du hast noch keine Wertung. Beende eine Partie des Tages, eine Partie allein oder eine gegen Programme oder Leute.
ratings-range = { $count ->
    [one] zwischen { $low } und { $high } mit 95 % Sicherheit, nach einer Partie
   *[other] zwischen { $low } und { $high } mit 95 % Sicherheit, nach { $count } Partien
  }
ratings-unsure = Noch unsicher: Mit jeder Partie wird der Bereich kleiner.
ratings-between = Du spielst etwa so gut wie { $below } und { $above }.
ratings-above = Du spielst besser als { $below }, das stärkste Programm.
ratings-below = Das schwächste Programm ist { $above }.
ratings-trend = Deine Wertung nach jeder Partie, von { $first } bis { $last }
ratings-as-table = Als Tabelle
ratings-game = Partie
ratings-rating = Wertung
ratings-bounds = Bereich
ratings-programs = Die Programme
ratings-programs-told = So wurden sie über viele Partien gemessen, die alle mit denselben Ziehungen gespielt haben.
ratings-program = Programm
ratings-you = Du

# Boards
ratings-boards = Ranglisten
ratings-boards-told = In einer Rangliste steht nur, wer es will. Alle entscheiden selbst, ob sie erscheinen, für wen und unter welchem Namen, und können das jederzeit ändern.
ratings-seen = Wie man dich sieht
ratings-seen-now = So sieht man dich.
ratings-seen-not = In keiner Rangliste sieht man dich.
ratings-name = Dein Name in Ranglisten
ratings-seen-everybody = in der Rangliste dieses Servers
ratings-seen-friends = in den Ranglisten der Leute, mit denen ich eine Partie beendet habe
ratings-save = Speichern
ratings-saved = Gespeichert.
ratings-board = Rangliste
ratings-board-everybody = dieser Server
ratings-board-friends = Leute, mit denen ich gespielt habe
ratings-friends-told = Hier steht, wer mit dir eine Partie beendet hat, wenn ihr beide es oben angekreuzt habt.
ratings-kind = Spiel
ratings-board-ratings = Wertungen
ratings-board-daily = Partien des Tages der letzten 30 Tage
ratings-board-empty = Hier steht noch niemand.
ratings-place = Platz
ratings-who = Name
ratings-games = Partien
ratings-better = Besser als
ratings-tries = Partien
ratings-streak = Tage in Folge
ratings-order = Geordnet nach dem, was sicher ist: Das untere Ende des Bereichs entscheidet. In der Rangliste eines Servers braucht man fünf Partien.
ratings-groups = Gruppen
ratings-groups-told = Eine Gruppe hat eine eigene Rangliste. Wer ihren Link hat, kann beitreten, bis zu 100 Leute; alle darin sehen einander unter den Namen, die sie gewählt haben.
ratings-group-name = Name einer neuen Gruppe
ratings-make = Gruppe gründen
ratings-group-made = Die Gruppe ist da; schick ihren Link, wem du magst.
ratings-invited = { $count ->
    [one] Du bist in die Gruppe „{ $name }“ eingeladen, die ein Mitglied hat.
   *[other] Du bist in die Gruppe „{ $name }“ eingeladen, die { $count } Mitglieder hat.
  }
ratings-join = Beitreten
ratings-group-joined = Du bist dabei.
ratings-members = { $count ->
    [one] ein Mitglied
   *[other] { $count } Mitglieder
  }
ratings-link = Link zum Beitreten
ratings-leave = Verlassen
ratings-group-left = Du hast die Gruppe verlassen.
ratings-close = Gruppe schließen
ratings-close-sure = Wirklich für alle schließen?
ratings-group-closed = Die Gruppe ist geschlossen.
