### Die Lektion zu Greentown.

learn-greentown-title = Eine Tour und ein Bau
learn-greentown-told = Besucher führen, Plättchen legen, ein Gebäude errichten.
learn-greentown-map = Das ist der Tisch, den alle teilen: Plättchen mit Ausgängen, zwei Hotels, sechs Bäume. Wo sich Ausgänge treffen, ist eine Straße. Du spielst A; vier Marker sagen, was du tun darfst, jeder einmal in vier Runden: bauen, Tour, bauen und Tour, oder eins von beiden nach Wahl.
learn-greentown-card = Vor dir liegt eine Karte mit Besuchern. Sie sagt, wie viele Halte sie machen und wie viele Besuche bei Natur, Kultur, Sport und Einkauf sie wünschen. Ein Halt ist jedes Hotel, jeder Baum und jedes Gebäude, das sie betreten; freie Plättchen sind keiner.
learn-greentown-tour = Wähle den Marker für eine Tour. Tippe das Hotel an, bei dem sie beginnt, dann Plättchen für Plättchen die Straßen entlang: keine Straße zweimal, genau fünf Halte, und der letzte ein Hotel. Ist die Tour ganz, führe sie.
learn-greentown-paid = Die Natur wurde besucht, wie gewünscht, also hat dir jeder verschiedene Baum einen Greenie gezahlt; ein Gebäude hätte an die Person gezahlt, der es gehört, egal wer die Tour führt. Hier waren alle Wünsche erfüllt: Einer, der es nicht ist, kostet dich 1. Eine neue Karte liegt vor dir.
learn-greentown-build = Die andere Person hat gebaut und eine Tour geführt. Nun bau du: Lege ein Plättchen aus dem Vorrat, eines mit den wenigsten Ausgängen, sodass eine Straße es verbindet. Mach einen zweiten Schritt, legen oder ausbauen, und errichte dann ein Gebäude auf einem freien Plättchen, oder wo ein Baum Platz macht.
learn-greentown-develop = Wer in einer Runde zuletzt dran ist, beginnt die nächste: Du hast einen Doppelzug. Bau noch einmal, und baue diesmal aus: Ersetze ein Plättchen durch eines mit einem Ausgang mehr. Höchstens ein alter Ausgang darf wegfallen, keiner, wo ein fremdes Gebäude steht.
learn-greentown-end = So geht es weiter, bis jemand neun Gebäude errichtet hat oder die Karten ausgehen. Denk daran, wohin Besucher mit den kommenden Karten gehen können und wer unterwegs bezahlt wird.
learn-greentown-no-tour = In diesem Schritt geht es um eine Tour, und dieser Marker baut nur. Geh zurück und wähle einen mit Tour; gebaut wird später.
learn-greentown-no-build = In diesem Schritt wird gebaut, und dieser Marker führt nur eine Tour. Geh zurück und wähle einen zum Bauen.
learn-greentown-no-lay = Lege in diesem Bau mindestens ein Plättchen; nur dann darf ein Gebäude errichtet werden.
learn-greentown-no-building = Die Plättchen liegen gut. Errichte nun auch ein Gebäude, bevor du den Zug beendest.
learn-greentown-no-develop = Baue in diesem Zug mindestens ein Plättchen aus: Tippe eines auf dem Tisch an und wähle, was es ersetzt.
