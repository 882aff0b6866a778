### What stands around every table, besides page.ftl.

page-sound = Small sounds at the table
page-seat-waits = waits for somebody
