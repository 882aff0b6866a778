### What stands at every table and in every replay, whatever game lies on it.

## A table

page-laying-table = Laying the table …
page-refused = That did not work:
page-seat = Seat { $seat }
page-name-shared = { $name } { $number }
page-seats = Players
page-seat-open = free seat
page-seat-acts = is thinking
page-seat-you-acts = your turn
page-thinking-since = { $time } so far.
page-thinking-anew = The first turn takes longest: the program is made ready.
page-seat-done = is ready
page-seat-you-done = you are ready
page-seat-wait = waits
page-seat-you-wait = you wait
page-seat-away = is away
page-seat-still = at the table
page-seat-late = has run out of time
page-seat-left = { $time } left
page-seat-bot = Let a program play
page-you = you
page-program = computer
page-name-yourself = Choose your name
page-goal-bot = { $name } is the computer and usually makes about { $points }.
page-watching = { $count ->
    [one] one person is watching
   *[other] { $count } people are watching
  }
page-only-here = This link opens only on this computer. Other devices can come along once Townwright is opened for your network; its guide for hosts tells how.
page-link-until = It works until { $when }.
page-qr = The same link as a QR code
page-copy = Copy
page-copied = Copied
page-replay = Replay
page-review = Review
page-picture = Picture
page-record = Download the record
page-hint = Hint
page-hint-do = Show me
page-hint-thinks = Thinking …
page-hint-thinking = The adviser is thinking …
page-typed = Type a move
page-typed-label = In notation, for example { $example }
page-typed-send = Play
page-propose-undo = Take my last move back

## The move and the end

page-show-me-not = Not now
page-goal = The goal
page-goal-good = Beginners make about { $low }, good players { $high }.
page-turn-of = { $name } is to act
page-turn-yours = Your turn
page-turn-several = { $count } are to act
page-counting = The points are counted
page-count-next = Next
page-count-skip = Skip
page-count-finish = Close
page-you-won = You have won
page-course = How it went
page-course-points = Points
page-course-of = { $name }: { $end } at the end, { $most } at most
page-course-all = { $end } at the end, { $most } at most
page-take-back = Take back

## Others' turns

page-playback = Somebody else's turn
page-playback-look = To the board
page-playback-skip = Show at once
page-pace = Others' turns
page-pace-at-once = at once
page-pace-quick = quickly
page-pace-calm = calmly
page-pace-slow = slowly
page-seat-waits = waits for somebody
