### The lessons on Skylines. Each message of a step is said alone, beside what it speaks of.

learn-skylines-place = Touch a place for its tile. You may turn and flip it.
learn-skylines-place-earns = Touch a place with a star: there you get the reward.
learn-skylines-place-zone = Choose a shape for the tile here, then touch a square with a star: there you get the reward.
learn-skylines-drew = You drew a card: it is marked “new”.
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
learn-skylines-bars-boards = The first turns: you build a city of happy people, because happiness becomes points. It grows on boards; the number on each is its price in coins. Next you choose the first one.
learn-skylines-bars-open = Take board A: touch it.
learn-skylines-milestone-buy = Open it with this button.
learn-skylines-bars-other-board = This lesson goes on with board A: touch it instead.
learn-skylines-bars-money = Bars tell how your city is doing: touch one at any time to read what it means. These are your coins: they pay for boards, and for cards such as a clinic or a power plant. A bill that you cannot pay loses the game.
learn-skylines-bars-work = Employment: homes bring people who want work, shops and factories give it. Above or below 0, each space costs a coin when a milestone ends.
learn-skylines-bars-happiness = Happiness is what counts. At the end of every milestone it is added to the heart: your points.
learn-skylines-bars-clinic = Take the medical clinic. It costs a coin and brings happiness.
learn-skylines-bars-draw = Every card played is replaced. Draw from pile I: its cards cost little. Those of II and III cost more and bring more.
learn-skylines-bars-reward = Homes, shops and industry cost no coins. The line with the star is a reward, not a must: these homes bring a coin if a clinic (healthcare) serves them.
learn-skylines-bars-homes = Take the starter homes: their people look for work, so employment rises. You choose their shape, and then a square with a star: there they touch the clinic, so it serves them.
learn-skylines-bars-water = The homes use water: below 0, in the red part, it will cost happiness. So will power and garbage. A water tower would help.
learn-skylines-bars-districts = Streets divide the board into districts. 0/1: one tile has to lie there before the milestone can end.
learn-skylines-bars-end = When every district has a tile, this button ends the milestone. Your happiness becomes points.
learn-skylines-bars-next = Then you buy one more board, beside an open one. Keep coins for it: new ones come mainly as rewards of shops and industry.
learn-skylines-bars-goal = After three milestones the game is over, and pollution, traffic and crime are taken off your points. From 11 points on it is a success. Now play!

learn-skylines-districts-title = Districts
learn-skylines-districts-told = Streets divide the board: utilities, neighbours, exchanges.

learn-skylines-milestone-title = A milestone
learn-skylines-milestone-told = What is scored, what it costs, and the next board.

learn-skylines-unique-title = Scenario 1: unique buildings
learn-skylines-unique-told = Large buildings whose effect lasts.

learn-skylines-roles-title = Scenario 2: roles
learn-skylines-roles-told = One of two roles, which helps you all game long.

learn-skylines-policies-title = Scenario 3: policies
learn-skylines-policies-told = Cards without a tile that act once.

learn-skylines-news-title = Scenario 4: news
learn-skylines-news-told = Cards that hold for everybody until others come.

learn-skylines-plan-title = How to make people happy
learn-skylines-plan-told = Services first, then the zones that they serve.
