### The daily deal: today's, the calendar, and the results of a day.

daily-title = Games of the day
daily-told = One deal a day for each game, the same for everybody. You have one try that counts.
daily-who = A day goes from midnight to midnight in UTC, and a try that was begun before midnight counts if it is finished within a day. Your try belongs to your account, or to this browser if you are a guest; when you log in it comes along.
daily-to-today = Today
daily-puzzles = Puzzles
daily-rating = Your rating
daily-campaign = Campaign
daily-matches = Challenges and tournaments
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
daily-best-found = That is the best that anybody has made, or that a search has found.
daily-best-later = The best that was possible is shown when the day is over.

# The proof
daily-proof = Was it dealt fairly?
daily-proof-told = The commitment is the SHA-256 of the seed from which everything is drawn. It was public before anybody played, and the seed is published when the deal is closed: the record of every try then holds both, and “townwright verify” proves every draw.
daily-made = Commitment public since
daily-seed = Seed
daily-seed-later = Published when nobody plays it any more, at the latest on { $time } UTC.

# Sharing
daily-share = Share it
daily-share-title = Townwright, game of the day
daily-share-streak = { $count } days in a row
daily-copy = Copy the text
daily-copied = The text is copied.
daily-picture = Save a picture
daily-picture-failed = This browser cannot draw the picture.

# Challenges and tournaments
contests-title = Challenges and tournaments
contests-told = Play what others played: everybody gets exactly the same deal, and then you see both games side by side.
contests-all = All of mine
contests-opening = One moment …
contests-challenge = Challenge somebody
contests-challenge-told = Finish a game alone or against programs; at its end you can send it as a challenge. Games with other people, with own tiles or cards, the deals of a day and games that go on from another one cannot be sent.
contests-tournament = Tournament
contests-tournament-told = Several new deals for a group: everybody with the link plays them when they like until the end.
contests-new = New tournament
contests-name = Name of the tournament
contests-programs = Programs that play along
contests-deals = Deals (2 to 20)
contests-days = Days (1 to 90)
contests-make = Make the tournament
contests-mine = Those I made or play
contests-none = None yet.
contests-progress = { $finished } of { $count } played
contests-people = { $count ->
    [0] nobody has played yet
    [one] one player
   *[other] { $count } players
  }
contests-until = It can be begun until { $time }.
contests-over = It is over.
contests-from = A challenge by { $name }
contests-yours = Your challenge
contests-by = by { $name }
contests-somebody = somebody
contests-challenge-rules = Everybody plays the deal of this game without knowing what comes. You have one try, with your account or as a guest of this browser; when it has ended you see how the others played.
contests-tournament-rules = { $count } deals, the same for everybody. You have one try at each, with your account or as a guest of this browser; what is begun before the end counts if it is finished within a day after it.
contests-deal = Deal { $number }
contests-end = End it now
contests-end-sure = Really end it? It cannot be undone
contests-ended = It is ended: nobody can begin any more. What was begun can be finished for one more day; then everybody sees all results.
contests-ended-closed = It is ended, and nobody was playing any more: everybody sees all results, and what proves the deals stands above.
contests-link = The link
contests-link-told = Whoever has it can play; it shows nothing of how you played.
contests-begin = Begin
contests-results = Results
contests-table = Table of results
contests-later-challenge = The results are shown when your own try has ended.
contests-later-tournament = The results of a deal are shown when your own try at it has ended, and all of them when the tournament is over.
contests-nobody = Nobody has played yet.
contests-place = Place
contests-player = Player
contests-total = Total
contests-mean = Mean
contests-finished = Finished
contests-of = { $finished } of { $count }
contests-how-points = Whoever has more points is first; a deal that is not finished counts nothing. The mean is shown with the range in which it lies 95 times out of 100. Both look at the deals that you may see.
contests-how = Whoever has won more deals is first, then whoever has more points; a deal that is not finished counts nothing. The mean is shown with the range in which it lies 95 times out of 100. Both look at the deals that you may see.
contests-csv = Save as a table
contests-state-none = –
contests-state-running = begun
contests-state-finished = finished
contests-state-given-up = given up
contests-beside = Side by side
contests-whom = Compare with
contests-proof-told = Everything that is drawn follows from the seed. Its fingerprint, the commitment (SHA-256), stands here from the beginning and fits no other seed; the seed itself is shown when all is over. With both every draw can be checked.
contests-chance = The programs answer the same moves in the same way at every try. In the game that was sent they may have chosen otherwise where they choose by chance.
