### How well somebody plays, beside programs and others.

ratings-title = Your rating
ratings-told = A rating says how well you play, on one scale with the programs: 0 is whoever moves at random, and 400 points more mean ten wins to one on the same deal. The range tells how sure that is.
ratings-how = How it is found
ratings-how-same-deal = Luck is left out as far as possible: points count, not only who was ahead. A game of the day counts when its day is over: then what you made of it is compared with what the programs and everybody else made of the same draws. In other games you are compared with whoever sat at the table. A lost game counts by how far it came.
ratings-how-counts = Games count that were finished from the beginning in a way to play that is named below. Games with pieces of your own, with hints, with a deal that you could know, games that a program played for somebody for a while, challenges, tournaments, practice and games given up do not count. Where one plays against each other, nor do games against somebody far weaker or stronger.
ratings-how-safe = Nobody loses rating because a connection breaks or a server stops: what is not finished does not count.
ratings-opening = Your ratings are opened …
ratings-own = Where you stand
ratings-none = You have no rating yet. Finish a game of the day, a game alone, or one against programs or people.
ratings-range = { $count ->
    [one] between { $low } and { $high } with 95 % certainty, after one game
   *[other] between { $low } and { $high } with 95 % certainty, after { $count } games
  }
ratings-unsure = Still unsure: every game makes the range smaller.
ratings-between = You play about as well as { $below } and { $above }.
ratings-above = You play better than { $below }, the strongest program.
ratings-below = The weakest program is { $above }.
ratings-trend = Your rating after each game, from { $first } to { $last }
ratings-as-table = As a table
ratings-game = Game
ratings-rating = Rating
ratings-bounds = Range
ratings-programs = The programs
ratings-programs-told = As they were measured on many deals that all of them played.
ratings-program = Program
ratings-you = You

# Boards
ratings-boards = Boards
ratings-boards-told = Nobody is seen on a board who has not asked for it. Everybody decides whether they appear, to whom and under which name, and can change that at any time.
ratings-seen = How you are seen
ratings-seen-now = This is how you are seen.
ratings-seen-not = Nobody sees you on a board.
ratings-name = Your name on boards
ratings-seen-everybody = on the board of this server
ratings-seen-friends = on the boards of people with whom I have finished a game
ratings-save = Save
ratings-saved = Saved.
ratings-board = Board
ratings-board-everybody = this server
ratings-board-friends = people I have played with
ratings-friends-told = Whoever has finished a game with you stands here, if both of you have ticked it above.
ratings-kind = Game
ratings-board-ratings = Ratings
ratings-board-daily = Games of the day, last 30 days
ratings-board-empty = Nobody stands here yet.
ratings-place = Place
ratings-who = Name
ratings-games = Games
ratings-better = Better than
ratings-tries = Deals
ratings-streak = Days in a row
ratings-order = In the order of what is sure: the lower end of the range decides. On the board of a server one needs five games.
ratings-groups = Groups
ratings-groups-told = A group has a board of its own. Whoever has its link can join, up to 100 people; all in it see each other under the names that they chose.
ratings-group-name = Name of a new group
ratings-make = Make a group
ratings-group-made = The group is there; send its link to whom you like.
ratings-invited = { $count ->
    [one] You are invited to the group “{ $name }”, which has one member.
   *[other] You are invited to the group “{ $name }”, which has { $count } members.
  }
ratings-join = Join
ratings-group-joined = You are in.
ratings-members = { $count ->
    [one] one member
   *[other] { $count } members
  }
ratings-link = Link to join
ratings-leave = Leave
ratings-group-left = You have left the group.
ratings-close = Close the group
ratings-close-sure = Really close it for all?
ratings-group-closed = The group is closed.
