### Rätsel: die Liste, und eines davon auf seinem Tisch.

puzzles-title = Rätsel
puzzles-told = Stellungen aus echten Partien. Jede Lösung ist bewiesen, weil alles ausprobiert wurde: Was ebenso viel bringt, ist richtig, und mehr bringt nichts.
puzzles-opening = Die Rätsel werden ausgelegt …
puzzles-progress = { $tried ->
    [0] { $count } Rätsel; du hast noch keines versucht.
   *[other] { $solved } von { $tried } versuchten gelöst; es gibt { $count }.
  }
puzzles-today-is = Das Rätsel von heute ist
puzzles-today = Rätsel des Tages
puzzles-today-solved = Rätsel des Tages: gelöst
puzzles-another = Ein anderes
puzzles-one = { $game }: Rätsel { $number }
puzzles-asked = Was gefragt ist
puzzles-solved = Gelöst!
puzzles-shown = So geht es zum Beispiel.
puzzles-yours = Dieses Rätsel hast du schon gelöst.
puzzles-rate = { $people ->
    [one] Bisher wurde eine erste Antwort gezählt.
   *[other] { $first } von { $people } haben es mit ihrer ersten Antwort gelöst.
  }
puzzles-next = Nächstes Rätsel
puzzles-restart = Von vorn
puzzles-show = Zeig mir die Lösung

# Looking for one
puzzles-difficulty-easy = leicht
puzzles-difficulty-fair = mittel
puzzles-difficulty-hard = schwer
puzzles-difficulty-very-hard = sehr schwer
puzzles-find = Alle Rätsel
puzzles-find-told = Wie schwer ein Rätsel ist, sagt der Anteil der Leute, die es mit der ersten Antwort lösen. Bis viele es versucht haben, steht es dort, wo die Zahl der möglichen und der richtigen Züge es vermuten lässt.
puzzles-filter-game = Spiel
puzzles-filter-difficulty = Wie schwer
puzzles-any-difficulty = Alle
puzzles-filter-yours = Du hast es
puzzles-any-yours = Alle
puzzles-yours-untried = nicht versucht
puzzles-yours-tried = noch nicht gelöst
puzzles-yours-solved = gelöst
puzzles-order = In dieser Reihenfolge
puzzles-order-number = nach Nummern
puzzles-order-easiest = die leichtesten zuerst
puzzles-order-hardest = die schwersten zuerst
puzzles-found = { $count ->
    [0] So ein Rätsel gibt es nicht.
    [one] Ein Rätsel
   *[other] { $count } Rätsel
  }
puzzles-number = Rätsel { $number }
puzzles-share = { $first } von { $people } gleich gelöst
puzzles-nobody = noch keine Antwort gezählt
puzzles-more = Mehr Rätsel
puzzles-to-all = Alle Rätsel
puzzles-own = Aus deinen eigenen Partien
puzzles-own-told = Die Rückschau auf eine beendete Partie findet die Momente, die dich am meisten gekostet haben, und lässt sie dich auf dem echten Tisch noch einmal versuchen. Von deinen Partien führen die mit einer Rückschau dorthin.
puzzles-own-link = Zu deinen Partien
