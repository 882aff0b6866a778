### The lessons on Greentown. Each message of a step is said alone, beside what it speaks of.

learn-greentown-do = Good. Go on with this button.
learn-greentown-hotel = Touch a hotel: the tour begins there.
learn-greentown-stop = Touch stop after stop, each in a dashed ring; the last one must be a hotel.
learn-greentown-twice = Go on to a hotel: a stop may come twice, a road may not.
learn-greentown-lead = The stops are right and the last one is a hotel: lead the tour.
learn-greentown-take = Touch a dashed frame on the map: your tile goes there, and a road joins it.
learn-greentown-laid = Turn the tile by touching it in your hand, or lay it as it is with this button.
learn-greentown-second = Now the second step: touch a frame again, or a tile with an arrow to develop it.
learn-greentown-may-erect = You have laid a tile, so you may erect a building: choose here which.
learn-greentown-which = Touch a dashed ring for it: a vacant tile, or one whose tree then moves.
learn-greentown-tree = The tree there makes room: touch a vacant tile for it.
learn-greentown-erected = Every tour that visits it can pay you, whoever leads it: erect it with this button.
learn-greentown-touch = Touch a tile with an arrow to develop it.
learn-greentown-candidates = Choose what replaces it: the new exit is green, and one that is given up is red.
learn-greentown-no-tour = This step is about a tour, and this marker only builds. Go back and choose one with a tour.
learn-greentown-no-build = This step is about building, and this marker only leads a tour. Go back and choose one that builds.
learn-greentown-no-lay = Lay at least one tile in this Build.
learn-greentown-no-building = The tiles are fine. Now erect a building as well, before you finish the turn.
learn-greentown-no-develop = Develop at least one tile in this turn: touch a tile that is on the table and choose what replaces it.

learn-greentown-tour-title = Tour and Build
learn-greentown-tour-told = From hotel to hotel, past what visitors wish for, and a first building.
learn-greentown-tour-goal = This town is for all of you: whoever earns the most money in it wins.
learn-greentown-tour-map = Where the exits of two tiles meet, a tour can drive on.
learn-greentown-tour-hotels = Tours earn it: you lead visitors along the roads from a hotel to a hotel.
learn-greentown-tour-exits = A tile has exits: sides that its roads reach.
learn-greentown-tour-stops = This is your card: its visitors stop five times.
learn-greentown-tour-stop = A stop is a tree, a building or a hotel, and the last one must be a hotel.
learn-greentown-tour-wishes = And this they wish for: two to four trees, and at most one building each for culture, sport and shopping.
learn-greentown-tour-markers = Each turn uses one of your four markers: a hammer builds, a bus leads a tour.
learn-greentown-tour-act = Your turn: choose the marker Tour.
learn-greentown-tour-paid = Each tree that you visited paid you 1 Greenie: so the money is called here.
learn-greentown-tour-card = After a tour you get a new card; a wish not fulfilled would have cost 1.
learn-greentown-tour-others = Watch Robin’s two turns: first a Build, then a tour.
learn-greentown-tour-down = Your marker Tour lies face down; when all four are used, they are turned up again.
learn-greentown-tour-build = Now you build: two steps, and then perhaps a building.
learn-greentown-tour-steps = Each step lays a new tile, or develops one: a tile with one exit more replaces it.
learn-greentown-tour-end = Here it says how near the end is: after so many tours no card is left, or somebody has erected nine buildings.

learn-greentown-build-title = Build
learn-greentown-build-told = Lay new tiles and develop old ones.
learn-greentown-build-steps = A Build has two steps: each lays a new tile, or develops one that lies here.
learn-greentown-build-lay = Choose the marker Build, and lay at least one tile so that a road joins it.
learn-greentown-build-double = With two players everybody has two turns in a row, except at the very beginning.
learn-greentown-build-exit = Now to developing: an exit is where a road leaves a tile, as on this one.
learn-greentown-build-more = What replaces a tile has one exit more: a new road for tours.
learn-greentown-build-keep = It keeps the old exits, so that the roads there stay; at most one may be given up.
learn-greentown-build-either = “Build or tour” is one marker, too: you use one of its two pictures.
learn-greentown-build-develop = Now develop: choose the marker “Build or tour”, and there Build.
learn-greentown-build-end = More exits make more roads and so more tours, but tiles with many exits become rare.

learn-greentown-erect-title = Erect a building
learn-greentown-erect-told = Buildings of yours, and who is paid for them.
learn-greentown-erect-stock = You have nine buildings, three of each kind, and may erect one in each Build with a new tile.
learn-greentown-erect-act = Choose the marker Build: lay a tile, make a second step, and erect a building.
learn-greentown-erect-pays = When a tour fulfils its wish, each building that it visits pays its owner, whoever leads it.
learn-greentown-erect-difference = With two players only the difference is paid: if you would get 3 and Robin 1, you are paid 2 and Robin nothing.
learn-greentown-erect-tour = You have a second turn: take the marker “Build or tour”, and there Tour.
learn-greentown-erect-end = So only the one who would be paid more gets anything: build where your own tours go.

learn-greentown-end-title = The end
learn-greentown-end-told = The ninth building, and the last turn.
learn-greentown-end-near = You have erected eight buildings: the ninth brings the end, and so does a tour after which no card is left.
learn-greentown-end-last = Choose Build, lay a tile, and erect your last building.
learn-greentown-end-over = The round is complete, so the game is over. Most Greenies win; in a tie, whoever had their last turn earlier.

learn-greentown-plan-title = How to earn more
learn-greentown-plan-told = Four trees instead of three, and buildings that many pass.
learn-greentown-plan-card = This card wants two to four trees, and every different one pays 1: look for four.
learn-greentown-plan-tour = Lead a tour that pays you 4 Greenies.
learn-greentown-plan-tour-missed = That tour pays fewer than 4: it visits a tree twice, or too few of them. Go back, and pass four different trees.
learn-greentown-plan-hotels = Every tour begins and ends here, so what stands beside a hotel is visited most often.
learn-greentown-plan-erect = Build, and erect a building right beside a hotel, with a road between them.
learn-greentown-plan-erect-missed = That building is not joined to a hotel by a road. Choose a site beside a hotel, also one where a tree makes room.
learn-greentown-plan-markers = Each marker comes once in four rounds: keep “Build and tour” for a turn in which both are worth it.
learn-greentown-plan-end = Look at the cards of the others, too: what they wish for is where they will go, and what they pass can be yours.
