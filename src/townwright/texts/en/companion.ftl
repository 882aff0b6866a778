### What the companion for the box says.

companion-told = The box is on the table? Put the phone beside it: it calls tiles, checks tours, keeps the bars and explains every point.
companion-offline-told = Calling tiles and keeping bars work without a connection once you have been here. What you enter stays in this browser.
companion-all = All games of the companion
companion-what = What to do
companion-how = How to enter it
companion-tap = Tap it in
companion-type = Type it in
companion-step = What to enter
companion-set = Tiles or cards
companion-set-own = Use tiles or cards of your own
companion-box = In the box
companion-seats = Players
companion-undo = Undo
companion-undone = Taken back.
companion-take = Take away
companion-turn = Turn
companion-turn-left = Turn to the left
companion-turn-right = Turn to the right
companion-less = Less: { $name }
companion-more = More: { $name }
companion-line = Line { $line }: { $why }
companion-offline = There is no connection. What you entered is kept, and the answer comes as soon as the connection is back.
page-level = Level
