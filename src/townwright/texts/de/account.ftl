### Die Seite darüber, wer man hier ist.

account-title = Du
account-nobody = Dieser Browser ist hier noch nicht bekannt. Mit deinem ersten Spiel wirst du Gast; ein Konto behält deine Spiele in jedem Browser.
account-guest = Du bist hier als Gast { $name }. Nur dieser Browser kennt dich; ein Konto behält deine Spiele in jedem Browser.
account-is = Du bist angemeldet als { $name }.
account-device = Du spielst auf diesem Gerät. Ohne Server gibt es keine Konten: Deine Partien bleiben in diesem Browser.
account-name = Name
account-password = Passwort
account-name-missing = Schreibe den Namen hin, den du hier haben möchtest.
account-password-missing = Schreibe das Passwort hin.
account-password-short = { $count ->
    [0] Wähle ein Passwort mit mindestens { $least } Zeichen.
   *[other] Ein Passwort braucht mindestens { $least } Zeichen; dieses hat { $count }.
}
account-register = Ein Konto anlegen
account-register-told = Deine Spiele und Plätze bleiben deine. Ein Passwort hat mindestens { $least } Zeichen; ein ganzer Satz ist ein gutes.
account-register-do = Konto anlegen
account-registered = Das Konto ist angelegt.
account-login = Anmelden
account-login-told = In diesem Browser bist du dann, wem das Konto gehört; die Spiele eines Gastes bleiben beim Gast.
account-login-do = Anmelden
account-welcome = Du bist angemeldet.
account-change = Ein anderes Passwort
account-change-told = Jeder andere Browser wird abgemeldet.
account-password-old = Bisheriges Passwort
account-password-new = Neues Passwort, mindestens { $least } Zeichen
account-change-do = Ändern
account-changed = Das Passwort ist geändert.
account-browsers = Wo man dich kennt
account-this-browser = Dieser Browser
account-used = Zuletzt benutzt am { $when }
account-end = Dort abmelden
account-leave = Hier abmelden
account-left = Du bist abgemeldet.
account-games = Deine Partien
account-games-told = { $here ->
    [0] Was du bei diesem Server beendet hast und was es über dich sagt.
    [one] Was du bei diesem Server beendet hast, und 1 Partie auf diesem Gerät. Jede lässt sich an den anderen Ort bringen.
   *[other] Was du bei diesem Server beendet hast, und { $here } Partien auf diesem Gerät. Jede lässt sich an den anderen Ort bringen.
}
account-games-here = { $here ->
    [one] 1 Partie liegt auf diesem Gerät, dazu, was du in ihr gezeigt hast.
   *[other] { $here } Partien liegen auf diesem Gerät, dazu, was du in ihnen gezeigt hast.
}
account-games-open = Ansehen
account-data = Deine Daten
account-data-told = Alles, was über dich gespeichert ist, zum Behalten. Löschen nimmt Name, Konto und Anmeldungen sofort weg; die Partien bleiben den anderen, ohne deinen Namen.
account-export = Herunterladen
account-delete = Alles über mich löschen
account-delete-sure = Wirklich? Das geht nicht rückgängig
account-deleted = Es ist gelöscht.

account-mail = Mail, wenn du am Zug bist
account-mail-told = Für Partien über mehrere Tage: höchstens eine Mail für jeden Zug, nur wenn du nicht hinsiehst, mit einem Link zum Tisch und einem zum Abbestellen.
account-mail-address = Deine Adresse
account-mail-start = Bestätigungsmail schicken
account-mail-asked = Wir haben { $address } per Mail gefragt; bevor du es dort bestätigst, wird nichts geschickt.
account-mail-on = Wir schreiben an { $address }, wenn du am Zug bist.
account-mail-stop = Keine Mails mehr
