# The review of a finished game
review-title = Review
review-to-replay = Move by move
review-to-table = Back to the game
review-opening = The game is opened …
review-whose = Whose game
review-unfinished = Only finished games are reviewed, and this one is still running.
review-no-such-game = { $game } cannot be reviewed yet.

# While it is computed
review-progress = How far the review has come
review-waiting = Waiting for the server to begin …
review-waiting-behind = { $count ->
    [one] Waiting: one other review may come first.
   *[other] Waiting: up to { $count } other reviews may come first.
  }
review-computing-moves = Every move is compared with better ones …
review-computing-best = The best game with the same draws is searched for …
review-percent = { $percent } % done
review-stop = Stop
review-stopped = The review was stopped.
review-begin = Review this game

# The summary
review-amount = { $points } points
review-summary = Where the points went
review-summary-lead = Where the lead went
review-lost = { $who ->
    [you] You lost { $amount } to { $count ->
        [one] one move
       *[other] { $count } moves
      }.
   *[other] { $name } lost { $amount } to { $count ->
        [one] one move
       *[other] { $count } moves
      }.
  }
review-lost-nothing = { $who ->
    [you] None of your moves lost anything that could be told from chance.
   *[other] None of { $name }’s moves lost anything that could be told from chance.
  }
review-no-luck = The draws changed hardly anything.
review-good-luck = { $who ->
    [you] The draws gave you { $amount } more than usual.
   *[other] The draws gave { $name } { $amount } more than usual.
  }
review-bad-luck = { $who ->
    [you] The draws took { $amount } from you.
   *[other] The draws took { $amount } from { $name }.
  }
review-others-lost = { $lost ->
    [yes] The moves of the others lost { $amount } more.
    [gave] The moves of the others gave away { $amount }.
   *[no] The moves of the others changed nothing that matters.
  }
review-city-lost = The city was lost, which counts as { $points }: less than any city that is finished.
review-allowed = { $who ->
    [you] The deal allowed { $best }, if one had known it beforehand; you made { $points }.
   *[other] The deal allowed { $best }, if one had known it beforehand; { $name } made { $points }.
  }
review-allowed-no-more = { $who ->
    [you] Nothing better than your { $points } was found, even knowing every draw.
   *[other] Nothing better than { $name }’s { $points } was found, even knowing every draw.
  }
review-allowed-lead = { $who ->
    [you] Knowing every card and what the others did, you could have ended { $best }; you ended { $ended }.
   *[other] Knowing every card and what the others did, { $name } could have ended { $best }; it was { $ended }.
  }
review-allowed-lead-no-more = { $who ->
    [you] Nothing better than your { $ended } was found, even knowing every card and what the others did.
   *[other] Nothing better than { $name }’s { $ended } was found, even knowing every card and what the others did.
  }
review-allowed-poor = So this deal had less in it than most: over all deals a strong player makes about { $start }.
review-like = { $who ->
    [you] You played about as well as the { $bot }.
   *[other] { $name } played about as well as the { $bot }.
  }
review-like-placed = { $weaker ->
    [0] That is the weakest of our { $of } programs.
   *[other] That is better than { $weaker } of our { $of } programs.
  }
review-like-range = { $from ->
    [0] One game tells little; others might show anything from the weakest of them to better than { $to }.
   *[other] One game tells little; others might show anything from better than { $from } to better than { $to } of them.
  }
review-like-unknown = How strong this play was cannot be told: the programs have not been measured in games of this kind yet.
review-account = How it adds up
review-measure = What is counted
review-measure-points = Points
review-measure-lead = Lead
review-measure-chance = Chance in %
review-account-start = Expected at the start, over all deals
review-account-luck = Luck of the draws
review-account-others = Moves of the others
review-account-cost = Cost of the moves
review-account-rest = Unexplained: estimates are not exact
review-account-final = At the end
review-account-told = The start, the luck and the cost are estimates from many games that were played on from here; what they leave over is unexplained, and with it all adds up to the end.
review-account-again = A chance that is missed and still there in the next turn counts again when it is missed again; so chances can add up to more than 100 %.

# The graph
review-graph = The expected result over the game
review-graph-above = The line does not know the draws to come, so it can stand higher than what the deal allowed in the end.
review-start-short = Start
review-key-lucky = lucky draw
review-key-unlucky = unlucky draw
review-key-gained = luck, and the others’ moves: gained
review-key-lost = luck, and the others’ moves: lost
review-key-cost = cost of a move
review-key-marks = the draws that changed most
review-as-table = The graph as a table
review-column-move = Move
review-column-luck = Luck
review-column-befallen = Luck and others
review-column-cost = Cost
review-column-expected = Expected then
review-draw-good = (a good draw)
review-draw-bad = (a bad draw)

# The moves
review-moves = Every move
review-moves-told = Open a move to see it on the board beside better ones. A cost is shown only where another move was surely better.
review-cost = lost { $points }
review-no-cost = nothing lost
review-in-all = In all, the better move is { $points } ahead.
review-played = Played:
review-better = Better:
review-other = Also good:
review-others = Better moves
review-best-move = the best
review-behind = { $points } behind
review-board-played = The move that was played
review-board-better = A better move

# Exercises
review-learn = Learn from the mistakes
review-learn-told = { $count ->
    [one] The costliest moment of this game: try it on the board before the answer is told.
   *[other] The { $count } costliest moments of this game: try them on the board before the answer is told.
  }
review-exercise = Moment { $number }: it cost { $points }
review-exercise-done = Moment { $number }: solved
review-hint = Where to look
review-show = Show the answer
review-shown = This is what would have been better.
review-solved = Right, that is the better move!
review-try-same = That is what was played; it costs { $points } on average. Try another move.
review-try-behind = This is still { $points } behind the best move. Try another one.
review-try-unknown = There is a better move. Try another one.

# The best game
review-best-city = The best that was possible
review-best-told = Knowing every draw, { $best } can be made.
review-best-told-lead = Knowing every card and what the others did, one could have ended { $best }.
review-best-proven = Nothing more is possible.
review-best-agree = { $agree } of { $runs } searches found it.
review-best-sure = { $agree } of { $runs } searches found it; more than { $bound } is impossible.
review-board-own = What was built
review-board-best = The best that was found
review-own-end = Played: { $result }
review-best-end = Possible: { $result }
review-best-replay = Watch the best game move by move
