### Skylines auf der Seite.

## Der Tisch

sky-play-area = Die Stadt und was jetzt gefragt ist
sky-beside-left = Leisten und Meilenstein
sky-beside-right = Offene Karten
sky-milestone = Meilenstein { $milestone } von { $milestones }
sky-map = Die Karte der Stadt
sky-zoom = Karte vergrößern
sky-hand = Die Hand am Zug
sky-row-shown = Zu sehen sind die Karten { $from } bis { $to } von { $all }
sky-row-before = Noch { $count } davor
sky-row-after = Noch { $count } dahinter
sky-hands = Karten von allen
sky-hands-own = Deine Karten
sky-hand-in-tray = Diese Hand liegt unter dem Stadtplan.
sky-hand-of = Karten von { $name }
sky-token = hat den Startspielerstein
sky-open-cards = Offene Karten für alle
sky-group-news = Nachricht
sky-group-unique = Wahrzeichen
sky-group-exchange = Tauschstapel ({ $count })
sky-exchange-empty = Noch liegt hier keine Karte.
sky-back = Zurück
sky-key-card = die Karte mit dieser Nummer aufnehmen
sky-key-flip = das Plättchen spiegeln

sky-status-sending = Unterwegs …
sky-status-dealing = Karten werden gegeben.
sky-status-advising = Zeige { $name }, was du tun würdest.
sky-status-suggested = { $name } sieht deinen Vorschlag.
sky-status-waiting = { $name } überlegt.
sky-status-to-act = { $name } ist dran.
sky-status-turn = Dein Zug: Wähle eine Karte, zum Bauen oder Tauschen.
sky-status-turn-or-end = Dein Zug: Wähle eine Karte, zum Bauen oder Tauschen, oder beende den Meilenstein.
sky-status-given-up = Aufgegeben in Meilenstein { $milestone } von { $milestones }, bei { $score } { $points ->
    [one] Punkt
   *[other] Punkten
  }.
sky-status-forced-end = Es gibt keine Karte mehr zu ziehen: Beende den Meilenstein.
sky-status-place = Wähle ein Feld mit Rahmen: Dort liegt dann das Plättchen.
sky-status-hinted = Tipp: Wähle die markierten Felder.
sky-status-tried = Baue hier, drehe das Plättchen oder probiere einen anderen Platz.
sky-status-policy = Diese Verordnung erlassen?
sky-status-draw = { $count ->
    [one] Ziehe eine Karte.
   *[other] Ziehe { $count } Karten, eine nach der anderen.
  }
sky-status-open = Wähle einen Spielplan. Der Meilenstein kann enden, sobald jedes seiner Viertel ein Plättchen hat.
sky-status-open-beside = Wähle den nächsten Spielplan, neben einem offenen: Wenige neue Viertel sind eher gefüllt.
sky-status-role = Behalte eine der beiden Rollen.
sky-status-renew = Du darfst Karten ablegen und neue ziehen: Jede kostet { $price ->
    [one] eine Münze
   *[other] { $price } Münzen
  }.
sky-status-layout = Lege die Spielpläne aus.

## Leisten

sky-bars = Leisten
sky-bar = { $marker }: { $value } (von { $lowest } bis { $highest })
sky-bar-plain = { $marker }: { $value }
sky-marker-mon = Münzen
sky-marker-pow = Strom
sky-marker-wat = Wasser
sky-marker-gar = Müllabfuhr
sky-marker-lab = Arbeitskräfte
sky-marker-hap = Zufriedenheit
sky-marker-pol = Verschmutzung
sky-marker-tra = Verkehr
sky-marker-cri = Kriminalität
sky-marker-ovr = Gesamtzufriedenheit
sky-marker-brief-pol = Schmutz
sky-marker-brief-ovr = Punkte

## Das Ende eines Meilensteins

sky-forecast = Wenn der Meilenstein jetzt enden würde
sky-between = Der Meilenstein endet

## Karten und Plättchen

sky-scope-use = erreicht von
sky-scope-in = im Viertel
sky-scope-adj = neben
sky-scope-city = in der Stadt
sky-scope-bar = falls danach
sky-kind-r = Wohngebiet
sky-kind-c = Gewerbegebiet
sky-kind-i = Industriegebiet
sky-kind-svc = Dienste
sky-kind-util = Versorgungswerke
sky-kind-uniq = Wahrzeichen
sky-kind-policy = Verordnungen
sky-kind-news = Nachrichten
sky-kind-role = Rollen
sky-kind-med = Gesundheit
sky-kind-edu = Bildung
sky-kind-cop = Polizei
sky-kind-fir = Feuerwehr
sky-kind-bus = Nahverkehr
sky-kind-prk = Parks
sky-kind-pow = Strom
sky-kind-wat = Wasser
sky-kind-gar = Müllabfuhr
sky-new = neu
sky-can-build = Kann gebaut werden
sky-can-enact = Kann erlassen werden
sky-turn = Drehen
sky-flip = Spiegeln
sky-gain = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  } { $way ->
    [less] weniger
   *[more] mehr
  }, wenn hier gebaut und dann gezählt wird.
sky-tip-district = Viertel { $number }: { $tiles } von { $needed } Plättchen. Es kann über Spielpläne reichen. Haben alle genug, kann der Meilenstein enden.
sky-exchange = Tauschen
sky-end-milestone = Meilenstein beenden
sky-deed-build = Bauen
sky-deed-build-where = Wohin?
sky-deed-enact = Erlassen
sky-deed-end = Meilenstein { $milestone } beenden
sky-deed-open = { $board } für { $price ->
    [one] eine Münze
   *[other] { $price } Münzen
  } öffnen
sky-deed-open-which = Wähle einen Spielplan
sky-deed-layout = So auslegen
sky-deed-renew = { $count ->
    [one] Eine Karte
   *[other] { $count } Karten
  } für { $price ->
    [one] eine Münze
   *[other] { $price } Münzen
  } erneuern
sky-deed-keep = Alle Karten behalten
sky-deed-suggested = Vorgeschlagen
sky-deed-suggest = Vorschlagen
sky-open-board = Spielplan { $board } für { $price ->
    [one] eine Münze
   *[other] { $price } Münzen
  } öffnen
sky-roles = Zwei Rollen
sky-keep = Behalten
sky-keep-role = { $role } behalten

sky-cell-square = freies Feld
sky-cell-street = Straße
sky-cell-water = Wasser
sky-cell-district = Viertel { $number }: { $tiles } von { $needed } Plättchen.
sky-cell-open = Hier kann gebaut werden.
sky-cell-earns = Hier kann gebaut werden, mit Belohnung.
sky-cell-trial = Hier wird das Plättchen probiert.
sky-place = Spielplan { $board }, { $cell }
sky-say-turned = Gedreht.

## Freie Auslagen


## Vorschläge

sky-advice = Vorschläge
sky-advise = Etwas vorschlagen
sky-advise-stop = Nicht mehr vorschlagen

## Was geschah

sky-log-play = { $who } baute { $card } auf { $cell }.
sky-log-policy = { $who } erließ { $card }.
sky-log-swap = { $who } legte { $card } auf den Tauschstapel.
sky-log-end = { $who } beendete den Meilenstein.
sky-log-open = { $who } öffnete Spielplan { $board }.
sky-log-role = { $who } behielt { $card }.
sky-log-renew = { $count ->
    [one] { $who } erneuerte eine Karte.
   *[other] { $who } erneuerte { $count } Karten.
  }
sky-log-keep = { $who } behielt alle Karten.
sky-log-layout = { $who } legte die Spielpläne aus.
sky-log-pile = { $who } zog von Stapel { $stage }.
sky-log-took = { $who } nahm { $card } vom Tauschstapel.
sky-log-drawn = { $card } wurde gezogen.
sky-log-news = Nachricht: { $card }.
sky-log-role-offered = { $card } steht zur Wahl.
sky-log-board = Spielplan { $board } wurde gezogen.

## Das Ergebnis

sky-next = Szenario { $scenario } probieren
sky-because-milestone = Zufriedenheit, Meilenstein { $number }
sky-because-card = { $card }
sky-because-deduction = { $marker } wird abgezogen

## Die Karten von Townwrights Sätzen

sky-card-wind-power-plant = Wind{ "\u00AD" }kraftwerk
sky-card-water-tower = Wasserturm
sky-card-landfill = Deponie
sky-card-medical-clinic = Arztpraxis
sky-card-schoolhouse = Schulhaus
sky-card-police-post = Polizei{ "\u00AD" }posten
sky-card-fire-watch = Brandwache
sky-card-bus-stop = Bus{ "\u00AD" }haltestelle
sky-card-pocket-park = Taschenpark
sky-card-starter-homes = Erste Eigenheime
sky-card-job-seekers-lodgings = Wohnheim für Arbeit{ "\u00AD" }suchende
sky-card-friendly-street = Freundliche Straße
sky-card-garden-cottages = Garten{ "\u00AD" }häuschen
sky-card-school-lane = Schulgasse
sky-card-commuter-row = Pendler{ "\u00AD" }zeile
sky-card-courtyard-flats = Hof{ "\u00AD" }wohnungen
sky-card-quayside-cabins = Kaihütten
sky-card-corner-shops = Eckläden
sky-card-kiosk-arcade = Kiosk{ "\u00AD" }passage
sky-card-night-cafes = Nachtcafés
sky-card-market-row = Marktzeile
sky-card-workshops = Werkstätten
sky-card-brickyard = Ziegelei
sky-card-scrap-yard = Schrott{ "\u00AD" }platz
sky-card-parcel-depot = Paketlager
sky-card-coal-power-plant = Kohle{ "\u00AD" }kraftwerk
sky-card-pumping-station = Pumpwerk
sky-card-recycling-yard = Wertstoff{ "\u00AD" }hof
sky-card-hospital = Kranken{ "\u00AD" }haus
sky-card-secondary-school = Weiter{ "\u00AD" }führende Schule
sky-card-police-precinct = Polizei{ "\u00AD" }revier
sky-card-fire-station = Feuerwache
sky-card-bus-depot = Bus{ "\u00AD" }betriebshof
sky-card-city-park = Stadtpark
sky-card-sought-after-quarter = Begehrtes Viertel
sky-card-family-estate = Familien{ "\u00AD" }siedlung
sky-card-open-door-terrace = Offene Reihen{ "\u00AD" }häuser
sky-card-parkside-villas = Parkvillen
sky-card-transit-village = Bahnhofs{ "\u00AD" }siedlung
sky-card-tower-blocks = Wohntürme
sky-card-block-party-square = Platz der Straßenfeste
sky-card-student-halls = Studenten{ "\u00AD" }wohnheim
sky-card-mixed-use-high-street = Gemischte Hauptstraße
sky-card-department-store = Kaufhaus
sky-card-garden-restaurants = Garten{ "\u00AD" }lokale
sky-card-theatre-bars = Theaterbars
sky-card-assembly-plant = Montagewerk
sky-card-chemical-works = Chemiewerk
sky-card-foundry = Gießerei
sky-card-print-works = Druckerei
sky-card-oil-power-plant = Ölkraftwerk
sky-card-waterworks = Wasserwerk
sky-card-incinerator = Verbrennungs{ "\u00AD" }anlage
sky-card-medical-centre = Ärztehaus
sky-card-university = Universität
sky-card-police-headquarters = Polizei{ "\u00AD" }präsidium
sky-card-fire-headquarters = Feuerwehr{ "\u00AD" }zentrale
sky-card-metro-station = U-Bahn-Station
sky-card-botanical-garden = Botanischer Garten
sky-card-wellness-quarter = Kurviertel
sky-card-garden-suburb = Garten{ "\u00AD" }vorstadt
sky-card-car-free-quarter = Autofreies Viertel
sky-card-downtown-lofts = Lofts in der Innenstadt
sky-card-high-rise-campus = Hochhaus-Campus
sky-card-lakeside-residences = See{ "\u00AD" }residenzen
sky-card-penthouse-row = Penthouse{ "\u00AD" }zeile
sky-card-eco-village = Ökodorf
sky-card-shopping-centre = Einkaufs{ "\u00AD" }zentrum
sky-card-office-towers = Bürotürme
sky-card-entertainment-mile = Vergnügungs{ "\u00AD" }meile
sky-card-spa-hotels = Kurhotels
sky-card-brand-factory = Marken{ "\u00AD" }fabrik
sky-card-heavy-works = Schwer{ "\u00AD" }industrie
sky-card-tech-park = Technologie{ "\u00AD" }park
sky-card-logistics-hub = Logistik{ "\u00AD" }zentrum
sky-card-opera-house = Opernhaus
sky-card-central-library = Zentral{ "\u00AD" }bibliothek
sky-card-harbour-market = Hafenmarkt
sky-card-union-hall = Gewerkschafts{ "\u00AD" }haus
sky-card-city-archive = Stadtarchiv
sky-card-posh-mall = Nobel{ "\u00AD" }kaufhaus
sky-card-stadium = Stadion
sky-card-grand-terminal = Großer Bahnhof
sky-card-green-dome = Grüne Kuppel
sky-card-science-tower = Forschungs{ "\u00AD" }turm
sky-card-architect = Architektin
sky-card-grid-engineer = Netz{ "\u00AD" }ingenieur
sky-card-mayor = Bürger{ "\u00AD" }meisterin
sky-card-landscaper = Landschafts{ "\u00AD" }gärtner
sky-card-administrator = Verwalterin
sky-card-broker = Maklerin
sky-card-shopkeeper = Laden{ "\u00AD" }besitzer
sky-card-foreman = Vorarbeiter
sky-card-dispatcher = Disponentin
sky-card-surveyor = Vermesser
sky-card-recycling-drive = Recycling-Aktion
sky-card-water-meters = Wasserzähler
sky-card-night-patrols = Nachtstreifen
sky-card-job-fair = Jobmesse
sky-card-municipal-bond = Kommunal{ "\u00AD" }anleihe
sky-card-solar-roofs = Solardächer
sky-card-clean-fleet = Saubere Flotte
sky-card-free-fare-week = Woche der Freifahrt
sky-card-culture-vouchers = Kultur{ "\u00AD" }gutscheine
sky-card-trade-fair = Handels{ "\u00AD" }messe
sky-card-skills-gap = Fachkräfte{ "\u00AD" }mangel
sky-card-dry-summer = Trockener Sommer
sky-card-bin-strike = Streik der Müllabfuhr
sky-card-red-tape = Amtsschimmel
sky-card-road-works = Baustellen
sky-card-credit-crunch = Kreditklemme
sky-card-smog-alert = Smogalarm
sky-card-depot-strike = Streik im Busdepot
sky-card-crime-wave = Verbrechens{ "\u00AD" }welle
sky-card-grid-failure = Stromausfall
sky-tip-stage = Stufe { $stage }: spätere Stufen kosten mehr und bringen mehr
sky-tip-tile = Das Plättchen dazu
sky-printed = aufgedruckt:
sky-news = Nachricht
sky-news-until = Gilt, bis eine andere Nachricht kommt oder dieser Meilenstein endet.
sky-news-read = Verstanden
sky-news-came = Nachricht: { $card }. { $told }.
sky-drew = { $own ->
    [yes] Du ziehst
   *[no] { $who } zieht
  }
sky-status-draw-again = Stattdessen kam eine Nachricht: Ziehe noch eine Karte.
sky-why-closed = Spielplan { $board } ist zu. Nach jedem Meilenstein wird einer neben einem offenen geöffnet.

sky-goal =
    Ihr baut eine Stadt zusammen und gewinnt oder verliert gemeinsam. Am Ende jedes Meilensteins wird ihre Zufriedenheit zu Punkten.
    Ab 11 Punkten ist es ein Erfolg. Könnt ihr eine Rechnung nicht bezahlen, ist das Spiel verloren.
sky-goal-alone =
    Du baust eine Stadt. Am Ende jedes Meilensteins wird ihre Zufriedenheit zu Punkten.
    Ab 11 Punkten ist es ein Erfolg. Kannst du eine Rechnung nicht bezahlen, ist das Spiel verloren.
page-course-coins = Münzen
page-course-happiness = Zufriedenheit
