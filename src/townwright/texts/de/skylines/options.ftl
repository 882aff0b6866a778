### Was vor einer Partie Skylines ausgemacht wird.

skylines-seats = Plätze
skylines-scenario = Szenario
skylines-scenario-intro = Einführungsspiel
skylines-scenario-intro-help = Drei Spielpläne in einer Reihe, 12 Münzen.
skylines-scenario-1 = 1: Ein See in der Mitte
skylines-scenario-1-help = Vier Spielpläne und Wahrzeichen.
skylines-scenario-2 = 2: An der Küste
skylines-scenario-2-help = Wie 1, und alle erhalten eine Rolle mit einer Fähigkeit.
skylines-scenario-3 = 3: Ums Eck
skylines-scenario-3-help = Wie 2, und Karten mit Beschlüssen: Verordnungen.
skylines-scenario-4 = 4: In den Nachrichten
skylines-scenario-4-help = Wie 3, und Nachrichten: das ganze Spiel.
skylines-scenario-5 = 5: Dein eigenes Land
skylines-scenario-5-help = Spielpläne ausgelost, von dir ausgelegt.
skylines-scenario-free = freies Spiel
skylines-scenario-free-help = Alles, wie ihr es möchtet.
skylines-layout = Auslage
skylines-layout-free = ausgelost, am Tisch ausgelegt
skylines-layout-intro = wie im Einführungsspiel
skylines-layout-s1 = wie in Szenario 1
skylines-layout-s2 = wie in Szenario 2
skylines-layout-s3 = wie in Szenario 3
skylines-layout-s4 = wie in Szenario 4
skylines-layout-own = Spielpläne und ihre Drehungen, etwa A0 B3/C2 F0
skylines-boards = Spielpläne
skylines-boards-least = Es werden mindestens { $number ->
    [one] { $number } Spielplan
   *[other] { $number } Spielpläne
  } gezogen.
skylines-capital = Startkapital
skylines-capital-beginner = 12: Anfang
skylines-capital-advanced = 10: fortgeschritten
skylines-capital-expert = 8: Profi
skylines-modules = Module
skylines-module-unique = Wahrzeichen
skylines-module-roles = Rollen
skylines-module-policies = Verordnungen
skylines-module-news = Nachrichten
skylines-role-choice = Rollen zur Wahl
skylines-role-choice-two = je zwei Rollen zur Wahl
skylines-role-choice-one = je eine zufällige Rolle
skylines-policy-refill = ungenutzte Verordnungen
skylines-policy-refill-on = werden ersetzt
skylines-policy-refill-off = werden nicht ersetzt
skylines-set = Karten und Spielpläne
skylines-set-draft = erster Kartensatz
skylines-set-tuned = früherer ausgewogener Satz
skylines-set-balanced = ausgewogener Satz
skylines-set-own = der Name eines eigenen Satzes
