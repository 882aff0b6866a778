history-part-cities-attractions = Zonen aus Attraktionen
history-part-cities-parks = Zonen aus Parks
history-part-cities-terraces = Terrassen am Rand
history-part-cities-water = Wasser am Rand
history-part-cities-sees-water = Wasser im Blick
history-part-cities-sees-parks = Parks im Blick
