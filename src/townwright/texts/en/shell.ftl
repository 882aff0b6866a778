### What stands around every table, besides page.ftl.

page-cues = Places show what they would bring (+3)
page-sound = Sounds at the table
page-sound-off = off
page-notices = A notice of this device when it is my turn and I am not looking
page-notices-refused = Your browser does not allow notices from this page.
page-music = Quiet music at the table
page-seat-waits = waits for somebody
