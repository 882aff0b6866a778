### Was um jeden Tisch herum steht, neben page.ftl.

page-numbers = Plättchen zeigen ihre Nummern
page-cues = Plätze zeigen, was sie brächten (+3)
page-sound = Klänge am Tisch
page-sound-off = aus
page-notices = Eine Meldung dieses Geräts, wenn ich dran bin und nicht hinsehe
page-notices-pushed = Meldungen kommen in diesem Browser auch, wenn keine Seite offen ist.
page-notices-refused = Dein Browser erlaubt dieser Seite keine Meldungen.
page-music = Leise Musik am Tisch
page-seat-waits = wartet auf jemanden
page-greet = Etwas sagen
page-greet-said = Was gesagt wird
page-greet-muted = Nicht zeigen, was andere sagen
page-greet-hello = Hallo!
page-greet-thanks = Danke!
page-greet-well-played = Gut gespielt!
page-greet-nice-move = Schöner Zug!
page-greet-oops = Hoppla!
page-greet-thinking = Ich überlege noch …
page-greet-your-turn = Du bist dran!
page-greet-good-game = Schöne Partie!
