### What only the home page says.

page-hero = What shall we build today?
page-hero-line = City-building board games, exactly by their rules: alone, with friends, or against the computer.
page-play-alone = you and the computer
page-play-goal = you alone, against the goal
page-game-soon = Moves in soon
page-continue = Continue
page-lobby = Open tables
page-finished = Finished games
page-best = Your best games alone
page-best-lost = lost
page-best-played = { $count } games in all
page-doors = More
page-list-ended = finished
page-list-more-seats = { $count ->
    [one] and one more seat
   *[other] and { $count } more seats
  }
page-list-open-some = has free seats
page-list-running = running
page-list-your-turn = your turn
page-list-open = { $count ->
    [one] one free seat
   *[other] { $count } free seats
  }
page-offline-told = You are offline. Your games are safe at the server and wait until you are back.
