# The wiring tile game in the browser.

web-city = The city
web-city-feeds = Whose current
web-city-feeds-all = Everybody’s
web-city-panel = Panel of { $player }: show what it feeds
web-city-whole = The whole city
# $name is a structure; its points are what a connection scores.
web-cell-ground =
    { $ground ->
        [open] open ground
        [site] a site for a transformer
        [blocked] blocked
       *[other] { $name }, { $points } for each connection
    }
web-cell-piece = { $kind } { $exits } of { $owner }
web-cell-mark =
    { $mark ->
        [transformer] with a transformer
        [insulated] insulated
       *[other] faulted
    }
web-cell-fed = fed by { $names }
web-cell-unfed = without current
web-cell-connected = connected by { $names }
web-cell-actions =
    { $count ->
        [one] one move here
       *[other] { $count } moves here
    }
web-card-use = Use it
web-card-discard = Discard it
web-card-now = { $card } is being carried out.
web-deck-left = { $deck } in the deck, { $discards } discarded. Then one card of the hand is discarded.
web-progress = { $have } of { $need }
web-contracts-done = Done: { $contracts }
web-points-so-far = Points so far
web-start-token = Start token
web-tension-of = Tension points of { $player }
web-breakdown-none = None yet. One is turned up at the end of every round.
web-breakdown-earlier = Earlier: { $cards }
