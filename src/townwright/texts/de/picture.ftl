### Das Bild eines Spiels, das zu Ende ist: zum Weitergeben oder Behalten.

picture-title = Ein Bild von diesem Spiel
picture-of = { $game }: das Spiel an seinem Ende als Bild
picture-send = Weitergeben
picture-save = Bild speichern
picture-failed = Das Bild ließ sich hier nicht malen.
picture-more = und { $count } weitere
