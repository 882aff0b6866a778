### The lessons on Greentown after the first, and what the list of lessons says of each.

learn-greentown-tour-told = Führe Besucher zu dem, was sie wünschen, lege Plättchen und errichte dein erstes Gebäude.
learn-greentown-build-title = Bauen
learn-greentown-build-told = Neue Plättchen legen und alte ausbauen.
learn-greentown-erect-title = Ein Gebäude errichten
learn-greentown-erect-told = Deine Gebäude, und wer für sie bezahlt wird.
learn-greentown-end-title = Das Ende
learn-greentown-end-told = Das neunte Gebäude und der letzte Zug.
learn-greentown-plan-title = Mehr verdienen
learn-greentown-plan-told = Vier Bäume statt drei, und Gebäude, an denen viele vorbeikommen.

learn-greentown-touch = Wähle ein Plättchen mit Pfeil, um es auszubauen.
learn-greentown-no-develop = Baue in diesem Zug mindestens ein Plättchen aus: Wähle eines auf dem Tisch, und dann, was es ersetzt.

learn-greentown-build-steps = Ein Bau hat zwei Schritte: Jeder legt ein neues Plättchen oder baut eines aus, das hier liegt.
learn-greentown-build-lay = Wähle den Marker Bauen und lege mindestens ein Plättchen, sodass eine Straße es verbindet.
learn-greentown-build-double = Zu zweit hat jede Person zwei Züge hintereinander, außer ganz am Anfang.
learn-greentown-build-exit = Nun zum Ausbauen: Ein Ausgang ist, wo eine Straße das Plättchen verlässt, wie bei diesem.
learn-greentown-build-more = Was ein Plättchen ersetzt, hat einen Ausgang mehr: eine neue Straße für Touren.
learn-greentown-build-keep = Es behält die alten Ausgänge, damit die Straßen dort bleiben; höchstens einer darf wegfallen.
learn-greentown-build-either = Benutzte Marker liegen verdeckt, bis alle vier benutzt sind. Auch „Bauen oder Tour“ ist ein einziger Marker: Du benutzt eines seiner zwei Bilder.
learn-greentown-build-develop = Nun baue aus: Wähle den Marker „Bauen oder Tour“, und dort Bauen.
learn-greentown-build-end = Mehr Ausgänge geben mehr Straßen und so mehr Touren, aber Plättchen mit vielen Ausgängen werden selten.
learn-greentown-erect-stock = Du hast neun Gebäude, drei von jeder Art, und darfst in jedem Bau mit neuem Plättchen eines errichten.
learn-greentown-erect-act = Wähle den Marker Bauen: Lege ein Plättchen, mache einen zweiten Schritt und errichte ein Gebäude.
learn-greentown-erect-pays = Erfüllt eine Tour ihren Wunsch, zahlt jedes besuchte Gebäude der Person, der es gehört, egal wer sie führt.
learn-greentown-erect-difference = Zu zweit wird nur die Differenz gezahlt: Bekämst du 3 und Robin 1, werden dir 2 gezahlt und Robin nichts.
learn-greentown-erect-tour = Du hast einen zweiten Zug: Nimm den Marker „Bauen oder Tour“, und dort Tour.
learn-greentown-erect-end = So bekommt nur etwas, wer mehr bekäme: Baue also, wo deine eigenen Touren hingehen.
learn-greentown-end-near = Du hast acht Gebäude errichtet: Das neunte bringt das Ende, und ebenso eine Tour, nach der keine Karte mehr da ist.
learn-greentown-end-last = Wähle Bauen, lege ein Plättchen und errichte dein letztes Gebäude.
learn-greentown-end-over = Die Runde ist zu Ende gespielt, also ist das Spiel vorbei. Wer die meisten Greenies hat, gewinnt; bei Gleichstand, wer seinen letzten Zug früher hatte.
learn-greentown-plan-card = Diese Karte will zwei bis vier Bäume, und jeder zahlt nur einmal 1: Suche vier verschiedene.
learn-greentown-plan-tour = Führe eine Tour, die dir 4 Greenies zahlt.
learn-greentown-plan-tour-missed = Diese Tour zahlt weniger als 4: Sie besucht einen Baum zweimal oder zu wenige. Gehe zurück und komm an vier verschiedenen Bäumen vorbei.
learn-greentown-plan-hotels = Jede Tour beginnt und endet hier, also wird am häufigsten besucht, was neben einem Hotel steht.
learn-greentown-plan-erect = Baue und errichte ein Gebäude gleich neben einem Hotel, mit einer Straße dazwischen.
learn-greentown-plan-erect-missed = Dieses Gebäude ist mit keinem Hotel durch eine Straße verbunden. Wähle einen Bauplatz neben einem Hotel, auch einen, wo ein Baum Platz macht.
learn-greentown-plan-markers = Jeder Marker kommt in vier Runden einmal dran: Hebe „Bauen und Tour“ für einen Zug auf, in dem sich beides lohnt.
learn-greentown-plan-end = Sieh dir auch die Karten der anderen an: Sie gehen dorthin, wo ihre Wünsche erfüllt werden, und woran sie vorbeikommen, kann dir gehören.
