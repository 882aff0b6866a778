### Was an Skylines von uns ist.

about-skylines-sets = Skylines
    .r15 = Die Spielpläne, die Formen der Plättchen, die Auslagen der Szenarien 1 bis 4 und die meisten Karten mit ihren Zahlen und Namen. Zehn Karten sind die Beispiele aus dem Regelheft. Die Zahlen wurden ausgewogen, indem Programme Tausende von Partien spielten.
about-skylines-rulings = Skylines
    .a1 = Ein Erfolg beginnt bei 11 Punkten: Welche Titel grün gedruckt sind, konnten wir nicht sehen.
    .a3 = Im Einführungsspiel liegt E in der Mitte.
    .a4 = Die Vorderseite geschlossener Spielpläne darf angesehen werden.
    .a10 = Eine Bedingung wird nach Zeile 1 geprüft.
    .a13_a14 = Ginge eine Belohnung über eine Leiste hinaus, kann die Karte an diesem Platz nicht gespielt werden; jede Zeile gilt für sich.
    .a16 = Fragt eine Bedingung nach dem Viertel, zählen auch Dienste der Stufe I, die das Gebiet nicht berühren.
    .a22 = Den Meilenstein zu beenden ist eine mögliche Aktion, auch wenn das Spiel dadurch verloren geht.
    .a20 = Sind die Stapel leer, folgen nur noch Mangel, Wertung und Arbeitskosten.
    .a29 = Ungenutzte Verordnungen werden kostenlos ersetzt. Das lässt sich für einen Tisch abschalten.
    .a33 = Was am Ende eines Meilensteins wirkt, wirkt nach dem Mangel und vor der Wertung, Rollen der Sitzordnung nach.
    .a37 = Beim Erneuern werden erst alle Karten abgelegt und bezahlt, dann wird eine nach der anderen gezogen.
    .a36 = Szenario 5 lässt sich mit drei bis sechs Spielplänen spielen.
    .a2 = Münzen gehen nie aus.
