### The lessons on Skylines. Each message of a step is said alone, beside what it speaks of.

learn-skylines-place = Touch a place for its tile. You may turn and flip it.
learn-skylines-place-earns = Touch a place with a star: there you get the reward.
learn-skylines-place-zone = Choose a shape for the tile here, then touch a square with a star: there you get the reward.
learn-skylines-drew = The card that you have drawn is marked “new”.
learn-skylines-drawn = A card was drawn for you: it is marked “new”.
learn-skylines-build = Good. Now press “Build”.
learn-skylines-other-card = This step is about another card: go back and take the one that is pointed at.
learn-skylines-other-pile = Draw from the pile that is pointed at.
learn-skylines-other-shape = This shape does not bring the reward: choose one with a star.
learn-skylines-not-beside = There you do not get the reward. Lay the tile where it touches what the card asks for, side to side.
learn-skylines-no-exchange = Here a card is not played but exchanged: touch one, then choose “Exchange”.
learn-skylines-not-ended = Here the milestone is to be ended, step by step.

learn-skylines-bars-title = The first turns
learn-skylines-bars-told = A board, the bars, and what cards do to a city.
learn-skylines-bars-boards = A city grows on boards. The number on each is its price in coins. Next you choose the first one.
learn-skylines-bars-open = Take board A: touch it.
learn-skylines-bars-other-board = This lesson goes on with board A: touch it instead.
learn-skylines-bars-money = Bars tell how your city is doing: touch one at any time to read what it means. These are your coins: they pay for boards, and for cards such as a clinic or a power plant. A bill that you cannot pay loses the game.
learn-skylines-bars-work = Employment: homes bring people who want work, shops and factories give it. Above or below 0, each space costs a coin when a milestone ends.
learn-skylines-bars-happiness = Happiness is what counts. At the end of every milestone it is added to the heart: your points.
learn-skylines-bars-clinic = Take the medical clinic. It costs a coin and brings happiness.
learn-skylines-bars-draw = Every card played is replaced. Draw from pile I: its cards cost little. Those of II and III cost more and bring more.
learn-skylines-bars-reward = Homes, shops and industry cost no coins. The line with the star is a reward, not a must: these homes bring a coin if a clinic (healthcare) serves them.
learn-skylines-bars-homes = Take the starter homes: +1 employment is people without work. You choose their shape, and then a square with a star: there they touch the clinic, so it serves them.
learn-skylines-bars-water = The homes use water: below 0, in the red part, it will cost happiness. So will power and garbage. A water tower would help.
learn-skylines-bars-districts = Streets divide the board into districts. 0/1: one tile has to lie there before the milestone can end.
learn-skylines-bars-end = When every district has a tile, this button ends the milestone. Your happiness becomes points.
learn-skylines-bars-next = Then you buy one more board, beside an open one. Keep coins for it: new ones come mainly as rewards of shops and industry.
learn-skylines-bars-goal = After three milestones the game is over, and pollution, traffic and crime are taken off your points. From 11 points on it is a success. Now play!

learn-skylines-districts-title = Districts
learn-skylines-districts-told = Streets divide the board: utilities, neighbours, exchanges.
learn-skylines-districts-map = Streets and water divide a board into districts. 0/1: none of the one tile that is needed lies there yet. A tick: there are enough.
learn-skylines-districts-utility = This is a utility: it makes power. A district takes only one utility, of whatever kind.
learn-skylines-districts-power = Build the wind power plant in a district of your choice.
learn-skylines-districts-swap = The scrap yard wants a district without homes. Touch it: it can be exchanged.
learn-skylines-districts-swap-then = This is how to exchange a card: touch it, then press here. It costs two coins, the card goes to the exchange pile, and you draw another.
learn-skylines-districts-swap-do = Exchange it.
learn-skylines-districts-shops = Market row brings four coins beside homes. Build it where it touches the starter homes.
learn-skylines-districts-end = Services of stage I serve what touches them; later ones serve their whole district.

learn-skylines-milestone-title = A milestone
learn-skylines-milestone-told = What is scored, what it costs, and the next board.
learn-skylines-milestone-ready = Every district holds a tile now, so the milestone may be ended.
learn-skylines-milestone-end = End it with this button.
learn-skylines-milestone-cost = This is what it costs: happiness for every space below 0, and coins for employment away from 0. End it.
learn-skylines-milestone-scored = Two shortages took 2 from happiness. What was left, −1, was added to the overall happiness (the heart): your points.
learn-skylines-milestone-open = Now choose the next board, beside an open one: touch it. Districts go on across its edge, where neither street nor water lies.
learn-skylines-milestone-buy = Open it with this button.
learn-skylines-milestone-renew = Cards that you do not want can be renewed for 1 coin each. Or go on without.
learn-skylines-milestone-lost = Happiness stays where it is and is scored again. If it comes to −5 the game is lost.

learn-skylines-unique-title = Scenario 1: unique buildings
learn-skylines-unique-told = Large buildings whose effect lasts.
learn-skylines-unique-card = This is a unique building. It costs no money, but its tile is large.
learn-skylines-unique-play = Take the harbour market and find room for it.
learn-skylines-unique-lasts = From now on every commercial zone that is built brings a coin more. This holds until the end.
learn-skylines-unique-shop = Try it: build market row where it touches the homes.
learn-skylines-unique-end = Five coins instead of four. Build such a card early, while there is room.

learn-skylines-roles-title = Scenario 2: roles
learn-skylines-roles-told = One of two roles, which helps you all game long.
learn-skylines-roles-offer = Everybody gets two roles and keeps one.
learn-skylines-roles-keep = Keep the architect: services cost you a coin less.
learn-skylines-roles-other = In this lesson keep the architect.
learn-skylines-roles-clinic = Now build the medical clinic: it would cost 1 coin.
learn-skylines-roles-end = It cost nothing. A role helps in your own turns, as often as you like.

learn-skylines-policies-title = Scenario 3: policies
learn-skylines-policies-told = Cards without a tile that act once.
learn-skylines-policies-card = This card is a policy. It has no tile: its effect comes once, at once.
learn-skylines-policies-garbage = Garbage is below 0. The recycling drive brings 3.
learn-skylines-policies-enact = Touch it.
learn-skylines-policies-do = Enact it: it costs 1 coin.
learn-skylines-policies-end = That helped. Policies cannot be exchanged, and those left at the end of a milestone go away.

learn-skylines-news-title = Scenario 4: news
learn-skylines-news-told = Cards that hold for everybody until others come.
learn-skylines-news-piles = You have built homes and draw a card. In piles II and III there are news cards.
learn-skylines-news-draw = Draw from pile II.
learn-skylines-news-card = News! It holds at once and for everybody: residential zones cost 1 water more now.
learn-skylines-news-again = News is not taken to the hand, so you draw another card: from pile I.
learn-skylines-news-home = Build the garden cottages all the same, and watch the water.
learn-skylines-news-end = One water less, because of the news. It goes when newer news comes, or with the milestone.

learn-skylines-plan-title = How to make people happy
learn-skylines-plan-told = Services first, then the zones that they serve.
learn-skylines-plan-early = Happiness is scored at every milestone, so what you build early counts three times.
learn-skylines-plan-park = Begin with a service for what comes later: the pocket park. Leave room beside it.
learn-skylines-plan-cottages = Now the garden cottages beside it: the reward is 2 happiness.
learn-skylines-plan-money = Then money: shops and industry bring coins for the next board. It costs 2 to 5.
learn-skylines-plan-minus = Take a card for homes or shops, and squares often show −1 or −2: that is shortage, and with shops also traffic or crime.
learn-skylines-plan-anyway = Build them all the same where you get the reward: one power plant or water tower mends several shortages at once.
learn-skylines-plan-end = And no shortage at the end: before you end a milestone, build a utility (power, water or garbage) in a district that has none yet.
