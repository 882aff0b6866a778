### The lessons.

learn-told = Short lessons on the real table: you act, and a wrong move is explained and taken back.
learn-finished = finished
learn-step = Step { $at } of { $of }
learn-show-me = Show me
learn-on = Go on
learn-set-back = A new start: your moves were fine, but the next step needs a prepared board.
learn-shown-anew = That does not work on your board now, so here it is on another.
learn-shown-other = Your own move does not fit here, so here is another.
learn-more = More lessons
learn-back = To the sentence before
learn-play = { $bots ->
    [0] Play now: you alone, against the goal
   *[other] Play now: you and a computer player
  }
learn-signs = Keep a finger or the pointer on a sign: it says what it means.
learn-read-first = Read this first, then it is your turn.
learn-over = The lesson ends here. Play a game, or learn more.
