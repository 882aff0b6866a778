### Wohin die Links in Mails führen.

mail-title = Mails über deine Züge
mail-asked-confirm = Soll Townwright dir schreiben, wenn du am Zug bist und nicht hinsiehst? Höchstens eine Mail für jeden Zug.
mail-do-confirm = Ja, schreib mir
mail-done-confirm = Von jetzt an schreiben wir dir, wenn du am Zug bist.
mail-asked-stop = Soll Townwright dir nicht mehr schreiben?
mail-do-stop = Keine Mails mehr
mail-done-stop = Du bekommst keine Mails mehr, und deine Adresse ist hier gelöscht.
mail-asked-never = Sollen wir diese Adresse nie wieder fragen, egal wer sie einträgt?
mail-do-never = Fragt mich nie wieder
mail-done-never = Wir fragen diese Adresse nie wieder. Von ihr behalten wir nur einen Fingerabdruck, der sie nicht verrät.
