### About these sets and rulings: what every game shares. What belongs to a game stands in its own folder, made like its rules.

about-told = The games here follow the rules of the printed games, told in our own words. Two things are ours: the tiles, cards and boards, because we had no pictures of the printed ones, and our rulings where a rulebook leaves a question open. Here is what they are, and how to play with your own.
about-sets = What we made ourselves
about-rulings = Where the rulebook is silent
about-rulings-told = These are our answers. At your table you may agree otherwise.
about-bring = How to bring your own
about-bring-told = Whoever owns a box can write down what its tiles, cards and boards show, as a text file. Townwright draws and checks it, and you play with exactly that, at a private table or in the companion.
about-bring-link = Own tiles and cards
about-inside = Look inside
about-inside-told = The same rules run in your own browser too. There you can prove every draw of a finished game, or try out small programs with the rules at hand. Nothing leaves your device.
about-inside-fair = Is the deal fair?
about-inside-lab = Laboratory
