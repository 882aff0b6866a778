"""The map: the ground as masks, layouts of boards, and where tiles can be laid."""
