### Die Regeln von Skylines in eigenen Worten.

rules-skylines-aim-title = Worum es geht
rules-skylines-aim-text =
    Ihr baut zusammen eine Stadt, Spielplan für Spielplan. Jede Karte bewegt Leisten, und die Zufriedenheit wird am Ende jedes Meilensteins gewertet. Ihr gewinnt oder verliert gemeinsam; 11 Punkte sind ein Erfolg, 61 sind himmlisch.
    Alle Karten liegen offen, und alle dürfen raten; wer am Zug ist, entscheidet.
rules-skylines-bars-title = Die Leisten
rules-skylines-bars-text =
    Geld darf nie unter 0 fallen. Strom, Wasser und Müll dürfen bis zum untersten Feld sinken; Arbeitskräfte haben auf beiden Seiten ein Ende; Verschmutzung, Verkehr und Kriminalität haben ein letztes Feld: Eine Karte, die darüber hinausginge, kann so nicht gespielt werden.
    Überzählige Versorgung verfällt, Belastungen bleiben bei 0 stehen. Zufriedenheit über das letzte Feld hinaus geht sofort in die Gesamtzufriedenheit. Kommt die Zufriedenheit auf −5 oder die Gesamtzufriedenheit auf −10, ist das Spiel verloren.
rules-skylines-turn-title = Ein Zug
rules-skylines-turn-text =
    Tu eins von dreien: eine Karte spielen, eine Karte tauschen oder den Meilenstein beenden.
    Ist zu Beginn eines Zuges nichts möglich, ist das Spiel verloren. Sind alle drei Stapel leer, muss der Meilenstein beendet werden, und das Spiel endet mit ihm.
rules-skylines-play-title = Eine Karte spielen
rules-skylines-play-text =
    Wähle eine Karte deiner Hand, ein Plättchen und einen Platz. Zuerst wird Zeile 1 ausgeführt, samt Geld. Dann wird die Bedingung eines Gebiets geprüft: die Leisten, wie sie jetzt stehen, die Plättchen, wie sie vorher lagen. Gilt sie, folgt Zeile 2; ablehnen kann man sie nicht.
    Am Ende ziehst du eine Karte von einem der Stapel oder nimmst eine aus dem Tauschstapel.
    Dienste und Versorgungswerke kosten Geld und haben eine Zeile. Gebiete kosten nichts; du nimmst irgendein Plättchen ihrer Farbe, das noch da ist.
rules-skylines-place-title = Wo ein Plättchen liegen darf
rules-skylines-place-text =
    Auf freien Feldern offener Spielpläne, gedreht und gewendet, wie du magst; nicht auf Straßen, Wasser oder anderen Plättchen. Es darf über der Naht zweier offener Pläne liegen, und es bewegt sich nie wieder.
    Ein Viertel nimmt ein Versorgungswerk nur auf, solange es keines hat.
rules-skylines-district-title = Viertel
rules-skylines-district-text =
    Ein Viertel besteht aus Feldern, die über Kanten zusammenhängen, auch über offene Spielpläne hinweg. Straßen, Wasser und verdeckte Pläne trennen. Ein neuer Plan kann ein Viertel vergrößern oder mehrere verbinden; es zählt immer das Viertel, wie es jetzt ist.
rules-skylines-service-title = Einen Dienst nutzen
rules-skylines-service-text =
    Ein neues Gebiet nutzt einen Dienst der Stufe I, wenn beide sich mit einer Kante berühren, und einen der Stufe II oder III, wenn er im selben Viertel liegt.
    Fragt eine Bedingung nach Plättchen im Viertel, zählen Dienste jeder Stufe dort, berührt oder nicht. Das neue Plättchen zählt nie für sich selbst, und was später gebaut wird, ändert für frühere Gebiete nichts.
rules-skylines-exchange-title = Eine Karte tauschen
rules-skylines-exchange-text =
    Lege für 2 Münzen eine deiner Karten, keine Verordnung, auf den Tauschstapel und ziehe eine von einem Stapel, oder nimm eine Karte, die vorher schon im Tauschstapel lag.
rules-skylines-milestone-title = Einen Meilenstein beenden
rules-skylines-milestone-text =
    Jedes Viertel der offenen Spielpläne braucht ein Plättchen; zwei, sobald alle Pläne offen sind. Dann der Reihe nach:
    Jedes fehlende Feld bei Strom, Wasser und Müll kostet 1 Zufriedenheit.
    Die Zufriedenheit wird zur Gesamtzufriedenheit gezählt; sie bleibt stehen und zählt beim nächsten Mal wieder.
    Jedes Feld, das die Arbeitskräfte von 0 entfernt sind, kostet 1 Münze; ist sie nicht da, ist das Spiel verloren.
    Ein neuer Plan neben einem offenen wird bezahlt und aufgedeckt; ist keiner zu bezahlen, ist das Spiel verloren.
    Alle dürfen Karten für je 1 Münze erneuern. Wer den Meilenstein beendet hat, ist als Nächstes am Zug.
rules-skylines-end-title = Ende und Titel
rules-skylines-end-text =
    Nach dem letzten Meilenstein werden Verschmutzung, Verkehr und Kriminalität von der Gesamtzufriedenheit abgezogen. Unter 0 ist es eine sterbende Stadt, bis 10 eine unbedeutende; 11, 21, 31, 41, 51 und 61 sind die Stufen des Erfolgs.
rules-skylines-unique-title = Wahrzeichen (ab Szenario 1)
rules-skylines-unique-text =
    Sie kosten kein Geld, brauchen ein großes Plättchen und helfen allen bis zum Ende des Spiels. Opernhaus und Nobelkaufhaus wirken einmal, wenn sie gebaut werden.
rules-skylines-role-title = Rollen (ab Szenario 2)
rules-skylines-role-text =
    Alle bekommen zwei Rollen und behalten eine. Sie hilft bei eigenen Aktionen; Rollen, die am Ende eines Meilensteins wirken, tun das, egal wer ihn beendet.
rules-skylines-policy-title = Verordnungen (ab Szenario 3)
rules-skylines-policy-text =
    Eine Verordnung wird wie eine Karte ohne Plättchen gespielt und wirkt einmal. Sie kann nicht getauscht oder erneuert werden; ungenutzte kommen am Ende des Meilensteins in die Schachtel, und neue Karten kommen dafür.
rules-skylines-news-title = Nachrichten (ab Szenario 4)
rules-skylines-news-text =
    Eine gezogene Nachricht gilt sofort und für alle, und für sie wird eine andere Karte gezogen. Nur die neueste gilt, bis der Meilenstein gewertet ist.
rules-skylines-layout-title = Eigene Auslage (Szenario 5)
rules-skylines-layout-text =
    Vier Spielpläne werden gezogen und nach Belieben ausgelegt: Jeder teilt eine ganze Kante mit einem anderen, und an jeder gemeinsamen Kante trifft Wasser auf Wasser und Land auf Land. Anfänger haben 12 Münzen, Fortgeschrittene 10, Könner 8.
