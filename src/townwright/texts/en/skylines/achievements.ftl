### What can be shown in Skylines.

achievement-skylines-supplied = Well supplied
achievement-skylines-supplied-why = At the end power, water and garbage are not below 0: each space below costs happiness at every milestone.
achievement-skylines-all-boards = The whole land
achievement-skylines-all-boards-why = All boards are open and the piles are not empty: whoever ends milestones in time counts happiness once more on the last board.
achievement-skylines-everybody-works = Everybody works
achievement-skylines-everybody-works-why = Employment ends at 0: each space away from it, either way, costs a coin at every milestone.
achievement-skylines-early-happiness = Happy early
achievement-skylines-early-happiness-why = The first milestone brings six points or more: the bar stays where it is, so early happiness counts again every time.
achievement-skylines-rising = Better each time
achievement-skylines-rising-why = Every milestone brings more than the one before: a milestone is worth waiting for as long as happiness still rises.
achievement-skylines-large-district = A large district
achievement-skylines-large-district-why = A district has ten tiles or more: a service of stage II or III serves all of it, and so every zone that is built there.
achievement-skylines-well-served = Well served
achievement-skylines-well-served-why = A district has three kinds of services: put them there before the zones, for a reward is given only when a zone is built.
achievement-skylines-full-district = Not a square wasted
achievement-skylines-full-district-why = A district of eight squares or more is full: shapes that fit save land, and land is what boards cost.
achievement-skylines-clean = Clean, calm and safe
achievement-skylines-clean-why = Pollution, traffic and crime are at most 2 together: what is left of them is taken off your points at the end.
achievement-skylines-landmarks = Three landmarks
achievement-skylines-landmarks-why = Three unique buildings stand in the city: they change what everything after them costs or brings, so the earlier, the better.
