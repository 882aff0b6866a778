### What the page says about tiles and cards of one's own.

own-told = Write down what your box shows, or make up something new. The file is drawn and checked, and you can play with it at a private table.
own-bring = A file
own-choose = Choose a file
own-drop = or drop it anywhere on this page, or paste its text.
own-paste = The text of a file
own-check = Check it
own-checking = Checking …
own-unreachable = Townwright cannot be reached at the moment. The text stays here; try again when the connection is back.
own-large = The file is too large: at most 256 kB are read.
own-line = Line { $line }: { $why }
own-good = { $name } is good to play { $game } with.
own-another = Another file
own-play = Play with it
own-companion = Use it in the companion for the box
own-unusual = { $count ->
    [one] One thing is unusual
   *[other] { $count } things are unusual
  }
own-library = Brought along before
own-forget = Forget { $name }
own-start = To begin with
own-start-told = These are the sets that come with Townwright. Draw a set of your own that begins like one of them, or download its file, give it a new name in its first lines, change what you like and bring it back.
own-tiles = Tiles
own-count = × { $count }

## A set is drawn

own-edit = Draw
own-download = Download { $name }
own-edit-begin = Draw from { $name }
own-edit-draft = You were drawing { $name }.
own-edit-go-on = Go on
own-edit-name = The name of your set
own-edit-file = Download
own-edit-save = Save and play
own-edit-leave = Back
own-edit-replaces = You already have a set called { $name }.
own-edit-replace = Replace it
own-edit-keep-both = Keep both
own-edit-undo = Take back
own-edit-redo = Do it again
own-edit-undone = Taken back.
own-edit-redone = Done again.
own-edit-copy = Add a copy
own-edit-remove = Take it out
own-edit-wrong = { $piece }: something is wrong here
own-edit-brush = What you draw with
own-edit-left = Turn left
own-edit-right = Turn right
own-edit-less = { $name }: one less
own-edit-more = { $name }: one more
