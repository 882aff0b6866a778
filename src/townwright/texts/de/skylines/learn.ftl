### Die Lektionen zu Skylines. Jede Meldung eines Schritts steht allein, neben dem, wovon sie spricht.

learn-skylines-place = Tippe einen Platz für das Plättchen an. Du darfst es drehen und spiegeln.
learn-skylines-place-earns = Tippe einen Platz mit Stern an: Dort gibt es die Belohnung.
learn-skylines-place-zone = Wähle hier eine Form für das Plättchen und tippe dann ein Feld mit Stern an: Dort gibt es die Belohnung.
learn-skylines-drew = Deine gezogene Karte trägt das Zeichen „neu“.
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
learn-skylines-bars-boards = Eine Stadt wächst auf Spielplänen. Die Zahl auf jedem ist sein Preis in Münzen. Gleich wählst du den ersten.
learn-skylines-bars-open = Nimm Spielplan A: Tippe ihn an.
learn-skylines-bars-other-board = Diese Lektion geht mit Spielplan A weiter: Tippe lieber ihn an.
learn-skylines-bars-money = Leisten zeigen, wie es deiner Stadt geht: Tippe jederzeit eine an und lies, was sie bedeutet. Das sind deine Münzen: Sie bezahlen Spielpläne und Karten wie eine Arztpraxis oder ein Kraftwerk. Kannst du eine Rechnung nicht bezahlen, ist das Spiel verloren.
learn-skylines-bars-work = Arbeitskräfte: Wohnungen bringen Leute, die Arbeit suchen, Läden und Fabriken geben sie ihnen. Über oder unter 0 kostet jede Einheit eine Münze, wenn ein Meilenstein endet.
learn-skylines-bars-happiness = Auf Zufriedenheit kommt es an. Am Ende jedes Meilensteins kommt sie beim Herzen dazu: Das sind deine Punkte.
learn-skylines-bars-clinic = Nimm die Arztpraxis. Sie kostet eine Münze und bringt Zufriedenheit.
learn-skylines-bars-draw = Jede gespielte Karte wird ersetzt. Ziehe von Stapel I: Seine Karten kosten wenig. Die von II und III kosten mehr und bringen mehr.
learn-skylines-bars-reward = Wohnungen, Läden und Industrie kosten keine Münzen. Die Zeile mit dem Stern ist eine Belohnung, kein Muss: Diese Eigenheime bringen eine Münze, wenn eine Arztpraxis (Gesundheit) sie erreicht.
learn-skylines-bars-homes = Nimm die ersten Eigenheime: Arbeitskräfte +1 heißt Leute ohne Arbeit. Du wählst ihre Form und dann ein Feld mit Stern: Dort berühren sie die Arztpraxis und werden von ihr erreicht.
learn-skylines-bars-water = Die Eigenheime brauchen Wasser: Unter 0, im roten Teil, kostet es Zufriedenheit. Bei Strom und Müllabfuhr ist es ebenso. Ein Wasserturm würde helfen.
learn-skylines-bars-districts = Straßen teilen den Spielplan in Viertel. 0/1: Dort muss ein Plättchen liegen, bevor der Meilenstein enden kann.
learn-skylines-bars-end = Liegt in jedem Viertel ein Plättchen, beendet dieser Knopf den Meilenstein. Deine Zufriedenheit wird dann zu Punkten.
learn-skylines-bars-next = Danach kaufst du noch einen Spielplan, neben einem offenen. Hebe dafür Münzen auf: Neue kommen vor allem als Belohnung von Läden und Industrie.
learn-skylines-bars-goal = Nach drei Meilensteinen ist das Spiel aus, und Verschmutzung, Verkehr und Kriminalität gehen von deinen Punkten ab. Ab 11 Punkten ist es ein Erfolg. Nun spiele!

learn-skylines-districts-title = Viertel
learn-skylines-districts-told = Straßen teilen den Spielplan: Versorgung, Nachbarn, Tausch.
learn-skylines-districts-map = Straßen und Wasser teilen einen Spielplan in Viertel. 0/1: Von einem nötigen Plättchen liegt noch keines dort. Ein Haken: Es sind genug.
learn-skylines-districts-utility = Das ist ein Versorgungswerk: Es macht Strom. Ein Viertel nimmt nur ein Versorgungswerk auf, egal welcher Art.
learn-skylines-districts-power = Baue das Windkraftwerk in einem Viertel deiner Wahl.
learn-skylines-districts-swap = Der Schrottplatz will ein Viertel ohne Wohnungen. Tippe ihn an: Man kann ihn tauschen.
learn-skylines-districts-swap-then = So tauscht man eine Karte: antippen, dann hier drücken. Es kostet zwei Münzen, die Karte geht auf den Tauschstapel, und du ziehst eine andere.
learn-skylines-districts-swap-do = Tausche sie.
learn-skylines-districts-shops = Die Marktzeile bringt neben Wohnungen vier Münzen. Baue sie so, dass sie die ersten Eigenheime berührt.
learn-skylines-districts-end = Dienste der Stufe I erreichen, was sie berührt, spätere ihr ganzes Viertel.

learn-skylines-milestone-title = Ein Meilenstein
learn-skylines-milestone-told = Was gewertet wird, was es kostet, und der nächste Spielplan.
learn-skylines-milestone-ready = In jedem Viertel liegt nun ein Plättchen, also darf der Meilenstein beendet werden.
learn-skylines-milestone-end = Beende ihn mit diesem Knopf.
learn-skylines-milestone-cost = Das kostet es: Zufriedenheit für jede Einheit unter 0, und Münzen, wenn die Arbeitskräfte nicht bei 0 sind. Beende ihn.
learn-skylines-milestone-scored = Zweimal Mangel hat die Zufriedenheit um 2 gesenkt. Was blieb, −1, wurde zur Gesamtzufriedenheit (beim Herzen) dazugezählt: Das sind deine Punkte.
learn-skylines-milestone-open = Wähle nun den nächsten Spielplan, neben einem offenen: Tippe ihn an. Viertel gehen über seinen Rand weiter, wo weder Straße noch Wasser liegt.
learn-skylines-milestone-buy = Öffne ihn mit diesem Knopf.
learn-skylines-milestone-renew = Karten, die du nicht willst, kannst du für je 1 Münze erneuern. Oder mache ohne das weiter.
learn-skylines-milestone-lost = Die Zufriedenheit bleibt, wo sie ist, und wird wieder gewertet. Kommt sie auf −5, ist das Spiel verloren.

learn-skylines-unique-title = Szenario 1: Wahrzeichen
learn-skylines-unique-told = Große Gebäude, deren Wirkung bleibt.
learn-skylines-unique-card = Das ist ein Wahrzeichen. Es kostet keine Münzen, aber sein Plättchen ist groß.
learn-skylines-unique-play = Nimm den Hafenmarkt und finde Platz für ihn.
learn-skylines-unique-lasts = Ab jetzt bringt jedes Gewerbegebiet, das gebaut wird, eine Münze mehr. Das gilt bis zum Ende.
learn-skylines-unique-shop = Probiere es: Baue die Marktzeile so, dass sie die Wohnungen berührt.
learn-skylines-unique-end = Fünf Münzen statt vier. Baue so eine Karte früh, solange Platz ist.

learn-skylines-roles-title = Szenario 2: Rollen
learn-skylines-roles-told = Eine von zwei Rollen, die das ganze Spiel lang hilft.
learn-skylines-roles-offer = Jede Person bekommt zwei Rollen und behält eine.
learn-skylines-roles-keep = Behalte die Architektin: Dienste kosten dich eine Münze weniger.
learn-skylines-roles-other = Behalte in dieser Lektion die Architektin.
learn-skylines-roles-clinic = Baue nun die Arztpraxis: Sie würde 1 Münze kosten.
learn-skylines-roles-end = Sie hat nichts gekostet. Eine Rolle hilft in deinen eigenen Zügen, so oft du willst.

learn-skylines-policies-title = Szenario 3: Verordnungen
learn-skylines-policies-told = Karten ohne Plättchen, die einmal wirken.
learn-skylines-policies-card = Diese Karte ist eine Verordnung. Sie hat kein Plättchen: Ihre Wirkung kommt einmal, sofort.
learn-skylines-policies-garbage = Die Müllabfuhr ist unter 0. Die Recycling-Aktion bringt 3.
learn-skylines-policies-enact = Tippe sie an.
learn-skylines-policies-do = Erlass sie: Sie kostet 1 Münze.
learn-skylines-policies-end = Das hat geholfen. Verordnungen kann man nicht tauschen, und was am Ende eines Meilensteins übrig ist, kommt weg.

learn-skylines-news-title = Szenario 4: Nachrichten
learn-skylines-news-told = Karten, die für alle gelten, bis andere kommen.
learn-skylines-news-piles = Du hast Eigenheime gebaut und ziehst eine Karte. In den Stapeln II und III sind Nachrichten.
learn-skylines-news-draw = Ziehe von Stapel II.
learn-skylines-news-card = Eine Nachricht! Sie gilt sofort und für alle: Wohngebiete kosten nun 1 Wasser mehr.
learn-skylines-news-again = Eine Nachricht kommt nicht auf die Hand, also ziehst du noch eine Karte: von Stapel I.
learn-skylines-news-home = Baue trotzdem die Gartenhäuschen und sieh auf das Wasser.
learn-skylines-news-end = Ein Wasser weniger, wegen der Nachricht. Sie geht, wenn eine neuere kommt oder der Meilenstein endet.

learn-skylines-plan-title = Wie man Leute zufrieden macht
learn-skylines-plan-told = Erst Dienste, dann Gebiete, die sie erreichen.
learn-skylines-plan-early = Zufriedenheit wird bei jedem Meilenstein gewertet, also zählt dreimal, was du früh baust.
learn-skylines-plan-park = Beginne mit einem Dienst für alles, was noch kommt: dem Taschenpark. Lass daneben Platz.
learn-skylines-plan-cottages = Nun die Gartenhäuschen daneben: Als Belohnung gibt es 2 Zufriedenheit.
learn-skylines-plan-money = Dann Münzen: Läden und Industrie bringen sie, und der nächste Spielplan kostet 2 bis 5.
learn-skylines-plan-minus = Nimmst du eine Karte für Wohnungen oder Läden, zeigen Felder oft −1 oder −2: Das ist Mangel, bei Läden auch Verkehr oder Kriminalität.
learn-skylines-plan-anyway = Baue sie trotzdem, wo es die Belohnung gibt: Ein Kraftwerk oder Wasserturm behebt oft mehr als einen Mangel auf einmal.
learn-skylines-plan-end = Und am Ende kein Mangel: Baue, bevor du einen Meilenstein beendest, ein Versorgungswerk (Strom, Wasser oder Müllabfuhr) in ein Viertel, das noch keines hat.
