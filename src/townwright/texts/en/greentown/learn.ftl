### The lessons on Greentown. Each message of a step is said alone, beside what it speaks of.

learn-greentown-hotel = Choose a hotel: the tour begins there.
learn-greentown-build-first = This marker builds first and tours afterwards. Go back and choose the one that only tours.
learn-greentown-stop = Choose stop after stop in the dashed rings; the last one must be a hotel.
learn-greentown-twice = Go on to a hotel: a stop may come twice, a road may not.
learn-greentown-lead = All stops are made, the last at a hotel: lead the tour.
learn-greentown-no-tour = This step is about a tour, and this marker only builds. Go back and choose one with a tour.

learn-greentown-do = Is it as you like? Then go on with this button.
learn-greentown-take = Choose a dashed frame on the map: your tile goes there, and a road joins it.
learn-greentown-laid = Lay it as it is with this button. Where other ways fit, too, press the tile in your hand to turn it.
learn-greentown-second = Now the second step: choose a frame again, or develop a tile with an arrow: it gets one road more.
learn-greentown-may-erect = You have laid a tile, so you may erect a building: choose here which.
learn-greentown-which = Choose a dashed ring for it: a vacant tile, or a tree, which then moves to a vacant one.
learn-greentown-tree = The tree there makes room: choose a vacant tile for it.
learn-greentown-erected = Every tour that visits it can pay you, whoever leads it: erect it with this button.
learn-greentown-candidates = Choose what replaces it: the new exit is green, and one that is given up is red.
learn-greentown-no-build = This step is about building, and this marker only leads a tour. Go back and choose one that builds.
learn-greentown-no-lay = Lay at least one tile in this Build.
learn-greentown-no-building = The tiles are fine. Now erect a building as well, before you finish the turn.

learn-greentown-tour-title = Tour and build
learn-greentown-tour-goal = You all share this town. Greenies are its money: whoever has the most after the last round wins.
learn-greentown-tour-hotels = You earn Greenies with tours: you lead visitors by road from hotel to hotel, the same one if you like.
learn-greentown-tour-stops = Your card: its visitors stop five times, last at a hotel. Trees, buildings and hotels are stops, but hotels pay nothing. Bare discs are vacant: just drive through.
learn-greentown-tour-wishes = They wish for two to four trees, and at most one building each for culture, sport and shopping. A wish with too few or too many stops pays nothing and costs 1.
learn-greentown-tour-act = Each turn uses one of your four markers, each once in four rounds: a hammer builds, a bus tours. Choose Tour.
learn-greentown-tour-paid = Each tree that you visited paid you 1 Greenie. You also get a new card.
learn-greentown-tour-robin = From now on each of you has two turns in a row. Robin builds, erects a building, and leads a tour.
learn-greentown-tour-build = Now build yourself: lay two tiles and erect a building. Choose Build.
learn-greentown-tour-building = Your building: a tour that visits it as wished pays you 1, whoever leads it. For two, only the difference is paid: if a tour would pay you 3 and Robin 1, you get 2 and Robin nothing.
learn-greentown-tour-end = This tells how near the end is: so many more tours, or buildings of one player. Now you!
