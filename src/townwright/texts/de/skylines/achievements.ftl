### Was man in Skylines zeigen kann.

achievement-skylines-supplied = Gut versorgt
achievement-skylines-supplied-why = Am Ende liegen Strom, Wasser und Müllabfuhr nicht unter 0: Jeder Schritt darunter kostet an jedem Meilenstein Zufriedenheit.
achievement-skylines-all-boards = Das ganze Land
achievement-skylines-all-boards-why = Alle Spielpläne sind offen und die Stapel nicht leer: Wer Meilensteine rechtzeitig beendet, zählt die Zufriedenheit auf dem letzten Spielplan noch einmal.
achievement-skylines-everybody-works = Alle haben Arbeit
achievement-skylines-everybody-works-why = Die Arbeitskräfte stehen am Ende bei 0: Jeder Schritt daneben, nach oben wie nach unten, kostet an jedem Meilenstein eine Münze.
achievement-skylines-early-happiness = Früh zufrieden
achievement-skylines-early-happiness-why = Der erste Meilenstein bringt sechs Punkte oder mehr: Der Marker bleibt stehen, darum zählt frühe Zufriedenheit jedes Mal wieder.
achievement-skylines-rising = Jedes Mal mehr
achievement-skylines-rising-why = Jeder Meilenstein bringt mehr als der davor: Solange die Zufriedenheit noch steigt, lohnt es sich zu warten.
achievement-skylines-large-district = Ein großes Viertel
achievement-skylines-large-district-why = Ein Viertel hat zehn Plättchen oder mehr: Ein Dienst der Stufe II oder III erreicht es ganz, also auch jedes Gebiet, das dort noch entsteht.
achievement-skylines-well-served = Gut bedient
achievement-skylines-well-served-why = Ein Viertel hat drei Arten von Diensten: Baue sie vor den Gebieten, denn eine Belohnung gibt es nur beim Bau eines Gebiets.
achievement-skylines-full-district = Kein Feld verschenkt
achievement-skylines-full-district-why = Ein Viertel mit acht Feldern oder mehr ist voll: Passende Formen sparen Land, und Land kostet Spielpläne.
achievement-skylines-clean = Sauber, ruhig und sicher
achievement-skylines-clean-why = Verschmutzung, Verkehr und Kriminalität sind zusammen höchstens 2: Was davon übrig ist, wird am Ende abgezogen.
achievement-skylines-landmarks = Drei, die jeder kennt
achievement-skylines-landmarks-why = Drei Wahrzeichen stehen in der Stadt: Sie ändern, was alles danach kostet oder bringt; je früher, desto besser.
