### Was vor einer Partie Greentown ausgemacht wird.

greentown-seats = Plätze
greentown-set = Plättchen und Karten
greentown-set-own = der Satz von Townwright
greentown-set-other = der Name eines eigenen Satzes
greentown-setup = Aufbau
greentown-setup-first = zwei Reihen Bäume am Anfang
greentown-setup-first-help = Fürs erste Spiel: viele Straßen, sechs offene Ausgänge.
greentown-setup-flower = eine Blüte aus Plättchen am Anfang
greentown-setup-flower-help = Ein Plättchen weniger und viel weniger Touren.
greentown-setup-strip = ein Streifen aus Plättchen am Anfang
greentown-setup-strip-help = Viele Ausgänge, ringsum offen.
greentown-setup-other = ein Aufbau eines eigenen Satzes
greentown-setup-unknown = Der Materialsatz „{ $set }“ hat keinen Aufbau „{ $name }“; es gibt { $names }.
greentown-variant = Variante
greentown-variant-keep = Doppelzug kann bleiben
greentown-variant-keep-help = Zu dritt oder viert: Den Doppelzug darf man für eine weitere Runde behalten.
greentown-money = Geld
greentown-money-hidden = alle sehen nur ihr eigenes Geld
greentown-money-hidden-help = Was Touren zahlen, sehen alle: Ihr dürft mitzählen.
greentown-money-open = alle sehen alles Geld
greentown-money-open-help = Niemand muss mitzählen.
