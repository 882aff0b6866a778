cities-would-have = { $points ->
    [one] zusammen 1 Punkt
   *[other] zusammen { $points } Punkte
  }

cities-with-tourist = mit einem neuen Touristen darauf

# Wer am Zug ist
cities-over = Das Spiel ist zu Ende.
cities-no-draw = Das nächste Plättchen wird aufgedeckt, wenn alle fertig sind.
cities-draw-first = Zuerst wird ein Plättchen aufgedeckt.
cities-draw-due = Jetzt wird das nächste Plättchen aufgedeckt, nicht „{ $action }“.
cities-tile-drawn = Plättchen { $tile } wurde schon gezogen.
cities-no-such-tile = Es gibt kein Plättchen { $tile }.
cities-no-such-player = Es gibt keine Person { $player }.
cities-finished = Person { $player } ist mit dieser Runde schon fertig.
cities-common-layout-due = Jetzt werden die Startplättchen für alle gelegt, nicht „{ $action }“.
cities-layout-due = Jetzt sind die drei Startplättchen zu legen, nicht „{ $action }“.
cities-move-due = Jetzt sind ein Plättchen und ein Tourist an der Reihe, nicht „{ $action }“.

# Plättchen legen
cities-wrong-tile = Jetzt ist Plättchen { $hand } zu legen, nicht Plättchen { $tile }.
cities-not-home = Das erste Startplättchen liegt auf { $home }, nicht auf { $cell }.
cities-layout-side = Startplättchen dürfen keine gemeinsame Seite haben wie { $one } und { $other }.
cities-layout-corner = Das Startplättchen auf { $cell } berührt keine Ecke eines anderen.
cities-cell-taken = Auf { $cell } liegt schon Plättchen { $tile }.
cities-cell-apart = { $cell } berührt kein Plättchen der Stadt.
cities-too-wide = Mit { $cell } wäre die Stadt mehr als { $limit } Plättchen breit.
cities-too-high = Mit { $cell } wäre die Stadt mehr als { $limit } Plättchen hoch.
cities-tile-on-cell = Das Plättchen einer Runde liegt auf einem Platz, etwa 17E@c4.
cities-extra-on-field = Das 17. Plättchen liegt auf einem Feld, etwa 9E@b2.4, oder gar nicht.
cities-extra-over-edge = Das 17. Plättchen auf { $field } läge nicht ganz auf der Stadt.

# Touristen
cities-no-moves = In diesem Spiel bleiben Touristen, wo sie gesetzt wurden.
cities-no-jumps = In diesem Spiel springen Touristen nicht.
cities-nobody-there = Auf { $field } steht kein Tourist.
cities-stock-empty = Im Vorrat ist kein Tourist mehr.
cities-field-empty = Auf { $field } liegt kein Plättchen.
cities-field-water = { $field } ist Wasser.
cities-field-occupied = Auf { $field } steht schon ein Tourist.
cities-walk-too-far = { $source } und { $target } berühren sich nicht.
cities-jump-is-walk = Die Felder berühren sich, also geht der Tourist: schreibe { $walk }.
