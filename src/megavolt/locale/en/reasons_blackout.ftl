# Why a bot of the wiring tile game plays what it plays, one line each.

reason-blackout-done = Nothing more is worth doing in this turn.
reason-blackout-held = Points kept for last repairs: { $count }.
reason-blackout-draw = A new card should help more than the worst one in hand.
reason-blackout-exchange = Another contract should be easier to meet.
reason-blackout-discard = { $card } is the card I need least.
reason-blackout-card = { $card } is worth more than its price.
reason-blackout-contract = A piece at { $cell } meets the contract { $contract }; points: { $points }.
reason-blackout-connects = A piece at { $cell } brings connections at once; points: { $points }.
reason-blackout-leads = A piece at { $cell } leads towards structures worth connecting.
reason-blackout-rotate = The piece at { $cell } is better that way round.
reason-blackout-fault =
    { $whose ->
        [own] Of my straights, I can best do without the one at { $cell }.
       *[rival] A fault at { $cell } hurts a rival most.
    }
reason-blackout-repair =
    { $whose ->
        [own] The piece at { $cell } has to work again.
       *[rival] Repairing { $cell } helps me little, but makes room for a new card.
    }
reason-blackout-transformer = A transformer at { $cell } scores in a zone worth { $points }.
reason-blackout-insulate = A fault at { $cell } would hurt me most.
reason-blackout-remove = I can best do without the piece at { $cell }.
