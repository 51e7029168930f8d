# The arena: playing, its tables and plots, and the report.

arena-progress = Playing
arena-progress-line = { $done } of { $total } games, { $minutes } min { $seconds } s left
arena-stopped =
    Stopped. { $done } of { $total } games are kept in { $file }.
    To go on: megavolt arena --resume { $short }
arena-kept =
    { $count ->
        [one] { $count } game is kept in { $file } (seed { $seed }).
       *[other] { $count } games are kept in { $file } (seed { $seed }).
    }
    For a page with plots: megavolt report { $short }
arena-speed =
    { $count ->
        [one] { $count } game in { $seconds } s: { $rate } a second.
       *[other] { $count } games in { $seconds } s: { $rate } a second.
    }
arena-fault-met = { $bot } { $kind } in game { $number }, move { $move }: { $detail }
arena-written = Written: { $file }

# ---- tables and plots

arena-column =
    { $column ->
        [bot] Bot
        [rating] Rating
        [interval] 95 %
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
       *[other] { $column }
    }
arena-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
arena-seat = Seat { $number }
arena-anybody = anybody
arena-title-bots = Ratings and wins
arena-title-players = Won, by number of players
arena-title-seats =
    { $count ->
        [one] Won, by seat, with { $count } player
       *[other] Won, by seat, with { $count } players
    }
arena-title-duels = Head to head
arena-title-speed = Time for a decision
arena-title-faults = Faults
arena-note-bots = Ratings are OpenSkill’s (Plackett–Luce) with the interval μ ± 1.96 σ; equals share a win; the fair share is what a bot would win if all were equal.
arena-note-duels = How often the bot of the row ended ahead of the bot of the column at the same table; equal ranks count half.
arena-note-faults = A bot at fault forfeits the move: any legal one is made in its place, each equally likely.
arena-fault =
    { $kind ->
        [crash] crashed
        [nonsense] answered what is not legal
        [hang] did not answer in time
        [died] ended its process
       *[other] { $kind }
    }
arena-plot-ratings = Rating, with its 95 % interval
arena-plot-wins = Share of seats that won, with its 95 % interval; dashed: the fair share
arena-plot-seats = Share won by whoever sits there; dashed: the fair share
arena-plot-speed = Milliseconds for a decision, from the median to the 99th percentile
arena-report-title = Arena: { $game }
arena-report-played = { $done } of { $total } games, players: { $players }; { $moves } moves a game on average.
arena-report-plan = Bots: { $bots }. Seed { $seed }; { $limit } s for a decision.
arena-report-options = Options: { $options }.

# ---- what can go wrong

error-arena_no_game = Which game is the arena for? For example: megavolt arena recharged --bots greedy,random --players 4
error-arena_no_bots = No bots are named. Name them, for example: --bots greedy,random
error-arena_bad_players = “{ $text }” is no number of players. Write one (4), a range (2-6) or a list (2,4).
error-arena_out_and_resume = --resume goes on in the file it names. Leave out --out.
error-arena_file_exists = The file { $file } is there already. To go on with it use --resume; for a new arena choose another --out.
error-arena_no_file = There are no results in { $file }: no such file. Check its name; “last” is the newest in your data folder.
error-arena_none_yet = There are no results in { $folder } yet. Run an arena first: megavolt arena recharged --bots greedy,random
error-arena_not_results = The file { $file } does not hold the results of an arena. Check its name; if it is the right one, it is damaged.
error-arena_format = The results in { $file } have format { $number }; this version reads { $known }. Use the version of Megavolt that wrote them.
error-arena_file_trouble = The file { $file } cannot be used ({ $reason }). Check the place, your permissions and the free space.
error-arena_other_plan = The arena in { $file } has another { $name }: { $there }, not { $wanted }. Leave it out to go on as it was, or begin a new arena with --out.
error-arena_other_rules = The games in { $file } were played by version { $rules } of the rules; this is version { $known }. Go on with the version of Megavolt that began them, or begin a new arena.
error-arena_fewer_games = The arena in { $file } is planned for { $planned } games; it cannot be cut to { $games }. Ask for as many or more.
error-arena_empty = No game is finished yet in { $file }. Go on with it first: megavolt arena --resume
error-arena_broken = Game { $number } of the arena could not be played: { $problem }. What was played until then is kept; please report this.
error-arena_workers_die = The processes that play end without a reason while at game { $number }. Is there enough memory? What was played is kept: try fewer --workers with --resume.
error-arena_no_openskill = Ratings need a package that is not installed: openskill. Install it: pip install "megavolt[arena]"
error-arena_no_ray = A cluster needs a package that is not installed: ray. Install it: pip install "megavolt[cluster]"
error-arena_no_cluster = There is no Ray cluster to be reached at { $address } ({ $reason }). Check the address, or use --ray local.
error-arena_cluster_lost = The cluster lost game { $number } again and again: { $problem }. What was played is kept: mend the cluster, then use --resume.

# ---- help

help-arena = Let bots play many games on all cores or a cluster; rate them. Ctrl-C keeps what is done.
help-arena-game = Which game; “megavolt games” lists them. Not needed with --resume.
help-arena-bots = The bots, for example greedy,random. One may be named several times: planner,greedy,greedy,greedy is one among three.
help-arena-bot = One more bot, with commas in its name if need be. Can be given several times.
help-arena-players = How many sit at a table: a number (4), a range (2-6) or a list (2,4). Without it: four.
help-arena-games = How many games to play. Without it: 100. With --resume: the new total.
help-arena-seed = What all games follow from, whatever the number of workers. Without it one is drawn.
help-arena-limit = Seconds a bot may take for a decision. Without it: 10.
help-arena-workers = How many processes play. Without it: one for each core.
help-arena-ray = Play on a Ray cluster: its address, auto, or local for one on this machine.
help-arena-out = Where to keep the results. Without it: a new file in your data folder.
help-arena-resume = Go on with an arena: its file, its name in your data folder, or last.
help-arena-records = Also write the record of every game as a file into this folder.
help-report = Write a page with plots of an arena’s results, and the same as JSON and CSV.
help-report-file = The results: a file, a name in your data folder, or last.
help-report-html = Write the page here. Without any of these three: all, beside the results.
help-report-json = Write the figures as JSON here.
help-report-csv = Write the figures as CSV here.
