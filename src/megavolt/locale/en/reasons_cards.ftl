# Why a bot likes a move of the card game, in one line.

reason-cards-first = plant { $plant } earns { MONEY($income) } per round from now on, and leaves money for its fuel
reason-cards-plant = plant { $plant } earns { MONEY($income) } per round (rounds left: about { $rounds }) with fuel for about { MONEY($fuel) }
reason-cards-eco = plant { $plant } earns { MONEY($income) } per round (rounds left: about { $rounds }) and needs no fuel
reason-cards-points = plant { $plant } adds { $points } to the score at the end
reason-cards-pass = no plant on offer is worth its price
reason-cards-drop = plant { $plant } is worth at most { MONEY($limit) } here
reason-cards-scrap = plant { $plant } earns { MONEY($income) } and is the least useful
reason-cards-lose = { $card } is the least useful fuel
reason-cards-fuel = plant { $plant } needs it to earn { MONEY($income) } this round
reason-cards-last-fuel =
    { $income ->
        [one] plant { $plant } needs it to score { $income } point
       *[other] plant { $plant } needs it to score { $income } points
    }
reason-cards-ahead = { $units } for { MONEY($price) } will hardly be cheaper next round
reason-cards-done = every plant that pays has its fuel, and nothing else is cheap
reason-cards-run = plant { $plant } earns { MONEY($income) }
reason-cards-hold = the fuel that is left cannot run another plant, or is worth more at the end
reason-cards-all-ran = every plant has run
reason-cards-burn = small remainders first, so that the larger cards stay whole
