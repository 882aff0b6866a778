### Die Regeln von Greentown in eigenen Worten.

rules-greentown-aim-title = Worum es geht
rules-greentown-aim-text =
    Auf einem gemeinsamen Tisch entstehen Straßen; jede Person errichtet Gebäude und führt Gäste von Hotel zu Hotel. Die Gäste zahlen für das, was sie sehen, wenn ihre Wünsche erfüllt werden. Wer am Ende die meisten Greenies hat, gewinnt.
rules-greentown-map-title = Plättchen, Ausgänge und Wege
rules-greentown-map-text =
    Ein Plättchen ist ein Sechseck mit einem Bauplatz in der Mitte und Straßen, die es durch Ausgänge verlassen. Wo zwei Nachbarn beide einen Ausgang an der gemeinsamen Seite haben, ist ein Weg. Ein Ausgang vor einer Seite ohne Straße ist eine Sackgasse; vor einem leeren Platz ist er offen.
    Ein Bauplatz trägt höchstens eins: ein Hotel, einen Baum oder ein Gebäude. Sonst ist er frei.
rules-greentown-turn-title = Ein Zug und sein Marker
rules-greentown-turn-text =
    Wähle einen deiner offenen Marker, tu, was er sagt, und drehe ihn um: bauen, Tour, bauen und dann Tour, oder eins von beiden nach Wahl.
    Du darfst auch einen Marker wählen, dessen Aktion gerade unmöglich ist; was geht, muss getan werden, der Rest verfällt. Nach jeder vierten Runde werden alle Marker wieder aufgedeckt.
rules-greentown-order-title = Reihenfolge und Doppelzug
rules-greentown-order-text =
    In einer Runde haben alle einen Zug, im Uhrzeigersinn. Wer in einer Runde zuletzt dran ist, beginnt die nächste und hat so zwei Züge nacheinander.
    Variante: Wer den Doppelzug hat, darf ihn behalten; dann bleibt die Reihenfolge in der nächsten Runde gleich.
rules-greentown-build-title = Bauen: zwei Schritte
rules-greentown-build-text =
    Ein Bau hat zwei Schritte. Jeder legt ein Plättchen oder baut eines aus, in beliebiger Mischung; dasselbe Plättchen darf in einem Bau nicht zweimal ausgebaut werden.
    Ein möglicher Schritt muss gemacht werden. Wenn du ein Plättchen gelegt hast, darfst du danach ein Gebäude errichten.
rules-greentown-lay-title = Legen
rules-greentown-lay-text =
    Nimm ein Plättchen aus dem Vorrat: Keines dort darf weniger Ausgänge haben. Drehe es, wie du magst, und lege es auf einen leeren Platz, sodass mindestens ein Weg es mit den anderen verbindet.
    Seine übrigen Ausgänge dürfen offen oder Sackgassen sein.
rules-greentown-develop-title = Ausbauen
rules-greentown-develop-text =
    Ersetze ein Plättchen durch eines aus dem Vorrat mit genau einem Ausgang mehr, gedreht, wie du magst. Was darauf steht, bleibt.
    Höchstens einer der alten Ausgänge darf wegfallen, keiner, wenn dort ein fremdes Gebäude steht. Danach müssen noch alle Plättchen zusammenhängen.
    Das alte Plättchen liegt sofort wieder im Vorrat.
rules-greentown-erect-title = Ein Gebäude errichten
rules-greentown-erect-text =
    Nach einem Bau mit mindestens einem gelegten Plättchen darfst du eines deiner Gebäude auf ein freies Plättchen stellen, oder auf eines mit Baum; der Baum zieht dann auf ein freies Plättchen deiner Wahl.
    Du hast je drei Gebäude für Kultur, Sport und Einkauf. Hotels und Gebäude werden nie bewegt.
rules-greentown-tour-title = Tour: der Weg
rules-greentown-tour-text =
    Eine Tour beginnt bei einem Hotel und folgt den Wegen; keiner wird zweimal benutzt. Jedes Betreten eines Hotels, eines Baums oder eines Gebäudes ist ein Halt, immer wieder; freie Plättchen sind keiner.
    Die Tour macht genau so viele Halte, wie deine Karte sagt, und der letzte ist ein Hotel. Gibt es so eine Tour, musst du eine führen; gibt es keine, verfällt sie, und du behältst die Karte.
rules-greentown-wishes-title = Wünsche
rules-greentown-wishes-text =
    Die Karte wünscht so viele Besuche bei Natur, Kultur, Sport und Einkauf: mindestens und höchstens. Ein zweiter Besuch am selben Ort zählt als Besuch. Zu wenige und zu viele sind beide ein Fehler.
    Damit eine Tour erlaubt ist, müssen Wünsche nicht erfüllt sein.
rules-greentown-pay-title = Was eine Tour bringt
rules-greentown-pay-text =
    Für jeden erfüllten Wunsch zahlt jeder verschiedene besuchte Ort dieser Art 1: ein Gebäude an die Person, der es gehört, ein Baum an dich.
    Für jeden nicht erfüllten Wunsch zahlen seine Orte an niemanden, und 1 geht von dem ab, was du mit dieser Tour verdienst. Geld, das du schon hast, verlierst du nie.
    Danach legst du die Karte ab und nimmst die oberste vom Stapel.
rules-greentown-two-title = Zu zweit
rules-greentown-two-text =
    Würden durch eine Tour beide bezahlt, so bekommt nur etwas, wer mehr bekäme, und zwar den Unterschied. Würde nur eine Person bezahlt, bekommt sie alles.
rules-greentown-money-title = Was offen ist und was verdeckt
rules-greentown-money-text =
    Plättchen, Vorrat, Marker, ausliegende Karten und die oberste Karte des Stapels sind offen. Wie viel Geld jemand hat, ist verdeckt, es sei denn, am Tisch gilt offenes Geld; Zahlungen sehen alle.
rules-greentown-end-title = Das Ende
rules-greentown-end-text =
    Das Ende kommt, wenn jemand das neunte Gebäude errichtet, oder wenn jemand nach einer Tour keine Karte mehr ziehen kann. Die Runde wird zu Ende gespielt, dann ist Schluss. Es endet auch, wenn niemand mehr etwas tun könnte.
    Das meiste Geld gewinnt; bei Gleichstand, wer seinen letzten Zug früher hatte.
