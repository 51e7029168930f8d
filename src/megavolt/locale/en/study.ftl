# megavolt study: many games in figures.

help-study = Play many games, and show their statistics.
help-study-game = Which game: recharged, classic, deluxe, cards or blackout.
help-study-games = How many games to play, for each number of players.
help-study-policy = How moves are chosen. Board and card games: light for sensible ones, random for any. Blackout: planner, search, greedy, or strategies for players with one idea against planners.
help-study-against = Also play with this option changed, and show both beside each other; can be given several times.
help-study-html = Also write a page with tables and plots.
error-study_unknown_game = There is no study of { $game } yet. Choose one of: { $known }.
error-study_unknown_policy = This game is not studied with the policy “{ $policy }”. Choose one of: { $known }.
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
study-title-balance =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }: { $games ->
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
        [points] Points
        [production] Income of the last production
        [highest] Highest plant at the end
        [fuel] Units of fuel before the last production
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
        [wanted] Wanted
       *[winning] In the winner’s hand
    }
study-seat = Seat { $number }
study-order = Place { $number }
study-plot-regions = Won, by the region of the first city
study-plot-plants = From the minimum bid to the mean price, by plant
study-note-steps = The last step, share of games: { $steps }
study-note-bank = Plants of the Bank at the end, on average: { $plants }
study-note-regions = Started there: share of players when the region is in play. Houses: at the end, without the Trust.
study-note-plants = Bought and in the winner’s hand at the end: share of games.

# ---- the balance of Blackout

study-balance =
    { $row ->
        [score] Score
        [lead] Median lead of the winner
        [close] Decided by 5 points or fewer
        [first_led] Leader of the first count wins
        [borrowed] Rivals’ pieces live at the end, per player
        [faults] Paid faults, per player
        [draw] Drawing, per game
        [use] Cards used, per game
        [install] Pieces installed, per game
        [replace] Replacements, per game
        [rotate] Rotations, per game
        [fault] Faults, per game
        [repair] Repairs, per game
        [transformer] Transformers, per game
        [connections] Connections
        [zones] Zones
        [contracts] Contracts
        [shared] Shared contracts
       *[points] Points by source
    }
study-balance-early = { $contract }: decided early
study-balance-used = { $card }: used when drawn
study-note-balance = Decided early: what the shared contract gives each player does not change any more from round { $round } on.
study-strategy =
    { $strategy ->
        [straights] only straights
        [transformers] transformers first
        [saboteur] saboteur
        [contracts] contracts only
        [holder] holds back
       *[cards] cards only
    }
