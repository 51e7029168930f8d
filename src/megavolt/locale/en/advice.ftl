# Hints at the table, and the review of a game. $chance and $lost are per cent.

play-usage-hint = hint
play-about-hint = think for a second and show the best moves, judged by what you can know
typed-hint = tip
play-hint-thinking = Thinking for about a second…
play-hint-only = There is only one move: { $word }
play-hint-move = { $chance }% (± { $margin }) to win: { $word } – { $reason }
play-hint-equal = About equal, so that their order does not matter: { $words }.

help-review = Go through a saved game and show the decisions that cost the most.
help-review-seat = Review only one player’s decisions: a name, or a seat number from 1.
help-review-budget = How long to think about each decision: a number of simulations (the same result every time), or a time such as 200ms.
help-review-top = How many decisions to show.
help-review-html = Also write a page: the review with its chart, and the game to look through.
help-review-seed = The seed of the simulations: the same number gives the same review.
review-thinking = Reviewing the game
review-stopped = Stopped before the end of the game; there is no review.
review-nothing = There has been nothing to decide in this game yet.
review-chances = Chance of winning over the game
review-mistakes =
    { $count ->
        [0] Decisions judged: { $judged }. None of them was costly.
        [one] Decisions judged: { $judged }. The costliest one:
       *[other] Decisions judged: { $judged }. The { $count } costliest:
    }
review-played = Round { $round }, { review-phase }, move { $number }: { $player } plays { $word }
review-lost = Loses { $lost } of { $before }% (± { $margin }), that is { $part }% of the chance.
review-better = Better: { $word }. { $reason }
review-page = The page is in { $file }.

error-bad_budget = “{ $budget }” is not a valid thinking time. Give a time such as 200ms or 2s, or a number of simulations such as 400.
error-no_such_seat = Nobody called { $seat } sits at this table. Choose one of: { $known }; or give a seat number from 1.

# What tells two lines apart, in every game. $more: whether there is more or less of it.
reason-line-won =
    { $more ->
        [more] Ends the game with a win.
       *[fewer] Misses a win.
    }
reason-line-lost =
    { $more ->
        [more] Lets the game end in defeat.
       *[fewer] Keeps the game from ending in defeat.
    }
reason-line-more-often = No single thing stands out; of the games played on from here, it did better in { $count } of { $all }.
reason-line-less-often = No single thing stands out; of the games played on from here, it did worse in { $count } of { $all }.
reason-line-equal = Leads to much the same as the other moves.
error-no_review_page = The page of a review is made with the browser client, which is not built here. In a checkout, script/play builds it; without it, leave out --html or use --json.
