### Was um jeden Tisch herum steht, neben page.ftl.

page-cues = Plätze zeigen, was sie brächten (+3)
page-sound = Kleine Klänge am Tisch
page-seat-waits = wartet auf jemanden
