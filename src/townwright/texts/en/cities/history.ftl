history-part-cities-attractions = zones of attractions
history-part-cities-parks = zones of parks
history-part-cities-terraces = terraces that border it
history-part-cities-water = water that borders it
history-part-cities-sees-water = water in view
history-part-cities-sees-parks = parks in view
