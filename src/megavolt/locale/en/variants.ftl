# The grid board game: drafting regions, the Trust, start cities, demolition.

event-board-drafted = { $player } chooses the region { $region }.
event-board-placed = { $player } places a house of the Trust in { $city }.
event-board-marked = { $player } marks { $city } as a start city.
event-board-trust_takes = The Trust takes plant { $plant }.
event-board-trust_scraps = The Trust gives up plant { $plant }, which leaves the game.
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
error-must_draft = The regions are being chosen. Choose one with: region NAME.
error-region_taken = The region { $region } is in play already. Choose another one.
error-region_cuts_off = With the region { $region } the regions in play could not all hang together. Choose another one.
error-must_place = The Trust’s houses are being placed. Place one with: place CITY.
error-not_next_to_trust = { $city } is not connected with a city of the Trust. Choose one that is.
error-trust_already_there = The Trust has a house in { $city } already. Choose another city.
error-must_mark = The start cities are being marked. Mark one with: mark CITY.
error-already_marked = { $city } is marked as a start city already. Choose another city.
error-must_begin_in_start_city = A network begins in a marked start city, and { $city } is none. Choose a marked city, or type: done.
error-start_city_reserved = { $city } is a start city, and its first space is reserved for whoever begins there. In Step { $step } no other space is open. Choose another city.

board-trust = Trust
board-trust-houses =
    { $count ->
        [one] { $count } house left
       *[other] { $count } houses left
    }
board-demolition = demolition card { $card }: { $first } for the first plant scrapped in a phase, { $others } for others; paid so far: { $paid }
board-ask-draft_region = choose a region, by its number or name.
board-ask-place_trust = place a house of the Trust, by the number or name of a city.
board-ask-mark_start = mark a start city, by its number or name.

typed-region = re
typed-place = pl
typed-mark = m
