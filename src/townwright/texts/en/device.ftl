### Games on this device, without a server.

device-told = You play on this device. Your games stay in this browser, and nobody else needs to be reached.
device-offer = This device can play by itself: alone, with friends beside you, and against programs.
device-offer-not-kept = This device could play by itself, but it has never fetched what it needs. Play on this device once while you are online; from then on it works anywhere.
device-choose = On this device, without a server
device-works = The rules can be read here all the same, and the companion calls tiles and keeps bars.
device-bots = Other programs would need more than two seconds for a move on a device. They play where a server thinks for them.
device-begin = Play on this device
device-back = Back to the server
device-comes = The game comes onto this device: { $here } of { $all } MB. The next time it will be here already.
device-starts = The game starts …
device-not-fetched = The game could not be downloaded completely. Your games are safe. Try again when the connection is better.
device-not-started = The game does not start in this browser; perhaps there is too little memory. Your games are safe. Close other tabs and try again.
