text-too-large = Der Text ist länger als die { $largest } Bytes, die höchstens gelesen werden.
text-not-utf8 = Die Zeile ist kein Text in UTF-8.
seed-unreadable = Ein Startwert besteht aus 64 hexadezimalen Ziffern; „{ $seed }“ tut das nicht.
commitment-broken = Der Startwert passt nicht zur Zusage { $commitment }.
draw-not-dealt = Die Aufzeichnung zieht { $drawn }, der Startwert gibt aber { $dealt }.
game-unknown = Es gibt kein Spiel „{ $name }“; es gibt { $names }.
record-of-no-game = Das ist keine Aufzeichnung von { $names }.
file-unreadable = Die Datei lässt sich nicht lesen: { $reason }.
file-missing = es gibt keine dieses Namens
file-is-folder = sie ist ein Ordner
file-no-file = sie ist eine Leitung oder ein Gerät; leite den Inhalt zur Standardeingabe und schreib - dafür
file-not-yours = du darfst sie nicht öffnen
components-of-no-game = Das ist kein Spielmaterial von { $names }.
seed-missing = Die Aufzeichnung enthält keinen Startwert; er wird gezeigt, wenn das Spiel zu Ende ist.
commitment-other = Die Aufzeichnung enthält die Zusage { $held }, nicht { $given }.
option-unreadable = „{ $option }“ ist keine Einstellung oder steht doppelt; schreibe NAME=WERT.
