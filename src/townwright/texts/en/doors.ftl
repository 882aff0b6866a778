### What home alone says: what is behind its links.

page-door-daily-told = Every day, the same for all
page-door-puzzles-told = Find the best move
page-door-history-told = Results and progress
page-door-learn-told = Short lessons
page-door-companion-told = Counts points at a real table
page-door-own-told = Draw and play them
page-door-about-told = Their pieces and rules
page-door-replay-told = From a file
page-show-game = Show me how { $game } is played (2 minutes)
