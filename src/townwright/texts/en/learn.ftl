### The lessons.

learn-title = Learn
learn-told = Short lessons on the real table: you act, and a wrong move is explained and taken back.
learn-finished = finished
learn-step = Step { $at } of { $of }
learn-show-me = Show me
learn-on = Go on
learn-set-back = The table was set back to that of the lesson.
learn-more = More lessons

learn-cities-1-title = Level 1: zones
learn-cities-1-told = Lay tiles, set tourists, and let zones grow.
learn-cities-1-city = This is the beginning of a city: three starting tiles, corner to corner. Every tile has four fields: attractions, parks, terraces and water. In each of 13 rounds one tile is added, until the city is four by four.
learn-cities-1-tourist = Here is your first tile. Lay it where something glows; tap the tile in hand, or press R, to turn it. Then set a tourist on one of its attractions or parks and finish the move. A tourist earns a point for every field of its zone.
learn-cities-1-tourist-missed = There the tourist earns nothing: at this level only attractions and parks pay. Set it on one of those.
learn-cities-1-grow = Now make that zone larger: lay this tile so that a field of the same kind joins the tourist's zone with a side. Corners do not join. No new tourist is needed; just finish.
learn-cities-1-grow-missed = That is allowed, but the tourist’s zone has not grown: a field of the same kind must touch it with a side. Try another place, or turn the tile.
learn-cities-1-second = A zone pays one tourist only, so the next one should stand somewhere else. Lay the tile and set a second tourist where it earns points of its own.
learn-cities-1-second-missed = This tourist earns nothing of its own: its zone pays another one already, or it stands on a terrace or on water. Look for an attraction or a park of a new zone.
learn-cities-1-walk = Instead of setting a new tourist, one of yours may walk: one field, also diagonally, or jump to the tile just laid from anywhere. Lay the tile, then take a tourist up and lead it to a field that glows.
learn-cities-1-end = That is level 1. You have seven tourists for 13 rounds; a walk late in the game can bring one to a zone that nobody pays for yet. Good luck!
learn-cities-tile-missed = As the tile lies now, no tourist on it gets enough. Turn it, or try another place.
learn-cities-no-tourist = Set a tourist in this move, too: after laying the tile, touch one of its fields.
learn-cities-no-walk = Here a tourist that is already in the city should move: touch it, then the field where it goes.

learn-cities-2-title = Level 2: the view of water
learn-cities-2-told = Terraces earn the water that they look at.
learn-cities-2-view = At level 2 a tourist on a terrace earns something, too: all water in a straight line to the left, right, up and down, until anything else stops the view.
learn-cities-2-terrace = Lay this tile and set a tourist on a terrace from which it sees at least two fields of water. Turning the tile helps.
learn-cities-2-terrace-missed = From there it earns fewer than two points. Look for a terrace with two fields of water in a straight line, and turn the tile if need be.
learn-cities-2-water = Water pays for every terrace that sees it. Lay this tile so that your tourist sees even more of it.
learn-cities-2-water-missed = Your tourist sees no more water than before. The new water must lie in a straight line with its terrace, with nothing else in between.
learn-cities-2-second = Two tourists may look at the same water; it counts for both. Lay the tile and set a second tourist on a terrace that sees at least two fields.
learn-cities-2-second-missed = The second tourist earns fewer than two points there. A terrace from which the water is in a straight line is worth more.
learn-cities-2-end = That is level 2: zones as before, and views of water. Keep long lines of water free of anything else.

learn-cities-3-title = Level 3: borders and parks
learn-cities-3-told = Neighbours pay, and parks are a view.
learn-cities-3-borders = At level 3 neighbours pay. A zone of attractions also earns every terrace that borders it, a zone of parks every water field beside it. And from terraces one looks over parks as well as water.
learn-cities-3-attraction = Lay this tile and set a tourist on an attraction, so that its zone and the terraces beside it earn at least four points.
learn-cities-3-attraction-missed = That brings fewer than four points. Count the attractions that hang together, and every terrace that touches them with a side.
learn-cities-3-park = Now a tourist in a park: the park and the water at its border should bring at least four points.
learn-cities-3-park-missed = That brings fewer than four points. Count the parks that hang together, and every water field that touches them with a side.
learn-cities-3-view = And one on a terrace: water and parks in straight lines count, in any mixture. At least three points, please.
learn-cities-3-view-missed = That brings fewer than three points. From the terrace, water and parks count in all four directions, until something else stops the view.
learn-cities-3-end = That is the whole game. A good tile serves several tourists at once: a terrace beside a zone, water beside a park and in view of a terrace.
