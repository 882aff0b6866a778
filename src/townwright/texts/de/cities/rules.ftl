### Die Regeln von Cities in eigenen Worten.

rules-cities-aim-title = Worum es geht
rules-cities-aim-text =
    Alle bauen je eine Stadt aus 16 Plättchen, vier breit und vier hoch, und führen sieben Touristen hindurch. Alle bekommen dieselben Plättchen in derselben Reihenfolge; die Städte berühren einander nie. Es kommt darauf an, wer am meisten daraus macht.
    Allein geht es darum, das eigene beste Ergebnis zu schlagen.
rules-cities-tiles-title = Plättchen und Felder
rules-cities-tiles-text =
    Ein Plättchen hat vier Felder. Jedes zeigt eine Attraktion (A), einen Park (P), eine Terrasse (T) oder Wasser (W).
    Von 24 Plättchen werden 16 gespielt; niemand weiß, welche acht in der Schachtel bleiben. Welche schon gekommen sind, sehen alle.
rules-cities-start-title = Der Anfang
rules-cities-start-text =
    Drei Plättchen werden gezogen. Lege sie, wie du magst, und drehe sie frei, aber so, dass keine zwei eine Seite teilen und jedes eine Ecke eines anderen berührt.
    Noch kommt kein Tourist. Die anderen sehen deine Anordnung erst, wenn sie ihre eigene gelegt haben.
rules-cities-round-title = Eine Runde
rules-cities-round-text =
    Es gibt 13 Runden. Ein Plättchen wird gezogen, und alle nehmen es; du legst es, dann darfst du mit einem Touristen eine Sache tun. Das nächste Plättchen kommt, wenn alle fertig sind.
    Bis du fertig bist, siehst du nicht, was die anderen in dieser Runde tun; bis dahin darfst du probieren und zurücknehmen, so oft du willst.
rules-cities-lay-title = Ein Plättchen legen
rules-cities-lay-text =
    Das Plättchen darf gedreht, aber nicht gewendet werden. Es kommt auf einen leeren Platz, der die Stadt mit einer Seite oder einer Ecke berührt, und die Stadt darf nicht breiter oder höher als vier Plättchen werden.
    Benachbarte Felder müssen nicht zusammenpassen. Wo das Quadrat aus vier mal vier am Ende liegt, ist offen, bis die Stadt vier breit und vier hoch ist.
    Das Plättchen muss gelegt werden; ein Platz ist immer da.
rules-cities-tourist-title = Der Tourist
rules-cities-tourist-text =
    Nach dem Legen darfst du genau eins von dreien tun oder nichts.
    Setzen: Ein Tourist aus deinem Vorrat kommt auf ein Feld des eben gelegten Plättchens.
    Springen: Ein beliebiger Tourist deiner Stadt kommt auf ein Feld des eben gelegten Plättchens, egal wie weit es ist.
    Gehen: Ein beliebiger Tourist deiner Stadt geht ein Feld weiter, gerade oder schräg.
    Ein Tourist steht nie auf Wasser und nie auf einem Feld mit einem anderen Touristen. Er darf in ein Gebiet, in dem schon jemand steht, und er kehrt nie in den Vorrat zurück.
rules-cities-level-1-title = Punkte in Stufe 1: Gebiete
rules-cities-level-1-text =
    Attraktionen, die über Seiten zusammenhängen, bilden ein Gebiet, Parks ebenso; Ecken verbinden nicht.
    Ein Tourist auf einer Attraktion oder in einem Park bekommt einen Punkt für jedes Feld seines Gebiets. Ein Gebiet zahlt nur an einen Touristen, die übrigen darin bekommen nichts. Ohne Tourist zahlt es nichts.
    Ein Tourist auf einer Terrasse bekommt in dieser Stufe nichts.
rules-cities-level-2-title = Punkte in Stufe 2: der Blick aufs Wasser
rules-cities-level-2-text =
    Wie in Stufe 1, und ein Tourist auf einer Terrasse bekommt das Wasser, das er sieht: gerade nach links, rechts, oben und unten, Feld für Feld, bis etwas anderes als Wasser oder der Rand der Stadt den Blick beendet.
    Mehrere Touristen dürfen auf dasselbe Wasser schauen; es zählt für jeden.
rules-cities-level-3-title = Punkte in Stufe 3: Ränder und Parks
rules-cities-level-3-text =
    Wie in Stufe 2, und dreierlei kommt dazu.
    Ein Gebiet aus Attraktionen bekommt auch jedes Terrassenfeld, das mit einer Seite angrenzt.
    Ein Gebiet aus Parks bekommt auch jedes Wasserfeld, das angrenzt.
    Von einer Terrasse geht der Blick über Wasser und Parks in beliebiger Mischung, und jedes dieser Felder zählt.
    Ein Feld am Rand zählt für ein Gebiet einmal, aber für jedes Gebiet, an das es grenzt.
rules-cities-end-title = Ende und Gleichstand
rules-cities-end-text =
    Nach Runde 13 gewinnt die höchste Summe. Sind Summen gleich, werden die Touristen einzeln verglichen, der beste zuerst; ein Tourist im Vorrat zählt 0. Sind alle gleich, wird der Sieg geteilt.
rules-cities-quick-title = Schnellstart
rules-cities-quick-text =
    Für das erste Spiel: Stufe 1, die drei Startplättchen liegen schon, für alle gleich, und Touristen bleiben, wo sie gesetzt werden.
rules-cities-variants-title = Varianten
rules-cities-variants-text =
    Ohne Springen: Touristen werden gesetzt und gehen, sie springen nicht.
    Freies Bauen: Die Stadt darf jede Form und Löcher haben; ein leerer Platz beendet Blicke und Gebiete wie der Rand.
    Eins noch: Nach Runde 13 darf ein 17. Plättchen oben auf die Stadt gelegt werden, auch quer über mehrere Plättchen, wenn alle vier Felder auf Feldern liegen. Touristen darunter kehren in den Vorrat zurück. Danach kommt noch ein Touristenschritt, auch für alle, die das Plättchen weglassen.
