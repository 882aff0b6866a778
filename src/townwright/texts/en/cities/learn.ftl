### The lessons on Cities. Each message of a step is said alone, beside what it speaks of.

learn-cities-finish = Good. Finish the move with this button.
learn-cities-finish-move = Now finish the move with this button.
learn-cities-finish-tile = Good. A tourist could come as well, but you have only seven: save this one, and finish the move with this button.
learn-cities-tile-missed = As the tile lies now, no tourist on it gets enough. Turn it, or try another place.
learn-cities-no-tourist = Place a tourist in this move, too: after laying the tile, touch one of its fields.

learn-cities-1-title = Level 1: zones
learn-cities-1-told = Lay tiles, place and move tourists, and let zones grow.
learn-cities-1-city = Your city begins with three tiles, corner to corner. In the end it is a square of four by four tiles. There is room all around: you choose where it grows.
learn-cities-1-fields = A tile has four fields. Each is an attraction (yellow), a park (green), a terrace (red) or water (blue).
learn-cities-1-pay = At level 1 only attractions and parks earn points, terraces and water later. Fields of one kind, side by side, are a zone: here the two park fields.
learn-cities-1-hand = In each of 13 rounds a tile comes into your hand. You may turn it before you lay it.
learn-cities-1-tourist = Your turn: touch the tile in hand if you want to turn it, then lay it in any dashed frame.
learn-cities-1-tourist-then = Now place a tourist on an attraction or a park of this tile: it earns a point for each field of its zone, on a terrace nothing yet.
learn-cities-1-tourist-missed = There the tourist earns nothing: at this level only attractions and parks pay. Place it on one of those.
learn-cities-1-grow = Make the tourist’s zone larger: lay the tile so that a field of the same kind joins it side by side.
learn-cities-1-grow-missed = The tourist’s zone has not grown: a field of the same kind must touch it with a side, not a corner. Try another place, or turn the tile.
learn-cities-1-second = A zone pays one tourist only. Lay this tile where a new tourist earns points of its own.
learn-cities-1-second-then = Place a new tourist in a zone where none stands. Those with a dotted ring could move instead: that comes next.
learn-cities-1-second-missed = This tourist earns nothing of its own: its zone pays another one already, or it stands on a terrace.
learn-cities-1-idle = A round later: a tile was laid for you. Its tourist stands on a terrace and earns nothing.
learn-cities-1-move = Instead of placing a new tourist you may move one to where it earns more. First lay this tile, wherever you like.
learn-cities-1-move-then = Now touch the tourist that earns nothing. Where it can go lights up: it walks one field, also diagonally, or jumps onto the new tile, but never onto water.
learn-cities-1-move-lifted = Now touch a field that lights up and pays: an attraction or a park whose zone has no tourist yet.
learn-cities-1-move-missed = A tourist should move here and earn more by it: touch it, then a field of a zone without a tourist. If it reaches none, lay the tile elsewhere.
learn-cities-1-end = That is level 1: seven tourists, 13 rounds, and the highest total of all tourists wins. A game begins with three tiles to lay; “Lay them for me” does it. Now play one!

learn-cities-walk-title = Tourists on the move
learn-cities-walk-told = Walk and jump to where there is more to earn.

learn-cities-2-title = Level 2: the view of water
learn-cities-2-told = Tourists on terraces earn points for the water that they see.

learn-cities-3-title = Level 3: borders and parks
learn-cities-3-told = Neighbours pay, and parks are a view.

learn-cities-plan-title = How to plan a city
learn-cities-plan-told = Tiles that serve several tourists, and tourists to save.
