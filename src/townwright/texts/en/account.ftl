### The page about who one is here.

account-title = You
account-nobody = This browser is not known here yet. You become a guest with your first game; an account keeps your games in every browser.
account-guest = You are here as the guest { $name }. Only this browser knows you; an account keeps your games in every browser.
account-is = You are logged in as { $name }.
account-device = You play on this device. Without a server there are no accounts: your games stay in this browser.
account-name = Name
account-password = Password
account-name-missing = Write the name that you want to have here.
account-password-missing = Write the password.
account-password-short = { $count ->
    [0] Choose a password of at least { $least } characters.
   *[other] A password needs at least { $least } characters; this one has { $count }.
}
account-register = Make an account
account-register-told = Your games and seats stay yours. A password has at least { $least } characters; a sentence is a good one.
account-register-do = Make the account
account-registered = The account is made.
account-login = Log in
account-login-told = In this browser you are then whoever the account belongs to; a guest's games stay with the guest.
account-login-do = Log in
account-welcome = You are logged in.
account-change = Another password
account-change-told = Every other browser is logged out.
account-password-old = Password until now
account-password-new = New password, at least { $least } characters
account-change-do = Change it
account-changed = The password is changed.
account-browsers = Where you are known
account-this-browser = This browser
account-used = Used last on { $when }
account-end = Log out there
account-leave = Log out here
account-left = You are logged out.
account-games = Your games
account-games-told = { $here ->
    [0] What you have finished at this server, and what it tells about you.
    [one] What you have finished at this server, and 1 game on this device. Each can be carried to the other place.
   *[other] What you have finished at this server, and { $here } games on this device. Each can be carried to the other place.
}
account-games-here = { $here ->
    [one] 1 game lies on this device, and what you have shown in it.
   *[other] { $here } games lie on this device, and what you have shown in them.
}
account-games-open = Look at them
account-data = Your data
account-data-told = Everything that is stored about you, to keep. Deleting takes away your name, account and sessions at once; games stay for the others, with nobody's name.
account-export = Download
account-delete = Delete everything about me
account-delete-sure = Really? It cannot be undone
account-deleted = It is deleted.

account-mail = Mail when it is your turn
account-mail-told = For games that last several days: at most one mail for each turn, only when you are not looking, with a link to the table and one to stop these mails.
account-mail-address = Your address
account-mail-start = Send a confirmation mail
account-mail-asked = We have asked { $address } by mail; nothing is sent before you confirm it there.
account-mail-on = We write to { $address } when it is your turn.
account-mail-stop = No more mails
