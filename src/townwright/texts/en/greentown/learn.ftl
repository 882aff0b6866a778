### The lesson on Greentown.

learn-greentown-title = A tour and a Build
learn-greentown-told = Lead visitors, lay streets, put up a building.
learn-greentown-map = This is the table that all players share: tiles with streets, two hotels, six trees. Where exits meet there is a road. You play A; four markers say what you may do, each once in four rounds: build, tour, build and tour, or one of the two.
learn-greentown-card = In front of you lies a card with visitors. It says how many stops they make, and how many visits they wish to nature, culture, sport and shopping. Every stop is a hotel, a tree or a building that they enter; empty tiles are none.
learn-greentown-tour = Choose the marker for a tour. Touch the hotel where it begins, then tile after tile along the roads: no road twice, exactly five stops, and the last one a hotel. When the tour is whole, lead it.
learn-greentown-paid = Nature was visited as wished, so every different tree paid you one Greenie; a wish that was missed cost one. Buildings would have paid their owners, whoever leads the tour. A new card lies before you.
learn-greentown-build = The other player has built and led a tour. Now build: lay a tile from the supply, one with the fewest exits, so that a road joins it. Make a second step, lay or develop, then put up a building on any free site.
learn-greentown-develop = Whoever is last in a round begins the next: you have a double turn. Build again, and this time develop: replace a tile by one with an exit more. At most one old exit may go, none where a building of somebody else stands.
learn-greentown-end = So it goes on, until somebody has put up nine buildings or the cards run out. Think of where visitors can walk with the cards to come, and who is paid on the way.
learn-greentown-no-tour = This step is about a tour, and this marker only builds. Go back and choose one with a tour; building comes later.
learn-greentown-no-build = This step is about building, and this marker only leads a tour. Go back and choose one that builds.
learn-greentown-no-lay = Lay at least one tile in this Build; only then may a building be put up.
learn-greentown-no-building = The tiles are fine. Now put up a building as well, before you finish the turn.
learn-greentown-no-develop = Develop at least one tile in this turn: touch a tile that is on the table and choose what replaces it.
