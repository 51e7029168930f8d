# The arena: playing, its tables and plots, and the report.

arena-progress = Playing
arena-progress-line = Games: { $done } of { $total }; { $minutes } min { $seconds } s left
arena-stopped =
    Stopped. Games saved in { $file }: { $done } of { $total }.
    To continue: megavolt arena --resume { $short }
arena-kept =
    { $count ->
        [one] { $count } game is saved in { $file } (seed { $seed }).
       *[other] { $count } games are saved in { $file } (seed { $seed }).
    }
    For a page with charts: megavolt report { $short }
arena-speed =
    { $count ->
        [one] { $count } game in { $seconds } s: { $rate } per second.
       *[other] { $count } games in { $seconds } s: { $rate } per second.
    }
arena-fault-met = { $bot } { $kind } in game { $number }, move { $move }: { $detail }
arena-written = Written: { $file }

# ---- tables and plots

arena-column =
    { $column ->
        [bot] Bot
        [rating] Rating
        [interval] 95%
        [seats] Seats
        [wins] Won
        [fair] Fair share
        [rank] Mean rank
        [score] Mean score
        [decisions] Decisions
        [mean] Mean ms
        [p50] p50 ms
        [p99] p99 ms
        [longest] Longest ms
        [fault] Fault
        [example] First
        [moves] Moves
        [games] Games
        [number] Game no.
        [mean_moves] Mean moves
        [mean_rounds] Mean rounds
        [most_rounds] Most rounds
        [stopped] Stopped
       *[other] { $column }
    }
arena-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
arena-seat = Seat { $number }
arena-anybody = anyone
arena-title-bots = Ratings and wins
arena-title-players = Won, by number of players
arena-title-seats =
    { $count ->
        [one] Won, by seat, with { $count } player
       *[other] Won, by seat, with { $count } players
    }
arena-title-duels = Head to head
arena-title-speed = Time per decision
arena-title-faults = Faults
arena-note-bots = Ratings are OpenSkill’s (Plackett–Luce), with ± for 95%: bots whose intervals overlap may be equally strong. Won is the share of the bot’s seats that won; tied bots share the win. The fair share is what a bot would win if all were equally strong. A bot can win more and rate lower: docs/arena.md says why.
arena-note-duels = How often the bot of the row finished ahead of the bot of the column at the same table; ties count half.
arena-note-faults = A bot at fault loses its move: a random legal move is made instead.
arena-fault =
    { $kind ->
        [crash] crashed
        [nonsense] gave an answer that is not legal
        [hang] did not answer in time
        [died] killed its process
       *[other] { $kind }
    }
arena-plot-ratings = Rating, with its 95% interval
arena-plot-wins = Share of seats that won, with its 95% interval; dashed: the fair share
arena-plot-seats = Share of games won from each seat; dashed: the fair share
arena-plot-speed = Milliseconds per decision, from the median to the 99th percentile
arena-report-title = Arena: { $game }
arena-report-played = Games played: { $done } of { $total }. Players: { $players }. Moves per game: { $moves } on average.
arena-report-plan = Bots: { $bots }. Seed { $seed }; { $limit } s per decision.
arena-report-options = Options: { $options }.

# ---- what can go wrong

error-arena_no_game = Which game is the arena for? For example: megavolt arena recharged --bots greedy,random --players 4
error-arena_no_bots = No bots are named. Name them, for example: --bots greedy,random
error-arena_bad_players = “{ $text }” is not a valid number of players. Write one (4), a range (2-6) or a list (2,4).
error-arena_out_and_resume = --resume continues in the file it names. Leave out --out.
error-arena_file_exists = The file { $file } already exists. To continue it, use --resume; for a new arena, choose another --out.
error-arena_no_file = There are no results in { $file }: no such file. Check the name; “last” is the newest in your data folder.
error-arena_none_yet = There are no results in { $folder } yet. Run an arena first: megavolt arena recharged --bots greedy,random
error-arena_not_results = The file { $file } does not hold the results of an arena. Check the name; if it is right, the file is damaged.
error-arena_format = The results in { $file } have format { $number }; this version reads { $known }. Use the version of Megavolt that wrote them.
error-arena_file_trouble = The file { $file } cannot be used: { file-reason }. Check the path, your permissions and the free space.
error-arena_other_plan = The arena in { $file } has a different { $name }: { $there }, not { $wanted }. Leave it out to continue as before, or start a new arena with --out.
error-arena_other_rules = The games in { $file } were played by version { $rules } of the rules; this is version { $known }. Continue with the version of Megavolt that started them, or start a new arena.
error-arena_fewer_games =
    The arena in { $file } is planned for { $planned ->
        [one] { $planned } game
       *[other] { $planned } games
    }; it cannot be cut to { $games }. Ask for as many or more.
error-arena_empty = No game in { $file } is finished yet. Continue the arena first: megavolt arena --resume
error-arena_broken = Game { $number } of the arena could not be played: { $problem }. The games before it are saved; please report this.
error-arena_workers_die = The worker processes keep dying at game { $number } for no known reason. Is there enough memory? The games so far are saved: try fewer --workers with --resume.
error-arena_no_ray = A cluster needs a package that is not installed: ray. To install it: pip install "megavolt[cluster]"
error-arena_no_cluster = No Ray cluster can be reached at { $address } ({ $reason }). Check the address, or use --ray local.
error-arena_cluster_lost = The cluster keeps losing game { $number }: { $problem }. The games so far are saved: repair the cluster, then use --resume.

# ---- help

help-arena = Let bots play many games on all cores or a cluster, and rate them. Ctrl-C keeps what is finished.
help-arena-game = Which game; “megavolt games” lists them. Not needed with --resume.
help-arena-bots = The bots, for example greedy,random. A bot may be named several times: planner,greedy,greedy,greedy is one against three.
help-arena-bot = One more bot; its name may contain commas. Can be given several times.
help-arena-players = How many players at a table: a number (4), a range (2-6) or a list (2,4). Without it: four.
help-arena-games = How many games to play. Without it: 100. With --resume: the new total.
help-arena-seed = The seed of all games; the number of workers changes nothing. Without it, a random one.
help-arena-limit = Seconds of processor time a bot may take per decision. Without it: 10.
help-arena-workers = How many processes play. Without it: one per core.
help-arena-ray = Play on a Ray cluster: its address, auto, or local for one on this machine.
help-arena-out = Where to save the results. Without it: a new file in your data folder.
help-arena-resume = Continue an arena: its file, its name in your data folder, or last.
help-arena-records = Also save every game as a file in this folder.
help-report = Write a page with charts of an arena’s results, and the same as JSON and CSV.
help-report-file = The results: a file, a name in your data folder, or last.
help-report-html = Write the page here. Without any of these three: all of them, beside the results.
help-report-json = Write the figures as JSON here.
help-report-csv = Write the figures as CSV here.

# ---- the length of games

arena-title-lengths = Length of games
arena-note-lengths =
    { $rounds ->
        [one] A game that is not over after { $rounds } round is stopped, and nobody wins it.
       *[other] A game that is not over after { $rounds } rounds is stopped, and nobody wins it.
    }
help-arena-rounds = Stop a game that is not over after so many rounds; nobody wins it. Without it: 100.
