### The rules of Greentown in our own words.

rules-greentown-aim-title = What it is about
rules-greentown-aim-text =
    Together you build streets on one table; each puts up buildings and leads visitors from hotel to hotel. Visitors pay for what they see, if their wishes are met. Whoever has the most Greenies at the end wins.
rules-greentown-map-title = Tiles, exits and roads
rules-greentown-map-text =
    A tile is a hexagon with a site in its middle and streets that leave it by exits. Where two neighbouring tiles both have an exit on their common side there is a road. An exit that meets a side without a street is a dead end; one that meets an empty place is open.
    A site holds at most one piece: a hotel, a tree or a building. Without a piece it is vacant.
rules-greentown-turn-title = A turn and its marker
rules-greentown-turn-text =
    Choose one of your markers that are still up, do what it says and turn it down: build, tour, build and then tour, or one of the two as you like.
    You may choose a marker whose action is impossible at the moment; what can be done must be done, the rest lapses. After every fourth round all markers are turned up again.
rules-greentown-order-title = The order and the double turn
rules-greentown-order-text =
    Everybody has one turn in a round, clockwise. Whoever is last in a round is first in the next one and so has two turns in a row.
    Variant: the holder of the double turn may keep it; then the next round has the same order.
rules-greentown-build-title = Build: two steps
rules-greentown-build-text =
    A Build has two steps. Each of them lays a tile or develops one, in any mixture; the same tile may not be developed twice in one Build.
    A step that is possible must be made. If you have laid a tile you may then erect one building.
rules-greentown-lay-title = Lay
rules-greentown-lay-text =
    Take a tile from the supply: it must have as few exits as any tile there. Turn it as you like and lay it on an empty place so that at least one road joins it to the rest.
    Its other exits may be open or dead ends.
rules-greentown-develop-title = Develop
rules-greentown-develop-text =
    Replace a tile by one from the supply with exactly one exit more, turned as you like. The piece on it stays.
    At most one of the old exits may be lost; none if another player's building stands there. Afterwards all tiles must still hang together.
    The old tile is back in the supply at once.
rules-greentown-erect-title = Erect a building
rules-greentown-erect-text =
    After a Build with at least one tile laid you may put one of your buildings on any vacant tile, or on a tile with a tree; the tree then moves to a vacant tile of your choice.
    You have three buildings each for culture, sport and shopping. Hotels and buildings never move.
rules-greentown-tour-title = Tour: the route
rules-greentown-tour-text =
    A tour begins at a hotel and follows roads; no road is used twice. Entering a hotel, a tree or a building is a stop, every time anew; vacant tiles are none.
    The route has exactly as many stops as your card says, and the last one is a hotel. If such a route exists you must lead one; if none does, the tour lapses and you keep the card.
rules-greentown-wishes-title = Wishes
rules-greentown-wishes-text =
    The card wishes so many visits to nature, culture, sport and shopping: at least and at most. A second visit to the same site counts as a visit. Too few and too many are both a failure.
    Wishes need not be met for a tour to be allowed.
rules-greentown-pay-title = What a tour pays
rules-greentown-pay-text =
    For each wish that is met every different site of that kind that was visited pays 1: a building to its owner, a tree to you.
    For each wish that is not met its sites pay nobody, and 1 is taken from what you earn in this tour. You never lose money that you already have.
    Afterwards you discard the card and take the top one of the deck.
rules-greentown-two-title = Two players
rules-greentown-two-text =
    If both would be paid by a tour, only the one with more is paid, and gets the difference. If only one would be paid, that one gets all of it.
rules-greentown-money-title = What is open and what is hidden
rules-greentown-money-text =
    Tiles, supply, markers, cards in front of players and the top card of the deck are open. How much money somebody owns is hidden, unless the table plays with open money; payments are seen when they are made.
rules-greentown-end-title = The end
rules-greentown-end-text =
    The end comes when somebody erects the ninth building, or has led a tour and finds no card to draw. The round is finished, then the game is over. It also ends when nobody could do anything any more.
    Most money wins; if equal, whoever had the last turn earlier.
