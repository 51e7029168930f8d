# The wiring tile game in the browser.

web-city = The city
web-city-feeds = Show power of
web-city-feeds-all = everyone
web-city-panel = { $player }’s panel: show what it powers
web-city-whole = The whole city
# $name is a structure; its points are what a connection scores.
web-cell-ground =
    { $ground ->
        [open] open ground
        [site] a site for a transformer
        [blocked] blocked
       *[other] { $name }, { $points } for each connection
    }
web-cell-piece =
    { $exits ->
        [none] { $owner }’s { $kind }
       *[other] { $owner }’s { $kind } (exits: { $exits })
    }
web-direction =
    { $side ->
        [n] north
        [e] east
        [s] south
       *[w] west
    }
web-cell-mark =
    { $mark ->
        [transformer] with a transformer
        [insulated] insulated
       *[other] faulted
    }
web-cell-fed = powered by { $names }
web-cell-unfed = without power
web-cell-connected = connected by { $names }
web-cell-actions =
    { $count ->
        [one] one move here
       *[other] { $count } moves here
    }
web-card-use = Use it
web-card-discard = Discard it
web-card-now = { $card } is being carried out.
web-deck-left = { $deck } in the deck, { $discards } discarded. You then discard one card from your hand.
web-progress = { $have } of { $need }
web-contracts-done = Completed: { $contracts }
web-points-so-far = Points so far
web-start-token = Start token
web-count = Count
web-count-more = What a count sees: the points without the shared contracts. Some breakdown cards strike whoever has the most.
web-tension-of = { $player }’s tension points
web-tension-own = plus { $own } of their own
web-breakdown-none = None yet. One is revealed at the end of every round.
web-breakdown-earlier = Earlier: { $cards }
