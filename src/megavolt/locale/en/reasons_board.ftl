# Why a bot of the grid board game makes a move. One line each.
# $plant is a plant's number, $cities, $rounds and amounts of money are whole numbers.

reason-board-open =
    Plant { $plant } supplies { $cities ->
        [one] { $cities } city
       *[other] { $cities } cities
    }; over the { $rounds ->
        [one] last round
       *[other] { $rounds } rounds left
    } it is worth about { MONEY($worth) }.
reason-board-bid =
    Plant { $plant } still pays at this price: it supplies { $cities ->
        [one] { $cities } city
       *[other] { $cities } cities
    }, and over the { $rounds ->
        [one] last round
       *[other] { $rounds } rounds left
    } it is worth about { MONEY($worth) }.
reason-board-drop = At { MONEY($price) }, plant { $plant } is no better than the alternatives.
reason-board-pass = No plant on offer is worth its price now; the money does more elsewhere.
reason-board-scrap = Plant { $plant } is the least useful: the others supply more with their fuel.
reason-board-lose = { fuel-name } is cheaper to buy again.
reason-board-fuel = The plants need it this round, and { MONEY($price) } for a unit of { fuel-of } is worth it.
reason-board-ahead = Next round a unit of { fuel-of } will cost more than { MONEY($price) }, and there is room to store it.
reason-board-fuel_done =
    { $cities ->
        [0] No fuel on offer pays this round.
        [one] There is fuel to supply { $cities } city; more would not pay.
       *[other] There is fuel to supply { $cities } cities; more would not pay.
    }
reason-board-start = From { $city } the next cities are cheap, and rivals are not too close.
reason-board-build = { $city } costs { MONEY($price) } and can be supplied at once: the income rises to { MONEY($pay) }.
reason-board-beyond = { $city } costs only { MONEY($price) } now, and there is money left for a plant to supply it.
reason-board-last = The game is about to end: every city supplied counts, and { $city } for { MONEY($price) } is one more.
reason-board-hold =
    { $cities ->
        [one] Only { $cities } city can be supplied, or the next one is too expensive; fewer cities also keep a better place in the order.
       *[other] Only { $cities } cities can be supplied, or the next one is too expensive; fewer cities also keep a better place in the order.
    }
reason-board-run =
    Plant { $plant } supplies { $cities ->
        [one] { $cities } city
       *[other] { $cities } cities
    }, which pays more than its fuel is worth.
reason-board-rest =
    { $cities ->
        [one] { $cities } city supplied for { MONEY($pay) }; the fuel in storage is worth more later.
       *[other] { $cities } cities supplied for { MONEY($pay) }; the fuel in storage is worth more later.
    }
reason-board-region = Its cities lie close together, so connections are cheap.
reason-board-trust = Few would build in { $city }, so the Trust is least in the way there.
reason-board-mark = The connections around { $city } are the cheapest to start from.
