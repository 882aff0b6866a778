### What the sheet of settings says.

page-language = Language
page-language-missing = { $language } cannot be fetched now. Are you offline?
page-theme = Colours
page-theme-auto = as the device
page-theme-light = light
page-theme-dark = dark
page-motion = Motion
page-motion-auto = as the device
page-motion-on = on
page-motion-off = off
page-letters = Letters on the fields
page-letters-small = small
page-letters-large = large
page-letters-off = none
page-numbers = Tiles show their numbers
page-cues = Places show what they would bring (+3)
page-sound = Sounds at the table
page-sound-off = off
page-music = Quiet music at the table
page-keys = Single keys do something (R turns, D is done)
page-notices = Tell me when it is my turn and I am not looking
page-notices-pushed = Notices come even when no page is open.
page-notices-refused = Your browser allows no notices here.
