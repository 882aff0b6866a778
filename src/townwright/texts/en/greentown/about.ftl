### What of Greentown is ours. Statements are named after the rules as in rules.ftl.

about-greentown-sets = Greentown
    .r14 = The tiles, the three set-ups and 15 of the 16 cards. They fit all that the rulebook's text says: 38 tiles with two to five exits, nine stacks after the first set-up, cards from five to nine stops. One card is the rulebook's own example.
about-greentown-rulings = Greentown
    .d14 = A tour must be led if there is one; otherwise it lapses, and the card stays.
    .d13 = A marker may be chosen even if its action is impossible.
    .d17_d18 = The number on a card includes the last hotel, and coming back to the first hotel is a stop.
    .d19 = A tour cannot pass a hotel, a tree or a building without stopping.
    .d23 = With two players the difference is taken after charges; a tour that would cost something counts as 0.
    .d2 = When a tile is developed, exits count, whether or not they carry a road.
    .d4_d5_d6 = One Build does not develop the same tile twice. A tile just laid may be developed, and an old tile is back in the supply at once.
    .d8 = Whoever can make only one step makes one.
    .d25 = Whoever keeps the double turn keeps the order for one more round.
    .d26 = With two players two fives are removed, never the one that names the start player.
    .d30 = At a standstill, when nobody could build or tour any more, the game ends after the round.
    .d31 = The bank never runs out.
