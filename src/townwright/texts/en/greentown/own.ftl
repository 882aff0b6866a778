### What the page says about own components of Greentown.

own-form-greentown = Kinds of tiles by their exits, set-ups, and the visitors' cards with their wishes, as JSON.
own-setup = Set-up: { $name }
own-cards = Visitors' cards
own-exits = { $count ->
    [one] One exit
   *[other] { $count } exits
  }
own-stops = Stops
own-category-n = Nature
own-category-c = Culture
own-category-s = Sport
own-category-m = Shopping
own-edit-setups = Set-ups
own-edit-kind = Tile { $name }: { $exits } exits, × { $count }
own-edit-visitors = Card { $name }: { $stops } stops
own-edit-empty = Lay a tile on { $hex }
own-edit-count = How many there are
own-edit-mark = What is painted on the meadow
own-edit-mark-cow = Cow
own-edit-mark-tree = Bush
own-edit-mark-flower = Flower
