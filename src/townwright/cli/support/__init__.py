"""What several commands share: files and refusals, options of games, languages, stores, how a server begins."""
