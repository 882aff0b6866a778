### Was um jeden Tisch herum steht, neben page.ftl.

page-sound = Kleine Klänge am Tisch
page-seat-waits = wartet auf jemanden
