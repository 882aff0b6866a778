### Was an Cities von uns ist.

about-cities-sets = Cities
    .r2 = Die Plättchen. Der Text des Regelhefts sagt nicht, was die 24 Plättchen zeigen. Bekannt ist nur ihre Zahl, dass jedes vier Felder hat und dass manche Sehenswürdigkeit über zwei Felder reicht. Die gedruckten sehen sicher anders aus.
    .r2-1 = Der übliche Satz hat sechs Plättchen mit zwei Arten nebeneinander, sechs mit zwei Arten über Kreuz und zwölf mit drei Arten. Jede Art hat 24 Felder, keine wird bevorzugt.
    .r2-2 = Im anderen Satz, trio24, hat jedes Plättchen zwei gleiche Felder nebeneinander und zwei andere Arten.
    .r13-2 = Der Schnellstart. In der Schachtel ist ein eigener, dessen Text wir nicht haben.
about-cities-rulings = Cities
    .r10-1 = Die drei Startplättchen dürfen gedreht werden.
    .r10-4 = Sie werden verborgen gelegt wie ein Plättchen in einer Runde; sonst könnte, wer zuletzt legt, abschauen.
    .r10-22 = Bei Gleichstand zählt ein Tourist im Vorrat 0.
    .r10-23 = Wer in allem gleich ist, teilt sich den Sieg.
    .r13-1-3 = Bei „Eins noch“ liegt das 17. Plättchen im Raster der Felder und muss vier Felder bedecken; wer es weglässt, darf trotzdem noch mit einem Touristen handeln.
    .r10-26 = Geht jemand, spielen die anderen weiter.
