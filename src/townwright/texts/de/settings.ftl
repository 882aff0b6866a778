### Was das Blatt der Einstellungen sagt.

page-language = Sprache
page-language-missing = { $language } lässt sich gerade nicht laden. Bist du offline?
page-theme = Farben
page-theme-auto = wie das Gerät
page-theme-light = hell
page-theme-dark = dunkel
page-motion = Bewegung
page-motion-auto = wie das Gerät
page-motion-on = an
page-motion-off = aus
page-letters = Buchstaben auf den Feldern
page-letters-small = klein
page-letters-large = groß
page-letters-off = keine
page-numbers = Plättchen zeigen ihre Nummern
page-cues = Plätze zeigen, was sie brächten (+3)
page-sound = Klänge am Tisch
page-sound-off = aus
page-music = Leise Musik am Tisch
page-keys = Einzelne Tasten tun etwas (R dreht, D heißt fertig)
page-notices = Eine Meldung dieses Geräts, wenn ich dran bin und nicht hinsehe
page-notices-pushed = Meldungen kommen in diesem Browser auch, wenn keine Seite offen ist.
page-notices-refused = Dein Browser erlaubt dieser Seite keine Meldungen.
