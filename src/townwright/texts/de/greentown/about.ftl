### Was an Greentown von uns ist.

about-greentown-sets = Greentown
    .r14 = Die Plättchen, die drei Aufbauten und 15 der 16 Karten. Sie passen zu allem, was der Text des Regelhefts sagt: 38 Plättchen mit zwei bis fünf Ausgängen, neun Sorten im Vorrat nach dem ersten Aufbau, Karten mit fünf bis neun Halten. Eine Karte ist das Beispiel aus dem Regelheft.
about-greentown-rulings = Greentown
    .d14 = Eine Tour muss geführt werden, wenn es eine gibt; sonst verfällt sie, und die Karte bleibt.
    .d13 = Ein Marker darf auch gewählt werden, wenn seine Aktion unmöglich ist.
    .d17_d18 = Die Zahl der Karte enthält das letzte Hotel, und zum ersten Hotel zurückzukommen ist ein Halt.
    .d19 = Eine Tour kann an keinem Hotel, Baum oder Gebäude ohne Halt vorbei.
    .d23 = Zu zweit wird der Unterschied nach den Abzügen gebildet; eine Tour, die etwas kosten würde, zählt dabei 0.
    .d2 = Beim Ausbauen zählen Ausgänge, ob eine Straße daran hängt oder nicht.
    .d4_d5_d6 = Ein Bau baut nicht zweimal dasselbe Plättchen aus. Ein gerade gelegtes darf ausgebaut werden, und ein altes liegt sofort wieder im Vorrat.
    .d8 = Wer nur einen Schritt machen kann, macht einen.
    .d25 = Wer den Doppelzug behält, behält die Reihenfolge für eine weitere Runde.
    .d26 = Zu zweit kommen zwei Fünfen aus dem Spiel, nie die, die bestimmt, wer beginnt.
    .d30 = Bei Stillstand, wenn niemand mehr bauen oder eine Tour führen könnte, endet das Spiel nach der Runde.
    .d31 = Die Bank wird nie leer.
