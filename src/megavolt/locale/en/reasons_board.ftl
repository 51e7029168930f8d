# Why one line of the grid board game is better or worse than another: what differs where they lead.
# $more says whether there is more or less of it, $count how much.

reason-board-supplied =
    { $more ->
        [more] { $count ->
            [one] Supplies { $count } more city in round { $round }.
           *[other] Supplies { $count } more cities in round { $round }.
        }
       *[fewer] { $count ->
            [one] Supplies { $count } fewer city in round { $round }.
           *[other] Supplies { $count } fewer cities in round { $round }.
        }
    }
reason-board-connected =
    { $more ->
        [more] { $count ->
            [one] Connects { $count } more city before round { $round }.
           *[other] Connects { $count } more cities before round { $round }.
        }
       *[fewer] { $count ->
            [one] Connects { $count } fewer city before round { $round }.
           *[other] Connects { $count } fewer cities before round { $round }.
        }
    }
reason-board-capacity =
    { $more ->
        [more] { $count ->
            [one] Has plants for { $count } more city in round { $round }.
           *[other] Has plants for { $count } more cities in round { $round }.
        }
       *[fewer] { $count ->
            [one] Has plants for { $count } fewer city in round { $round }.
           *[other] Has plants for { $count } fewer cities in round { $round }.
        }
    }
reason-board-money =
    { $more ->
        [more] Leaves { MONEY($count) } more at the start of round { $round }.
       *[fewer] Leaves { MONEY($count) } less at the start of round { $round }.
    }
reason-board-spare =
    { $more ->
        [more] Ends the game with { MONEY($count) } more, which breaks a tie.
       *[fewer] Ends the game with { MONEY($count) } less, which breaks a tie.
    }
reason-board-stock =
    { $more ->
        [more] Leaves { fuel-count } more in storage.
       *[fewer] Leaves { fuel-count } less in storage.
    }
reason-board-rival =
    { $more ->
        [more] { $count ->
            [one] { $player } supplies { $count } more city in round { $round }.
           *[other] { $player } supplies { $count } more cities in round { $round }.
        }
       *[fewer] { $count ->
            [one] { $player } supplies { $count } fewer city in round { $round }.
           *[other] { $player } supplies { $count } fewer cities in round { $round }.
        }
    }
reason-board-final =
    { $more ->
        [more] { $count ->
            [one] Supplies { $count } more city at the end of the game.
           *[other] Supplies { $count } more cities at the end of the game.
        }
       *[fewer] { $count ->
            [one] Supplies { $count } fewer city at the end of the game.
           *[other] Supplies { $count } fewer cities at the end of the game.
        }
    }
reason-board-rival_final =
    { $more ->
        [more] { $count ->
            [one] { $player } supplies { $count } more city at the end of the game.
           *[other] { $player } supplies { $count } more cities at the end of the game.
        }
       *[fewer] { $count ->
            [one] { $player } supplies { $count } fewer city at the end of the game.
           *[other] { $player } supplies { $count } fewer cities at the end of the game.
        }
    }
reason-board-without =
    { $more ->
        [more] Leaves { $player } without { fuel-of }.
       *[fewer] Leaves enough { fuel-of } for { $player }.
    }
