### The help: how the page is used on this device, and its keys. It is loaded when somebody asks for it.

page-help-here = On this device
page-help-touch-try = Touch a place with a coloured frame to try it out. Nothing is played before you press the large button below; until then you can go back.
page-help-touch-hold = Keep your finger on a sign, a number or a card for a moment, and its words appear.
page-help-touch-move = A tile that is tried out can be pulled to another place. Touch it once more to turn it.
page-help-mouse-try = Click a place with a coloured frame to try it out. Nothing is played before you press the large button below; until then you can go back.
page-help-mouse-hold = Rest the pointer on a sign, a number or a card for a moment, and its words appear.
page-help-mouse-move = A tile that is tried out can be pulled to another place. Click it once more to turn it.
page-help-signs = The book at the top opens the rules at what is to be done now. The sliders beside it have colours, sounds, letters on the fields and the numbers on the places (+3).

page-help-keys = With the keyboard
page-key-tab = from part to part
page-key-arrows = from place to place on the board
page-key-enter = pick the place or press the button
page-key-rules = the rules of the game at hand
page-key-help = this help
page-key-turn = turn the tile; with Shift the other way
page-key-back = one step back
page-key-done = done: the move is played
page-key-hint = a hint, where the table allows it
page-key-skip = skip a turn of somebody else that is played out
