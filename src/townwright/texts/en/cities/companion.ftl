### What the companion says beside the box of Cities.

companion-cities-told = Calls the tiles, and counts a finished city tourist by tourist.
companion-city-call = Call tiles
companion-city-score = Score a city
companion-call-none = 24 tiles are shuffled, 16 of them are the stack.
companion-call-start = Starting tile { $number } of { $of }
companion-call-round = Round { $round } of { $rounds }
companion-call-extra = One more tile, to lay over the city
companion-call-tile = Tile { $tile }
companion-call-first = Turn up the first tile
companion-call-next = Next tile
companion-call-over = The stack is empty
companion-call-back = The last tile is back on the stack.
companion-call-order = Called so far
companion-call-order-none = No tile has been called yet.
companion-stack = The stack
companion-call-anew = Shuffle anew
companion-call-sure = Really? The tiles called so far are forgotten
companion-city = The city
companion-city-count = Count the points
companion-city-total = { $points ->
    [one] One point
   *[other] { $points } points
  }
companion-city-back = Back to the city
companion-city-full = All 16 places are filled. The tourists are next.
companion-city-notation = The city in notation
companion-city-notation-told = A picture with two letters by two for each tile, small where a tourist stands; or a city line such as d4:16S,c3:6W,b2:17N;c3.1;6;b2.
companion-step-tiles = Tiles
companion-step-fields = Fields
companion-step-tourists = Tourists
companion-place = Place { $cell }
companion-pick-tile = The tile on { $cell }
companion-tile-used = Tile { $tile }: { $face }; lies on { $cell }
companion-laid = Tile { $tile } on { $cell }.
companion-kind = Paint with
companion-rub = nothing
companion-fields-told = For a box whose tiles are not written down: choose a kind, then every field that shows it.
companion-tourists-told = Choose the fields on which tourists stand.
