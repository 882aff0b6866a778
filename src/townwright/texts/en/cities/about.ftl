### What of Cities is ours. Statements are named after the rules as in rules.ftl.

about-cities-sets = Cities
    .r2 = The tiles. The rulebook's text does not say what the 24 tiles show. All that is known is their number, that each has four fields, and that some attractions are drawn across two fields. Expect the printed tiles to differ.
    .r2-1 = The usual set has six tiles with two kinds side by side, six with two kinds chequered, and twelve with three kinds. Each kind has 24 fields, so none is preferred.
    .r2-2 = The other set, trio24, has every tile with two fields alike side by side and two other kinds.
    .r13-2 = The quick start. The box has one of its own, whose text we do not have.
about-cities-rulings = Cities
    .r10-1 = The three starting tiles may be turned.
    .r10-4 = They are laid secretly, like a tile in a round; otherwise the last player could copy.
    .r10-22 = In a tie a tourist in the stock counts 0.
    .r10-23 = Players who are equal in everything share the victory.
    .r13-1-3 = With just one more, the 17th tile lies on the grid of fields and must cover four fields; whoever does without it may still act with a tourist.
    .r10-26 = If somebody leaves, the others play on.
