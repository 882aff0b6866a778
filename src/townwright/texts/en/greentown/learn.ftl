### The lessons on Greentown. Each message of a step is said alone, beside what it speaks of.

learn-greentown-do = Good. Do it with this button.
learn-greentown-hotel = Touch a hotel: the tour begins there. Then touch tile after tile along the roads, no road twice.
learn-greentown-lead = The stops are right and the last one is a hotel: lead the tour.
learn-greentown-take = Take a tile; touch it again to turn it. Then touch an empty place that glows.
learn-greentown-second = That was the first step. Now the second: lay another tile, or touch one on the map to develop it. A dead end is no harm; tours just cannot drive there.
learn-greentown-may-erect = You have laid a new tile, so now you may also erect a building: choose one, or go on without it.
learn-greentown-which = Choose a building, then touch any site that glows. If a tree stands there, touch next where the tree shall go.
learn-greentown-touch = Touch a tile on the table to develop it.
learn-greentown-candidates = Choose the tile that replaces it. It has one exit more; of the old exits all stay, or all but one.
learn-greentown-no-tour = This step is about a tour, and this marker only builds. Go back and choose one with a tour.
learn-greentown-no-build = This step is about building, and this marker only leads a tour. Go back and choose one that builds.
learn-greentown-no-lay = Lay at least one tile in this Build.
learn-greentown-no-building = The tiles are fine. Now erect a building as well, before you finish the turn.
learn-greentown-no-develop = Develop at least one tile in this turn: touch a tile that is on the table and choose what replaces it.

learn-greentown-tour-title = A tour and a Build
learn-greentown-tour-told = From hotel to hotel, past what visitors wish for, and a first building.
learn-greentown-tour-map = You share this town with the other players. Where the exits of two tiles meet there is a road.
learn-greentown-tour-hotels = Tours begin and end at a hotel. There are two.
learn-greentown-tour-stops = Your visitors make exactly five stops: each tree, building or hotel that they enter is one. The hotel where they start does not count, and vacant tiles are no stop.
learn-greentown-tour-wishes = And these are their wishes. They want two to four trees; of the rest at most one each.
learn-greentown-tour-markers = For each turn you use one of your four markers. Either has two buttons, for it serves as a Build or as a tour; use one, and both are used.
learn-greentown-tour-act = Your turn: choose the marker Tour.
learn-greentown-tour-paid = The wishes were fulfilled, so every different tree paid you 1 Greenie. A wish that is not fulfilled costs 1.
learn-greentown-tour-others = With two players everybody has two turns in a row, except for the very first turn. Robin used them for a Build and a tour; now you have two.
learn-greentown-tour-down = Your marker Tour lies face down: it is used. When all four are used, they are turned up again.
learn-greentown-tour-build = A Build has two steps. Each lays a new tile, or develops one: a tile with one exit more replaces it. If you laid one, you may erect a building afterwards.
learn-greentown-tour-end = You have a new card: six stops. Most Greenies win when somebody has erected nine buildings or no card is left.

learn-greentown-build-title = Build
learn-greentown-build-told = Lay new tiles and develop old ones.
learn-greentown-build-steps = A Build has two steps. Each lays a new tile or develops one that lies here.
learn-greentown-build-lay = Choose the marker Build, and lay at least one tile so that a road joins it.
learn-greentown-build-double = With two players everybody has two turns in a row, except at the very beginning. A marker that you used lies face down.
learn-greentown-build-develop = Now develop: choose the marker “Either: Build”.
learn-greentown-build-end = More exits make more roads, and so more tours. Tiles with many exits become rare.

learn-greentown-erect-title = Erect a building
learn-greentown-erect-told = Buildings of yours, and who is paid for them.
learn-greentown-erect-stock = You have nine buildings: three each for culture, sport and shopping. After a Build with a new tile you may erect one.
learn-greentown-erect-act = Choose the marker Build: lay a tile, make a second step, and erect a building.
learn-greentown-erect-pays = A building pays its owner when a tour visits it and the wish is fulfilled, whoever leads it. With two players the lead counts: instead of 3 for you and 1 for Robin, you get 2.
learn-greentown-erect-tour = You have a second turn: take the marker “Either: Tour” and lead one.
learn-greentown-erect-end = So with two players only the one who would be paid more gets anything. Build where your own tours go.

learn-greentown-end-title = The end
learn-greentown-end-told = The ninth building, and the last turn.
learn-greentown-end-near = You have eight buildings here, and one is left. The ninth, or a tour after which no card can be drawn, brings the end.
learn-greentown-end-last = Choose Build, lay a tile, and erect your last building.
learn-greentown-end-over = The round is complete, so the game is over. Most Greenies win; in a tie, whoever had their last turn earlier.

learn-greentown-plan-title = How to earn more
learn-greentown-plan-told = Four trees instead of three, and buildings that many pass.
learn-greentown-plan-card = This card wants two to four trees. Every different one pays 1, so look for four.
learn-greentown-plan-tour = Lead a tour that pays you 4 Greenies.
learn-greentown-plan-tour-missed = That tour pays fewer than 4: it visits a tree twice, or too few of them. Go back, and pass four different trees.
learn-greentown-plan-hotels = Every tour begins and ends here, so what stands beside a hotel is visited most often.
learn-greentown-plan-erect = Build, and erect a building right beside a hotel, with a road between them.
learn-greentown-plan-erect-missed = That building is not joined to a hotel by a road. Choose a site beside a hotel, also one where a tree makes room.
learn-greentown-plan-markers = Each marker comes once in four rounds. Keep “build and tour” for a turn in which both are worth it.
learn-greentown-plan-end = Look at the cards of the others, too: what they wish for is where they will go, and what they pass can be yours.
