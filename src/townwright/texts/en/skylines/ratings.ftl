ratings-kind-skylines-scenarios = scenarios 1 to 4, alone
