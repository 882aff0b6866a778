### Puzzles: the list, and one of them on its table.

puzzles-title = Puzzles
puzzles-told = Positions out of real games. Every answer has been proved by trying everything: whatever brings as much is right, and nothing brings more.
puzzles-opening = The puzzles are laid out …
puzzles-progress = { $tried ->
    [0] { $count } puzzles; you have not tried one yet.
   *[other] { $solved } solved of { $tried } tried; there are { $count }.
  }
puzzles-today-is = Today’s puzzle is
puzzles-today = Puzzle of the day
puzzles-today-solved = Puzzle of the day: solved
puzzles-another = Another one
puzzles-one = { $game }: puzzle { $number }
puzzles-asked = What is asked
puzzles-solved = Solved!
puzzles-shown = This is one way.
puzzles-yours = You have solved this one before.
puzzles-rate = { $people ->
    [one] One first answer has been counted so far.
   *[other] { $first } of { $people } people have solved it with their first answer.
  }
puzzles-next = Next puzzle
puzzles-restart = Start over
puzzles-show = Show me the answer

# Looking for one
puzzles-difficulty-easy = easy
puzzles-difficulty-fair = fair
puzzles-difficulty-hard = hard
puzzles-difficulty-very-hard = very hard
puzzles-find = All puzzles
puzzles-find-told = How hard a puzzle is comes from how many people solve it with their first answer. Until many have tried it, it is put where the number of possible moves and of right ones suggests.
puzzles-filter-game = Game
puzzles-filter-difficulty = How hard
puzzles-any-difficulty = All
puzzles-filter-yours = You have
puzzles-any-yours = All
puzzles-yours-untried = not tried it
puzzles-yours-tried = not solved it yet
puzzles-yours-solved = solved it
puzzles-order = In this order
puzzles-order-number = by number
puzzles-order-easiest = easiest first
puzzles-order-hardest = hardest first
puzzles-found = { $count ->
    [0] There is no such puzzle.
    [one] One puzzle
   *[other] { $count } puzzles
  }
puzzles-number = Puzzle { $number }
puzzles-share = { $first } of { $people } solved it at once
puzzles-nobody = no answers counted yet
puzzles-more = More puzzles
puzzles-to-all = All puzzles
puzzles-own = Out of your own games
puzzles-own-told = The review of a finished game finds the moments that cost you most and lets you try them again on the real table. Among your games, those that were reviewed lead there.
puzzles-own-link = To your games
