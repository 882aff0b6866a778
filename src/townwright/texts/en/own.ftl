### What the page says about tiles and cards of one's own.

own-title = Your own tiles and cards
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
own-start-told = These are the sets that come with Townwright. Download one, give it a new name in its first lines, change what you like and bring it back.
own-tiles = Tiles
own-count = × { $count }
