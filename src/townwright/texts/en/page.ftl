### What the page itself says, whatever game lies on the table.

page-close = Close
page-menu = Menu
page-help = Help
page-rules = Rules
page-rules-of = { $game }: the rules
page-account = You
page-settings = Settings
page-home = To the home page
page-to-home = To the home page
page-lost = There is nothing at this address
page-unreachable = Townwright cannot be reached at the moment.
page-try-again = Try again
page-offline = offline
page-unloaded = This part of the page could not be loaded
page-unloaded-told = It comes from the server, and the server cannot be reached at the moment.

## Home

page-play-now = Play now
page-play-friends = Invite friends
page-play-here = On one screen
page-best-points = { $points ->
    [one] one point
   *[other] { $points } points
  }
page-placed-first = Your first game of this kind: the mark to beat.
page-placed-best = Your best of { $count } games of this kind!
page-placed = Place { $rank } of your { $count } games of this kind; your best has { $points ->
    [one] one point
   *[other] { $points } points
}.
page-placed-below = Not among your ten best of this kind; your best has { $points ->
    [one] one point
   *[other] { $points } points
}.
page-door-daily = Games of the day
page-door-puzzles = Puzzles
page-door-history = Your games
page-door-learn = Learn by playing
page-door-companion = Count points at a real table
page-door-own = Your own tiles and cards
page-door-about = About the pieces and rules
page-door-replay = Watch a saved game
page-list-seats = { $count ->
    [one] alone
   *[other] for { $count }
  }
page-list-time = { $time } for a move

## A new game

page-alone = alone
page-show-me = Show me how (2 minutes)
page-bot-random = Dice
page-bot-dreamer = Dreamer
page-bot-newcomer = Newcomer
page-bot-visitor = Cousin
page-bot-neighbour = Neighbour
page-bot-guide = Guide
page-bot-mason = Mason
page-bot-surveyor = Surveyor
page-bot-scholar = Scholar
page-bot-stroller = Stroller
page-bot-greedy = Glutton
page-bot-planner = Planner
page-bot-expert = Expert
page-player = Player { $number }
page-guest = New player
page-your-name = Your name
page-variants = Variants
