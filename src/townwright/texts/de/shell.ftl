### Was um jeden Tisch herum steht, neben page.ftl.

page-cues = Plätze zeigen, was sie brächten (+3)
page-sound = Klänge am Tisch
page-sound-off = aus
page-notices = Eine Meldung dieses Geräts, wenn ich dran bin und nicht hinsehe
page-notices-refused = Dein Browser erlaubt dieser Seite keine Meldungen.
page-music = Leise Musik am Tisch
page-seat-waits = wartet auf jemanden
