### Die Lektionen.

learn-told = Kurze Lektionen am echten Tisch: Du handelst, und ein falscher Zug wird erklärt und zurückgenommen.
learn-finished = geschafft
learn-step = Schritt { $at } von { $of }
learn-show-me = Zeig es mir
learn-on = Weiter
learn-set-back = Ein neuer Anfang: Deine Züge waren in Ordnung, aber der nächste Schritt braucht ein vorbereitetes Brett.
learn-shown-anew = Auf deinem Brett geht das gerade nicht, darum hier auf einem anderen.
learn-shown-other = Dein Zug passt hier nicht, darum hier ein anderer.
learn-more = Lektionen
learn-back = Zum Satz davor
learn-play = { $bots ->
    [0] Jetzt spielen: du allein, gegen das Ziel
   *[other] Jetzt spielen: du und ein Computerspieler
  }
learn-signs = Bleib mit Finger oder Zeiger auf einem Zeichen: Es sagt, was es bedeutet.
learn-read-first = Lies das zuerst, dann bist du dran.
learn-over = Hier endet die Lektion. Spiele eine Partie oder lerne mehr.
