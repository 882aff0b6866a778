### The lesson on Skylines.

learn-skylines-title = The first milestone
learn-skylines-told = Services, zones, bars and a first board.
learn-skylines-bars = You build one city; the bars tell how it is doing. Money buys services, utilities and boards. Zones use power and water, and make garbage. Happiness is your score, counted at the end of every milestone. Board A is open, and seven cards lie before you.
learn-skylines-clinic = Play the medical clinic. It costs a coin, brings happiness, and zones beside it can use it. Choose the card, then a place with room around it, and build.
learn-skylines-draw = Every card played is replaced. Draw from pile I: its cards are cheap and easy to fulfil.
learn-skylines-homes = Now the starter homes. Zones cost no money; this one gives a coin if it can use healthcare. A service of stage I is used by what touches it, so lay the tile beside the clinic. Places that earn the reward glow apart.
learn-skylines-power = Water has gone below 0: that is allowed, but it will cost happiness. Build the wind power plant before power runs short, too. A district takes one utility only, so choose it with care.
learn-skylines-exchange = A card that does not fit may be exchanged for two coins. Give the scrap yard away; anybody may take it later.
learn-skylines-shops = Money comes from shops and industry. Market row brings four coins if it touches homes: lay it beside the starter homes.
learn-skylines-milestone = Meanwhile every district of the board has a tile, so the milestone can be ended. Look at what it will cost: a point of happiness for each space of water and garbage below 0, a coin for each space that employment is away from 0. End it.
learn-skylines-end = Water and garbage are below 0, and each cost a point: happiness fell from 1 to −1, and that was added to the score. A water tower and a landfill first would have saved it. Happiness stays on its bar and counts again at every milestone, so what makes people happy early pays three times. Now the next board can be opened.
learn-skylines-other-than-clinic = This step is about the medical clinic: go back and take that card.
learn-skylines-other-than-homes = This step is about the starter homes: go back and take that card.
learn-skylines-other-than-power = This step is about the wind power plant: go back and take that card.
learn-skylines-other-than-shops = This step is about market row: go back and take that card.
learn-skylines-pile-one = For now, draw from pile I.
learn-skylines-not-beside = Like that the reward does not come. Lay the tile where its side touches what the card asks for.
learn-skylines-no-exchange = Here a card is not played but exchanged: take one up and choose “Exchange it” below.
learn-skylines-not-ended = Everything is ready: end the milestone.
