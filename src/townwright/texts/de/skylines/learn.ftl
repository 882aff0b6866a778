### Die Lektionen zu Skylines. Jede Meldung eines Schritts steht allein, neben dem, wovon sie spricht.

learn-skylines-place = Tippe einen Platz für das Plättchen an. Du darfst es drehen und spiegeln.
learn-skylines-place-earns = Tippe einen Platz mit Stern an: Dort gibt es die Belohnung.
learn-skylines-place-zone = Wähle hier eine Form für das Plättchen und tippe dann ein Feld mit Stern an: Dort gibt es die Belohnung.
learn-skylines-drew = Du hast eine Karte gezogen: Sie trägt das Zeichen „neu“.
learn-skylines-drawn = Eine Karte wurde für dich gezogen: Sie trägt das Zeichen „neu“.
learn-skylines-build = Gut. Drücke nun auf „Bauen“.
learn-skylines-other-card = In diesem Schritt geht es um eine andere Karte: Gehe zurück und nimm die, auf die gezeigt wird.
learn-skylines-other-pile = Ziehe von dem Stapel, auf den gezeigt wird.
learn-skylines-other-shape = Diese Form bringt die Belohnung nicht: Wähle eine mit Stern.
learn-skylines-not-beside = So gibt es die Belohnung nicht. Lege das Plättchen so, dass es berührt, wonach die Karte fragt, Seite an Seite.
learn-skylines-no-exchange = Hier wird keine Karte gespielt, sondern getauscht: Tippe eine an und wähle „Tauschen“.
learn-skylines-not-ended = Hier soll der Meilenstein beendet werden, Schritt für Schritt.

learn-skylines-bars-title = Die ersten Züge
learn-skylines-bars-told = Ein Spielplan, die Leisten, und was Karten in einer Stadt bewirken.
learn-skylines-bars-boards = Die ersten Züge: Du baust eine Stadt mit zufriedenen Leuten, denn Zufriedenheit wird zu Punkten. Sie wächst auf Spielplänen; die Zahl auf jedem ist sein Preis in Münzen. Gleich wählst du den ersten.
learn-skylines-bars-open = Nimm Spielplan A: Tippe ihn an.
learn-skylines-milestone-buy = Öffne ihn mit diesem Knopf.
learn-skylines-bars-other-board = Diese Lektion geht mit Spielplan A weiter: Tippe lieber ihn an.
learn-skylines-bars-money = Leisten zeigen, wie es deiner Stadt geht: Tippe jederzeit eine an und lies, was sie bedeutet. Das sind deine Münzen: Sie bezahlen Spielpläne und Karten wie eine Arztpraxis oder ein Kraftwerk. Kannst du eine Rechnung nicht bezahlen, ist das Spiel verloren.
learn-skylines-bars-work = Arbeitskräfte: Wohnungen bringen Leute, die Arbeit suchen, Läden und Fabriken geben sie ihnen. Über oder unter 0 kostet jede Einheit eine Münze, wenn ein Meilenstein endet.
learn-skylines-bars-happiness = Auf Zufriedenheit kommt es an. Am Ende jedes Meilensteins kommt sie beim Herzen dazu: Das sind deine Punkte.
learn-skylines-bars-clinic = Nimm die Arztpraxis. Sie kostet eine Münze und bringt Zufriedenheit.
learn-skylines-bars-draw = Jede gespielte Karte wird ersetzt. Ziehe von Stapel I: Seine Karten kosten wenig. Die von II und III kosten mehr und bringen mehr.
learn-skylines-bars-reward = Wohnungen, Läden und Industrie kosten keine Münzen. Die Zeile mit dem Stern ist eine Belohnung, kein Muss: Diese Eigenheime bringen eine Münze, wenn eine Arztpraxis (Gesundheit) sie erreicht.
learn-skylines-bars-homes = Nimm die ersten Eigenheime: Ihre Leute suchen Arbeit, so steigen die Arbeitskräfte. Du wählst ihre Form und dann ein Feld mit Stern: Dort berühren sie die Arztpraxis und werden von ihr erreicht.
learn-skylines-bars-water = Die Eigenheime brauchen Wasser: Unter 0, im roten Teil, kostet es Zufriedenheit. Bei Strom und Müllabfuhr ist es ebenso. Ein Wasserturm würde helfen.
learn-skylines-bars-districts = Straßen teilen den Spielplan in Viertel. 0/1: Dort muss ein Plättchen liegen, bevor der Meilenstein enden kann.
learn-skylines-bars-end = Liegt in jedem Viertel ein Plättchen, beendet dieser Knopf den Meilenstein. Deine Zufriedenheit wird dann zu Punkten.
learn-skylines-bars-next = Danach kaufst du noch einen Spielplan, neben einem offenen. Hebe dafür Münzen auf: Neue kommen vor allem als Belohnung von Läden und Industrie.
learn-skylines-bars-goal = Nach drei Meilensteinen ist das Spiel aus, und Verschmutzung, Verkehr und Kriminalität gehen von deinen Punkten ab. Ab 11 Punkten ist es ein Erfolg. Nun spiele!

learn-skylines-districts-title = Viertel
learn-skylines-districts-told = Straßen teilen den Spielplan: Versorgung, Nachbarn, Tausch.

learn-skylines-milestone-title = Ein Meilenstein
learn-skylines-milestone-told = Was gewertet wird, was es kostet, und der nächste Spielplan.

learn-skylines-unique-title = Szenario 1: Wahrzeichen
learn-skylines-unique-told = Große Gebäude, deren Wirkung bleibt.

learn-skylines-roles-title = Szenario 2: Rollen
learn-skylines-roles-told = Eine von zwei Rollen, die das ganze Spiel lang hilft.

learn-skylines-policies-title = Szenario 3: Verordnungen
learn-skylines-policies-told = Karten ohne Plättchen, die einmal wirken.

learn-skylines-news-title = Szenario 4: Nachrichten
learn-skylines-news-told = Karten, die für alle gelten, bis andere kommen.

learn-skylines-plan-title = Wie man Leute zufrieden macht
learn-skylines-plan-told = Erst Dienste, dann Gebiete, die sie erreichen.
