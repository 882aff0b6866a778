### The campaign: ways to play a game one after the other, with stars.

campaign-title = Campaign
campaign-told = One scenario after the other, alone, each a little richer than the one before. Three stars wait in every one.
campaign-opening = The campaign is opened …
campaign-stars = { $won } of { $all } stars
campaign-rules = A star is given for a game that you begin here or anywhere else with the same set-up, play alone from its beginning, and finish. Stars for points ask for a table without hints, as the buttons here lay it; a move can be taken back until something new is revealed. The points are what Townwright's own programs usually make. Stars belong to your account, or to this browser if you are a guest; whoever makes an account takes them along.
campaign-star-finished = Finish the city: it is not lost before the end.
campaign-star-points = { $points ->
    [one] Finish with at least one point, without hints.
   *[other] Finish with at least { $points } points, without hints.
  }
campaign-star-won = You have this star.
campaign-star-open = You do not have this star yet.
campaign-best = { $count ->
    [one] Your city has { $points } points.
   *[other] Your best of { $count } games has { $points } points.
  }
campaign-played = { $count ->
    [one] You have played it once.
   *[other] You have played it { $count } times.
  }
campaign-play = Play
campaign-play-hard = Play it hard
campaign-gallery = Your gallery
campaign-city = { $points ->
    [one] One point
   *[other] { $points } points
  }
