### What one has shown in games.

achievements-title = What you have shown
achievements-told = Each of these is something that pays. They come from finished games that were begun here with Townwright's own sets, with or without hints; with tiles and cards of your own, or from the middle of another game, anything could be arranged.
achievements-count = { $shown } of { $all }
achievements-here = What you have shown in this game
achievements-new = for the first time
achievements-first = First on { $date }
achievements-not-yet = Not yet
