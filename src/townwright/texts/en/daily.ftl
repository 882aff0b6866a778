### The daily deal: today's, the calendar, and the results of a day.

daily-title = Daily deals
daily-told = One deal a day for each game, the same for everybody. You have one try that counts; a day goes from midnight to midnight in UTC, and a try that was begun before midnight counts if it is finished within a day.
daily-who = Your try belongs to your account, or to this browser if you are a guest; when you log in it comes along.
daily-to-today = Today
daily-puzzles = Puzzles
daily-rating = Your rating
daily-campaign = Campaign
daily-to-day = All games of this day
daily-opening = The deals are opened …
daily-none = There are no deals of this day.
daily-ends = The next deals come in { $time }.
daily-streak = { $count ->
    [0] You have not played yesterday or today; your longest run is { $longest } days.
    [one] One day in a row; the most is { $longest }.
   *[other] { $count } days in a row; the most is { $longest }.
  }
daily-against = against { $name }
daily-people = { $count ->
    [0] Nobody has tried it yet.
    [one] One try so far
   *[other] { $count } tries so far
  }
daily-people-closed = { $count ->
    [0] Nobody has tried it.
    [one] One try
   *[other] { $count } tries
  }
daily-begin = Begin my one try
daily-go-on = Go on with my try
daily-results = Results
daily-more = More about it
daily-given-up = You gave this try up.
daily-won = { $points }, won
daily-lost = { $points }, lost

# The calendar
daily-calendar = Days that have passed
daily-calendar-told = Every deal stays here to be practised. A full dot is a game that you finished on that day.
daily-not-played = not played
daily-earlier = Earlier days
daily-coming = Commitments of the days to come
daily-coming-told = The deals of the next days are fixed already. Each number is the SHA-256 of a secret seed; when the day is over the seed is shown here, and both prove that nobody has changed the deal.
daily-day = Day
daily-game = Game
daily-commitment = Commitment

# Results
daily-place = { $count ->
    [one] The only result so far
   *[other] Place { $place } of { $count }
  }
daily-better = Better than { $percent } % of the others
daily-late = This try was finished too late to count.
daily-practise = Practise this deal
daily-replay = Move by move
daily-results-later = The results are shown when your own try has ended, and to everybody when the day is over.
daily-curve = All results
daily-nobody = Nobody has finished a try yet.
daily-key-own = your result
daily-key-lost = lost
daily-as-table = As a table
daily-points = Points
daily-column-people = People
daily-column-won = Won
daily-column-lost = Lost
daily-programs = What the programs made of it
daily-programs-told = Every program has played the same deal once, without knowing what comes.
daily-you = You
daily-computing = { $count ->
    [one] One more result is being computed …
   *[other] { $count } more results are being computed …
  }
daily-best = { $points ->
    [one] 1 point was possible.
   *[other] { $points } points were possible.
  }
daily-best-proven = Nobody could have had more.
daily-best-bound = That is the best that was found by a search that knew all draws; more than { $points } are proved impossible.
daily-best-later = The best that was possible is shown when the day is over.

# The proof
daily-proof = Was it dealt fairly?
daily-proof-told = The commitment is the SHA-256 of the seed from which everything is drawn. It was public before anybody played, and the seed is published when the deal is closed: the record of every try then holds both, and “townwright verify” proves every draw.
daily-made = Commitment public since
daily-seed = Seed
daily-seed-later = Published when nobody plays it any more, at the latest on { $time } UTC.

# Sharing
daily-share = Share it
daily-share-title = Townwright daily deal
daily-share-streak = { $count } days in a row
daily-copy = Copy the text
daily-copied = The text is copied.
daily-picture = Save a picture
daily-picture-failed = This browser cannot draw the picture.
