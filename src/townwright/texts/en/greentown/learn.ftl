### The lesson on Greentown.

learn-greentown-title = A tour and a Build
learn-greentown-told = Lead visitors, lay tiles, erect a building.
learn-greentown-map = This is the table that all players share: tiles with exits, two hotels, six trees. Where exits meet there is a road. You play A; four markers say what you may do, each once in four rounds: build, tour, build and tour, or either of the two.
learn-greentown-card = In front of you lies a card with visitors. It says how many stops they make, and how many visits they wish for in nature, culture, sport and shopping. Every hotel, tree or building that they enter is a stop; vacant tiles are none.
learn-greentown-tour = Choose the marker for a tour. Touch the hotel where it begins, then tile after tile along the roads: no road twice, exactly five stops, and the last one a hotel. When the tour is whole, lead it.
learn-greentown-paid = Nature was visited as wished, so every different tree paid you a Greenie; a building would have paid its owner, whoever leads the tour. All wishes were fulfilled here: one that is not costs you 1. A new card lies before you.
learn-greentown-build = The other player has built and led a tour. Now build: lay a tile from the supply, one with the fewest exits, so that a road joins it. Make a second step, lay or develop, then erect a building on any vacant tile, or where a tree makes room.
learn-greentown-develop = Whoever is last in a round begins the next: you have a double turn. Build again, and this time develop: replace a tile by one with an exit more. At most one old exit may go, none where a building of somebody else stands.
learn-greentown-end = So it goes on, until somebody has erected nine buildings or the cards run out. Think of where visitors can go with the cards to come, and who is paid on the way.
learn-greentown-no-tour = This step is about a tour, and this marker only builds. Go back and choose one with a tour; building comes later.
learn-greentown-no-build = This step is about building, and this marker only leads a tour. Go back and choose one that builds.
learn-greentown-no-lay = Lay at least one tile in this Build; only then may a building be erected.
learn-greentown-no-building = The tiles are fine. Now erect a building as well, before you finish the turn.
learn-greentown-no-develop = Develop at least one tile in this turn: touch a tile that is on the table and choose what replaces it.
