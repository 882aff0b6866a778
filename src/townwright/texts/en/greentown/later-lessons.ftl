### The lessons on Greentown after the first, and what the list of lessons says of each.

learn-greentown-tour-told = Lead visitors past what they wish for, lay tiles, and erect your first building.
learn-greentown-build-title = Build
learn-greentown-build-told = Lay new tiles and develop old ones.
learn-greentown-erect-title = Erect a building
learn-greentown-erect-told = Buildings of yours, and who is paid for them.
learn-greentown-end-title = The end
learn-greentown-end-told = The ninth building, and the last turn.
learn-greentown-plan-title = How to earn more
learn-greentown-plan-told = Four trees instead of three, and buildings that many pass.

learn-greentown-touch = Choose a tile with an arrow to develop it.
learn-greentown-no-develop = Develop at least one tile in this turn: choose a tile that is on the table, and then what replaces it.

learn-greentown-build-steps = A Build has two steps: each lays a new tile, or develops one that lies here.
learn-greentown-build-lay = Choose the marker Build, and lay at least one tile so that a road joins it.
learn-greentown-build-double = With two players everybody has two turns in a row, except at the very beginning.
learn-greentown-build-exit = Now to developing: an exit is where a road leaves a tile, as on this one.
learn-greentown-build-more = What replaces a tile has one exit more: a new road for tours.
learn-greentown-build-keep = It keeps the old exits, so that the roads there stay; at most one may be given up.
learn-greentown-build-either = Used markers lie face down until all four are used. “Build or tour” is one marker, too: you use one of its two pictures.
learn-greentown-build-develop = Now develop: choose the marker “Build or tour”, and there Build.
learn-greentown-build-end = More exits make more roads and so more tours, but tiles with many exits become rare.
learn-greentown-erect-stock = You have nine buildings, three of each kind, and may erect one in each Build with a new tile.
learn-greentown-erect-act = Choose the marker Build: lay a tile, make a second step, and erect a building.
learn-greentown-erect-pays = When a tour fulfils its wish, each building that it visits pays its owner, whoever leads it.
learn-greentown-erect-difference = With two players only the difference is paid: if you would get 3 and Robin 1, you are paid 2 and Robin nothing.
learn-greentown-erect-tour = You have a second turn: take the marker “Build or tour”, and there Tour.
learn-greentown-erect-end = So only the one who would be paid more gets anything: build where your own tours go.
learn-greentown-end-near = You have erected eight buildings: the ninth brings the end, and so does a tour after which no card is left.
learn-greentown-end-last = Choose Build, lay a tile, and erect your last building.
learn-greentown-end-over = The round is complete, so the game is over. Most Greenies win; in a tie, whoever had their last turn earlier.
learn-greentown-plan-card = This card wants two to four trees, and every different one pays 1: look for four.
learn-greentown-plan-tour = Lead a tour that pays you 4 Greenies.
learn-greentown-plan-tour-missed = That tour pays fewer than 4: it visits a tree twice, or too few of them. Go back, and pass four different trees.
learn-greentown-plan-hotels = Every tour begins and ends here, so what stands beside a hotel is visited most often.
learn-greentown-plan-erect = Build, and erect a building right beside a hotel, with a road between them.
learn-greentown-plan-erect-missed = That building is not joined to a hotel by a road. Choose a site beside a hotel, also one where a tree makes room.
learn-greentown-plan-markers = Each marker comes once in four rounds: keep “Build and tour” for a turn in which both are worth it.
learn-greentown-plan-end = Look at the cards of the others, too: what they wish for is where they will go, and what they pass can be yours.
