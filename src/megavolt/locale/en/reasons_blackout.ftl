# Why one line of the wiring tile game is better or worse than another: points, by what they come from.
# $more says whether there are more or fewer, $count how many; $round is 0 at the end of the game.

reason-when =
    { $round ->
        [0] at the end
       *[other] by round { $round }
    }
reason-blackout-connections =
    { $more ->
        [more] { $count ->
            [one] Scores { $count } more point from connections { reason-when }.
           *[other] Scores { $count } more points from connections { reason-when }.
        }
       *[fewer] { $count ->
            [one] Scores { $count } fewer point from connections { reason-when }.
           *[other] Scores { $count } fewer points from connections { reason-when }.
        }
    }
reason-blackout-zones =
    { $more ->
        [more] { $count ->
            [one] Scores { $count } more point from transformers { reason-when }.
           *[other] Scores { $count } more points from transformers { reason-when }.
        }
       *[fewer] { $count ->
            [one] Scores { $count } fewer point from transformers { reason-when }.
           *[other] Scores { $count } fewer points from transformers { reason-when }.
        }
    }
reason-blackout-contracts =
    { $more ->
        [more] { $count ->
            [one] Scores { $count } more point from contracts { reason-when }.
           *[other] Scores { $count } more points from contracts { reason-when }.
        }
       *[fewer] { $count ->
            [one] Scores { $count } fewer point from contracts { reason-when }.
           *[other] Scores { $count } fewer points from contracts { reason-when }.
        }
    }
reason-blackout-shared =
    { $more ->
        [more] { $count ->
            [one] Scores { $count } more point from shared contracts { reason-when }.
           *[other] Scores { $count } more points from shared contracts { reason-when }.
        }
       *[fewer] { $count ->
            [one] Scores { $count } fewer point from shared contracts { reason-when }.
           *[other] Scores { $count } fewer points from shared contracts { reason-when }.
        }
    }
reason-blackout-rival =
    { $more ->
        [more] { $count ->
            [one] { $player } scores { $count } more point { reason-when }.
           *[other] { $player } scores { $count } more points { reason-when }.
        }
       *[fewer] { $count ->
            [one] { $player } scores { $count } fewer point { reason-when }.
           *[other] { $player } scores { $count } fewer points { reason-when }.
        }
    }
