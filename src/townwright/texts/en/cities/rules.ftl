### The rules of Cities in our own words.

rules-cities-aim-title = What it is about
rules-cities-aim-text =
    Everybody builds a city of 16 tiles, four wide and four high, and leads seven tourists through it. All get the same tiles in the same order; cities never touch one another, so what counts is who makes the most of them.
    Alone, the aim is to beat your own best.
rules-cities-tiles-title = Tiles and fields
rules-cities-tiles-text =
    A tile has four fields. Each shows an attraction (A), a park (P), a terrace (T) or water (W).
    Of 24 tiles 16 are played; nobody knows which eight stay in the box. Which tiles have come is open to all.
rules-cities-start-title = The start
rules-cities-start-text =
    Three tiles are drawn. Lay them as you like and turn them freely, so that no two share a side and each touches a corner of another one.
    No tourist enters yet. The others see your layout when they have laid their own.
rules-cities-round-title = A round
rules-cities-round-text =
    There are 13 rounds. A tile is drawn and everybody takes it; you lay it, then you may do one thing with one tourist. The next tile comes when everybody has finished.
    Until you have finished you do not see what others do in this round; until then you may try out and take back as often as you like.
rules-cities-lay-title = Laying a tile
rules-cities-lay-text =
    The tile may be turned but not flipped. It goes on an empty place that touches the city with a side or a corner, and the city may not become wider or higher than four tiles.
    Neighbouring fields need not match. Where the square of four by four ends up is open until the city is four wide and four high.
    The tile must be laid; there is always a place.
rules-cities-tourist-title = The tourist
rules-cities-tourist-text =
    After laying you may do exactly one of three things, or nothing.
    Place: a tourist from your stock enters on a field of the tile just laid.
    Jump: any tourist of your city goes to a field of the tile just laid, however far away.
    Walk: any tourist of your city moves one field, straight or diagonally.
    A tourist never stands on water and never on a field with another tourist. It may join a zone in which somebody stands already, and it never returns to the stock.
rules-cities-level-1-title = Points at level 1: zones
rules-cities-level-1-text =
    Attractions that are joined by sides form a zone, and so do parks; corners do not join.
    A tourist on an attraction or a park earns one point for each field of its zone. A zone pays one tourist only, the others in it earn nothing. Without a tourist it pays nothing.
    A tourist on a terrace earns nothing at this level.
rules-cities-level-2-title = Points at level 2: the view of water
rules-cities-level-2-text =
    As at level 1, and a tourist on a terrace earns the water that it sees: straight left, right, up and down, field after field, until something other than water or the edge of the city stops the view.
    Several tourists may look at the same water; it counts for each of them.
rules-cities-level-3-title = Points at level 3: borders and parks
rules-cities-level-3-text =
    As at level 2, with three additions.
    A zone of attractions also earns each terrace field that borders it with a side.
    A zone of parks also earns each water field that borders it.
    From a terrace the view goes over water and parks in any mixture, and each of these fields counts.
    A bordering field counts once for a zone, but for every zone that it borders.
rules-cities-end-title = The end and a tie
rules-cities-end-text =
    After round 13 the highest total wins. If totals are equal, compare the tourists one by one, the best first; a tourist left in the stock counts 0. If all are equal the victory is shared.
rules-cities-quick-title = Quick start
rules-cities-quick-text =
    For a first game: level 1, the three starting tiles are laid already, the same for everybody, and tourists stay where they enter.
rules-cities-variants-title = Variants
rules-cities-variants-text =
    No jumping: tourists enter and walk, they do not jump.
    Free building: the city may take any form and have holes; an empty place stops views and zones as the edge does.
    Just one more: after round 13 a 17th tile may be laid on top of the city, also across several tiles, if all four of its fields cover fields. Tourists under it return to the stock. Then comes one more tourist step, even for those who leave the tile.
