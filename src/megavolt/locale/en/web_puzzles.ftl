# Puzzles: their list, the panel of one, and words that the terminal uses too.

web-puzzles = Puzzles
web-puzzle = Puzzle
web-puzzles-about = One position, one best move. Find it on the real board, and see why it is best.
web-puzzle-daily = Puzzle of the day
web-puzzle-daily-solved = Solved today. The next one comes at midnight UTC.
web-puzzle-solve = Solve it
web-puzzle-next = Next puzzle
web-puzzle-all = All puzzles
web-puzzle-again = Try again
web-puzzle-show = Show the solution
web-puzzle-give-up = I give up
web-puzzle-rating = Rating
web-puzzle-streak = Streak
web-puzzle-longest = Longest streak
web-puzzle-days = Days in a row
web-puzzle-theme = Theme
web-puzzle-difficulty = Difficulty
web-puzzle-any = all
web-puzzle-game = Game
web-puzzle-count = Solved: { $done } of { $count }
web-puzzle-none-left = All of these are answered. Choose others, or try the missed ones again.
web-puzzle-is-right = Solved
web-puzzle-is-wrong = Missed
web-puzzle-number = Rating { $rating }
web-puzzle-verdict =
    { $verdict ->
        [right] Right!
        [shown] The solution
       *[wrong] Not the best
    }
web-puzzle-played = Your choice
web-puzzle-best = The best
web-puzzle-second = The next best
web-puzzle-why-worse = What it costs
web-puzzle-why-best = Why it is best
web-puzzle-change = Your rating: { $rating } ({ $change })
web-puzzle-bots-more = Chances are estimates by the search bot. It played the position on many times.
puzzle-theme =
    { $theme ->
        [auction] Auction
        [fuel] Buying fuel
        [building] Building
        [blocking] Blocking
        [steps] Timing of the steps
        [end] Endgame
        [connections] Connections
        [transformers] Transformers
        [contracts] Contracts
        [repairs] Repairs
        [rivals] Stopping a rival
       *[other] { $theme }
    }
puzzle-level =
    { $level ->
        [easy] easy
        [medium] medium
       *[hard] hard
    }
puzzle-task =
    { $asks ->
        [move] Find the best move.
       *[turn] Find the best turn: make your moves, then end it.
    }
