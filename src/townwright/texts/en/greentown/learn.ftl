### The lessons on Greentown. Each message of a step is said alone, beside what it speaks of.

learn-greentown-hotel = Choose a hotel: the tour begins there.
learn-greentown-build-first = This marker builds first and tours afterwards. Go back and choose the one that only tours.
learn-greentown-stop = Choose stop after stop in the dashed rings; the last one must be a hotel.
learn-greentown-twice = Go on to a hotel: a stop may come twice, a road may not.
learn-greentown-lead = All stops are made, the last at a hotel: lead the tour.
learn-greentown-no-tour = This step is about a tour, and this marker only builds. Go back and choose one with a tour.

learn-greentown-tour-title = Your first tour
learn-greentown-tour-goal = This town is for all: whoever has the most Greenies, the money here, after the last round wins.
learn-greentown-tour-hotels = Tours earn them: you lead visitors by road from hotel to hotel, the same one if you like.
learn-greentown-tour-stops = Your card: its visitors stop five times, at trees, buildings or hotels, and last at a hotel. Bare discs are vacant: just drive through.
learn-greentown-tour-wishes = They wish for two to four trees, and at most one building each for culture, sport and shopping. A wish with too few or too many stops pays nothing and costs 1.
learn-greentown-tour-act = Each turn uses one of your four markers, each once in four rounds: a hammer builds, a bus tours. Choose Tour.
learn-greentown-tour-paid = Each tree that you visited paid you 1 Greenie. You also get a new card.
learn-greentown-tour-build = Now Robin has two turns, as you will then. The first builds, in two steps: each lays a tile, or develops one, which gives it one road more.
learn-greentown-tour-building = A Build that laid a tile may end with a building. A tour that visits it as wished pays its owner 1, whoever leads the tour.
learn-greentown-tour-robin = Then Robin tours: three trees pay 3, the missed wish for culture costs 1. If a tour would pay you 3 and Robin 1, you get 2 and Robin nothing.
learn-greentown-tour-end = This tells how near the end is: so many more tours, or buildings of one player. Now you!
