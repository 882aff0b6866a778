### The picture of a finished game, to send to friends or to keep.

picture-title = A picture of this game
picture-of = { $game }: the finished game as a picture
picture-send = Send
picture-save = Save the picture
picture-failed = The picture could not be made here.
picture-more = and { $count } more
