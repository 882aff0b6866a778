server-too-many = Das war zu viel auf einmal; versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  } wieder.
server-no-hint = Zu diesem Anfang weiß ich keinen Rat: Nimm ihn zurück und frag noch einmal.
server-review-failed = Diese Partie ließ sich nicht untersuchen.
server-hint-late = Es wurde nicht rechtzeitig ein Tipp gefunden.
server-hint-comes = Über den letzten Tipp wird noch nachgedacht.
server-not-components = Das ist kein Spielmaterial von { $game }.
server-own-private = Eigene Plättchen und Karten sind für private Tische.
server-record-rules = Diese Aufzeichnung ist nach Fassung { $rules } der Regeln.
server-branch-no-deal = Diese Aufzeichnung sagt nicht, was gezogen worden wäre.
server-branch-over = Nach { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
  } gibt es nichts mehr zu spielen.
server-branch-open = Sag, wer auf jedem Platz eines Spiels sitzt, das schon begonnen hat.
server-too-many-watch = Zu viele sehen zu; versuche es später wieder.
server-page-ahead = Diese Seite weiß mehr, als der Server gespeichert hat; lade sie neu.
server-no-table = Einen solchen Tisch gibt es für dich nicht.
server-table-damaged = Dieser Tisch ist beschädigt: Was von ihm gespeichert ist, ist nicht, was gespielt wurde; wer den Server betreibt, hat vielleicht eine Sicherung.
server-table-seed = Dieser Tisch ist beschädigt: Sein Startwert ist nicht der, auf den er sich festgelegt hat, darum wird nichts mehr ausgeteilt; wer den Server betreibt, hat vielleicht eine Sicherung.
server-no-session = Sag zuerst, wie du heißen möchtest.
server-cannot-save = Das kann im Augenblick nicht gespeichert werden.
server-failed = Auf dem Server ist etwas schiefgegangen.
server-not-found = Unter dieser Adresse gibt es nichts.
server-method = So wird diese Adresse nicht benutzt.
server-too-large = Das ist größer, als der Server liest.
server-headers-long = Die Kopfzeilen dieser Anfrage sind länger, als der Server liest.
server-request-late = Diese Anfrage kam nicht rechtzeitig ganz an.
server-unreadable = Der Server kann diese Anfrage nicht lesen.
server-no-json = Was diese Anfrage enthält, ist kein ganzes JSON.
server-field-unknown = „{ $field }“ ist hier kein Feld.
server-field-missing = Das Feld „{ $field }“ fehlt.
server-field-value = „{ $field }“ kann nicht { $given } sein.
server-field-text = „{ $field }“ muss ein Text sein.
server-field-number = „{ $field }“ muss eine ganze Zahl sein.
server-field-truth = „{ $field }“ muss wahr oder falsch sein (true oder false).
server-field-list = „{ $field }“ muss eine Liste sein.
server-field-object = „{ $field }“ muss ein Objekt mit Feldern sein.
server-field-most = „{ $field }“ kann höchstens { $bound } sein.
server-field-least = „{ $field }“ muss mindestens { $bound } sein.
server-field-long = „{ $field }“ kann höchstens { $bound } Zeichen haben.
server-field-short = „{ $field }“ muss mindestens { $bound } Zeichen haben.
server-field-many = „{ $field }“ kann höchstens { $bound ->
    [one] einen Eintrag
   *[other] { $bound } Einträge
  } haben.
server-field-few = „{ $field }“ muss mindestens { $bound ->
    [one] einen Eintrag
   *[other] { $bound } Einträge
  } haben.
server-field-range = „{ $field }“ ist nicht, was es sein muss.
server-frame-unreadable = Das ist keine der Nachrichten, die der Server kennt.
server-ticket = Die Eintrittskarte für diese Verbindung gilt nicht oder wurde schon benutzt.
server-for-members = Das ist für die, die am Tisch spielen.
server-host = Dieser Server heißt nicht „{ $host }“; wer ihn betreibt, nennt die Adresse, die Browser benutzen, mit --origin.
server-host-page = Hier ist ein Townwright, aber es heißt nicht „{ $host }“. Frag die Person, von der du diese Adresse hast, nach der richtigen. Wenn du es selbst betreibst, starte es mit --origin und der Adresse aus der Adresszeile deines Browsers.
server-origin = Diese Anfrage kommt von einer fremden Seite.
server-json = Eine Anfrage ist in JSON geschrieben.
server-open-tables = Beende zuerst einige deiner { $tables } offenen Tische.
server-too-many-seats = Dieses Spiel hat { $seats ->
    [one] einen Platz
   *[other] { $seats } Plätze
  }.
server-friend-name = Sag, wie dein Freund oder deine Freundin heißt.
server-invitation-gone = Dieser Link wurde benutzt oder zurückgezogen, ist zu alt oder war nie einer.
server-record-long = Eine Aufzeichnung mit mehr als { $most } Schritten wird nicht gezeigt.
server-no-bot = Kein Bot heißt „{ $name }“.
server-has-account = Du hast schon ein Konto.
server-wrong-login = Der Name oder das Passwort stimmt nicht.
server-for-accounts = Das ist für die, die ein Konto haben.
serve-origin-unreadable = { $name }: „{ $text }“ ist keine Adresse eines Servers; schreibe https://games.example.
serve-origin = { $name }: { $text } steht nicht so da, wie Browser es schreiben; schreibe { $meant }.
serve-variable = Warnung: { $name } ist keine Einstellung des Servers und ändert nichts.
serve-variable-near = Warnung: { $name } ist keine Einstellung des Servers und ändert nichts; { $near } ist eine.
serve-secret-file = { $name } nennt { $path }; die Datei lässt sich nicht lesen: { $why }
serve-cannot-listen = Auf { $where } lässt sich nicht lauschen: { $why }; nenne mit --port einen anderen Port, oder 0 für einen freien.
serve-no-folder = In { $folder } lassen sich keine Spiele aufheben: { $why }; nenne mit --store einen anderen Ort.
serve-here = Townwright lauscht auf { $host } für { $names }; die Spiele liegen in { $store }; Strg-C beendet es.
serve-everywhere = Townwright lauscht auf Port { $port } jeder Adresse dieses Rechners: { $names }; die Spiele liegen in { $store }; Strg-C beendet es.
serve-proxy = { $name }: { $text } ist keine Adresse in Zahlen; schreibe 127.0.0.1 oder 10.0.0.0/8.
serve-workers = Mehrere Prozesse brauchen PostgreSQL: In SQLite schreibt nur einer; nimm --workers 1.
serve-untrusted-locks = Warnung: { $path } liegt auf { $kind }; dessen Sperren halten einen zweiten Server vielleicht nicht fern, und zwei Server an einer Datei verlieren Züge. Hebe die Spiele auf einer lokalen Platte oder in PostgreSQL auf.
serve-stopped = Beendet. Jeder bestätigte Zug ist gespeichert.
server-too-long = Das zu berechnen dauert hier zu lange.
server-too-much-memory = Das zu berechnen braucht hier zu viel Speicher.
server-too-deep = Das ist zu tief verschachtelt, um es hier zu berechnen.
server-busy = Der Server hat im Augenblick zu viel zu berechnen; versuche es bald wieder.
server-busy-with-yours = Der Server berechnet noch, worum du vorher gebeten hast; warte darauf.
server-stopping = Der Server hält an; versuche es gleich wieder.
server-being-played = Dieses Spiel wird hier noch gespielt; das geht, wenn es zu Ende ist.

## Auf einem Gerät, ohne Server

local-failed = Auf diesem Gerät ist etwas schiefgegangen.
local-needs-server = Das braucht einen Server; auf diesem Gerät geht es nicht.
local-nobody-else = An einen Tisch auf diesem Gerät kommt sonst niemand, und dort läuft keine Zeit.
local-no-seed = Diese Aufzeichnung nennt keinen Schlüssel: Ihr Spiel ist nicht zu Ende, oder es ging mit den Zügen eines anderen los.
local-slow-bot = „{ $name }“ denkt ohne Server zu lange nach; am stärksten spielt auf diesem Gerät „{ $strongest }“.
daily-closed = Dieser Tag ist vorbei; was ausgeteilt wurde, lässt sich nur noch üben.
daily-try-first = Geübt wird nach dem eigenen Versuch.
daily-no-day = „{ $text }“ ist kein Tag; schreibe ihn als 2026-11-16.
daily-no-review = Keine Partie des heutigen Tages wird ausgewertet, und keine, solange du sie spielst.
daily-no-deal = Für dieses Spiel gibt es an diesem Tag keine Partie.
daily-other-deal = Der Tisch spielt nicht, was an seinem Tag ausgeteilt wurde.
daily-other-day = Der Tisch wurde an einem anderen Tag aufgebaut.
daily-joined = Du hast dich inzwischen angemeldet; beginne mit deinem Konto.
daily-no-watching = Bei der Partie des Tages sieht niemand zu, bevor der Tag abgeschlossen ist.

# Challenges and tournaments
challenge-not-finished = Eine Partie lässt sich als Herausforderung senden, wenn sie zu Ende gespielt ist.
challenge-of-contest = Diese Partie wurde dir gesendet; gib denselben Link weiter.
challenge-daily = Die Partie eines Tages finden alle bei den Partien des Tages.
challenge-derived = Eine Partie, die aus einer anderen hervorging, lässt sich nicht als Herausforderung senden.
challenge-own-set = Eine Partie mit eigenen Plättchen oder Karten lässt sich nicht als Herausforderung senden.
challenge-older-rules = Diese Partie wurde nach älteren Regeln gespielt; dieselbe lässt sich nicht noch einmal spielen.
challenge-people = Als Herausforderung lässt sich nur eine Partie senden, die du von Anfang bis Ende allein oder gegen Programme gespielt hast.
contest-unknown = Diese Herausforderung oder dieses Turnier gibt es nicht.
contest-no-deal = Eine solche Partie gibt es hier nicht.
contest-over = Das ist vorbei; niemand kann mehr beginnen.
contest-not-yours = Nur wer es angelegt hat, kann es beenden.
contest-full = { $count } Leute machen schon mit, und mehr können es nicht.
contest-older-rules = Die Regeln haben sich seither geändert; niemand kann mehr beginnen.
challenge-too-many = Du hast { $count } Herausforderungen verschickt, die noch nicht vorbei oder keinen Tag alt sind.
contest-too-many = Du hast { $count } Turniere angelegt, die noch nicht vorbei oder keinen Tag alt sind.
contest-seats = { $seats ->
    [one] Dieses Spiel hat einen Platz; sage, welches Programm jeden außer einem spielt.
   *[other] Dieses Spiel hat { $seats } Plätze; sage, welches Programm jeden außer einem spielt.
  }
contest-play-first = Diese Partie gehört zu einer Herausforderung oder einem Turnier; spiele sie zuerst selbst.
contest-no-review = Diese Partie wird noch in einem Turnier oder von dir gespielt; ausgewertet wird sie danach.
contest-no-watching = Bei einem Versuch in einer Herausforderung oder einem Turnier sieht niemand zu, solange er läuft.

## Nachrichten über den eigenen Zug

notice-your-turn = Du bist am Zug
notice-stop = Keine Meldungen mehr
notice-confirm = Soll Townwright dir hier sagen, wenn du am Zug bist?
notice-mail = Du bist bei { $game } am Zug:
    { $link }

    So beendest du diese Mails:
    { $stop }
notice-mail-confirm = Jemand, der auf { $origin } spielt, möchte an dieser Adresse erfahren, wenn er am Zug ist.

    Bist du das, so bestätige es hier:
    { $link }

    Sonst tu nichts, und du hörst nichts von uns.

    Damit uns niemand mehr nach dir fragen lässt:
    { $never }
server-bad-endpoint = Das ist nicht die Adresse eines öffentlichen Push-Dienstes.
server-no-push = Dieser Server schickt keine Meldungen an Browser.
server-bad-push-keys = Das sind keine Schlüssel eines Browsers.
server-no-mail = Dieser Server verschickt keine Mails.
server-bad-address = Das ist keine Mailadresse.
server-mail-failed = Die Mail ließ sich nicht verschicken; versuche es später wieder.
server-mail-asked = Diese Adresse wurde im Lauf des letzten Tages gefragt oder will nicht gefragt werden; sieh dort nach unserer Mail.
server-mail-busy = In dieser Stunde wurden zu viele Adressen gefragt; versuche es in der nächsten wieder.
server-mail-link-gone = Dieser Link wurde schon benutzt, oder es gab ihn nie.
serve-smtp-origin = Mails enthalten Links, also braucht --smtp die Adresse dieses Servers: --origin https://games.example
serve-smtp-scheme = Die Adresse des Mailservers beginnt mit smtp:// oder smtps://, wie in smtp://BENUTZER:PASSWORT@RECHNER:PORT?from=ADRESSE
serve-smtp-host = Die Adresse des Mailservers nennt keinen Rechner oder keinen möglichen Port; schreibe sie wie smtp://BENUTZER:PASSWORT@RECHNER:PORT?from=ADRESSE
serve-smtp-from = Der Adresse des Mailservers fehlt, wer die Mails schickt: Sie endet mit ?from=ADRESSE, wie in smtp://BENUTZER:PASSWORT@RECHNER:PORT?from=ADRESSE
puzzle-unknown = Dieses Rätsel gibt es nicht.
puzzle-turns = { $turns ->
    [one] In diesem Rätsel geht es um eine Aktion.
   *[other] In diesem Rätsel geht es um { $turns } Aktionen.
  }
boards-no-kind = Solche Wertungen gibt es nicht.
boards-no-group = Diese Gruppe gibt es nicht, oder du bist nicht darin.
boards-not-your-group = Nur wer eine Gruppe gegründet hat, kann sie schließen.
boards-group-full = Diese Gruppe hat schon { $most } Leute.
boards-many-groups = Du bist schon in { $most } Gruppen; verlasse erst eine.
boards-no-name = Sag erst, wie du in Ranglisten heißen willst.
