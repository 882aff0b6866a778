### What stands at every table and in every replay, whatever game lies on it.

## A table

page-laying-table = Laying the table …
page-table-unreachable = No connection at the moment. The table is safe at the server and comes by itself as soon as the line is back.
page-table-gone = This table cannot be shown
page-refused = That did not work:
page-seat = Seat { $seat }
page-name-shared = { $name } { $number }
page-seats = Players
page-seat-open = free seat
page-seat-acts = is thinking
page-seat-you-acts = your turn
page-thinking-since = { $time } so far.
page-thinking-anew = The first turn takes longest: the server gets the program ready for it.
page-seat-done = is ready
page-seat-you-done = you are ready
page-seat-wait = waits
page-seat-you-wait = you wait
page-seat-away = is away
page-seat-still = at the table
page-seat-late = has run out of time
page-seat-left = { $time } left
page-seat-bot = Let a program play
page-sit = Take the seat
page-you = you
page-you-are = You play as { $name }.
page-spectator = You are watching this game.
page-watching = { $count ->
    [one] one person is watching
   *[other] { $count } people are watching
  }
page-waiting = { $count ->
    [one] One seat is still free
   *[other] { $count } seats are still free
  }
page-send-away = Send { $name } away
page-get-up = Get up
page-kept-by = { $name } plays for you.
page-kept = Seat { $seat } is kept for you.
page-come-back = Take your seat again
page-cancel-table = Clear the table
page-invite = Invite somebody to seat { $seat }
page-invite-link = Link for seat { $seat }
page-invite-once = The link gives this seat to the first person who opens it and sits down.
page-watch-link = A link for watching
page-only-here = This link opens only on this computer. Other devices can come along once Townwright is opened for your network; its guide for hosts tells how.
page-watch-told = Whoever has this link may watch, and nothing more.
page-newer = Townwright has been renewed. Reload the page when it suits you; the table stays as it is.
page-reload = Reload
page-mirrored = Another tab shows this table, too; both show the same.
page-invited = { $host } invites you to { $game }
page-invitation-gone = This invitation is no longer good
page-link-until = It works until { $when }.
page-qr = The same link as a QR code
page-copy = Copy
page-copied = Copied
page-pass = Pass the device to { $name }
page-pass-told = Nobody else should look until { $name } is ready.
page-pass-ready = I am { $name }
page-at-this-table = At this table
page-replay = Replay
page-review = Review
page-picture = Picture
page-record = Download the record
page-to-rematch = To the rematch
page-daily-results = How did I do?
page-challenge = Send as a challenge
page-contest-results = How did the others do?
page-again = Play again
page-hint = Hint
page-hint-thinking = A program is thinking …
page-fair = Is the deal fair?
page-fair-told = The order of the tiles was fixed before the game. This number is its seal; at the end the record shows the key, and anybody can check that nothing was changed.
page-fair-prove = Prove it, draw by draw
page-line-connecting = connecting …
page-line-broken = no connection, trying again
page-line-saved = saved
page-line-sending = sending …
page-line-not-saved = not saved yet
page-typed = Type a move
page-typed-label = In notation, for example { $example }
page-typed-send = Play
page-agree = Agree
page-decline = Decline
page-sure = Really?
page-propose-undo = Take my last move back
page-propose-rematch = Rematch
page-propose-abandon = Give the game up
page-propose-bot = Let a program play for { $name }
page-offer-undo = { $who } would like to take a move back.
page-offer-rematch = { $who } would like a rematch.
page-offer-abandon = { $who } would like to end the game here.
page-offer-bot = { $who } would like a program to play for { $seat }.
page-offer-waits = Waiting for { $who }.
page-somebody = Somebody
page-log = What happened
page-log-notation = Show the notation, too
page-log-created = The table was laid.
page-log-sat = { $who } sat down.
page-log-bot-sat = { $who } sat down.
page-log-left = { $who } got up.
page-log-began = The game began.
page-log-acted = { $who } moved.
page-log-hidden = { $who } has finished this round.
page-log-dealt = Something was drawn.
page-log-late = { $who } ran out of time.
page-log-offered-undo = { $by } would like to take a move back.
page-log-offered-rematch = { $by } would like a rematch.
page-log-offered-bot = { $by } would like a program to play for { $who }.
page-log-offered-abandon = { $by } would like to end the game here.
page-log-agreed = { $by } agreed.
page-log-declined = { $by } declined.
page-log-undone = A move was taken back.
page-log-rematched = A rematch was agreed.
page-log-ended-finished = The game is over.
page-log-ended-abandoned = The game was given up.
page-log-ended-cancelled = The table was cleared.

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
page-course-money = Money
page-course-happiness = Happiness
page-course-of = { $name }: { $end } at the end, { $most } at most
page-course-all = { $end } at the end, { $most } at most
page-take-back = Take back

## Others' turns

page-playback = Somebody else's turn
page-playback-look = To the board
page-playback-skip = Skip
page-pace = Others' turns
page-pace-at-once = at once
page-pace-quick = quickly
page-pace-calm = calmly
page-pace-slow = slowly
page-branched = Goes on from move { $moves } of a record, with new draws. It is not listed among your best games.
page-retried = Goes on from move { $moves } of a record; the draws are those of that game. It is not listed among your best games.
