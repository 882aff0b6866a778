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
learn-cities-1-grow = Now make that zone larger: lay this tile so that a field of the same kind joins the tourist's zone with a side. Corners do not join. No new tourist is needed; just finish.
learn-cities-1-second = A zone pays one tourist only, so the next one should stand somewhere else. Lay the tile and set a second tourist where it earns points of its own.
learn-cities-1-walk = Instead of setting a new tourist, one of yours may walk: one field, also diagonally, or jump to the tile just laid from anywhere. Lay the tile, then take a tourist up and lead it to a field that glows.
learn-cities-1-end = That is level 1. You have seven tourists for 13 rounds; a walk late in the game can bring one to a zone that nobody pays for yet. Good luck!
learn-cities-no-tourist = Set a tourist in this move, too: after laying the tile, touch one of its fields.
learn-cities-too-little = That is allowed, but the city earns less than it could here. Look at the points beside it, and try another place, another turn or another field.
learn-cities-no-walk = Here a tourist that is already in the city should move: touch it, then the field where it goes.

learn-cities-2-title = Level 2: the view of water
learn-cities-2-told = Terraces earn the water that they look at.
learn-cities-2-view = At level 2 a tourist on a terrace earns something, too: all water in a straight line to the left, right, up and down, until anything else stops the view.
learn-cities-2-terrace = Lay this tile and set a tourist on a terrace from which it sees at least two fields of water. Turning the tile helps.
learn-cities-2-water = Water pays for every terrace that sees it. Lay this tile so that your tourist sees even more of it.
learn-cities-2-second = Two tourists may look at the same water; it counts for both. Lay the tile and set a second tourist on a terrace that sees at least two fields.
learn-cities-2-end = That is level 2: zones as before, and views of water. Keep long lines of water free of anything else.

learn-cities-3-title = Level 3: borders and parks
learn-cities-3-told = Neighbours pay, and parks are a view.
learn-cities-3-borders = At level 3 neighbours pay. A zone of attractions also earns every terrace that borders it, a zone of parks every water field beside it. And from terraces one looks over parks as well as water.
learn-cities-3-attraction = Lay this tile and set a tourist on an attraction, so that its zone and the terraces beside it earn at least four points.
learn-cities-3-park = Now a tourist in a park: the park and the water at its border should bring at least four points.
learn-cities-3-view = And one on a terrace: water and parks in straight lines count, in any mixture. At least three points, please.
learn-cities-3-end = That is the whole game. A good tile serves several tourists at once: a terrace beside a zone, water beside a park and in view of a terrace.
