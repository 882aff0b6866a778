### The lessons on Greentown. Each message of a step is said alone, beside what it speaks of.

learn-greentown-do = Is it as you like? Then go on with this button.
learn-greentown-hotel = Touch a hotel: the tour begins there.
learn-greentown-build-first = This marker builds first and tours afterwards. Go back and choose the one that only tours.
learn-greentown-stop = Touch stop after stop, each in a dashed ring, also across vacant tiles; the last one must be a hotel.
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
learn-greentown-tour-paid = Each tree that you visited paid you 1 Greenie: that is what money is called here.
learn-greentown-tour-card = After a tour you get a new card; a wish not fulfilled would have cost 1.
learn-greentown-tour-others = Watch Robin’s two turns: first a Build, then a tour.
learn-greentown-tour-down = Your marker Tour lies face down; when all four are used, they are turned up again.
learn-greentown-build-double = With two players everybody has two turns in a row, except at the very beginning.
learn-greentown-tour-build = Now you build: two steps, and then perhaps a building.
learn-greentown-tour-steps = Each step lays a new tile, or develops one: a tile with one exit more replaces it.
learn-greentown-erect-act = Choose the marker Build: lay a tile, make a second step, and erect a building.
learn-greentown-erect-pays = When a tour fulfils its wish, each building that it visits pays its owner, whoever leads it.
learn-greentown-erect-difference = With two players only the difference is paid: if you would get 3 and Robin 1, you are paid 2 and Robin nothing.
learn-greentown-tour-end = Here it says how near the end is: after so many tours no card is left, or somebody has erected nine buildings.

learn-greentown-build-title = Build
learn-greentown-build-told = Lay new tiles and develop old ones.

learn-greentown-erect-title = Erect a building
learn-greentown-erect-told = Buildings of yours, and who is paid for them.

learn-greentown-end-title = The end
learn-greentown-end-told = The ninth building, and the last turn.

learn-greentown-plan-title = How to earn more
learn-greentown-plan-told = Four trees instead of three, and buildings that many pass.
