### What the page says about Cities.

city-set-up = Starting tiles
city-level = Rules of level { $level }
city-round = Round { $round } of { $rounds }

city-kind-a = attraction
city-kind-p = park
city-kind-t = terrace
city-kind-w = water
city-kinds = { $count ->
    [1] { $a }
    [2] { $a } and { $b }
    [3] { $a }, { $b } and { $c }
   *[other] { $a }, { $b }, { $c } and { $d }
  }
city-face = { $a }, { $b }; below { $c }, { $d }
city-tile = Tile { $tile }: { $face }
city-hand = In hand: tile { $tile }: { $face }. Press to turn it
city-hand-next = Next
city-quadrant-1 = upper left
city-quadrant-2 = upper right
city-quadrant-3 = lower left
city-quadrant-4 = lower right
city-cell-open = The tile can lie on { $cell }.
city-cell-empty = Nothing lies on { $cell }.
city-cell-laid = Tile { $tile } on { $cell }: { $face }.
city-cell-tourists = Tourist { $where }.
city-nothing = nothing
city-field-tourist = A tourist stands here.
city-field-lifted = This tourist is picked up.
city-field-can-lift = It can be moved.
city-field-can-receive = A tourist can go here.

city-play-area = Your move
city-beside = Points, tiles and typed moves
city-city-of = The city of { $name }
city-turn-left = Turn to the left
city-turn-right = Turn to the right
city-turn-tile = Turn the tile
city-turn-n = upright
city-turn-e = turned by a quarter of a turn
city-turn-s = turned by half a turn
city-turn-w = turned by three quarters of a turn
city-leave-tile = Do not lay it
city-lay-all = Lay them for me
city-lay-all-stopped = Not all tiles could be laid: lay the others yourself.
city-back = Back
city-done = Done

city-status-set-up = { $number ->
    [1] Lay the first of three starting tiles. All three will touch only at their corners.
    [2] Lay the second one corner to corner with the first.
   *[other] Lay the third one in a dashed frame, corner to corner with the others.
  }
city-status-set-up-done = All three are laid. If you like them so, press Done.
city-status-tile = Lay the tile in one of the dashed frames.
city-status-tile-brings = Lay the tile in a frame. The number is the points it brings, turned like this.
city-status-tile-idle = This tile brings no points now, anywhere: lay it where it blocks least.
city-status-tile-manned = Lay the tile in a frame. The number is the points it brings; beside the figure a new tourist counts too.
city-status-tile-full = Your city is four tiles { $way ->
    [wide] wide
    [high] high
   *[both] wide and high
  } now: no tile goes beyond. Lay this one in a frame.
city-hint-to = { $kind ->
    [a] to the attraction on { $cell }
    [p] to the park on { $cell }
    [t] to the terrace on { $cell }
   *[w] to the water on { $cell }
  }
city-where = { $kind } on { $cell }
city-spot = { $cell } ({ $quadrant })
city-hint-closed = The tile cannot lie on { $place }: { $first ->
    [1] starting tiles touch each other only at corners
   *[other] it must touch another, side or corner
  }.
city-done-tile = First lay the tile in a dashed frame.
city-hint-taken = This tile ({ $face }) stays as it lies. First lay your new tile in a dashed frame.
city-hint-nobody = No tourist can go there. Choose a ringed field, or press Done.
city-status-extra = Lay the 17th tile over your city, or do without it.
city-status-tourist = { $left ->
    [0] Move a tourist (none is left to place), or just press Done.
   *[other] Place a tourist ({ $left } left), move one, or just press Done.
  }
city-status-new-tourist = { $left ->
    [0] All your tourists are in the city: press Done.
   *[other] Place a tourist ({ $left } left), or just press Done.
  }
city-status-placed = A tourist comes { $to }. Press Done, or choose another field.
city-status-moved = The tourist goes { $to }. Press Done, or choose it to take it back.
city-numbers-new = Numbers: points that a new tourist adds there.
city-numbers-moved = Numbers: points more or fewer than now.
city-status-lifted = Where to? { $jumps ->
    [0] One field, also diagonally.
   *[other] One field, also diagonally, or onto the new tile.
  }
city-status-sending = Your move is on its way …
city-status-waiting = Waiting for { $names }
city-status-over = The cities are finished.

city-say-set-up = Three starting tiles are to be laid. The first is tile { $tile }: { $face }.
city-say-round = Round { $round }. The new tile is { $tile }: { $face }.
city-say-turned = The tile is { $turn } now.
city-say-lifted = Tourist picked up: { $where }.
city-say-tried = Tried out: { $place }.

city-looking = This is the city of { $name }.
city-look-back = Back to mine
city-look-at = Look at the city of { $name }

city-points-yours = Your points
city-points-of = Points of { $name }
city-total = Total
city-points-others = { $count ->
    [1] others: { $points }
   *[other] others: up to { $points }
  }
city-points-good = { $points } is good
city-no-tourists-yet = No tourist stands in the city yet.
city-tourist-tried = The tourist that you try out counts as soon as you are done.
city-stock = { $count ->
    [0] All tourists are in the city.
    [one] One tourist waits.
   *[other] { $count } tourists wait.
  }
city-because-attractions = { $points ->
    [one] A zone of one attraction.
   *[other] A zone of { $points } attractions.
  }
city-because-parks = { $points ->
    [one] A zone of one park field.
   *[other] A zone of { $points } park fields.
  }
city-because-terraces = { $points ->
    [one] One terrace borders it.
   *[other] { $points } terraces border it.
  }
city-because-water = { $points ->
    [one] One water field borders it.
   *[other] { $points } water fields border it.
  }
city-because-sees-water = { $points ->
    [one] Looks at one water field.
   *[other] Looks at { $points } water fields.
  }
city-because-sees-parks = { $points ->
    [one] Looks at one park field.
   *[other] Looks at { $points } park fields.
  }
city-because-zone-paid = Another tourist is paid for this zone.
city-because-nothing = Nothing here counts.

city-chart = The 24 tiles
city-chart-told = { $drawn } of { $all } have come{ $more ->
    [0] {""}
    [one] , one more will
   *[other] , { $more } more will
  }{ $left ->
    [0] .
   *[other] , { $left } stay in the box.
  }
city-chart-out = Tile { $tile }: { $face }; has not come
city-chart-drawn = Tile { $tile }: { $face }; has come
city-chart-now = Tile { $tile }: { $face }; to be laid now

city-log-drawn = Tile { $tile } was drawn: { $what }.
city-log-layout = The starting tiles were laid for everybody.
city-log-start = { $who } laid the starting tiles.
city-log-laid = { $who } laid { $what } (tile { $tile }) on { $at }.
city-log-left = { $who } did without the 17th tile.
city-log-placed = A tourist was placed: { $where }.
city-log-moved = A tourist moved from { $from } to another field: { $where }.

city-end-won = { $name } has won
city-end-shared = { $names } share the victory
city-next = Try level { $level }
city-count-line = Tourist, { $where }: { $points }. { $why }

city-place-brings = { $place }: { $points }
city-place-manned = { $place }: { $points } with a new tourist
city-place-either = { $place }: { $alone }, or { $points } with a new tourist
city-cues = The number on a place: the points it brings at once, as the tile is turned now. With a small figure: if you also place a new tourist there.
city-goal-1 =
    Most points after 13 rounds win.
    A tourist on a yellow attraction or a green park earns 1 for each field of its zone. A zone pays one tourist only.
city-goal-2 =
    Most points after 13 rounds win.
    A tourist on a yellow attraction or a green park earns 1 for each field of its zone; a zone pays one tourist only.
    On a red terrace it earns 1 for each field of water that it sees in a straight line.
city-goal-3 =
    Most points after 13 rounds win.
    Zones of attractions or parks earn 1 for each field, for one tourist; attractions also 1 for each terrace beside them, parks 1 for each field of water beside them.
    On a red terrace a tourist earns 1 for each field of water or park that it sees in a straight line.
