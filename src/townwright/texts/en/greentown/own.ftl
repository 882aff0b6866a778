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
