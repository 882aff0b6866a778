### Was an jedem Tisch und beim Nachspielen steht, welches Spiel auch darauf liegt.

## Ein Tisch

page-laying-table = Der Tisch wird gedeckt …
page-table-unreachable = Gerade keine Verbindung. Der Tisch liegt sicher auf dem Server und kommt von selbst wieder.
page-table-gone = Dieser Tisch lässt sich nicht zeigen
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
page-sit = Platz nehmen
page-you = du
page-you-are = Du spielst als { $name }.
page-spectator = Du siehst bei diesem Spiel zu.
page-watching = { $count ->
    [one] eine Person sieht zu
   *[other] { $count } Personen sehen zu
  }
page-waiting = { $count ->
    [one] Ein Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
  }
page-send-away = { $name } wegschicken
page-get-up = Aufstehen
page-kept-by = { $name } spielt für dich.
page-kept = Platz { $seat } ist für dich frei.
page-come-back = Platz wieder einnehmen
page-cancel-table = Tisch abräumen
page-invite = Jemanden auf Platz { $seat } einladen
page-invite-link = Link für Platz { $seat }
page-invite-once = Der Link gibt diesen Platz der ersten Person, die ihn öffnet und sich setzt.
page-watch-link = Ein Link zum Zuschauen
page-only-here = Dieser Link öffnet sich nur auf diesem Rechner. Für andere Geräte: siehe Anleitung für Gastgeber.
page-watch-told = Wer diesen Link hat, darf zusehen, mehr nicht.
page-newer = Townwright wurde erneuert. Lade die Seite neu, wenn es dir passt.
page-reload = Neu laden
page-mirrored = Dieser Tisch ist noch in einem anderen Tab offen; beide zeigen dasselbe.
page-invited = { $host } lädt dich zu { $game } ein
page-invitation-gone = Diese Einladung gilt nicht mehr
page-link-until = Er gilt bis { $when }.
page-qr = Derselbe Link als QR-Code
page-copy = Kopieren
page-copied = Kopiert
page-pass = Gib das Gerät an { $name }
page-pass-told = Bitte nicht hinsehen, bis { $name } so weit ist.
page-pass-ready = Ich bin { $name }
page-at-this-table = An diesem Tisch
page-replay = Nachspielen
page-review = Rückschau
page-picture = Bild
page-record = Aufzeichnung herunterladen
page-to-rematch = Zur Revanche
page-daily-results = Wie war ich?
page-challenge = Als Herausforderung senden
page-contest-results = Wie waren die anderen?
page-again = Noch einmal
page-hint = Tipp
page-hint-thinking = Ein Programm denkt nach …
page-fair = Wurde ehrlich gemischt?
page-fair-told = Die Reihenfolge der Plättchen stand vorher fest. Diese Zahl ist ihr Siegel; am Ende steht der Schlüssel in der Aufzeichnung, und alle können sie prüfen.
page-fair-prove = Jede Ziehung nachrechnen
page-line-connecting = verbinde …
page-line-broken = keine Verbindung, neuer Versuch
page-line-saved = gespeichert
page-line-sending = wird gesendet …
page-line-not-saved = noch nicht gespeichert
page-typed = Zug eintippen
page-typed-label = In Notation, zum Beispiel { $example }
page-typed-send = Spielen
page-agree = Zustimmen
page-decline = Ablehnen
page-sure = Wirklich?
page-propose-undo = Meinen letzten Zug zurücknehmen
page-propose-rematch = Revanche
page-propose-abandon = Spiel aufgeben
page-propose-bot = Für { $name } ein Programm spielen lassen
page-offer-undo = { $who } möchte einen Zug zurücknehmen.
page-offer-rematch = { $who } möchte eine Revanche.
page-offer-abandon = { $who } möchte das Spiel hier beenden.
page-offer-bot = { $who } möchte für { $seat } ein Programm spielen lassen.
page-offer-waits = Warten auf { $who }.
page-somebody = Jemand
page-log = Was geschehen ist
page-log-notation = Auch die Notation zeigen
page-log-created = Der Tisch wurde gedeckt.
page-log-sat = { $who } hat Platz genommen.
page-log-bot-sat = { $who } hat Platz genommen.
page-log-left = { $who } ist aufgestanden.
page-log-began = Das Spiel hat begonnen.
page-log-acted = { $who } hat gezogen.
page-log-hidden = { $who } ist mit dieser Runde fertig.
page-log-dealt = Es wurde gezogen.
page-log-late = { $who } hat keine Zeit mehr.
page-log-offered-undo = { $by } möchte einen Zug zurücknehmen.
page-log-offered-rematch = { $by } möchte eine Revanche.
page-log-offered-bot = { $by } möchte für { $who } ein Programm spielen lassen.
page-log-offered-abandon = { $by } möchte das Spiel hier beenden.
page-log-agreed = { $by } hat zugestimmt.
page-log-declined = { $by } hat abgelehnt.
page-log-undone = Ein Zug wurde zurückgenommen.
page-log-rematched = Eine Revanche ist vereinbart.
page-log-ended-finished = Das Spiel ist aus.
page-log-ended-abandoned = Das Spiel wurde aufgegeben.
page-log-ended-cancelled = Der Tisch wurde abgeräumt.

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
page-course-money = Geld
page-course-happiness = Zufriedenheit
page-course-of = { $name }: { $end } am Ende, { $most } höchstens
page-course-all = { $end } am Ende, { $most } höchstens
page-take-back = Zurücknehmen

## Züge der anderen

page-playback = Ein Zug von jemand anderem
page-playback-look = Zum Brett
page-playback-skip = Überspringen
page-pace = Züge der anderen
page-pace-at-once = sofort
page-pace-quick = schnell
page-pace-calm = ruhig
page-pace-slow = langsam
page-branched = Geht ab Zug { $moves } einer Aufzeichnung mit neuen Ziehungen weiter und zählt nicht zu deinen besten Partien.
page-retried = Geht ab Zug { $moves } einer Aufzeichnung mit deren Ziehungen weiter und zählt nicht zu deinen besten Partien.
