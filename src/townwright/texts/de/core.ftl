text-too-large = Der Text ist { $size } Bytes lang; gelesen werden höchstens { $largest }.
text-not-utf8 = Die Zeile ist kein Text in UTF-8.
seed-unreadable = Ein Startwert besteht aus 64 hexadezimalen Ziffern; „{ $seed }“ tut das nicht.
commitment-broken = Der Startwert passt nicht zur Zusage { $commitment }.
draw-not-dealt = Die Aufzeichnung zieht { $drawn }, der Startwert gibt aber { $dealt }.
game-unknown = Es gibt kein Spiel „{ $name }“; es gibt { $names }.
record-of-no-game = Das ist keine Aufzeichnung von { $names }.
