### Die Lektionen zu Skylines. Jede Meldung eines Schritts steht allein, neben dem, wovon sie spricht.

learn-skylines-place = Wähle einen Platz für das Plättchen. Du darfst es drehen.
learn-skylines-place-earns = Wähle einen Platz mit Stern: Dort gibt es die Belohnung.
learn-skylines-place-zone = Wähle eine Form, dann ein Feld mit Stern: Dort gibt es die Belohnung.
learn-skylines-drew = Die gezogene Karte trägt das Zeichen „neu“.
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
learn-skylines-bars-homes = Nimm die ersten Eigenheime: Sie kosten keine Münzen. Der Stern zeigt eine Belohnung: eine Münze, wenn die Arztpraxis sie erreicht, also berührt.
learn-skylines-bars-water = Eigenheime brauchen Wasser; unter 0 ist es rot. Wähle diese Leiste: Sie sagt, was das kostet. Das tun alle.
learn-skylines-bars-work = Sie bringen Leute, die Arbeit suchen. Orange kostet am Ende des Meilensteins Münzen: Baue Läden oder Industrie.
learn-skylines-bars-districts = Straßen trennen Viertel. 0/1: Jedes braucht ein Plättchen, bevor der Meilenstein, ein Drittel des Spiels, enden kann.
learn-skylines-bars-end = Liegt in jedem Viertel ein Plättchen, kannst du den Meilenstein beenden. Hier steht, was dann geschieht; Läden bringen Münzen für den Spielplan.
learn-skylines-bars-goal = Nach drei Meilensteinen gehen Verschmutzung, Verkehr und Kriminalität ab. Ab 11 Punkten ist es ein Erfolg. Nun spiele!
