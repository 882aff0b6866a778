### Puzzles: the list, and one of them on its table.

puzzles-title = Puzzles
puzzles-told = Positions out of real games. Every answer has been proved by trying everything: whatever brings as much is right, and nothing brings more.
puzzles-opening = The puzzles are laid out …
puzzles-progress = { $tried ->
    [0] { $count } puzzles; you have not tried one yet.
   *[other] { $solved } solved of { $tried } tried; there are { $count }.
  }
puzzles-today = Puzzle of the day
puzzles-today-solved = Puzzle of the day: solved
puzzles-another = Another one
puzzles-one = { $game }: puzzle { $number }
puzzles-asked = What is asked
puzzles-solved = Solved!
puzzles-shown = This is one way.
puzzles-yours = You have solved this one before.
puzzles-rate = { $people ->
    [one] You are the first to try it.
   *[other] { $first } of { $people } people have solved it with their first answer.
  }
puzzles-next = Next puzzle
puzzles-restart = Start over
puzzles-show = Show me the answer
