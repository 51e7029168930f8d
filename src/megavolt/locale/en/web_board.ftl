# The browser client: the map and the markets of the grid board game.
# $cost, $total, $short and the like are whole numbers.

web-map = Map
web-map-keys = Arrow keys lead from city to city, Enter builds, plus and minus bring the map nearer or farther.
web-map-nearer = Nearer
web-map-farther = Farther
web-map-whole = The whole map
web-map-trust = the Trust
web-map-cost = Costs you
web-map-cost-parts = house { $house }, way { $way }
web-map-left = You keep
web-map-way = Way
web-map-do =
    { $verb ->
        [place] Place a house of the Trust
        [mark] Mark as a start city
        [region] Play in this region
       *[build] Connect for { $cost }
    }
web-map-why =
    { $why ->
        [out] This region is not in play.
        [mine] You have a house here.
        [full] No space is free here in this step.
        [begin] Your network cannot begin here.
        [dear] You are { $short } short.
       *[later] You cannot connect it now.
    }
web-map-spent =
    { $count ->
        [one] { $total } spent this turn
       *[other] { $count } bought this turn for { $total }
    }

# ---- fuel, players

web-fuel-coming = next refill
web-fuel-none = sold out
web-fuel-there = { $count } there, { $refill } to come at the end of the round.
web-fuel-have = you: { $count }
web-fuel-enough =
    { $runs ->
        [1] Enough for one run
       *[2] Enough for two runs
    }
web-order-place = Place { $place } in the order of play
web-income = Income table
web-income-more = What supplied cities pay at the end of a round. Yours, if all your plants run with the fuel at hand, is marked.
web-income-all = supplies { $supplied }, pays { $income } if all plants run
web-plant-discount = discount, from { $minimum }
web-deck-back =
    { $back ->
        [low] low
       *[high] high
    }

# ---- running plants

web-run-title = Run your plants
web-run-pay =
    { $supplied ->
        [0] Supply no city, receive { $pay }
        [one] Supply { $supplied } city, receive { $pay }
       *[other] Supply { $supplied } cities, receive { $pay }
    }
