# The grid board game: the log, refusals and the screen.
# $plant is a two-digit number, $player a name, $price and the like whole numbers.

# ---- the log

event-board-round = Round { $round }
event-board-step = { step-name } begins.
event-board-order = The order is now: { $order }.
event-board-discount = The discount token goes on plant { $plant }.
event-board-opened = { $player } puts plant { $plant } up for auction and bids { MONEY($bid) }.
event-board-raised = { $player } bids { MONEY($bid) } for plant { $plant }.
event-board-dropped = { $player } passes on plant { $plant }.
event-board-passed = { $player } passes and buys no plant this round.
event-board-passed_on = { $player } passes and offers plant { $plant }; the others may bid for it.
event-board-unsold = Nobody wants plant { $plant }; it stays in the market.
event-board-bought = { $player } buys plant { $plant } for { MONEY($price) }.
event-board-uranium_stops = Plant { $plant } is sold: uranium is never refilled again.
event-board-scrapped = { $player } scraps plant { $plant }.
event-board-lost =
    { $count ->
        [one] { $player } has no room for { fuel-count }: it goes back to the supply.
       *[other] { $player } has no room for { fuel-count }: they go back to the supply.
    }
event-board-discount_unsold = Nobody bought the discounted plant { $plant }; it leaves the game.
event-board-nobody_bought = Nobody bought a plant this round.
event-board-drawn = Plant { $plant } is drawn from the deck.
event-board-end_card = The Step 3 card is drawn and the deck is shuffled.
event-board-undercut = Plant { $plant } is lower than the discounted one: it leaves the game, and the discount token is set aside.
event-board-removed = Plant { $plant } leaves the game.
event-board-overtaken = The largest network has outgrown plant { $plant }, which leaves the game.
event-board-tucked = Plant { $plant } goes under the deck.
event-board-fuel = { $player } buys 1 { fuel-of } for { MONEY($price) }.
# Several tokens in a row, for people who read.
event-board-fuel_many = { $player } buys { fuel-count } for { MONEY($price) }.
event-board-built = { $player } connects { $city } for { MONEY($price) }.
event-board-ran =
    { $burn ->
        [none] { $player } runs plant { $plant }, which needs no fuel.
       *[other] { $player } runs plant { $plant } on { $burn }.
    }
event-board-income =
    { $supplied ->
        [0] { $player } supplies no city and receives { MONEY($pay) }.
        [one] { $player } supplies { $supplied } city and receives { MONEY($pay) }.
       *[other] { $player } supplies { $supplied } cities and receives { MONEY($pay) }.
    }
event-board-refilled =
    { $fuels ->
        [none] There is nothing left to refill the fuel market with.
       *[other] The fuel market is refilled: { $fuels }.
    }
event-board-game_over = The game is over.

# ---- words that name no move

error-unknown_word = “{ $word }” is not a valid move. A move begins with one of: { $known }.
    .clicked = “{ $word }” is not a valid move. Choose one of the moves offered.
error-bad_word = “{ $word }” is incomplete or misspelt. Write it like this: { $form }.
    .clicked = “{ $word }” is not a complete move. Choose one of the moves offered.
error-no_such_plant = There is no plant { $plant } in this game. Choose a plant you can see.
error-no_such_fuel = There is no fuel called { $fuel } here. Choose one of: { $known }.
error-no_such_city = There is no city called { $city } on this map. Check the spelling, or pick it from the list of cities.
error-wrong_burn =
    { $units ->
        [one] Plant { $plant } burns exactly { $units } unit of fuel, and this does not match. Write one of these: { $ways }.
       *[other] Plant { $plant } burns exactly { $units } units of fuel, and this does not match. Write one of these: { $ways }.
    }
    .clicked =
        { $units ->
            [one] Plant { $plant } burns exactly { $units } unit of fuel, and this does not match. Choose the fuel again.
           *[other] Plant { $plant } burns exactly { $units } units of fuel, and this does not match. Choose the fuel again.
        }

# ---- refusals

error-wrong_phase = That cannot be done in this phase ({ phase-name }). Choose one of the moves offered.
error-scrap_newest = Plant { $plant } has just been bought and has to stay. Scrap one of the older ones: { $choices }.
error-must_scrap =
    { $limit ->
        [one] You have one plant too many: the limit is { $limit } plant. First scrap one of these: { $choices }.
       *[other] You have one plant too many: the limit is { $limit } plants. First scrap one of these: { $choices }.
    }
error-must_drop = Your plants can no longer store all your fuel. First give up a unit of one of these: { $choices }.
error-no_lot_to_bid_on = No plant is up for auction, so there is nothing to bid on. Open an auction: open PLANT BID.
    .clicked = No plant is up for auction, so there is nothing to bid on. Choose a plant to open an auction.
error-pass_names_no_plant = Plant { $plant } is up for auction; to leave the bidding, name no plant. Write just: pass.
    .clicked = Plant { $plant } is up for auction. To leave the bidding, just pass.
error-answer_the_bid = Plant { $plant } is up for auction, and it is your turn to answer. Bid more, or pass.
error-lot_on_the_table = Plant { $plant } is up for auction, and another one can only follow it. Bid for this one, or pass.
error-bid_too_low = A bid of { MONEY($bid) } is too low for plant { $plant }. Bid at least { MONEY($minimum) }, or pass.
error-bid_over_money = A bid of { MONEY($bid) } is more than the { MONEY($money) } you have. Bid less, or pass.
error-must_buy_in_round_one = In the first round everyone has to buy a plant, so you cannot pass now. Open an auction: open PLANT BID.
    .clicked = In the first round everyone has to buy a plant, so you cannot pass now. Choose a plant to open an auction.
error-pass_needs_plant = In this edition, passing means offering a plant to the others. Write pass and one of: { $choices }.
    .clicked = In this edition, passing means offering a plant to the others. Choose one of: { $choices }.
error-pass_names_nothing = In this edition, passing names no plant. Write just: pass.
    .clicked = In this edition, passing names no plant. Just pass.
error-nobody_to_pass_to = Nobody else can still buy this round, so there is nobody to offer a plant to. Write just: pass.
    .clicked = Nobody else can still buy this round, so there is nobody to offer a plant to. Just pass.
error-not_current = Plant { $plant } is not in the current market. Choose one of: { $choices }.
error-still_future = Plant { $plant } is still in the future market and cannot be bought yet. Choose one of the current market: { $choices }.
error-not_in_market = Plant { $plant } is not in the market. Choose one of the current market: { $choices }.
error-alone_pays_minimum = Nobody is left to bid against you, so plant { $plant } costs its minimum. Bid { MONEY($minimum) }.
error-no_plant_burns_it = None of your plants burns { fuel-name }, so you cannot store it. Buy another fuel, or end your turn.
error-stores_full = You have no room for more { fuel-name }: your plants hold at most { $room }. Buy another fuel, or end your turn.
error-fuel_sold_out = There is no { fuel-name } left in the fuel market; it is refilled at the end of the round. Buy another fuel, or end your turn.
error-fuel_too_dear = The next unit of { fuel-of } costs { MONEY($price) }, and you have { MONEY($money) }. Buy another fuel, or end your turn.
error-city_not_in_play = { $city } lies in the region { $region }, which is not in play. Choose a city in the regions in play.
error-city_already_yours = You already have a house in { $city }, and one is the limit. Choose another city.
error-no_houses_left = All your houses ({ $houses }) are built, so you cannot connect more cities. End your turn.
error-city_full = { $city } has no free space in Step { $step }. Choose another city, or wait for the next step.
error-city_too_dear = Connecting { $city } costs { MONEY($cost) }, and you have { MONEY($money) }. Choose a cheaper city, or end your turn.
error-not_your_plant = Plant { $plant } is not yours. Run one of your own, or end your turn.
error-already_ran = Plant { $plant } has already run, and a plant runs once per round. Run another, or end your turn.
error-not_enough_fuel =
    { $units ->
        [one] Plant { $plant } burns exactly { $units } unit of fuel, and you do not have it. Run another plant, or end your turn.
       *[other] Plant { $plant } burns exactly { $units } units of fuel, and you do not have them. Run another plant, or end your turn.
    }

# ---- a game set up by hand

error-setup_unknown_key = The setup has an unknown entry “{ $key }”. The known entries are: { $known }. Correct or remove it.
error-setup_wrong_type = The entry “{ $key }” of the setup has the wrong form. Lists are written [3, 4, 5], texts "05a", tables {"{"}"coal": 24{"}"}; docs/record.md describes every entry.
error-setup_bad_order = The order of the setup must name each seat from 0 to { $last } once. Correct the list.
error-setup_wrong_count =
    { $count ->
        [one] The entry “{ $key }” of the setup has { $count } item, but needs { $expected }. Add or remove some.
       *[other] The entry “{ $key }” of the setup has { $count } items, but needs { $expected }. Add or remove some.
    }
error-setup_plant_twice = Plant { $plant } appears twice in the setup (entry “{ $key }”). Each plant can be in one place only.
error-setup_unknown_plant = The entry “{ $key }” of the setup names plant { $plant }, which this game does not have. Write it as it is printed, in the card game for example 05a.
error-setup_deck_holds_market = The deck of the setup holds plants that the market needs (missing from the market: { $missing }). Give the market as well, or take plants out of the deck.
error-setup_unknown_fuel = The setup names an unknown fuel: “{ $fuel }”. Choose one of: { $known }.
error-setup_bad_fuel = The setup puts { $count } { fuel-of } into the fuel market. Give a whole number from 0 to { $most }.
error-map_too_small = { $map } is too small for { $players } players of { $game }: { $regions } connected regions have too few cities together for a game to end ({ $found }, needed: { $needed }). Add cities to the regions, choose another number of players, or name the editions that the map is for with “editions”.
error-map_regions_apart = { $map } cannot be played as { $game } (players: { $players }): too few of its regions touch each other (needed: { $regions }). Connect cities of neighbouring regions, or add regions.
error-regions_conflict = The regions of the setup and those of the option differ. Give them in one place only.
error-regions_not_a_list = Regions are given as a list of names, but this is not a list: { $value }. Choose from: { $known }.
error-unknown_region = This map has no region { $region }. Choose from: { $known }.
error-region_twice = A region is named twice: { $regions }. Name each once.
error-wrong_region_count =
    { $count ->
        [one] { $count } region was given, but this number of players uses { $expected }. Add or remove some.
       *[other] { $count } regions were given, but this number of players uses { $expected }. Add or remove some.
    }
error-regions_not_connected = These regions are not connected: { $regions }. Choose regions that touch one another.

# ---- the screen

board-round = Round { $round }
board-current = Current
board-future = Future
board-deck = Deck
board-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
board-deck-back =
    { $back ->
        [low] top card low
       *[high] top card high
    }
board-deck-top = on top: { $plants }
board-step3-card = the Step 3 card has been drawn
board-discount = *{ $plant }: discount, bids from { $minimum }
board-auction = Auction
board-lot = plant { $plant }, { $leader } leads with { MONEY($bid) }; still bidding: { $bidders }
board-lot-offered = plant { $plant } is on offer; still bidding: { $bidders }
board-fuel-market = Fuel
board-next-price = next
board-refill = refill
# The coal storage beside the fuel market.
board-store = storage
board-player = Player
board-money = Elektro
board-plants = Plants
board-stock = Fuel
board-cities = Cities
board-supply = Supplies
# How many cities the plants could supply now, and what that would pay.
board-supplies = { $count } (+{ $income })
board-result-supplied = Supplied
board-ask-open = open an auction with a plant’s number (and a bid above the minimum, if you like: { $plant } { $bid }), or pass.
board-ask-open-first = open an auction with a plant’s number, and a bid above the minimum if you like: { $plant } { $bid }.
board-ask-bid = plant { $plant }: type your bid, { $low } to { $high } (+ bids { $low }), or pass.
board-ask-bid-poor = plant { $plant }: the next bid is { $low }, more than you have. Type pass.
board-ask-scrap = you have one plant too many. Which one do you scrap?
board-ask-drop = your plants cannot hold all your fuel. Which unit do you give up?
board-ask-buy = buy fuel (several at once: { $fuel } { $count }), or end your turn with done.
board-ask-build = connect a city by its number or name, or end your turn with done.
board-ask-build-first = start your network with a city, by its number or name, or wait with done.
board-ask-run =
    { $supplied ->
        [0] run plants, or end your turn with done.
        [one] { $supplied } city supplied so far. Run more plants, or end your turn with done.
       *[other] { $supplied } cities supplied so far. Run more plants, or end your turn with done.
    }
board-choice-open = bid { $low } … { $high }
board-choice-open-once = for { $low }
board-choice-pass = buy nothing this round
board-choice-pass-on = buy nothing, offer { $plant }
board-choice-drop = pass
board-choice-buy = { fuel-name } for { $price }
board-choice-run =
    { $burn ->
        [none] supply { $supplies } without fuel
       *[other] supply { $supplies } with { $burn }
    }
board-choice-best =
    { $supplied ->
        [one] supply { $supplied } city, receive { MONEY($income) } and end the turn ({ $moves })
       *[other] supply { $supplied } cities, receive { MONEY($income) } and end the turn ({ $moves })
    }
board-choice-done = end the turn

# What can be typed for a verb besides its name: short and translated forms, with commas between.

typed-open = o
typed-bid = b
typed-pass = p
typed-scrap = s
typed-drop = dr
typed-buy = b
typed-build = b, connect
typed-run = r
typed-done = d, end

# What is typed to run the best plants.
board-key-best = best

# ---- where a network begins

error-first_city_not_empty = There is already a house in { $city }, and your first city must be empty. Choose an empty city, or end your turn.

# How the game ends and who wins; the first thing help says.

board-goal = The game ends after the building phase in which somebody connects enough cities. Whoever can then supply the most cities with their plants and fuel wins; more money breaks a tie.

# The fuel that goes with a plant that is scrapped, beside the plant.

board-scrap-loses =
    { $fuels ->
        [none] you lose no fuel
       *[other] you lose { $fuels }
    }
board-scrap-either = { $count } { $first } or { $second }

# ---- where nothing is possible

board-ask-open-none = there is no plant here that you can afford. Type pass.
board-ask-buy-nothing = there is no fuel here that you can both use and afford. End your turn with done.
board-ask-build-nothing = there is no city here that you can afford. End your turn with done.
board-ask-run-nothing =
    { $supplied ->
        [0] no plant has the fuel it needs. End your turn with done.
        [one] { $supplied } city supplied, and no other plant can run. End your turn with done.
       *[other] { $supplied } cities supplied, and no other plant can run. End your turn with done.
    }

# ---- the map

typed-map = network
play-usage-map = map
play-about-map = draw the map: connections and their costs, owners, regions
typed-near = neighbours, neighbors
play-usage-near = near CITY
play-about-near = show the neighbours of a city, and what each would cost you
typed-plan = route
play-usage-plan = plan CITY…
play-about-plan = add up what it costs you to connect these cities in this order
board-map-region = { $letter } { $region }
board-map-legend = On the lines: what a connection costs. After a name: whose houses are there.
board-near-title = { $city } ({ $region })
board-near-city = City
board-near-connection = connection
board-near-house = house
board-near-total = for you
board-near-price = house { $house }, for you { $total }
board-near-full = no free space in this step
board-near-yours = yours
board-plan-step = { $city }: house { $house }, connection { $connection }
board-plan-via = (via { $path })
board-plan-total = { MONEY($total) } in all; you have { MONEY($money) } and would have { MONEY($left) } left.
board-plan-short = { MONEY($total) } in all; you have { MONEY($money) }, { MONEY($short) } too little.
error-no_city_here = No city in play begins with “{ $typed }”. Choose one of: { $known }.
error-plan_city_yours = You already have a house in { $city }. Leave it out of the plan.
error-plan_city_full = { $city } has no free space in this step. Leave it out of the plan.

# The next price of a fuel, the units in the market, and the refill.

board-fuel-price = { fuel-name } { $price } ({ $tokens } left, +{ $refill })

# While regions are drafted.

error-no_cities_yet = The regions in play are still being chosen, so nothing has a cost yet. Choose the regions first; map shows all cities.
