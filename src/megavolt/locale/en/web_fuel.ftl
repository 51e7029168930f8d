# Fuel: buying and giving back, what scrapping does to it; the sealed limit in words.

web-fuel-back = Give back the last unit of { fuel-name }
web-fuel-cost = { $count } for { $cost }
web-fuel-cost-short = only { $count }, for { $cost }
web-fuel-there-is = you have enough
web-fuel-none-to-buy = none available
web-fuel-short = That is all there is, or all you can pay for. It is not enough for every plant.
web-scrap-lost = You lose { $fuels }.
web-scrap-choice =
    { $count ->
        [one] You lose { $count } unit: choose { $fuels }.
       *[other] You lose { $count } units: choose { $fuels }.
    }
web-scrap-kept =
    { $count ->
        [one] You keep { $fuels } (in plant { $plants }).
       *[other] You keep { $fuels } (in plants { $plants }).
    }
web-scrap-nothing = No fuel is lost.
web-run-receive = Run these, receive { $pay }
web-run-no-fuel = no fuel

web-limit-what =
    { $when ->
        [up] Plant { $plant } is up. Whenever it is your turn to bid, we bid the minimum for you, at least { $next }, and never more than { $most }.
       *[later] If somebody puts plant { $plant } up this round, we bid the minimum for you each time, at least { $next }, and never more than { $most }. We do not put anything up ourselves.
    }
web-limit-too-low = This is below the next possible bid of { $next }: we would not bid at all.
web-limit-too-high = You have { $money }. We do not bid more than you can pay.
web-limit-then-what =
    { $then ->
        [ask] When the others go higher, we ask you as usual.
       *[pass] When the others go higher, we pass for you.
    }
web-limit-drop = Remove the limit
