ratings-kind-skylines-scenarios = Szenarien 1 bis 4, allein
