# Hints at the table, and the review of a game. $chance and $lost are per cent.

play-usage-hint = hint
play-about-hint = think for a second and show the best moves, from what you can know
typed-hint = tip
play-hint-thinking = Thinking for about a second …
play-hint-only = There is one move only: { $word }
play-hint-move = { $chance } % to win: { $word } – { $reason }

help-review = Go through a saved game and name the decisions that cost most.
help-review-seat = Judge one player’s decisions only: a name, or the number of a seat from 1.
help-review-budget = How long to think about a decision: a number of simulations (the same result every time), or a time such as 200ms.
help-review-top = How many decisions to name.
help-review-html = Also write a page with the chances drawn as lines.
help-review-seed = Where the chance of the simulations begins: the same number gives the same review.
review-thinking = Going through the game
review-stopped = Stopped before the end of the game; there is no review.
review-nothing = Nothing in this game was to be decided yet.
review-title = Review: { $players }
review-chances = Chance to win over the game
review-mistakes =
    { $count ->
        [0] No costly decision among the { $judged } that were judged.
        [one] The costliest decision of the { $judged } that were judged:
       *[other] The { $count } costliest decisions of the { $judged } that were judged:
    }
review-played = Round { $round }, move { $number }: { $player } plays { $word } and loses { $lost } % (down to { $chance } %)
review-better = Better: { $word } ({ $chance } %) – { $reason }
review-page = The page is in { $file }.
review-how = Each decision is judged by what its player could know at the time. Luck that came later makes no move better or worse.

error-bad_budget = “{ $budget }” is no time to think. Give a time such as 200ms or 2s, or a number of simulations such as 400.
error-no_such_seat = Nobody called { $seat } sits at this table. Choose one of: { $known }; or the number of a seat, from 1.
