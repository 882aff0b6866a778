### What the page says about own components of Cities.

own-form-cities = One line for each of the 24 tiles: its number, the upper two fields and the lower two, such as 13{"\u00A0"}AA/PT.
own-edit-field = { $place }: { $kind }
own-edit-field-0 = Upper left
own-edit-field-1 = Upper right
own-edit-field-2 = Lower left
own-edit-field-3 = Lower right
