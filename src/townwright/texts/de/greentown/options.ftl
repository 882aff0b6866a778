### Was vor einer Partie Greentown ausgemacht wird.

greentown-seats = Plätze
greentown-set = Plättchen und Karten
greentown-set-own = der Satz von Townwright
greentown-set-other = der Name eines eigenen Satzes
greentown-setup = Aufbau
greentown-setup-first = zwei Baumreihen
greentown-setup-first-help = Fürs erste Spiel: viele Straßen, sechs offene Ausgänge.
greentown-setup-flower = Blüte
greentown-setup-flower-help = Ein Plättchen weniger und viel weniger Touren.
greentown-setup-strip = Streifen
greentown-setup-strip-help = Viele Ausgänge, ringsum offen.
greentown-setup-other = ein Aufbau eines eigenen Satzes
greentown-setup-unknown = Der Materialsatz „{ $set }“ hat keinen Aufbau „{ $name }“; es gibt { $names }.
greentown-variant = Variante
greentown-variant-keep = Doppelzug kann bleiben
greentown-variant-keep-help = Zu dritt oder viert: Den Doppelzug darf man für eine weitere Runde behalten.
greentown-money = Geld
greentown-money-hidden = Geld verdeckt
greentown-money-hidden-help = Alle sehen nur, was sie selbst haben.
greentown-money-open = Geld offen
greentown-money-open-help = Alle sehen, was die anderen haben.
