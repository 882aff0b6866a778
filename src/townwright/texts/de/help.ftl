### Die Hilfe: wie man die Seite auf diesem Gerät bedient, und ihre Tasten. Sie wird geladen, wenn jemand danach fragt.

page-help-here = Auf diesem Gerät
page-help-touch-try = Tippe einen bunt umrahmten Platz an, um ihn auszuprobieren. Gespielt wird erst, wenn du unten den großen Knopf drückst; bis dahin kannst du zurück.
page-help-touch-hold = Halt den Finger kurz auf ein Zeichen, eine Zahl oder eine Karte, dann erscheinen die Wörter dazu.
page-help-touch-move = Ein ausprobiertes Plättchen lässt sich an einen anderen Platz ziehen. Tippe es noch einmal an, um es zu drehen.
page-help-mouse-try = Klicke einen bunt umrahmten Platz an, um ihn auszuprobieren. Gespielt wird erst, wenn du unten den großen Knopf drückst; bis dahin kannst du zurück.
page-help-mouse-hold = Lass den Zeiger kurz auf einem Zeichen, einer Zahl oder einer Karte ruhen, dann erscheinen die Wörter dazu.
page-help-mouse-move = Ein ausprobiertes Plättchen lässt sich an einen anderen Platz ziehen. Klicke es noch einmal an, um es zu drehen.
page-help-signs = Das Buch oben öffnet die Regeln bei dem, was jetzt zu tun ist. Bei den Schiebereglern daneben findest du Farben, Klänge, Buchstaben auf den Feldern und die Zahlen auf den Plätzen (+3).

page-help-keys = Mit der Tastatur
page-key-tab = von Teil zu Teil
page-key-arrows = von Platz zu Platz auf dem Plan
page-key-enter = den Platz wählen oder den Knopf drücken
page-key-rules = die Regeln des Spiels, das gerade auf dem Tisch liegt
page-key-help = diese Hilfe
page-key-turn = Plättchen drehen; mit Umschalt andersherum
page-key-back = einen Schritt zurück
page-key-done = fertig: der Zug wird gespielt
page-key-hint = ein Tipp, wo der Tisch ihn erlaubt
page-key-skip = den Zug überspringen, den jemand anderes gerade spielt
