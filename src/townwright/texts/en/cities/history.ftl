history-part-cities-attractions = zones of attractions
history-part-cities-parks = zones of parks
history-part-cities-terraces = terraces at the border
history-part-cities-water = water at the border
history-part-cities-sees-water = water in view
history-part-cities-sees-parks = parks in view
