### Was an jedem Tisch und beim Nachspielen steht, welches Spiel auch darauf liegt.

## Ein Tisch

page-laying-table = Der Tisch wird gedeckt …
page-refused = Das ging nicht:
page-seat = Platz { $seat }
page-name-shared = { $name } { $number }
page-seats = Wer mitspielt
page-seat-open = freier Platz
page-seat-acts = überlegt
page-seat-you-acts = du bist dran
page-thinking-since = Seit { $time }.
page-thinking-anew = Der erste Zug dauert am längsten: Das Programm wird vorbereitet.
page-seat-done = ist fertig
page-seat-you-done = du bist fertig
page-seat-wait = wartet
page-seat-you-wait = du wartest
page-seat-away = ist nicht da
page-seat-still = am Tisch
page-seat-late = hat keine Zeit mehr
page-seat-left = noch { $time }
page-seat-bot = Ein Programm spielen lassen
page-you = du
page-program = Computer
page-name-yourself = Wähle deinen Namen
page-goal-bot = { $name } spielt der Computer und kommt meist auf etwa { $points }.
page-watching = { $count ->
    [one] eine Person sieht zu
   *[other] { $count } Personen sehen zu
  }
page-only-here = Dieser Link öffnet sich nur auf diesem Rechner. Für andere Geräte muss Townwright für euer Netz geöffnet sein: siehe Anleitung für Gastgeber.
page-link-until = Er gilt bis { $when }.
page-qr = Derselbe Link als QR-Code
page-copy = Kopieren
page-copied = Kopiert
page-replay = Nachspielen
page-review = Rückschau
page-picture = Bild
page-record = Aufzeichnung herunterladen
page-hint = Tipp
page-hint-do = Zeig es mir
page-hint-thinks = Denkt nach …
page-hint-thinking = Der Ratgeber denkt nach …
page-typed = Zug eintippen
page-typed-label = In Notation, zum Beispiel { $example }
page-typed-send = Spielen
page-propose-undo = Meinen letzten Zug zurücknehmen

## Der Zug und das Ende

page-show-me-not = Jetzt nicht
page-goal = Das Ziel
page-goal-good = Anfänger kommen auf etwa { $low }, gute Spieler auf { $high }.
page-turn-of = { $name } ist am Zug
page-turn-yours = Du bist am Zug
page-turn-several = { $count } sind am Zug
page-counting = Die Punkte werden gezählt
page-count-next = Weiter
page-count-skip = Überspringen
page-count-finish = Schließen
page-you-won = Du hast gewonnen
page-course = So lief es
page-course-points = Punkte
page-course-of = { $name }: { $end } am Ende, { $most } höchstens
page-course-all = { $end } am Ende, { $most } höchstens
page-take-back = Zurück{ "\u00AD" }nehmen

## Züge der anderen

page-playback = Ein Zug von jemand anderem
page-playback-look = Zum Brett
page-playback-skip = Sofort zeigen
page-pace = Züge der anderen
page-pace-at-once = sofort
page-pace-quick = schnell
page-pace-calm = ruhig
page-pace-slow = langsam
page-seat-waits = wartet auf jemanden
