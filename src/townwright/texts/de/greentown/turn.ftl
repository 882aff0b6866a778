### Was Greentown mit einem Tipp sagt, und am Ende.

green-end-cards = Nach einer Tour war keine Karte mehr zu ziehen, darum wurde die Runde zu Ende gespielt.
green-end-buildings = Jemand hat das letzte Gebäude errichtet, darum wurde die Runde zu Ende gespielt.
green-end-stalled = Niemand konnte mehr bauen oder eine Tour führen.
green-end-table = Ergebnis
green-end-why = Warum?
green-end-why-of = Woher das Geld von { $name } kam
green-end-tie = Bei gleichem Geld liegt vorn, wer in der letzten Runde früher dran war: { $order }.

green-advice-marker = Tipp „{ $marker }“
green-advice-on-way = Die gestrichelte Tour kommt hier vorbei.
green-advice-aside = Die gestrichelte Tour kommt nicht hierher.
green-advice-lets-build = Nur wer ein Plättchen legt, darf danach ein Gebäude errichten.
green-advice-later = Dieser Schritt ist für spätere Touren.
green-advice-no-building = Ich würde nichts errichten
green-advice-less = Andere Stellen zeigen eine höhere Zahl, aber diese ist besser für das, was folgt.
