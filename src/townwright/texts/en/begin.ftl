### What the sheet of a new game says.

page-new-now = { $game }: play now
page-new-friends = { $game } with friends
page-new-here = { $game } on one screen
page-begin-now = Start
page-begin-friends = Lay the table
page-begin-here = Start
page-companions = How many computer players?
page-friends = How many friends?
page-strength = How strong?
page-strength-first = first game
page-strength-most = strongest
page-opponent-number = Opponent { $number }
page-opponent-makes = Usual result: about { $points }.
page-opponent-city = With it a city usually makes about { $points } points.
page-opponents-each = Choose each one
page-opponents = How many computer players?
page-bot-strength = { $name } ({ $at } of { $of })
page-public = Anybody may join (shown under open tables)
page-aids = Hints may be asked for
page-time = Time for a move
page-time-any = as long as you like
page-time-each = { $time }, then a program plays
