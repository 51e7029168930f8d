# Reviews in the browser and as a page: the course of a game, costly decisions, turning points, accuracy.

# $phase is an id.
review-phase =
    { $phase ->
        [auction] auction
        [fuel] fuel
        [building] building
        [bureaucracy] running plants
        [turn] turn
        [last_repairs] last repairs
        [breakdown] breakdown
        [hands] hands
        [preparation] preparation
       *[other] { $phase }
    }

# A move in a sentence; $move is its notation, for verbs that are not named here.
review-move =
    { $verb ->
        [open] put plant { $plant } up for { MONEY($bid) }
        [bid] bid { MONEY($bid) }
        [pass] pass
        [done] end the turn
        [build] connect { $city }
        [scrap] scrap plant { $plant }
       *[other] { $move }
    }

web-review = Review
web-review-ask = Review this game
web-review-ask-more = A bot goes through every decision: what it cost, and what was better. That takes up to a minute; you can look around meanwhile.
web-review-waiting =
    { $ahead ->
        [0] The review begins…
        [one] { $ahead } other review comes first.
       *[other] { $ahead } other reviews come first.
    }
web-review-running = Reviewing the game: { $percent }%
web-review-chances = Chance of winning over the game
web-review-chances-more = Each point is one phase of a round. The band around a line shows how sure the estimate is. Click the chart to see the position; numbers mark the costliest decisions.
web-review-phase-column = Round and phase
web-review-where = Round { $round }, { review-phase }
web-review-over = Result
web-review-costly =
    { $count ->
        [0] Decisions judged: { $judged }. None of them was costly.
        [one] The costliest decision (judged: { $judged })
       *[other] The { $count } costliest decisions (judged: { $judged })
    }
web-review-number = Costly decision { $number }: { $player }, { web-review-where }
web-review-lost =
    { $lost ->
        [one] { $lost } point lost
       *[other] { $lost } points lost
    }
web-review-lost-of = of a { $before }% chance (± { $margin })
web-review-played = Played
web-review-better = Better
web-review-why = Why
web-review-show = Show on the board
web-review-try = Try it here
web-review-back = Previous costly decision
web-review-next = Next costly decision
web-review-all = Whole review
web-review-turning = Turning points
web-review-turning-none = The lead never changed hands, and no chance moved far at once.
web-review-lead = { $player } takes the lead from { $other }: { $before }% → { $chance }%.
web-review-swing =
    { $way ->
        [up] The chance of { $player } rises from { $before }% to { $chance }%.
       *[down] The chance of { $player } falls from { $before }% to { $chance }%.
    }
web-review-open-end = It was open until the end: { $player } had a chance of { $before }% before the last moves, and won.
web-review-upset = It was open until the end: { $player } had a chance of { $before }% before the last moves, and did not win.
web-review-accuracy = Accuracy
web-review-accuracy-more = How much of the winning chance that was there a player kept, on average per decision. 100% means that no sure loss was found, not that every move was the best. Below it, how many decisions left a choice: with few, the figure is rough.
web-review-total = Overall
web-review-decisions =
    { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    }
web-review-how = Each decision is judged by what the player could know at the time; later luck makes no move better or worse. Chances are estimates by a bot that assumes everybody plays on as it would.
