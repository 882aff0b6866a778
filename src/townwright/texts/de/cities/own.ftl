### Was die Seite zu eigenem Material von Cities sagt.

own-form-cities = Eine Zeile für jedes der 24 Plättchen: seine Nummer, die oberen zwei Felder und die unteren zwei, zum Beispiel 13{"\u00A0"}AA/PT.
own-edit-field = { $place }: { $kind }
own-edit-field-0 = Oben links
own-edit-field-1 = Oben rechts
own-edit-field-2 = Unten links
own-edit-field-3 = Unten rechts
