# Puzzles: the commands, what is said to an answer, and the check of a file.

help-puzzle = Solve a puzzle: a position in which one move or turn is clearly best.
help-puzzle-game = Only puzzles of this game, or the puzzle with this id.
help-puzzle-theme = Only puzzles of this theme: auction, fuel, building, blocking, steps, end …
help-puzzle-difficulty = Only puzzles of this difficulty.
help-puzzle-daily = The puzzle of the day, which changes at midnight UTC.
help-puzzles = Make puzzles out of games of bots, and check them.
help-puzzles-make = Make puzzles: bots play, and positions in which one plan is clearly best are kept.
help-puzzles-game = The game that the bots play.
help-puzzles-out = The file to write.
help-puzzles-games = How many games the bots play.
help-puzzles-budget = Simulations of the last look at a position.
help-puzzles-check = Check puzzles: positions load, solutions are legal and, with a budget, still best.
help-puzzles-file = The file to check; without it, the puzzles that come with Megavolt.
help-puzzles-check-budget = Simulations to think about each puzzle again; 0 checks only its form.

puzzle-about = ({ $theme }, { puzzle-level }, rating { $rating })
puzzle-right = Right! It wins { $chance } % of the time; the next best idea { $next } %.
puzzle-wrong = Not the best: it wins { $chance } % of the time instead of { $best } %.
puzzle-solution = Best: { $word }
puzzle-standing = Your rating: { $rating } ({ $change }). Streak: { $streak }, longest: { $best }.
puzzle-days = Puzzles of the day solved in a row: { $count }.
puzzle-next = Next: megavolt puzzle
puzzles-found = { $id }: { $theme }, { puzzle-level }; best { $chance } %, next best { $next } %
puzzles-made =
    { $count ->
        [one] { $count } puzzle in { $file }.
       *[other] { $count } puzzles in { $file }.
    }
puzzles-check-wrong = The puzzle { $puzzle } is not sound.
puzzles-check-turn = The seat that is asked is not to move. Correct the position or the seat.
puzzles-check-position = Its id does not belong to its position. Make the puzzle again.
puzzles-check-theme = It has the unknown theme “{ $theme }”. Choose one that the game has.
puzzles-check-lead = Its solution is only { $lead } % ahead of the next best plan. Drop the puzzle.
puzzles-check-refused = The move { $word } is not possible there: { $problem }
puzzles-check-text = The text { $id } is missing in { $lang }. Correct the reason.
puzzles-check-solution = Its solution does not count as right. Make the puzzle again.
puzzles-check-better = Thought about longer, another plan is better: { $words }. Drop the puzzle.
puzzles-check-done =
    { $count ->
        [one] { $count } puzzle checked. Not sound: { $wrong }.
       *[other] { $count } puzzles checked. Not sound: { $wrong }.
    }
error-no_such_puzzle = There is no game and no puzzle “{ $puzzle }”. Type megavolt puzzle for the next one.
error-no_such_difficulty = “{ $value }” is not a difficulty. Choose one of: { $known }.
error-no_puzzle_left = There is no such puzzle. Leave the difficulty out, or choose one of these themes: { $known }.
error-no_puzzles_for = No puzzles can be made of “{ $game }”: it has no themes. Choose a board game, cards or blackout.
error-no_such_theme = “{ $game }” has no puzzles about “{ $value }”. Choose one of these themes: { $known }.
error-puzzle_over = This attempt has already been answered. Begin again.
error-puzzles_not_json =
    { $reason ->
        [syntax] { $file } is not JSON: see line { $row }, column { $column }. Correct it there.
       *[other] { $file } is not JSON. Write it with megavolt puzzles make.
    }
