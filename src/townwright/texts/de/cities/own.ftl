### Was die Seite zu eigenem Material von Cities sagt.

own-form-cities = Eine Zeile für jedes der 24 Plättchen: seine Nummer, die oberen zwei Felder und die unteren zwei, zum Beispiel 13{"\u00A0"}AA/PT.
