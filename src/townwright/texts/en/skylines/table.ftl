### Skylines on the page.

## The table

sky-play-area = The city and what is asked now
sky-beside-left = Bars and milestone
sky-beside-right = Open cards
sky-milestone = Milestone { $milestone } of { $milestones }
sky-map = The map of the city
sky-zoom = Larger map
sky-hand = The acting hand
sky-row-shown = Cards { $from } to { $to } of { $all } are in sight
sky-row-before = { $count } more before
sky-row-after = { $count } more behind
sky-hands = Everybody’s cards
sky-hands-own = Your cards
sky-hand-in-tray = This hand lies below the map.
sky-hand-of = Cards of { $name }
sky-token = holds the starting token
sky-open-cards = Open cards for all
sky-group-news = News
sky-group-unique = Unique buildings
sky-group-exchange = Exchange pile ({ $count })
sky-exchange-empty = No card lies here yet.
sky-back = Back
sky-key-card = take up the card with this number
sky-key-flip = flip the tile over

sky-status-sending = On its way …
sky-status-dealing = Cards are being dealt.
sky-status-advising = Show { $name } what you would do.
sky-status-suggested = { $name } sees your suggestion.
sky-status-waiting = { $name } is thinking.
sky-status-to-act = { $name } is to act.
sky-status-turn = Your turn: choose a card to build or exchange it.
sky-status-turn-or-end = Your turn: choose a card to build or exchange it, or end the milestone.
sky-status-given-up = Given up in milestone { $milestone } of { $milestones }, at { $score } { $points ->
    [one] point
   *[other] points
  }.
sky-status-forced-end = No card can be drawn any more: end the milestone.
sky-status-place = Choose a framed square: the tile will lie there.
sky-status-hinted = Hint: choose the marked squares.
sky-status-tried = Build here, turn the tile, or try another place.
sky-status-policy = Enact this policy?
sky-status-draw = { $count ->
    [one] Draw a card.
   *[other] Draw { $count } cards, one by one.
  }
sky-status-open = Choose a board. The milestone can end once each of its districts has a tile.
sky-status-open-beside = Choose the next board, beside an open one: few new districts are filled sooner.
sky-status-role = Keep one of the two roles.
sky-status-renew = You may put cards away and draw new ones: each costs { $price ->
    [one] a coin
   *[other] { $price } coins
  }.
sky-status-layout = Lay the boards.

## Bars

sky-bars = Bars
sky-bar = { $marker }: { $value } (from { $lowest } to { $highest })
sky-bar-plain = { $marker }: { $value }
sky-marker-mon = Money
sky-marker-pow = Power
sky-marker-wat = Water
sky-marker-gar = Garbage
sky-marker-lab = Employment
sky-marker-hap = Happiness
sky-marker-pol = Pollution
sky-marker-tra = Traffic
sky-marker-cri = Crime
sky-marker-ovr = Overall happiness
sky-marker-brief-pol = Pollution
sky-marker-brief-ovr = Points

## The end of a milestone

sky-forecast = If the milestone ended now
sky-between = The milestone ends

## Cards and tiles

sky-scope-use = served by
sky-scope-in = in district
sky-scope-adj = beside
sky-scope-city = in city
sky-scope-bar = if afterwards
sky-kind-r = residential
sky-kind-c = commercial
sky-kind-i = industrial
sky-kind-svc = services
sky-kind-util = utilities
sky-kind-uniq = unique buildings
sky-kind-policy = policies
sky-kind-news = news
sky-kind-role = roles
sky-kind-med = healthcare
sky-kind-edu = education
sky-kind-cop = police
sky-kind-fir = fire
sky-kind-bus = public transport
sky-kind-prk = parks
sky-kind-pow = power
sky-kind-wat = water
sky-kind-gar = garbage
sky-new = new
sky-can-build = Can be built
sky-can-enact = Can be enacted
sky-turn = Turn
sky-flip = Flip
sky-gain = { $points } { $points ->
    [one] point
   *[other] points
  } { $way ->
    [less] less
   *[more] more
  } if it is built here and then counted.
sky-tip-district = District { $number }: { $tiles } of { $needed } needed. It may reach across boards. Once all have enough, the milestone can be ended.
sky-exchange = Exchange
sky-end-milestone = End the milestone
sky-deed-build = Build
sky-deed-build-where = Where?
sky-deed-enact = Enact
sky-deed-end = End milestone { $milestone }
sky-deed-open = Open { $board } for { $price ->
    [one] one coin
   *[other] { $price } coins
  }
sky-deed-open-which = Choose a board
sky-deed-layout = Lay them so
sky-deed-renew = { $count ->
    [one] Renew a card
   *[other] Renew { $count } cards
  } for { $price ->
    [one] one coin
   *[other] { $price } coins
  }
sky-deed-keep = Keep all cards
sky-deed-suggested = Suggested
sky-deed-suggest = Suggest it
sky-open-board = Open board { $board } for { $price ->
    [one] one coin
   *[other] { $price } coins
  }
sky-roles = Two roles
sky-keep = Keep
sky-keep-role = Keep { $role }

sky-cell-square = free square
sky-cell-street = street
sky-cell-water = water
sky-cell-district = District { $number }: { $tiles } of { $needed } tiles.
sky-cell-open = Can be built upon.
sky-cell-earns = Can be built upon and earns the reward.
sky-cell-trial = The tile is tried out here.
sky-place = board { $board }, { $cell }
sky-say-turned = Turned.

## Free layouts


## Advice

sky-advice = Suggestions
sky-advise = Suggest something
sky-advise-stop = Stop suggesting

## What happened

sky-log-play = { $who } built { $card } on { $cell }.
sky-log-policy = { $who } enacted { $card }.
sky-log-swap = { $who } put { $card } on the exchange pile.
sky-log-end = { $who } ended the milestone.
sky-log-open = { $who } opened board { $board }.
sky-log-role = { $who } kept { $card }.
sky-log-renew = { $count ->
    [one] { $who } renewed a card.
   *[other] { $who } renewed { $count } cards.
  }
sky-log-keep = { $who } kept all cards.
sky-log-layout = { $who } laid the boards.
sky-log-pile = { $who } drew from pile { $stage }.
sky-log-took = { $who } took { $card } from the exchange pile.
sky-log-drawn = { $card } was drawn.
sky-log-news = News: { $card }.
sky-log-role-offered = { $card } is on offer.
sky-log-board = Board { $board } was drawn.

## The result

sky-next = Try scenario { $scenario }
sky-because-milestone = Happiness of milestone { $number }
sky-because-card = { $card }
sky-because-deduction = { $marker } is taken off

## The cards of Townwright's sets

sky-card-wind-power-plant = Wind power plant
sky-card-water-tower = Water tower
sky-card-landfill = Landfill
sky-card-medical-clinic = Medical clinic
sky-card-schoolhouse = Schoolhouse
sky-card-police-post = Police post
sky-card-fire-watch = Fire watch
sky-card-bus-stop = Bus stop
sky-card-pocket-park = Pocket park
sky-card-starter-homes = Starter homes
sky-card-job-seekers-lodgings = Job-seekers' lodgings
sky-card-friendly-street = Friendly street
sky-card-garden-cottages = Garden cottages
sky-card-school-lane = School lane
sky-card-commuter-row = Commuter row
sky-card-courtyard-flats = Courtyard flats
sky-card-quayside-cabins = Quayside cabins
sky-card-corner-shops = Corner shops
sky-card-kiosk-arcade = Kiosk arcade
sky-card-night-cafes = Night cafes
sky-card-market-row = Market row
sky-card-workshops = Workshops
sky-card-brickyard = Brickyard
sky-card-scrap-yard = Scrap yard
sky-card-parcel-depot = Parcel depot
sky-card-coal-power-plant = Coal power plant
sky-card-pumping-station = Pumping station
sky-card-recycling-yard = Recycling yard
sky-card-hospital = Hospital
sky-card-secondary-school = Secondary school
sky-card-police-precinct = Police precinct
sky-card-fire-station = Fire station
sky-card-bus-depot = Bus depot
sky-card-city-park = City park
sky-card-sought-after-quarter = Sought-after quarter
sky-card-family-estate = Family estate
sky-card-open-door-terrace = Open-door terrace
sky-card-parkside-villas = Parkside villas
sky-card-transit-village = Transit village
sky-card-tower-blocks = Tower blocks
sky-card-block-party-square = Block party square
sky-card-student-halls = Student halls
sky-card-mixed-use-high-street = Mixed-use high street
sky-card-department-store = Department store
sky-card-garden-restaurants = Garden restaurants
sky-card-theatre-bars = Theatre bars
sky-card-assembly-plant = Assembly plant
sky-card-chemical-works = Chemical works
sky-card-foundry = Foundry
sky-card-print-works = Print works
sky-card-oil-power-plant = Oil power plant
sky-card-waterworks = Waterworks
sky-card-incinerator = Incinerator
sky-card-medical-centre = Medical centre
sky-card-university = University
sky-card-police-headquarters = Police headquarters
sky-card-fire-headquarters = Fire headquarters
sky-card-metro-station = Metro station
sky-card-botanical-garden = Botanical garden
sky-card-wellness-quarter = Wellness quarter
sky-card-garden-suburb = Garden suburb
sky-card-car-free-quarter = Car-free quarter
sky-card-downtown-lofts = Downtown lofts
sky-card-high-rise-campus = High-rise campus
sky-card-lakeside-residences = Lakeside residences
sky-card-penthouse-row = Penthouse row
sky-card-eco-village = Eco village
sky-card-shopping-centre = Shopping centre
sky-card-office-towers = Office towers
sky-card-entertainment-mile = Entertainment mile
sky-card-spa-hotels = Spa hotels
sky-card-brand-factory = Brand factory
sky-card-heavy-works = Heavy works
sky-card-tech-park = Tech park
sky-card-logistics-hub = Logistics hub
sky-card-opera-house = Opera house
sky-card-central-library = Central library
sky-card-harbour-market = Harbour market
sky-card-union-hall = Union hall
sky-card-city-archive = City archive
sky-card-posh-mall = Posh mall
sky-card-stadium = Stadium
sky-card-grand-terminal = Grand terminal
sky-card-green-dome = Green dome
sky-card-science-tower = Science tower
sky-card-architect = Architect
sky-card-grid-engineer = Grid engineer
sky-card-mayor = Mayor
sky-card-landscaper = Landscaper
sky-card-administrator = Administrator
sky-card-broker = Broker
sky-card-shopkeeper = Shopkeeper
sky-card-foreman = Foreman
sky-card-dispatcher = Dispatcher
sky-card-surveyor = Surveyor
sky-card-recycling-drive = Recycling drive
sky-card-water-meters = Water meters
sky-card-night-patrols = Night patrols
sky-card-job-fair = Job fair
sky-card-municipal-bond = Municipal bond
sky-card-solar-roofs = Solar roofs
sky-card-clean-fleet = Clean fleet
sky-card-free-fare-week = Free-fare week
sky-card-culture-vouchers = Culture vouchers
sky-card-trade-fair = Trade fair
sky-card-skills-gap = Skills gap
sky-card-dry-summer = Dry summer
sky-card-bin-strike = Bin strike
sky-card-red-tape = Red tape
sky-card-road-works = Road works
sky-card-credit-crunch = Credit crunch
sky-card-smog-alert = Smog alert
sky-card-depot-strike = Depot strike
sky-card-crime-wave = Crime wave
sky-card-grid-failure = Grid failure
sky-tip-stage = Stage { $stage }: later stages cost more and bring more
sky-tip-tile = The tile that it lays
sky-printed = printed:
sky-news = News
sky-news-until = In force until other news comes or this milestone ends.
sky-news-read = Understood
sky-news-came = News: { $card }. { $told }.
sky-drew = { $own ->
    [yes] You drew
   *[no] { $who } drew
  }
sky-status-draw-again = News came instead: draw another card.
sky-why-closed = Board { $board } is closed. After each milestone one beside an open one is opened.

sky-goal =
    You build one city together, and win or lose together. At the end of every milestone its happiness becomes points.
    From 11 points on it is a success. If a bill cannot be paid, the game is lost.
sky-goal-alone =
    You build a city. At the end of every milestone its happiness becomes points.
    From 11 points on it is a success. If you cannot pay a bill, the game is lost.
page-course-coins = Coins
page-course-happiness = Happiness
