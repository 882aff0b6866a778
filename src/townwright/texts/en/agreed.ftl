### How a game is played, in a few words, for lists of tables: home says it of every game.

city-level = Level { $level }
city-variant-nojump-short = no jumping
city-variant-free-short = free
city-variant-onemore-short = one more
city-variant-nomove-short = no moving
city-variant-quickstart-short = quick start

green-setup-first = Two rows of trees
green-setup-flower = Flower
green-setup-strip = Strip
green-money-hidden-short = hidden money
green-money-open-short = open money
green-keep-short = double turn can be kept

sky-scenario-intro = Introductory game
sky-scenario-1 = 1: A lake in the middle
sky-scenario-2 = 2: On the coast
sky-scenario-3 = 3: Round the bend
sky-scenario-4 = 4: In the news
sky-scenario-5 = 5: Your own land
sky-scenario-free = Free table
sky-difficulty = Starting capital
