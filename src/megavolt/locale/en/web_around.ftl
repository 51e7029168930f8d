# What surrounds the boards: hints, saved games, looking back, the end in figures, the rules, the guide.

web-hint = Hint
web-hint-thinking = Thinking…
web-hint-title = What the bot would do
web-hint-chance = Chance of winning:
web-hint-none = There is nothing to choose here.
web-hint-more = The bot sees only what you see. The chance of winning after the move is its estimate, give or take the points after ±; the reason is what differs from the other moves.
web-hints = Hints
web-hints-more = Players may ask the search bot what it would do.
web-told-move =
    { $verb ->
        [build] Connect { $what }
        [mark] Mark { $what }
        [place] Place in { $what }
        [region] Choose { $what }
        [drop] Give up { $what }
        [burn] Burn { $what }
        [buy] Buy { $what }
        [use] Use { $what }
       *[discard] Discard { $what }
    }
web-told-bid =
    { $verb ->
        [open] { $what }: open with { MONEY($amount) }
       *[bid] Bid { MONEY($amount) }
    }

web-replay-round-back = To the previous round
web-replay-round-next = To the next round
web-replay-play = Play the game back
web-replay-pause = Pause
web-replay-end = To the end

web-record-title = Replay a saved game
web-record-about = Choose a record that you downloaded after a game or saved in the terminal. It is replayed here move by move; the server does not keep the file.
web-record-choose = Record file (.megavolt)
web-record-drop = You can also drop the file here.
web-record-reading = Replaying the game…
web-record-as = As seen by
web-record-spectator = a spectator
web-record-other = Another file
web-record-shown = This is a saved game. Go through it with the slider or the log.
web-file-too-big = This file is far too big for a saved game. Choose one saved by Megavolt.

web-decided =
    { $reason ->
        [supplied] { $player } supplies more cities than { $second }.
        [money] { $player } and { $second } supply the same number of cities; { $player } has more money.
        [cities] { $player } and { $second } are tied on supply and money; { $player } has connected more cities.
        [points] { $player } has more points than { $second }: production, and one for every 10 Elektro.
        [rest] { $player } and { $second } have the same number of points; { $player } has more money left over.
        [highest] { $player } and { $second } are tied; { $player } owns the highest plant.
        [score] { $player } has more points than { $second }.
        [completed_contracts] { $player } and { $second } have the same number of points; { $player } completed more contracts.
       *[latest_count] { $player } and { $second } are tied; { $player } led at the latest count.
    }
web-charts = The game in figures
web-chart =
    { $chart ->
        [money] Money at the end of each round
        [cities] Cities connected
        [income] Income per round
        [fuel] Average price of a unit of fuel
        [count] Points at the counts
        [wiring] Pieces laid
       *[contracts] Points from contracts
    }
web-chart-table = As a table
web-chart-round = Round
web-sources = Points by source
web-spending =
    { $family ->
        [blackout] Tension points spent
       *[other] Money spent
    }
web-spent =
    { $kind ->
        [plants] Plants
        [fuel] Fuel
        [cities] Cities
        [wiring] Wiring
        [rotating] Rotations
        [faults] Faults
        [repairs] Repairs
        [transformers] Transformers
       *[cards] Cards
    }

web-rules-contents = Contents
web-rules-unknown = Rule { $rule } is not on this page.
web-rules-back = Back to the contents

web-first-game = First game, with a guide
web-coach = Guide
web-coach-look = Look at:
web-coach-try = Try:
web-coach-end = End the guide
web-coach-again = Show the tips again
web-coach-topic =
    { $topic ->
        [goal] What it is all about
        [auction] Choosing a plant
        [bidding] Bidding
        [scrap] One plant too many
        [fuel] Buying fuel
        [building] Building your network
       *[bureaucracy] Running your plants
    }
web-coach-about =
    { $topic ->
        [goal] Whoever supplies the most cities at the end wins. Each round: bid for a plant, buy fuel, connect cities, run your plants, get paid.
        [auction] Power plants turn fuel into light. Each round you may buy one of the four cheapest; the others show what is coming. In the first round everybody must buy.
        [bidding] Somebody wants this plant. Raise or pass: as long as you have not bought one, you can still bid for another plant this round.
        [scrap] You can own three plants at most. One of the older ones has to go.
        [fuel] Each plant burns its fuel once a round and stores enough for two. The last player in order buys first, while fuel is still cheap.
        [building] Every city you connect can be supplied, and supplied cities pay. You pay for the connection and the house: 10 in an empty city.
       *[bureaucracy] Run plants to supply your cities. You are paid for every supplied city; then the fuel is gone and the market is refilled.
    }
web-coach-look-at =
    { $topic ->
        [goal] the strip above: your money, your cities, and how many of them you can supply.
        [auction] the arrow on a plant: how much fuel it burns, and how many cities it supplies.
        [bidding] the price compared with what the plant gives you, and what you need for fuel and cities afterwards.
        [scrap] which plant supplies the fewest cities for its fuel.
        [fuel] the price of the next unit, and which of the other players' plants burn the same fuel.
        [building] groups of cities with cheap connections, and where the others are heading.
       *[bureaucracy] how many cities you own: supplying more than that pays nothing.
    }
web-coach-try-this =
    { $topic ->
        [goal] having plants, fuel and cities for the same number, every round a little more.
        [auction] in the first round, a plant that supplies two cities, near its minimum price. Ask for a hint if you are unsure.
        [bidding] not going more than four or five above the minimum this early.
        [scrap] scrapping the plant with the lowest number, unless it needs no fuel.
        [fuel] buying enough to run every plant once, and a little more where it is cheap.
        [building] a first city with two cheap neighbours; keep some money for the next auction.
       *[bureaucracy] running everything your cities can use, then ending your turn.
    }

web-file-choose = Choose a file

web-rules-find = Search the rules
web-rules-not-found = Nothing here has “{ $words }” in it. Try fewer or other words.
rules-picture-plant = Plant { $number }: you bid at least { $number }. A run burns { $units } and supplies { $supplies ->
        [one] one city
       *[other] { $supplies } cities
    }; it has room for { $room }.
rules-picture-order = The leader bids first. Fuel is bought and cities are connected the other way round: last place goes first.
rules-picture-auction = Above the current market, which is for sale; below the future market, which comes later.
rules-picture-fuel = The cheapest units have been bought. The next one costs { $price }, and every empty space makes it more expensive.
rules-picture-building = The next city costs { $connection } for the connection and { $house } for the house: { $cost }.
rules-picture-running = Supplying { $cities ->
        [one] one city
       *[other] { $cities } cities
    } pays { $income }.
rules-picture-steps = How many players a city has room for.
