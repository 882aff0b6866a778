### What can be shown in Greentown.

achievement-greentown-all-wishes = Every wish
achievement-greentown-all-wishes-why = A tour of yours fulfils all four wishes: a wish that fails costs you a Greenie, and its sites pay nobody.
achievement-greentown-earned-at-home = Paid by others
achievement-greentown-earned-at-home-why = Tours of others have paid you five Greenies or more: buildings at crossings near the hotels earn in every turn, not only in your own.
achievement-greentown-five-at-once = Five at once
achievement-greentown-five-at-once-why = One of your tours pays you five Greenies or more: visit your own buildings and trees once each, rather than one of them twice.
achievement-greentown-busy-site = A good address
achievement-greentown-busy-site-why = One of your buildings was paid on five tours: a site with many exits is on more routes than three at the edge.
achievement-greentown-every-kind = All four kinds
achievement-greentown-every-kind-why = Nature, culture, sport and shopping have each paid twice on your tours: whoever owns some of each can please any card.
achievement-greentown-no-complaint = No complaints
achievement-greentown-no-complaint-why = You led four tours or more, and not one wish failed: look at the next card before you build, and build what it asks for.
achievement-greentown-nine-stops = A tour of nine stops
achievement-greentown-nine-stops-why = A tour of nine stops fulfils every wish: long tours need loops, since no road may be used twice.
achievement-greentown-nine-buildings = All nine built
achievement-greentown-nine-buildings-why = All of your nine buildings stand: that ends the game in this round, so you decide when it is over.
