### Die Lektionen.

learn-told = Kurze Lektionen am echten Tisch: Du handelst, und ein falscher Zug wird erklärt und zurückgenommen.
learn-finished = geschafft
learn-step = Schritt { $at } von { $of }
learn-show-me = Zeig es mir
learn-on = Weiter
learn-set-back = Der Tisch wurde auf den der Lektion zurückgestellt.
learn-more = Lektionen
learn-back = Ein Schritt zurück
learn-read-first = Lies das zuerst, dann bist du dran.
learn-over = Hier endet die Lektion. Spiele eine Partie oder lerne mehr.
