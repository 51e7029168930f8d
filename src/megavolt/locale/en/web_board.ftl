# The browser client: the map and the markets of the grid board game.
# $cost, $total, $short and the like are whole numbers.

web-map = Map
web-map-keys = Arrow keys move from city to city, Enter builds, plus and minus zoom in and out.
web-map-nearer = Zoom in
web-map-farther = Zoom out
web-map-whole = The whole map
web-map-trust = the Trust
web-map-cost = Costs you
web-map-cost-parts = house { $house }, connection { $way }
web-map-left = Left afterwards
web-map-way = Connection
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
        [mine] You already have a house here.
        [full] There is no free space here in this step.
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
web-fuel-there = { $count } in the market, { $refill } more at the end of the round.
web-fuel-have = you: { $count }
web-fuel-enough =
    { $runs ->
        [1] Enough for one run
       *[2] Enough for two runs
    }
web-order-place = Place { $place } in the order of play
web-income = Income table
web-income-more = What supplied cities pay at the end of a round. Your income if all your plants run with the fuel you have is marked.
web-income-all = supplies { $supplied }, receives { $income } if all plants run
web-plant-discount = from { $minimum }
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
