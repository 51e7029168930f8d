# Why one line of the card game is better or worse than another: what differs where they lead.
# $more says whether there is more or less of it, $count how much.

reason-cards-income =
    { $more ->
        [more] Earns { MONEY($count) } more in round { $round }.
       *[fewer] Earns { MONEY($count) } less in round { $round }.
    }
reason-cards-production =
    { $more ->
        [more] Has plants that earn { MONEY($count) } more per round from round { $round } on.
       *[fewer] Has plants that earn { MONEY($count) } less per round from round { $round } on.
    }
reason-cards-money =
    { $more ->
        [more] Leaves { MONEY($count) } more at the start of round { $round }.
       *[fewer] Leaves { MONEY($count) } less at the start of round { $round }.
    }
reason-cards-points =
    { $more ->
        [more] { $count ->
            [one] Scores { $count } more point at the end.
           *[other] Scores { $count } more points at the end.
        }
       *[fewer] { $count ->
            [one] Scores { $count } fewer point at the end.
           *[other] Scores { $count } fewer points at the end.
        }
    }
reason-cards-units =
    { $more ->
        [more] { $count ->
            [one] Leaves { $count } more unit of fuel in storage for round { $round }.
           *[other] Leaves { $count } more units of fuel in storage for round { $round }.
        }
       *[fewer] { $count ->
            [one] Leaves { $count } fewer unit of fuel in storage for round { $round }.
           *[other] Leaves { $count } fewer units of fuel in storage for round { $round }.
        }
    }
reason-cards-rival =
    { $more ->
        [more] { $player } earns { MONEY($count) } more in round { $round }.
       *[fewer] { $player } earns { MONEY($count) } less in round { $round }.
    }
reason-cards-rival_points =
    { $more ->
        [more] { $count ->
            [one] { $player } scores { $count } more point at the end.
           *[other] { $player } scores { $count } more points at the end.
        }
       *[fewer] { $count ->
            [one] { $player } scores { $count } fewer point at the end.
           *[other] { $player } scores { $count } fewer points at the end.
        }
    }
