# Fuel: buying and giving back, what scrapping does to it; the sealed limit in words.

web-fuel-back = Give back the last unit of { fuel-name }
web-fuel-cost = { $count } for { $cost }
web-fuel-cost-short = only { $count }, for { $cost }
web-fuel-there-is = you have it
web-fuel-none-to-buy = not to be had
web-fuel-short = That is all there is, or all you can pay. It is not enough for every plant.
web-scrap-lost = You lose { $fuels }.
web-scrap-choice = You lose { $count } of { $fuels }; which, you choose.
web-scrap-kept = { $fuels } stays, in { $plants }.
web-scrap-nothing = No fuel is lost.
web-run-receive = Run these, receive { $pay }
web-run-no-fuel = no fuel

web-limit-what =
    { $when ->
        [up] Plant { $plant } is up. Each time it is your turn to bid for it, we bid the least that is possible for you, now { $next }, and never more than { $most }.
       *[later] When somebody puts plant { $plant } up in this round, we bid the least that is possible for you each time, { $next } at the earliest, and never more than { $most }. We put nothing up ourselves.
    }
web-limit-too-low = This is below the next possible bid of { $next }: we would not bid at all.
web-limit-too-high = You have { $money }. We bid no more than you can pay.
web-limit-then-what =
    { $then ->
        [ask] When the others go higher, you are asked as usual.
       *[pass] When the others go higher, we drop out for you.
    }
web-limit-drop = Take it back
