bot-unknown = Kein Bot „{ $name }“ spielt { $game }; es gibt { $names }.
bot-random = tut, was ihm gerade einfällt
