### Was das Blatt eines neuen Spiels sagt.

page-new-now = { $game }: jetzt spielen
page-new-friends = { $game } mit Freunden
page-new-here = { $game } an einem Gerät
page-begin-now = Los
page-begin-friends = Tisch eröffnen
page-begin-here = Los
page-companions = Wie viele Computerspieler?
page-friends = Wie viele Freunde?
page-strength = Wie stark?
page-strength-first = erstes Spiel
page-strength-most = am stärksten
page-opponent-number = Programm { $number }
page-opponent-makes = Übliches Ergebnis: etwa { $points }.
page-opponent-city = Städte mit ihm kommen meist auf etwa { $points } Punkte.
page-opponents-each = Jedes einzeln wählen
page-opponents = Wie viele Computerspieler?
page-bot-strength = { $name } ({ $at } von { $of })
page-public = Alle dürfen mitspielen (steht unter den offenen Tischen)
page-aids = Tipps sind erlaubt
page-time = Bedenkzeit für einen Zug
page-time-any = unbegrenzt
page-time-each = { $time }, dann spielt ein Programm
