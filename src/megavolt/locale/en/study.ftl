# megavolt study: many games in figures.

help-study = Play very many games on the kernel, and show their statistics.
help-study-game = Which game: recharged, classic or deluxe.
help-study-games = How many games to play, for each number of players.
help-study-policy = How moves are chosen: light for sensible ones, random for any.
help-study-html = Also write a page with tables and plots.
error-study_unknown_game = There is no study of { $game } yet. Choose one of: { $known }.
study-title = A study of { $game }
study-played =
    { $games ->
        [one] { $games } game for each number of players
       *[other] { $games } games for each number of players
    }, policy { $policy }, seeds from { $seed } on.
study-title-lengths =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }: length and end of { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
study-title-winners =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }: who wins
study-title-regions =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }: regions
study-title-plants =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }: plants
study-row =
    { $row ->
        [rounds] Rounds
        [moves] Moves
        [over] Elektro over the minimum bid
        [money] Money at the end
        [cities] Cities at the end
       *[supplied] Cities supplied at the end
    }
study-column =
    { $column ->
        [figure] Figure
        [mean] Mean
        [low] 10%
        [median] Median
        [high] 90%
        [winner] Winner’s mean
        [number] Number
        [seat] Won, by seat
        [order] Won, by place in the first turn order
        [interval] 95%
        [region] Region
        [in_play] In play
        [started] Started there
        [wins] Won from there
        [houses] Houses per city
        [plant] Plant
        [sold] Bought
        [price] Mean price
        [over] Over the minimum
       *[winning] In the winner’s hand
    }
study-seat = Seat { $number }
study-order = Place { $number }
study-plot-regions = Won, by the region of the first city
study-plot-plants = From the minimum bid to the mean price, by plant
study-note-steps = The last step, share of games: { $steps }
study-note-regions = Started there: share of players when the region is in play. Houses: at the end, without the Trust.
study-note-plants = Bought and in the winner’s hand at the end: share of games.
