### Where the links in mails lead.

mail-title = Mails about your turns
mail-asked-confirm = Shall Townwright write to you when it is your turn and you are not looking? One mail for each turn at most.
mail-do-confirm = Yes, write to me
mail-done-confirm = From now on we write to you when it is your turn.
mail-asked-stop = Shall Townwright stop writing to you?
mail-do-stop = No more mails
mail-done-stop = You get no more mails, and your address is deleted here.
mail-asked-never = Shall we never ask this address again, whoever enters it?
mail-do-never = Never ask me again
mail-done-never = We never ask this address again. All that we keep of it is a fingerprint that does not give it away.
