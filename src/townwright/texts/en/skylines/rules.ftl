### The rules of Skylines in our own words.

rules-skylines-aim-title = What it is about
rules-skylines-aim-text =
    You build one city together, board by board. Every card moves bars, and the happiness bar is scored at the end of each milestone. You win or lose together; 11 points are a success, 61 are heavenly.
    All cards are open and everybody may advise; whoever's turn it is decides.
rules-skylines-bars-title = The bars
rules-skylines-bars-text =
    Money must never go below 0. Power, water and garbage may fall to their lowest space; employment has an end on both sides; pollution, traffic and crime have a last space: a card that would go beyond one of these cannot be played like that.
    Surplus capacity is lost, nuisances stop at 0. Happiness beyond its last space goes to the overall happiness at once. If happiness comes to −5 or the overall happiness to −10 the game is lost.
rules-skylines-turn-title = A turn
rules-skylines-turn-text =
    Do one of three things: play a card, exchange a card, or end the milestone.
    Nothing possible at the start of a turn: the game is lost. All three piles empty: the milestone must be ended, and the game ends with it.
rules-skylines-play-title = Playing a card
rules-skylines-play-text =
    Choose a card of your hand, a tile and a place. First row 1 is carried out, with its money. Then the condition of a zone is looked at: bars as they are now, tiles as they were before. If it holds, row 2 follows; it cannot be declined.
    At the end you draw a card from any of the piles, or take one from the exchange pile.
    Services and utilities cost money and have one row. Zones cost nothing; you take any tile of their colour that is left.
rules-skylines-place-title = Where a tile may lie
rules-skylines-place-text =
    On free squares of open boards, turned and flipped as you like; not on streets, water or other tiles. It may lie across the seam of two open boards, and it never moves again.
    A district can take a utility only while it has none.
rules-skylines-district-title = Districts
rules-skylines-district-text =
    A district is an area of squares that hang together by edges, across open boards. Streets, water and closed boards separate. A new board may enlarge a district or join several; what refers to a district always means it as it is now.
rules-skylines-service-title = Using a service
rules-skylines-service-text =
    A new zone uses a service of stage I if the two touch with an edge, and one of stage II or III if it lies in the same district.
    A condition that asks for tiles in the district counts services of any stage there, touching or not. The new tile never counts for itself, and what is built later changes nothing for earlier zones.
rules-skylines-exchange-title = Exchanging a card
rules-skylines-exchange-text =
    For 2 coins put a card of yours, no policy, on the exchange pile and draw one from any pile, or take a card that lay on the exchange pile before.
rules-skylines-milestone-title = Ending a milestone
rules-skylines-milestone-text =
    Every district of the open boards needs a tile; two once all boards are open. Then, in this order:
    Each missing space of power, water and garbage costs 1 happiness.
    The happiness bar is added to the overall happiness; it stays where it is and counts again next time.
    Each space that employment is away from 0 costs 1 coin; if it cannot be paid the game is lost.
    A new board next to an open one is paid and opened; if none can be paid the game is lost.
    Everybody may renew cards for 1 coin each. Whoever ended the milestone has the next turn.
rules-skylines-end-title = The end and the titles
rules-skylines-end-text =
    After the last milestone pollution, traffic and crime are taken off the overall happiness. Below 0 it is a dying city, up to 10 of no importance; 11, 21, 31, 41, 51 and 61 are the steps of success.
rules-skylines-unique-title = Unique buildings (from scenario 1)
rules-skylines-unique-text =
    They cost no money, take a large tile and help everybody to the end of the game. Opera house and Posh mall act once, when they are built.
rules-skylines-role-title = Roles (from scenario 2)
rules-skylines-role-text =
    Everybody gets two roles and keeps one. It helps with one's own actions; roles that act at the end of a milestone act whoever ends it.
rules-skylines-policy-title = Policies (from scenario 3)
rules-skylines-policy-text =
    A policy is played like a card without a tile and acts once. It cannot be exchanged or renewed; unused ones go to the box at the end of the milestone, and new cards come for them.
rules-skylines-news-title = News (from scenario 4)
rules-skylines-news-text =
    News that is drawn holds at once, for everybody, and another card is drawn for it. Only the latest news holds, until the milestone has been scored.
rules-skylines-layout-title = A layout of your own (scenario 5)
rules-skylines-layout-text =
    Four boards are drawn and laid as you like: each shares a whole edge with another, and on every shared edge water meets water and land meets land. Beginners have 12 coins, advanced players 10, experts 8.
