### All own games that have ended, and what their results tell.

history-title = Your games
history-told = Every game that you have finished here. They belong to your account, or to this browser if you are a guest; whoever makes an account takes them along.
history-rating = Your rating
history-opening = Your games are opened …
history-none = There are no such games yet.
history-earlier = Earlier games
history-filter-game = Game
history-filter-all = All games
history-filter-company = Played
history-company-any = in any way
history-company-alone = alone
history-company-bots = against programs
history-company-people = with other people
history-company-daily = as a game of the day
history-games = Finished games
history-when = When
history-game = Game
history-others = With
history-points = Points
history-rank = Rank
history-cost = Lost by moves
history-look = Look at it
history-daily = Game of the day
history-nobody = somebody who has left
history-given-up = given up
history-won = won
history-lost = lost
history-replay = Replay
history-learn = Try again
history-review = Review

# Statistics
history-statistics = What they tell
history-played = Games
history-mean = Mean
history-best = Best
history-rated = Rating
history-wins = Won
history-count = Games
history-as-table = As a table
history-better = You are getting better: the last ten games have { $recent } points on the average, those before them { $earlier }.
history-not-better = The last ten games have { $recent } points on the average, those before them { $earlier }.
history-trend = Your results in the order of time, from { $first } points to { $last }
history-distribution = All results
history-parts = What the points came from, on the average
history-lost-points = { $count ->
    [one] One game was reviewed: moves lost { $cost } points, draws gave { $luck }.
   *[other] { $count } games were reviewed: on the average moves lost { $cost } points, draws gave { $luck }.
  }
history-device = On this device
history-device-told = These games lie in this browser. You can send them to the server: a game that has ended is kept there, one that has not goes on there with new draws. They count for no statistics, since another dealer has dealt them.
history-device-alone = These games lie in this browser and go on without a server. Statistics and a rating are kept by a server only, since on one's own device the draws could be looked up.
history-device-over = ended
history-device-running = not ended yet
history-open = Open
history-send = Send to the server
history-sent = Open it on the server
history-take = Take along
history-taken = On this device
