### Die Lektionen zu Skylines. Jede Meldung eines Schritts steht allein, neben dem, wovon sie spricht.

learn-skylines-place = Wähle einen Platz für das Plättchen. Du darfst es drehen.
learn-skylines-place-earns = Wähle einen Platz mit Stern: Dort gibt es die Belohnung.
learn-skylines-place-zone = Wähle eine Form, dann ein Feld mit Stern: Dort gibt es die Belohnung.
learn-skylines-drawn = Die Karte mit dem Zeichen „neu“ wurde für dich gezogen.
learn-skylines-build = Drücke „Bauen“.
learn-skylines-other-card = In diesem Schritt geht es um eine andere Karte: Gehe zurück und nimm die, auf die gezeigt wird.
learn-skylines-other-pile = Ziehe von dem Stapel, auf den gezeigt wird.
learn-skylines-other-shape = Diese Form bringt die Belohnung nicht: Wähle eine mit Stern.
learn-skylines-not-beside = So gibt es die Belohnung nicht. Lege das Plättchen so, dass es berührt, wonach die Karte fragt, Seite an Seite.
learn-skylines-no-exchange = Hier wird keine Karte gespielt, sondern getauscht: Wähle eine und dann „Tauschen“.
learn-skylines-not-ended = Hier soll der Meilenstein beendet werden, Schritt für Schritt.

learn-skylines-bars-title = Die ersten Züge
learn-skylines-bars-boards = Du baust eine Stadt mit zufriedenen Leuten: Zufriedenheit wird zu Punkten. Die Zahl auf einem Spielplan ist sein Preis.
learn-skylines-bars-open = Wähle Spielplan A, den billigsten.
learn-skylines-milestone-buy = Öffne ihn mit diesem Knopf.
learn-skylines-bars-other-board = Diese Lektion geht mit Spielplan A weiter: Wähle lieber ihn.
learn-skylines-bars-money = Münzen bezahlen Spielpläne und Karten; wer eine Rechnung nicht bezahlen kann, verliert.
learn-skylines-bars-happiness = Wenn ein Meilenstein endet, kommt Zufriedenheit beim Herzen dazu: Das sind deine Punkte.
learn-skylines-bars-clinic = Nimm die Arztpraxis: Für eine Münze bringt sie Zufriedenheit.
learn-skylines-bars-draw = Ziehe eine neue Karte: Die von Stapel I kosten am wenigsten.
learn-skylines-bars-homes = Nimm die ersten Eigenheime. ★ ist eine Belohnung: eine Münze, wenn sie die Arztpraxis berühren.
learn-skylines-bars-water = Eigenheime brauchen Wasser. Unter 0 ist es rot, ein Mangel: Jeder nimmt 1 Zufriedenheit, wenn der Meilenstein endet.
learn-skylines-bars-work = Eigenheime bringen Leute: 1 ist ohne Arbeit. Das kostet eine Münze, wenn der Meilenstein endet; Läden und Industrie geben Arbeit.
learn-skylines-bars-districts = Straßen trennen Viertel. 0/1: ein Viertel, das ein Plättchen braucht und noch keines hat.
learn-skylines-bars-scales = Zehn Zahlen sagen, wie es der Stadt geht. Auf einer Leiste steht der dicke Strich bei der Zahl; Rot und Orange kosten dich etwas.
learn-skylines-bars-later = Einige Züge später: Nun hat jedes Viertel sein Plättchen, und du darfst den Meilenstein beenden.
learn-skylines-bars-end = Sieh dir an, was das bewirkt.
learn-skylines-bars-ending = Mangel nimmt Zufriedenheit, der Rest wird zu Punkten. Bringt die nächste Karte mehr, warte noch. Hier beende ihn.
learn-skylines-bars-scored = Zufriedenheit wurde zu Punkten und bleibt: Sie zählt am nächsten Ende wieder. Mit einem neuen Spielplan beginnt der zweite von drei Meilensteinen.
learn-skylines-bars-goal = Nach dem dritten Meilenstein gehen Verschmutzung, Verkehr und Kriminalität ab. Ab 11 Punkten ist es ein Erfolg. Nun spiele!
