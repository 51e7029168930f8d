# The grid board game: drafting regions, the Trust, start cities, demolition.

event-board-drafted = { $player } chooses the region { $region }.
event-board-placed = { $player } places a house of the Trust in { $city }.
event-board-marked = { $player } marks { $city } as a start city.
event-board-trust_takes = The Trust takes plant { $plant }.
event-board-trust_scraps = The Trust scraps plant { $plant }, which leaves the game.
event-board-trust_declines = The Trust does not want plant { $plant }: its own are all higher.
event-board-trust_fuel =
    { $fuels ->
        [none] The Trust takes no fuel.
       *[other] The Trust takes fuel: { $fuels }.
    }
event-board-trust_blocks = The Trust puts a house on the 15-space of { $city }.
event-board-demolished = { $player } is paid { MONEY($pay) } for the demolition.
event-board-demolition_card = Demolition card { $card } is now on top.

error-no_such_region = This map has no region { $region }. Choose one of: { $known }.
error-must_draft = The regions are being chosen. Choose one: region NAME.
    .clicked = The regions are being chosen. Choose one on the map.
error-region_taken = The region { $region } is already in play. Choose another one.
error-region_cuts_off = With the region { $region }, the regions in play could not all be connected. Choose another one.
error-must_place = The Trust’s houses are being placed. Place one: place CITY.
    .clicked = The Trust’s houses are being placed. Choose a city on the map.
error-not_next_to_trust = { $city } is not connected to a city of the Trust. Choose one that is.
error-trust_already_there = The Trust already has a house in { $city }. Choose another city.
error-must_mark = The start cities are being marked. Mark one: mark CITY.
    .clicked = The start cities are being marked. Choose a city on the map.
error-already_marked = { $city } is already marked as a start city. Choose another city.
error-must_begin_in_start_city = A network starts in a marked start city, and { $city } is not one. Choose a marked city, or end your turn.
error-start_city_reserved = { $city } is a start city, and its first space is reserved for whoever starts there. In Step { $step } no other space is open. Choose another city.

board-trust = Trust
board-trust-houses =
    { $count ->
        [one] { $count } house left
       *[other] { $count } houses left
    }
board-demolition = demolition card { $card }: { $first } for the first plant scrapped in a phase, { $others } for the others; paid so far: { $paid }
board-ask-draft_region = choose a region, by its number or name.
board-ask-place_trust = place a house of the Trust, by the number or name of a city.
board-ask-mark_start = mark a start city, by its number or name.

typed-region = re
typed-place = pl
typed-mark = m
