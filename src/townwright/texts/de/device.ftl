### Spiele auf diesem Gerät, ohne Server.

device-told = Du spielst auf diesem Gerät. Deine Partien bleiben in diesem Browser, und niemand sonst muss erreichbar sein.
device-offer = Dieses Gerät kann selbst spielen: allein, mit Freunden neben dir und gegen Programme.
device-offer-not-kept = Dieses Gerät könnte selbst spielen, hat aber noch nie geholt, was es dazu braucht. Spiel einmal auf diesem Gerät, solange du online bist; von da an geht es überall.
device-choose = Auf diesem Gerät, ohne Server
device-works = Die Regeln lassen sich auch so lesen, und der Begleiter sagt Plättchen an und führt die Leisten.
device-bots = Andere Programme bräuchten auf einem Gerät mehr als zwei Sekunden für einen Zug. Sie spielen dort, wo ein Server für sie denkt.
device-begin = Auf diesem Gerät spielen
device-back = Zurück zum Server
device-comes = Das Spiel kommt auf dieses Gerät: { $here } von { $all } MB. Beim nächsten Mal ist es schon da.
device-starts = Das Spiel startet …
device-not-fetched = Das Spiel konnte nicht vollständig geladen werden. Deine Partien sind sicher. Versuch es noch einmal, wenn die Verbindung besser ist.
device-not-started = Das Spiel startet in diesem Browser nicht; vielleicht fehlt Speicher. Deine Partien sind sicher. Schließ andere Tabs und versuch es noch einmal.
