### Was Greentown mit einem Tipp sagt, und am Ende.

green-end-cards = Nach einer Tour war keine Karte mehr zu ziehen, darum wurde die Runde zu Ende gespielt.
green-end-buildings = Jemand hat das letzte Gebäude errichtet, darum wurde die Runde zu Ende gespielt.
green-end-stalled = Niemand konnte mehr bauen oder eine Tour führen.
green-end-table = Ergebnis
green-end-why = Warum?
green-end-why-of = Woher das Geld von { $name } kam
green-end-tie = Bei gleichem Geld liegt vorn, wer in der letzten Runde früher dran war: { $order }.

green-advice-marker = Tipp „{ $marker }“
green-advice-on-way = Die gestrichelte Tour, die du dann führen kannst, kommt hier vorbei.
green-advice-lay = Tipp: Lege ein Plättchen, wo der Pfeil hinzeigt.
green-advice-develop = Tipp: Baue das Plättchen beim Pfeil aus.
green-advice-erect = Tipp: beim Pfeil ein Gebäude für { $category }.
green-advice-tour = Tipp: Führe die gestrichelte Tour.
green-advice-go-on = Tipp: Geh weiter, die Pfeile entlang.
green-advice-whole = Tipp: Genau diese Tour wird geraten. Drücke „{ $button }“.
green-advice-lets-build = Wer ein Plättchen legt, darf danach ein Gebäude errichten.
green-advice-later = Die gestrichelte Tour kommt hier nicht vorbei: Das ist für spätere Karten.
green-advice-no-building = Tipp: nichts errichten
green-advice-less = Andere Stellen zahlen deiner Karte jetzt mehr: Diese ist für spätere Karten.
green-advice-lies = So liegt es, wie im Tipp. Drücke nun „{ $button }“.
