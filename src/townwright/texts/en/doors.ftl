### What home says of the ways that lead on from it.

page-door-daily-told = One deal a day, the same for everybody
page-door-puzzles-told = Find the best move
page-door-history-told = Results, replays and progress
page-door-learn-told = Short lessons on the real table
page-door-companion-told = Counts points at your real table
page-door-own-told = Draw your own, and play with them
page-door-about-told = The pieces, and unclear rules
page-door-replay-told = From a file that somebody saved
page-show-game = Show me how { $game } is played (2 minutes)
