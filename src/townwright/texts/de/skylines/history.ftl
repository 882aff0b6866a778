history-part-skylines-milestone = Zufriedenheit der Meilensteine
history-part-skylines-card = Karten
history-part-skylines-deduction = Verschmutzung, Verkehr und Kriminalität
