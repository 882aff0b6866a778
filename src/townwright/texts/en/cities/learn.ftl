### The lessons on Cities. Each message of a step is said alone, beside what it speaks of.

learn-cities-finish = Finish the move here.
learn-cities-finish-move = Now finish the move here.
learn-cities-finish-tile = You have only seven tourists: keep one for later, and finish the move here.
learn-cities-tile-missed = So no tourist on the tile gets enough. Turn it, or try another place.
learn-cities-no-tourist = Place a tourist, too: choose a field of the tile.

learn-cities-1-title = Level 1: zones
learn-cities-1-city = The most points after 13 rounds win. Your city becomes a square of four by four tiles.
learn-cities-1-fields = Fields are attractions (yellow, A), parks (green, P), terraces (red, T) or water (blue, W).
learn-cities-1-pay = At level 1 attractions and parks earn points. Fields of one kind, side by side, are a zone: here the two park fields.
learn-cities-1-tourist = Your turn: choose the tile in hand to turn it, then lay it in a dashed frame.
learn-cities-1-tourist-then = Place a tourist on the tile’s attraction or park: it earns a point for each field of its zone.
learn-cities-1-tourist-missed = There it earns nothing: place it on an attraction or a park.
learn-cities-1-grow = Make the tourist’s zone larger: a field of the same kind has to join it side by side.
learn-cities-1-grow-missed = The zone has not grown: a field of its kind has to join it side by side.
learn-cities-1-second = A zone pays only one tourist. Lay this tile where a new one earns points of its own.
learn-cities-1-second-then = Place it in a zone where none stands.
learn-cities-1-second-missed = This tourist earns nothing: its zone pays another one, or it stands on a terrace.
learn-cities-1-idle = Round 4 was played for you: this tourist stands on a terrace and earns nothing.
learn-cities-1-move = You may also move a tourist instead. First lay this tile, wherever you like.
learn-cities-1-move-then = Choose the tourist that earns nothing. It walks one field or jumps onto the new tile.
learn-cities-1-move-lifted = Now choose a field that pays: one in a zone without a tourist.
learn-cities-1-move-missed = Move a tourist to a zone where none stands. If it reaches none, lay the tile elsewhere.
learn-cities-1-end = A game begins with three tiles that you lay yourself. Now play!
