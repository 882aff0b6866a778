bot-unknown = Kein Bot „{ $name }“ spielt { $game }; es gibt { $names }.
bot-random = tut, was ihm gerade einfällt
arena-no-ray = Ray ist hier nicht installiert; es kommt mit townwright[cluster].
