### What can be shown in Cities.

achievement-cities-seven-paid = Seven at work
achievement-cities-seven-paid-why = All seven of your tourists earn points: none is left waiting, and no two share a zone.
achievement-cities-zone-of-ten = A zone of ten
achievement-cities-zone-of-ten-why = A paid zone has ten fields: every field that you add to it later pays at once, without another tourist.
achievement-cities-moved-to-the-best = On the move
achievement-cities-moved-to-the-best-why = Your best tourist was moved there: where a tourist stood early need not be where it stands at the end.
achievement-cities-nothing-left = Nothing left behind
achievement-cities-nothing-left-why = Every zone of three fields or more has a tourist: an empty zone pays nothing, however large it is.
achievement-cities-three-each = All of them good
achievement-cities-three-each-why = Each of the seven tourists earns three points or more: the weakest one is often the easiest to improve.
achievement-cities-two-large-zones = Two centres
achievement-cities-two-large-zones-why = Two paid zones have eight fields or more: with two that grow, nearly every tile fits one of them.
achievement-cities-long-view = A long view
achievement-cities-long-view-why = A tourist on a terrace looks at six fields or more: lines that stay open in several directions need no zone at all.
achievement-cities-every-source = From everything
achievement-cities-every-source-why = Attractions, parks and views bring eight points or more each: so hardly any tile is useless to you.
achievement-cities-rich-border = A rich border
achievement-cities-rich-border-why = A zone earns six points or more from its border at level 3: a long, winding zone has more around it than a square one.
