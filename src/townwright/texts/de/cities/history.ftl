history-part-cities-attractions = Flächen aus Sehenswürdigkeiten
history-part-cities-parks = Flächen aus Parks
history-part-cities-terraces = angrenzende Straßencafés
history-part-cities-water = angrenzendes Wasser
history-part-cities-sees-water = Wasser im Blick
history-part-cities-sees-parks = Parks im Blick
