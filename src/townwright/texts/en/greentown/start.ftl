### What only the home page and an invitation say of Greentown.

page-game-greentown-line = A race in one town for all: build its roads, lead visitors on tours to what they wish to see, and earn more than the others.
page-game-greentown-facts = 2 to 4 players · 60 minutes
