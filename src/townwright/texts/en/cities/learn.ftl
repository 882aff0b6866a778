### The lessons on Cities. Each message of a step is said alone, beside what it speaks of.

learn-cities-finish = Good. Finish the move with this button.
learn-cities-finish-tile = Good. A tourist could come as well, but you have only seven: save this one, and finish the move with this button.
learn-cities-tile-missed = As the tile lies now, no tourist on it gets enough. Turn it, or try another place.
learn-cities-no-tourist = Place a tourist in this move, too: after laying the tile, touch one of its fields.

learn-cities-1-title = Level 1: zones
learn-cities-1-told = Lay tiles, place and move tourists, and let zones grow.
learn-cities-1-city = Your city begins with three tiles, corner to corner. You make it four tiles wide and four tiles high.
learn-cities-1-fields = A tile has four fields. Each is an attraction (yellow), a park (green), a terrace (red) or water (blue).
learn-cities-1-pay = At level 1 only zones of attractions or parks earn points: fields of one kind, side by side. Terraces and water count from level 2 on.
learn-cities-1-hand = In each of 13 rounds a tile comes into your hand. You may turn it before you lay it.
learn-cities-1-tourist = Your turn: touch the tile in hand if you want to turn it, then lay it on any place that glows.
learn-cities-1-tourist-then = Now place a tourist on an attraction or a park of this tile: it earns a point for each field of its zone. On a terrace it may stand, too, but earns nothing yet.
learn-cities-1-tourist-missed = There the tourist earns nothing: at this level only attractions and parks pay. Place it on one of those.
learn-cities-1-grow = Make the tourist’s zone larger: lay the tile so that a field of the same kind joins it side by side.
learn-cities-1-grow-missed = The tourist’s zone has not grown: a field of the same kind must touch it with a side, not a corner. Try another place, or turn the tile.
learn-cities-1-second = A zone pays one tourist only. Lay this tile where a new tourist earns points of its own.
learn-cities-1-second-then = Place a new tourist in a zone where none stands.
learn-cities-1-second-missed = This tourist earns nothing of its own: its zone pays another one already, or it stands on a terrace.
learn-cities-1-move = Instead of placing a new tourist you may move one to where it will earn more. First lay this tile, wherever you like.
learn-cities-1-move-then = Now touch a tourist. Where it can go lights up: free fields around it, also diagonally, and free fields of the new tile, but never water.
learn-cities-1-move-lifted = Good. Now touch a field that lights up: the tourist goes there. Here it may earn nothing by that; you are only practising.
learn-cities-1-move-missed = Here a tourist of your city should move: touch it, then a field beside its own or one of the new tile.
learn-cities-1-end = That is level 1: seven tourists and 13 rounds. At the end the points of all your tourists are added up, and the highest total wins. Now play a game!

learn-cities-walk-title = Tourists on the move
learn-cities-walk-told = Walk and jump to where there is more to earn.
learn-cities-walk-stock = Three tourists are in this city. Instead of placing a new one you may move one of these.
learn-cities-walk-idle = The tourist on this tile earns nothing. It can still go somewhere else.
learn-cities-walk-walk = Lay the tile so that a zone without a tourist comes near.
learn-cities-walk-walk-then = Now let a tourist walk: touch it, then a field beside its own, straight or diagonally. It should earn more there.
learn-cities-walk-walk-lifted = Good. Now touch a field beside its own that lights up, where it earns more.
learn-cities-walk-walk-missed = A tourist should walk here, and the city be worth more afterwards. Look for a zone that pays nobody yet.
learn-cities-walk-jump = Lay this tile anywhere: a tourist can jump to it from wherever it stands.
learn-cities-walk-jump-then = Touch a tourist on another tile, then a field of the tile just laid: it jumps.
learn-cities-walk-jump-lifted = Good. Now touch a field of the tile just laid: it jumps there.
learn-cities-walk-jump-missed = Here a tourist should jump: touch one that stands on another tile, then a field of the tile just laid.
learn-cities-walk-end = One move in each round: place, walk, jump, or nothing. Late in the game a walk often pays most.

learn-cities-2-title = Level 2: the view of water
learn-cities-2-told = Tourists on terraces earn points for the water that they see.
learn-cities-2-view = At level 2 a tourist on a red terrace looks left, right, up and down, and earns a point for each field of water in a straight line.
learn-cities-2-terrace = Lay this tile so that one of its terraces looks at two fields of water. Turning it helps.
learn-cities-2-terrace-then = Place a tourist on that terrace.
learn-cities-2-terrace-missed = A tourist on a terrace should earn at least two points here: look for two fields of water in a straight line.
learn-cities-2-water = Lay this tile so that your tourist sees even more water: in line with it, and nothing else between.
learn-cities-2-water-missed = Your tourist sees no more water than before. The new water must lie in a straight line with its terrace.
learn-cities-2-second = Two tourists may look at the same water. Lay this tile so that another terrace sees at least two fields.
learn-cities-2-second-then = Place the second tourist on that terrace.
learn-cities-2-second-missed = The second tourist should earn at least two points, too, on a terrace with water in a straight line.
learn-cities-2-end = That is level 2: zones as before, and views. Keep long lines of water free of anything else.

learn-cities-3-title = Level 3: borders and parks
learn-cities-3-told = Neighbours pay, and parks are a view.
learn-cities-3-borders = At level 3 neighbours pay: terraces beside a zone of attractions, water beside a zone of parks.
learn-cities-3-attraction = Lay this tile so that attractions hang together and terraces border them.
learn-cities-3-attraction-then = Place a tourist on an attraction: zone and terraces should bring at least four points.
learn-cities-3-attraction-missed = A tourist on an attraction should earn at least four points here. Count the attractions that hang together, and every terrace that touches them with a side.
learn-cities-3-park = Now a park: lay this tile so that parks hang together and water borders them.
learn-cities-3-park-then = Place a tourist in the park: at least four points.
learn-cities-3-park-missed = A tourist in a park should earn at least four points here. Count the parks that hang together, and every water field that touches them with a side.
learn-cities-3-view = From a terrace one now sees across parks as well as water. Lay this tile for a view of three fields.
learn-cities-3-view-then = Place a tourist on the terrace with the view: at least three points.
learn-cities-3-view-missed = A tourist on a terrace should earn at least three points here. Water and parks count in all four directions, until something else stops the view.
learn-cities-3-end = That is the whole game: one tile can serve several tourists at once.

learn-cities-plan-title = How to plan a city
learn-cities-plan-told = Tiles that serve several tourists, and tourists to save.
learn-cities-plan-city = A tourist in the park, one at an attraction, one on a terrace. The best tile is one that serves several of them.
learn-cities-plan-both = Look for six points at once: water beside the park and in view of a terrace counts for both.
learn-cities-plan-both-then = Place a tourist as well, where it earns most.
learn-cities-plan-both-missed = That brings fewer than six points. Turn the tile, and look for places that touch the park or lie in view of the terrace.
learn-cities-plan-few = Seven tourists for 13 rounds: not every tile needs a new one. Save them for zones that are still to come.
learn-cities-plan-wait = Bring your tourists three more points with the tile alone.
learn-cities-plan-wait-missed = Your tourists earn fewer than three points more. Continue a view, or the border of the park.
learn-cities-plan-end = Place early where zones can still grow, keep views open, and in the last rounds move whoever earns least.
