### What stands around every table, besides page.ftl.

page-numbers = Tiles show their numbers
page-cues = Places show what they would bring (+3)
page-sound = Sounds at the table
page-sound-off = off
page-notices = Tell me when it is my turn and I am not looking
page-notices-pushed = Notices come even when no page is open.
page-notices-refused = Your browser allows no notices here.
page-music = Quiet music at the table
page-seat-waits = waits for somebody
page-greet = Say something
page-greet-said = What is said
page-greet-muted = Do not show what others say
page-greet-hello = Hello!
page-greet-thanks = Thank you!
page-greet-well-played = Well played!
page-greet-nice-move = Nice move!
page-greet-oops = Oops!
page-greet-thinking = Let me think …
page-greet-your-turn = It is your turn!
page-greet-good-game = Good game!
