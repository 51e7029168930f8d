# Balance reports of many games.

help-simulate-report = Add a balance report: seats, scores, where the points come from.
report-none = There is no balance report for this game; these are the general figures.
report-title = Balance, by number of players
report-contracts = Share of dealt contracts completed (points in brackets)
report-players =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
report-row =
    { $row ->
        [games] Games
        [wins_by_seat] Win share by seat
        [wins_by_order] Win share by order in round 1
        [share_error] Standard error of a share
        [score] Score: mean
        [score_spread] Score: 10% / median / 90%
        [winner] Winner's score
        [lead] Lead over second
        [points] Points from connections / transformers / contracts / shared contracts
        [completed] Contracts completed per player
        [none_completed] Players completing none
        [no_faults] Players scoring “no faults”
        [pieces] Pieces on the board per player
        [cards] Cards used per player
        [faults] Pieces faulted per player
        [repairs] Pieces repaired per player
        [dark_rounds] Blackout rounds
        [rounds] Rounds
       *[other] { $row }
    }
