bot-unknown = Kein Bot „{ $name }“ spielt { $game }; es gibt { $names }.
bot-random = tut, was ihm gerade einfällt
arena-no-ray = Ray ist hier nicht installiert; es kommt mit townwright[cluster].
bot-cannot-play = Das Programm { $bot } aus dem Paket { $package } versagt: { $why }.
bot-fails = { $kind }: { $error }
bot-not-in-module = „{ $name }“ ist kein Programm, das hier spielt: { $error }
bot-no-answer = es antwortet mit { $kind } statt einer Answer
bot-odd-answer = die Bemerkung ist eine Phrase oder None, und nodes ist eine Zahl
