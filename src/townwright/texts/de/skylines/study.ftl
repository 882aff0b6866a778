# Was sich an Skylines nicht untersuchen lässt
study-skylines-deal = Skylines wird an der Aufzeichnung einer Partie untersucht

# Was ein besserer Zug gebracht hätte
study-skylines-better = { $move }: { $reason }
study-skylines-end-now = der Meilenstein könnte enden, und Zufriedenheit { $happiness } würde gezählt
study-skylines-not-yet = vor dem Ende des Meilensteins lässt sich noch etwas bauen
study-skylines-lacking = { $cell } liegt in einem Viertel, das noch ein Plättchen braucht, bevor der Meilenstein enden kann
study-skylines-place-now = dort stünde die Leiste { $marker } sofort um { $more } besser
study-skylines-later = einige Züge später stünde die Leiste { $marker } im Mittel um { $more } besser
study-skylines-pile = diese Karten nützen der Stadt mehr: einige Züge später stünde die Leiste { $marker } im Mittel um { $more } besser
study-skylines-room = das lässt mehr Platz für das, was noch kommt
