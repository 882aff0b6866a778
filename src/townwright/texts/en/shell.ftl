### What stands around every table, besides page.ftl.

page-cues = Places show what they would bring (+3)
page-sound = Small sounds at the table
page-seat-waits = waits for somebody
