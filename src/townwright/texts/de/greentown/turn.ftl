### Was Greentown am Ende sagt.


green-end-cards = Nach einer Tour war keine Karte mehr zu ziehen, darum wurde die Runde zu Ende gespielt.
green-end-buildings = Jemand hat das letzte Gebäude errichtet, darum wurde die Runde zu Ende gespielt.
green-end-stalled = Niemand konnte mehr bauen oder eine Tour führen.
green-end-table = Ergebnis
green-end-why = Warum?
green-end-why-of = Woher das Geld von { $name } kam
green-end-tie = Bei gleichem Geld liegt vorn, wer in der letzten Runde früher dran war: { $order }.
