### What of Skylines is ours. Statements are named after the rules as in rules.ftl.

about-skylines-sets = Skylines
    .r15 = The boards, the shapes of the tiles, the layouts of scenarios 1 to 4, and most cards with their numbers and names. Ten cards are the rulebook's own examples. The numbers were balanced by letting programs play thousands of games.
about-skylines-rulings = Skylines
    .a1 = A success begins at 11 points: which titles are printed in green we could not see.
    .a3 = In the introductory game E lies in the middle.
    .a4 = The front of closed boards may be looked at.
    .a10 = A condition is looked at after row 1.
    .a13_a14 = A reward that would leave a bar makes the card impossible at that place; each row is looked at for itself.
    .a16 = A condition on the district counts services of stage I, too, even if they do not touch.
    .a22 = Ending the milestone is a possible action even if it loses the game.
    .a20 = When the piles are empty only shortages, score and employment follow.
    .a29 = Unused policies are replaced for free. This can be switched off for a table.
    .a33 = Cards that act at the end of a milestone do so between shortages and scoring, roles in seat order.
    .a37 = In renewing, put away and pay all cards first, then draw one by one.
    .a36 = Scenario 5 can be played with three to six boards.
    .a2 = Coins never run out.
