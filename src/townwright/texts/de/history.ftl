### Alle eigenen Partien, die zu Ende sind, und was ihre Ergebnisse sagen.

history-title = Deine Partien
history-told = Jede Partie, die du hier beendet hast. Sie gehören zu deinem Konto oder, wenn du Gast bist, zu diesem Browser; wer ein Konto anlegt, nimmt sie mit.
history-rating = Deine Wertung
history-opening = Deine Partien werden geöffnet …
history-none = Solche Partien gibt es noch nicht.
history-earlier = Frühere Partien
history-filter-game = Spiel
history-filter-all = Alle Spiele
history-filter-company = Gespielt
history-company-any = irgendwie
history-company-alone = allein
history-company-bots = gegen Programme
history-company-people = mit anderen Leuten
history-company-daily = als Partie des Tages
history-games = Beendete Partien
history-when = Wann
history-game = Spiel
history-others = Mit
history-points = Punkte
history-rank = Rang
history-cost = Durch Züge verloren
history-look = Ansehen
history-daily = Partie des Tages
history-nobody = jemand, der gegangen ist
history-given-up = aufgegeben
history-won = gewonnen
history-lost = verloren
history-replay = Wiederholung
history-learn = Noch einmal versuchen
history-review = Rückschau

# Statistics
history-statistics = Was sie sagen
history-played = Partien
history-mean = Mittel
history-best = Beste
history-rated = Wertung
history-wins = Gewonnen
history-count = Partien
history-as-table = Als Tabelle
history-better = Du wirst besser: Die letzten zehn Partien haben im Mittel { $recent } Punkte, die davor { $earlier }.
history-not-better = Die letzten zehn Partien haben im Mittel { $recent } Punkte, die davor { $earlier }.
history-trend = Deine Ergebnisse der Reihe nach, von { $first } Punkten bis { $last }
history-distribution = Alle Ergebnisse
history-parts = Woher die Punkte im Mittel kamen
history-lost-points = { $count ->
    [one] Zu einer Partie gibt es eine Rückschau: Züge verloren { $cost } Punkte, Ziehungen gaben { $luck }.
   *[other] Zu { $count } Partien gibt es eine Rückschau: Im Mittel verloren Züge { $cost } Punkte, Ziehungen gaben { $luck }.
  }
history-device = Auf diesem Gerät
history-device-told = Diese Partien liegen in diesem Browser. Du kannst sie an den Server schicken: Eine beendete Partie wird dort aufbewahrt, eine andere geht dort mit neuen Ziehungen weiter. In der Statistik zählen sie nicht, denn ein anderer Geber hat sie ausgeteilt.
history-device-alone = Diese Partien liegen in diesem Browser und gehen ohne Server weiter. Statistik und Wertung bewahrt nur ein Server auf, denn auf dem eigenen Gerät ließen sich die Ziehungen nachsehen.
history-device-over = beendet
history-device-running = noch nicht beendet
history-open = Öffnen
history-send = An den Server schicken
history-sent = Auf dem Server öffnen
history-take = Mitnehmen
history-taken = Auf diesem Gerät
