### Die Partie des Tages: die von heute, der Kalender und die Ergebnisse eines Tages.

daily-title = Partien des Tages
daily-told = Jeden Tag eine Partie für jedes Spiel, für alle gleich ausgeteilt. Du hast einen Versuch, der zählt.
daily-who = Ein Tag geht von Mitternacht bis Mitternacht in UTC, und ein Versuch, der vor Mitternacht begonnen wurde, zählt, wenn er binnen eines Tages beendet ist. Dein Versuch gehört zu deinem Konto oder, wenn du Gast bist, zu diesem Browser; wenn du dich anmeldest, kommt er mit.
daily-to-today = Heute
daily-puzzles = Rätsel
daily-rating = Deine Wertung
daily-campaign = Kampagne
daily-matches = Herausforderungen und Turniere
daily-to-day = Alle Spiele dieses Tages
daily-opening = Die Partien werden geöffnet …
daily-none = Für diesen Tag gibt es keine Partien.
daily-ends = Die nächsten Partien kommen in { $time }.
daily-streak = { $count ->
    [0] Gestern und heute hast du nicht gespielt; deine längste Reihe sind { $longest } Tage.
    [one] Ein Tag in Folge; am meisten waren es { $longest }.
   *[other] { $count } Tage in Folge; am meisten waren es { $longest }.
  }
daily-against = gegen { $name }
daily-people = { $count ->
    [0] Noch niemand hat es versucht.
    [one] Bisher ein Versuch
   *[other] Bisher { $count } Versuche
  }
daily-people-closed = { $count ->
    [0] Niemand hat es versucht.
    [one] Ein Versuch
   *[other] { $count } Versuche
  }
daily-begin = Meinen einen Versuch beginnen
daily-go-on = Meinen Versuch fortsetzen
daily-results = Ergebnisse
daily-more = Mehr darüber
daily-given-up = Diesen Versuch hast du aufgegeben.
daily-won = { $points }, gewonnen
daily-lost = { $points }, verloren

# The calendar
daily-calendar = Vergangene Tage
daily-calendar-told = Alle Partien bleiben hier zum Üben. Ein voller Punkt ist ein Spiel, das du an diesem Tag beendet hast.
daily-not-played = nicht gespielt
daily-earlier = Frühere Tage
daily-coming = Zusagen für die kommenden Tage
daily-coming-told = Was an den nächsten Tagen ausgeteilt wird, steht schon fest. Jede Zahl ist der SHA-256 eines geheimen Startwerts; wenn der Tag vorbei ist, steht der Startwert hier, und beide beweisen, dass niemand etwas geändert hat.
daily-day = Tag
daily-game = Spiel
daily-commitment = Zusage

# Results
daily-place = { $count ->
    [one] Das einzige Ergebnis bisher
   *[other] Platz { $place } von { $count }
  }
daily-better = Besser als { $percent } % der anderen
daily-late = Dieser Versuch wurde zu spät beendet, um zu zählen.
daily-practise = Diese Partie üben
daily-replay = Zug für Zug
daily-results-later = Die Ergebnisse siehst du, wenn dein eigener Versuch zu Ende ist, und alle sehen sie, wenn der Tag vorbei ist.
daily-curve = Alle Ergebnisse
daily-nobody = Noch niemand hat einen Versuch beendet.
daily-key-own = dein Ergebnis
daily-key-lost = verloren
daily-as-table = Als Tabelle
daily-points = Punkte
daily-column-people = Leute
daily-column-won = Gewonnen
daily-column-lost = Verloren
daily-programs = Was die Programme daraus machten
daily-programs-told = Jedes Programm hat dieselbe Partie einmal gespielt, ohne zu wissen, was kommt.
daily-you = Du
daily-computing = { $count ->
    [one] Ein weiteres Ergebnis wird noch berechnet …
   *[other] { $count } weitere Ergebnisse werden noch berechnet …
  }
daily-best = { $points ->
    [one] 1 Punkt war möglich.
   *[other] { $points } Punkte waren möglich.
  }
daily-best-proven = Niemand hätte mehr haben können.
daily-best-bound = Das ist das Beste, was eine Suche fand, die alles Gezogene kannte; mehr als { $points } sind bewiesen unmöglich.
daily-best-found = Das ist das Beste, was jemand geschafft hat oder eine Suche gefunden hat.
daily-best-later = Was im besten Fall möglich war, steht hier, wenn der Tag vorbei ist.

# The proof
daily-proof = Wurde ehrlich ausgeteilt?
daily-proof-told = Die Zusage ist der SHA-256 des Startwerts, aus dem alles gezogen wird. Sie war öffentlich, bevor jemand spielte, und der Startwert wird veröffentlicht, wenn der Tag abgeschlossen ist: Dann stehen beide in der Aufzeichnung jedes Versuchs, und „townwright verify“ beweist jede Ziehung.
daily-made = Zusage öffentlich seit
daily-seed = Startwert
daily-seed-later = Wird veröffentlicht, wenn niemand mehr daran spielt, spätestens am { $time } UTC.

# Sharing
daily-share = Teilen
daily-share-title = Townwright, Partie des Tages
daily-share-streak = { $count } Tage in Folge
daily-copy = Den Text kopieren
daily-copied = Der Text ist kopiert.
daily-picture = Ein Bild speichern
daily-picture-failed = Dieser Browser kann das Bild nicht zeichnen.

# Challenges and tournaments
contests-title = Herausforderungen und Turniere
contests-told = Spiele, was andere gespielt haben: Für alle wird genau gleich ausgeteilt, und danach siehst du beide Partien nebeneinander.
contests-all = Alle meine
contests-opening = Einen Augenblick …
contests-challenge = Jemanden herausfordern
contests-challenge-told = Spiele eine Partie allein oder gegen Programme zu Ende; dann kannst du sie als Herausforderung senden. Partien mit anderen Leuten, mit eigenen Plättchen oder Karten, die Partien des Tages und solche, die aus einer anderen hervorgingen, lassen sich nicht senden.
contests-tournament = Turnier
contests-tournament-told = Mehrere neue Partien für eine Gruppe: Alle, die den Link haben, spielen sie bis zum Ende, wann sie mögen.
contests-new = Neues Turnier
contests-name = Name des Turniers
contests-programs = Programme, die mitspielen
contests-deals = Partien (2 bis 20)
contests-days = Tage (1 bis 90)
contests-make = Das Turnier anlegen
contests-mine = Die ich angelegt habe oder spiele
contests-none = Noch keine.
contests-progress = { $finished } von { $count } gespielt
contests-people = { $count ->
    [0] noch hat niemand gespielt
    [one] eine Person spielt mit
   *[other] { $count } Leute spielen mit
  }
contests-until = Beginnen kann man bis { $time }.
contests-over = Es ist vorbei.
contests-from = Eine Herausforderung von { $name }
contests-yours = Deine Herausforderung
contests-by = von { $name }
contests-somebody = jemand
contests-challenge-rules = Alle spielen dieselbe Partie, ohne zu wissen, was kommt. Du hast einen Versuch, mit deinem Konto oder als Gast dieses Browsers; wenn er zu Ende ist, siehst du, wie die anderen gespielt haben.
contests-tournament-rules = { $count } Partien, für alle gleich ausgeteilt. Du hast je einen Versuch, mit deinem Konto oder als Gast dieses Browsers; was vor dem Ende begonnen wurde, zählt, wenn es binnen eines Tages danach beendet ist.
contests-deal = Partie { $number }
contests-end = Jetzt beenden
contests-end-sure = Wirklich beenden? Das lässt sich nicht zurücknehmen
contests-ended = Es ist beendet: Niemand kann mehr beginnen. Was begonnen wurde, kann noch einen Tag lang zu Ende gespielt werden; danach sehen alle sämtliche Ergebnisse.
contests-ended-closed = Es ist beendet, und niemand spielte mehr: Alle sehen sämtliche Ergebnisse, und oben steht, was die Partien beweist.
contests-link = Der Link
contests-link-told = Wer ihn hat, kann spielen; er zeigt nichts davon, wie du gespielt hast.
contests-begin = Beginnen
contests-results = Ergebnisse
contests-table = Tabelle der Ergebnisse
contests-later-challenge = Die Ergebnisse siehst du, wenn dein eigener Versuch zu Ende ist.
contests-later-tournament = Die Ergebnisse einer Partie siehst du, wenn dein eigener Versuch daran zu Ende ist, und alle, wenn das Turnier vorbei ist.
contests-nobody = Noch hat niemand gespielt.
contests-place = Platz
contests-player = Wer
contests-total = Summe
contests-mean = Mittel
contests-finished = Beendet
contests-of = { $finished } von { $count }
contests-how-points = Wer mehr Punkte hat, ist vorn; eine Partie, die nicht beendet ist, zählt nichts. Das Mittel steht mit dem Bereich, in dem es in 95 von 100 Fällen liegt. Beide sehen auf die Partien, die du sehen darfst.
contests-how = Wer mehr Partien gewonnen hat, ist vorn, dann wer mehr Punkte hat; eine Partie, die nicht beendet ist, zählt nichts. Das Mittel steht mit dem Bereich, in dem es in 95 von 100 Fällen liegt. Beide sehen auf die Partien, die du sehen darfst.
contests-csv = Als Tabelle speichern
contests-state-none = –
contests-state-running = begonnen
contests-state-finished = beendet
contests-state-given-up = aufgegeben
contests-beside = Nebeneinander
contests-whom = Vergleichen mit
contests-proof-told = Alles, was gezogen wird, folgt aus dem Startwert. Sein Fingerabdruck, die Zusage (SHA-256), steht hier von Anfang an und passt zu keinem anderen; der Startwert selbst erscheint, wenn alles vorbei ist. Mit beiden lässt sich jede Ziehung nachprüfen.
contests-chance = Die Programme antworten bei jedem Versuch gleich auf die gleichen Züge. In der gesendeten Partie können sie anders gewählt haben, wo sie nach Zufall wählen.
