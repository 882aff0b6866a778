### The lessons.

learn-told = Short lessons on the real table: you act, and a wrong move is explained and taken back.
learn-finished = finished
learn-step = Step { $at } of { $of }
learn-show-me = Show me
learn-on = Go on
learn-set-back = The table was set back to that of the lesson.
learn-more = More lessons
learn-back = One step back
learn-read-first = Read this first, then it is your turn.
learn-over = The lesson ends here. Play a game, or learn more.
