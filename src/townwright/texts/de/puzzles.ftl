### Rätsel: die Liste, und eines davon auf seinem Tisch.

puzzles-title = Rätsel
puzzles-told = Stellungen aus echten Partien. Jede Lösung ist bewiesen, weil alles ausprobiert wurde: Was ebenso viel bringt, ist richtig, und mehr bringt nichts.
puzzles-opening = Die Rätsel werden ausgelegt …
puzzles-progress = { $tried ->
    [0] { $count } Rätsel; du hast noch keines versucht.
   *[other] { $solved } von { $tried } versuchten gelöst; es gibt { $count }.
  }
puzzles-today = Rätsel des Tages
puzzles-today-solved = Rätsel des Tages: gelöst
puzzles-another = Ein anderes
puzzles-one = { $game }: Rätsel { $number }
puzzles-asked = Was gefragt ist
puzzles-solved = Gelöst!
puzzles-shown = So geht es zum Beispiel.
puzzles-yours = Dieses Rätsel hast du schon gelöst.
puzzles-rate = { $people ->
    [one] Du bist der erste Mensch, der es versucht.
   *[other] { $first } von { $people } haben es mit ihrer ersten Antwort gelöst.
  }
puzzles-next = Nächstes Rätsel
puzzles-restart = Von vorn
puzzles-show = Zeig mir die Lösung
