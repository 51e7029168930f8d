# What is at stake in the wiring tile game: weak points, faults, shared contracts, the next breakdown.

web-weak = Weak points
web-weak-more = Numbers on pieces are the points that hang on that piece alone, where other players or a breakdown can strike it. Choose a player to see theirs.
web-weak-none = No points hang on a piece that can be struck.
web-weak-legend = Number on a piece: points that hang on it alone, without the shared contracts ({ $player })
web-weak-legend-mine = Number on a piece: your points that hang on it alone, without the shared contracts
web-weak-legend-fault = Number on a piece: points its owner would lose by a fault
web-hanging =
    { $points ->
        [one] { $points } point hangs on it ({ $player })
       *[other] { $points } points hang on it ({ $player })
    }
web-hanging-mine =
    { $points ->
        [one] { $points } point of yours hangs on it
       *[other] { $points } points of yours hang on it
    }
web-threat =
    { $threat ->
        [fault] can be faulted
        [rotate] others can rotate it
       *[transformer] a transformer can cut it
    }
web-fault-owner =
    { $points ->
        [0] costs the owner nothing
        [one] costs the owner { $points } point
       *[other] costs the owner { $points } points
    }
web-fault-costs = a fault changes: { $losses }
web-fault-nothing = a fault changes no points
web-fault-cost =
    { $points ->
        [one] { $player } loses { $points } point
       *[other] { $player } loses { $points } points
    }
web-fault-gain =
    { $points ->
        [one] { $player } gains { $points } point
       *[other] { $player } gains { $points } points
    }
web-shared-margin = ahead by { $margin }
web-shared-tied = tied
web-shared-nobody = nobody yet
web-shared-missing = { $count } more for you
web-shared-repair =
    { $count ->
        [one] repair { $count } piece
       *[other] repair { $count } pieces
    }
web-shared-clean = no faulted piece
web-shared-faulted =
    { $count ->
        [one] { $count } faulted piece
       *[other] { $count } faulted pieces
    }
web-shared-scores =
    { $points ->
        [one] scores { $points } point now
       *[other] scores { $points } points now
    }
web-next-breakdown = What may come next
web-next-hits = Now it would hit { $names }.
web-next-nobody = Now it would hit nobody.
