### Über diese Sätze und Entscheidungen: was alle Spiele teilen.

about-told = Die Spiele hier folgen den Regeln der gedruckten Spiele, in unseren eigenen Worten. Zweierlei ist von uns: die Plättchen, Karten und Spielpläne, denn von den gedruckten hatten wir keine Bilder, und unsere Entscheidungen, wo ein Regelheft eine Frage offenlässt. Hier steht, welche das sind und wie du mit deinen eigenen spielst.
about-sets = Was wir selbst gemacht haben
about-rulings = Wo das Regelheft schweigt
about-rulings-told = Das sind unsere Antworten. An eurem Tisch dürft ihr es anders halten.
about-bring = Wie du Eigenes mitbringst
about-bring-told = Wer eine Schachtel hat, kann als Textdatei aufschreiben, was ihre Plättchen, Karten und Spielpläne zeigen. Townwright zeichnet und prüft die Datei, und du spielst genau damit, an einem privaten Tisch oder mit dem Begleiter.
about-bring-link = Eigene Plättchen und Karten
about-inside = Hineinschauen
about-inside-told = Dieselben Regeln laufen auch in deinem eigenen Browser. Dort kannst du jede Ziehung einer beendeten Partie nachprüfen oder kleine Programme mit den Regeln ausprobieren. Nichts verlässt dein Gerät.
about-inside-fair = Wurde ehrlich gemischt?
about-inside-lab = Labor
