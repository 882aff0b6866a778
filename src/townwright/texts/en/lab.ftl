### What runs in the reader's own browser: Python beside the rules, and the proof of a deal.

lab-title = Laboratory
lab-told = The rules of these games are written in Python, and your browser can run it. Try things out: what a move does, how programs play, how the dealer draws. Nothing leaves this device.
lab-cell = Section { $number }
lab-output = What section { $number } says
lab-run = Run
lab-running = It runs …
lab-stop = Stop
lab-stopped = It was stopped. What sections have named is forgotten.
lab-remove = Remove
lab-add = Empty section
lab-example-moves = Example: moves
lab-example-play = Example: a game
lab-example-bots = Example: two programs
lab-example-deal = Example: the dealer
lab-bounds = Ctrl and Enter runs a section. Sections know what earlier ones have named. Of what one says the first 20,000 characters are shown.
fair-title = Is the deal fair?
fair-told = Before a game the dealer chooses a key, which fixes the order of everything that will be drawn, and shows only its seal. When the game has ended, the key is shown. Whoever has both can work out every draw again. This page does so on your own device, with the same program that deals; no server is asked.
fair-take = Drop the record of a finished game here, or paste it
fair-file = Choose a file
fair-prove = Prove it
fair-working = The draws are worked out …
fair-holds = { $draws ->
    [one] The deal is fair: the key has the seal, and the one draw comes from it.
   *[other] The deal is fair: the key has the seal, and all { $draws } draws come from it.
}
fair-unsealed = { $draws ->
    [one] The one draw comes from the key. But this record tells no seal, so nothing shows that the key was chosen before the game.
   *[other] All { $draws } draws come from the key. But this record tells no seal, so nothing shows that the key was chosen before the game.
}
fair-wrong-seal = The key does not have the seal that was shown before the game.
fair-wrong-draw = Draw number { $number } does not come from the key: the record draws { $drawn }, but the key deals { $dealt }.
fair-seal = The seal, shown before the game
fair-no-seal = The record does not tell it.
fair-key = The key, shown after the game
fair-seal-again = The seal of this key, worked out here (SHA-256)
fair-same = the same
fair-other = not the same
fair-draws = The draws
fair-how = The key, the name of the stream, the number of the draw and that of the attempt make one large number (HMAC-SHA-256). Divided by how many things could be drawn, it leaves a rest: the place of what is drawn, counted from 0.
fair-draw = Draw
fair-message = Stream, draw, attempt
fair-number = Large number
fair-rest = Rest
fair-rest-of = { $place } of { $outcomes }
fair-drawn = Drawn
fair-left = { $left ->
    [one] One more draw comes after it; it would prove nothing.
   *[other] { $left } more draws come after it; they would prove nothing.
}
