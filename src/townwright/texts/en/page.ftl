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
page-offline-told = You are offline. Your games are safe at the server and wait until you are back.
page-unloaded = This part of the page could not be loaded
page-unloaded-told = It comes from the server, and the server cannot be reached at the moment.

## Home

page-hero = What shall we build today?
page-hero-line = City-building board games, exactly by their rules: alone, with friends, or against the computer.
page-game-soon = Moves in soon
page-play-now = Play now
page-play-friends = Invite friends
page-play-here = On one screen
page-continue = Continue
page-lobby = Open tables
page-finished = Finished games
page-best = Your best games alone
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
page-best-lost = lost
page-best-played = { $count } games in all
page-doors = More
page-door-daily = Games of the day
page-door-puzzles = Puzzles
page-door-history = Your games
page-door-learn = Learn by playing
page-door-companion = Count points at a real table
page-door-own = Your own tiles and cards
page-door-about = About the pieces and rules
page-door-replay = Watch a saved game
page-list-ended = finished
page-list-seats = { $count ->
    [one] alone
   *[other] for { $count }
  }
page-list-more-seats = { $count ->
    [one] and one more seat
   *[other] and { $count } more seats
  }
page-list-open-some = has free seats
page-list-time = { $time } for a move
page-list-running = running
page-list-your-turn = your turn
page-list-open = { $count ->
    [one] one free seat
   *[other] { $count } free seats
  }

## A new game

page-new-now = { $game }: play now
page-new-friends = { $game } with friends
page-new-here = { $game } on one screen
page-begin-now = Start
page-begin-friends = Lay the table
page-begin-here = Start
page-level = Level
page-companions = How many computer players?
page-friends = How many friends?
page-alone = alone
page-show-me = Show me how (2 minutes)
page-show-game = Show me how { $game } is played (2 minutes)
page-strength = How strong?
page-strength-first = first game
page-strength-most = strongest
page-opponent-number = Opponent { $number }
page-opponent-makes = Its usual result: about { $points }.
page-opponent-city = With it a city usually makes about { $points } points.
page-opponents-each = Choose each one
page-opponents = How many computer players?
page-bot-strength = { $name } ({ $at } of { $of })
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
page-guest = Wanderer
page-your-name = Your name
page-public = Anybody may join (shown under open tables)
page-aids = Hints may be asked for
page-time = Time for a move
page-time-any = as long as you like
page-time-each = { $time }, then a program plays
page-variants = Variants

## Settings

page-language = Language
page-language-missing = { $language } cannot be fetched now. Are you offline?
page-theme = Colours
page-theme-auto = as the device
page-theme-light = light
page-theme-dark = dark
page-motion = Motion
page-motion-auto = as the device
page-motion-on = on
page-motion-off = off
page-letters = Letters on the fields
page-letters-small = small
page-letters-large = large
page-letters-off = none
page-keys = Single keys do something (R turns, D is done)
