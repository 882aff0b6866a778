### The lessons on Skylines. Each message of a step is said alone, beside what it speaks of.

learn-skylines-place = Choose a place for its tile. You may turn it.
learn-skylines-place-earns = Choose a place with a star: there you get the reward.
learn-skylines-place-zone = Choose a shape, then a square with a star: there you get the reward.
learn-skylines-drawn = The card marked “new” was drawn for you.
learn-skylines-build = Press “Build”.
learn-skylines-other-card = This step is about another card: go back and take the one that is pointed at.
learn-skylines-other-pile = Draw from the pile that is pointed at.
learn-skylines-other-shape = This shape does not bring the reward: choose one with a star.
learn-skylines-not-beside = There you do not get the reward. Lay the tile where it touches what the card asks for, side to side.
learn-skylines-no-exchange = Here a card is not played but exchanged: choose one, then “Exchange”.
learn-skylines-not-ended = Here the milestone is to be ended, step by step.

learn-skylines-bars-title = The first turns
learn-skylines-bars-boards = You build a city of happy people: happiness becomes points. The number on a board is its price.
learn-skylines-bars-open = Choose board A, the cheapest.
learn-skylines-milestone-buy = Open it with this button.
learn-skylines-bars-other-board = This lesson goes on with board A: choose it instead.
learn-skylines-bars-money = Coins pay for boards and cards; who cannot pay a bill loses.
learn-skylines-bars-happiness = When a milestone ends, happiness is added to the heart: your points.
learn-skylines-bars-clinic = Take the clinic: for a coin it brings happiness.
learn-skylines-bars-draw = Draw a new card: those of pile I cost least.
learn-skylines-bars-homes = Take the starter homes. ★ is a reward: a coin if they touch the clinic.
learn-skylines-bars-water = Homes use water. Below 0 it is red, a shortage: each takes 1 happiness when the milestone ends.
learn-skylines-bars-work = Homes bring people: 1 is without work. That costs a coin when the milestone ends; shops and industry give work.
learn-skylines-bars-districts = Streets make districts. 0/1: a district that needs a tile, and has none yet.
learn-skylines-bars-scales = Ten numbers tell how your city stands. On a bar the thick mark is the number; red and orange cost you.
learn-skylines-bars-later = Some turns later: every district has its tile now, so you may end the milestone.
learn-skylines-bars-end = See what ending it does.
learn-skylines-bars-ending = Shortages take happiness, then the rest becomes points. While your next card brings more, wait. Here, end it.
learn-skylines-bars-scored = Happiness became points, and stays: it counts again at the next end. With a new board the second of three milestones begins.
learn-skylines-bars-goal = After the third milestone pollution, traffic and crime are taken off. From 11 points on it is a success. Now play!
