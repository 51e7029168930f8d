# The terminal: the table, the other commands, and their help.

# ---- at the table

play-somebody = Player 1
play-resumed = The game continues from { $file }.
play-winner =
    { $count ->
        [one] { $winners } wins.
       *[other] A shared win: { $winners }.
    }
play-saved = Saved in { $file }.
play-goodbye =
    The game is saved in { $file }.
    To continue it: megavolt play --resume { $short }
play-unsaved = The game goes on, but it is not being saved. Type save FILE to save it somewhere else.
play-log-more =
    { $count ->
        [one] … and { $count } earlier line (type log)
       *[other] … and { $count } earlier lines (type log)
    }
play-why-legal = { $word } is legal now.
play-undone =
    { $count ->
        [one] { $count } move undone.
       *[other] { $count } moves undone.
    }
play-help-save = This game is saved after every move in { $file }.
play-help = Type what is in [brackets]. A number means what it is printed on: a plant when you choose plants, the amount when you bid, otherwise the number beside the choice. A second number is an amount: 13 20 opens plant 13 with 20, coal 3 buys three coal. Names can be shortened (ham for Hamburg), and the full notation always works: open 13 20, bid 21, pass, buy coal, build essen, run 5 coal1 oil1, scrap 4, drop oil, done.
play-usage-help = help
play-about-help = show this help
play-usage-board = board
play-about-board = show the whole board
play-usage-log = log [N]
play-about-log = show the last N lines of the log
play-usage-why = why MOVE
play-about-why = say whether a move is legal now, and if not, by which rule
play-usage-rules = rules ID
play-about-rules = show a rule, for example: rules { $rule }
play-usage-undo = undo [N]
play-about-undo = undo your last decision (or the last N), with the bots’ answers
play-usage-save = save [FILE]
play-about-save = save the game, from now on in FILE
play-usage-quit = quit
play-about-quit = leave; the game is saved

# What can be typed for a command besides its name.
typed-help = h, ?
typed-board = table
typed-log = l
typed-why = w
typed-rules = rule
typed-undo = u
typed-save = sv
typed-quit = q, exit
error-not_understood = “{ $typed }” is neither a move nor a command. Type help to see what you can type.
error-unclear_choice = “{ $typed }” leaves several choices: { $choices }. Type which one, for example: { $example }.
error-unclear_number = “{ $typed }” does not match any choice. Type one number, or two with a space between: a choice and an amount.
error-no_such_number = There is no choice with the number { $number }. Type one of: { $known }.
error-not_so_many = “{ $key }” cannot be done that many times at once; the most is { $most }. Type a smaller number.
error-not_a_count = “{ $typed }” is not a valid number of lines or moves. Type a whole number from 1.
error-why_needs_word = Why what? Type why and a move, for example: why { $word }.
error-no_saved_game = There is no saved game in { $folder }. Start one with: megavolt play.

# ---- arguments

error-bot_not_for_game = The bot { $bot } does not play { $game } yet. Choose another one, for example random.
error-too_many_seats = More seats were named ({ $named }) than there are players ({ $players }). Name fewer, or raise --players.
error-seats_twice = --seats already names everyone. Leave out --seat and --bot, or use them instead.
error-seats_and_players = Seats named: { $named }; players in the game: { $players }. The two numbers must match.
error-option_form = “{ $text }” is not a valid option. Write it as KEY=VALUE, for example: --option map=usa.
error-setup_not_json = { $file } is not JSON: { syntax-reason }. Correct it; docs/record.md describes setups.
error-setup_not_object = { $file } does not hold a setup: it must be a JSON object. docs/record.md describes setups.
error-no_such_command = There is no command { $name }. The commands are: { $known }. See: megavolt --help.
error-usage_no_option =
    There is no option { $name } here.{ $near ->
        [none] {""}
       *[other] {" "}Did you mean { $near }?
    } See: { $command } --help.
error-usage_missing = { $name } is missing. See: { $command } --help.
error-usage_bad_value = The value for { $name } cannot be used: { value-mistake }. See: { $command } --help.
error-usage_no_value = The option { $name } needs a value. See: { $command } --help.
error-usage_other = The command line cannot be read. See: { $command } --help.
error-unexpected = Something unexpected went wrong: { $problem }. Run the command again with --debug to see where, and please report it.

# ---- games, saved games

games-id = Game
games-players = Players
games-options = Options (* default)
games-about = What it is
game-recharged = The grid board game, 2020 edition: buy plants and fuel, connect and supply cities.
game-classic = The grid board game, 2004 edition: fixed opening market, a pass offers a plant.
game-deluxe = The grid board game, anniversary edition: Europe and North America, with gas.
game-cards = The card game: auction plants and buy fuel cards; most points after the last round win.
game-blackout = The wiring tile game (Blackout): lay wiring from your panel, connect structures, get through the blackout.
verify-ok =
    OK. { $game }, { verify-players }, { verify-moves }, { $count ->
        [one] won by { $winners }
       *[other] won together by { $winners }
    }.
verify-unfinished = OK. { $game }, { verify-players }, { verify-moves }, not finished.
replay-at = Move { $number } of { $last }: { $word }
replay-prompt = Enter or n: next, p: back, a number: go to that move, r 5: to round 5, q: leave >{" "}
replay-help = Press Enter or type n for the next move, p for the previous one, a number to go to that move, r 5 for the start of round 5, r for the next round, q to leave.
replay-edge =
    { $moves ->
        [0] No move has been made in this game yet.
        [one] There is only { $moves } move; you cannot go further.
       *[other] There are only { $moves } moves; you cannot go further.
    }
error-no_such_move = There is no move { $number } in this game. Choose a number from 0 to { $last }.

# ---- simulation and speed

simulate-progress = Playing
simulate-stopped = Stopped. These are the results so far.
simulate-broken =
    The engine broke one of its own rules: { $problem }
    Game { $game }, players: { $players }, seed { $seed }, moves: { $moves }. The record is in { $file }; please report it.
simulate-row =
    { $row ->
        [games] Games
        [seed] First seed
        [configurations] Configurations
        [checked] Checked
        [seconds] Seconds
        [games_per_second] Games per second
        [moves] Moves
        [length] Moves per game
        [rounds] Rounds per game
        [ended_in_step] Ended in step
        [wins_by_seat] Wins by seat, share of games
        [wins_by_bot] Wins by bot, share of its seats
        [faults] Moves lost by faults
       *[other] { $row }
    }
bench-title = Random games on one core
bench-column =
    { $column ->
        [game] Game
        [map] Map
        [engine] Engine
        [players] Players
        [games_per_s] games/s
        [moves_per_s] moves/s
        [clone_us] clone µs
        [legal_us] legal µs
        [apply_us] apply µs
        [simulations_per_s] simulations/s
        [neural_ms] neural: ms/decision
       *[other] { $column }
    }

# ---- maps

map-ok = { $file } is valid: { $name }. Regions: { $regions }; cities: { $cities }; connections: { $connections }. It can be played as: { $editions }.
map-title = { $name } ({ $map }), as in { $edition }
map-region = Region
map-touches = Touches
map-city = City
map-connections = Connections
map_warn_unequal = Worth a look: the regions differ in size, from { $smallest } to { $largest } cities.
map_warn_few_regions =
    { $count ->
        [one] Worth a look: with { $count } region, the map is too small for five or six players.
       *[other] Worth a look: with { $count } regions, the map is too small for five or six players.
    }
map_warn_small =
    { $count ->
        [one] Worth a look: the smallest regions together have { $count } city, too few for five or six players.
       *[other] Worth a look: the smallest regions together have { $count } cities, too few for five or six players.
    }
map_warn_metropolis = Worth a look: { $pair } are connected for free, like the halves of one large city.

# ---- help

help-arguments = Arguments
help-options = Options
help-commands = Commands
help-default = [default: {"{}"}]
help-required = [required]
help-help = Show this help and exit.
help-megavolt = The electricity board games: play them, study them, master them.
help-lang = Language: en, es or pl. Without it: MEGAVOLT_LANG, then the system’s language.
help-json = Print one JSON object and nothing else.
help-seed = The seed: a whole number. Without it, a random one.
help-option = An option of the game, for example figures=print. Can be given several times; “megavolt games” lists them.
help-debug = Show the traceback when something unexpected happens.
help-version = Show the version and exit.
help-games = List the games, their players and options.
help-play = Play a game here, with people and bots. Type help at the table.
help-play-game = Which game; “megavolt games” lists them. Without it, the first.
help-play-players = How many players. Seats without a name go to bots.
help-play-seat = A person at the table. Can be given several times.
help-play-bot = A bot at the table: random, greedy, planner, neural:club, search:200ms, cmd:PROGRAM. Can be given several times.
help-play-seats = Everyone in seat order, for example: Ana,bot:greedy,bot:random,Eva
help-play-map = The map: its id, or your own map file.
help-deck = Your own deck file for the card game; docs/cards-deck.md describes it.
help-play-setup = A JSON file with the starting position, or a part of it.
help-play-save = Where to save, after every move. Without it: a new file in your data folder.
help-play-resume = Continue a saved game: a file, a name in your data folder, or last.
help-simulate = Let bots play many games, and summarise the results.
help-simulate-game = Which game, or all: every game, map, player count and option in turn.
help-simulate-players = How many players. Without it: four, or every number with --all-configs.
help-simulate-games = How many games to play.
help-simulate-bots = The bots, for example greedy,random. Without it, every legal move is equally likely.
help-simulate-bot = One more bot, for example "cmd:python3 mybot.py". Can be given several times.
help-simulate-check = Check the engine’s invariants during play, and stop where one is broken.
help-simulate-all = Every map, player count and option value of the game in turn.
help-verify = Replay saved games and say whether every move was legal.
help-verify-file = A saved game.
help-replay = Look at a saved game move by move.
help-replay-at = Show the position after this many moves, and nothing else.
help-bench = Measure the speed of the engine.
help-bench-seconds = About how long to measure.
help-map = Look at maps and check your own.
help-map-check = Check a map file.
help-map-file = A map file (TOML).
help-map-show = Show a map: regions, cities and connections.
help-map-id = The id of a map, or a map file.
help-map-edition = The game whose rules the map has to fit.

# ---- doctor

help-doctor = Show which engine is running, what is installed and what is missing.
doctor-engine = Engine
doctor-compiler = C compiler
doctor-missing = missing
doctor-compiled = compiled
doctor-pure = plain Python
doctor-stale =
    { $count ->
        [one] { $count } source file has changed since the engine was compiled: { $names }. Run script/build again, or script/build --clean.
       *[other] { $count } source files have changed since the engine was compiled: { $names }. Run script/build again, or script/build --clean.
    }
doctor-how-to-compile = The engine can be compiled to run several times faster. In a checkout: script/build
doctor-asked-for-pure = A compiled engine is installed, but MEGAVOLT_ENGINE=pure asks for plain Python.

# Parts of what “megavolt verify” says.
verify-players =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
verify-moves =
    { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }

# ---- examples in help

play-help-now = Legal now, for example: { $words }.

# ---- positions in files

error-position_unreadable = { $file } is neither a position in JSON or TOML nor a saved game: { syntax-reason }. Correct it; docs/positions.md describes positions.
error-position_unknown_key = { $file } has an unknown entry “{ $key }”. The known entries are: { $known }; everything on the table goes under setup.
error-position_bad_value = In { $file } the entry “{ $key }” is missing or has the wrong form. Correct it; docs/positions.md describes positions.
error-from_and_setup = --from and --setup both give a position. Use one of them.
error-from_other_game = You asked for { $game }, and { $file } is a position of { $found }. Leave the game out, or choose another file.
help-play-from = Begin in the middle: a file with a position (JSON or TOML), or a saved game.
help-position = Print the position of a saved game as a file that “play --from” takes.
help-position-at = The position after this many moves. Without it: the last one.
help-position-seat = Only what this seat knows: its name, or its number from 1.

# ---- games of other packages, on a plain board

plain-title = { $game }
plain-ask = Choose a move: type its number or its words.
plain-goal = This game comes from another package: ask its author how it is won.
plain-help = Type what is in [brackets], or the words of a move.
plain-yes = yes
plain-no = no

error-position_not_object = { $file } does not hold a position: it must be one object, {"{"}"game": …, "setup": …{"}"}. docs/positions.md describes positions.

# What “megavolt simulate” says of a figure that differs from game to game.
simulate-spread = { $mean } on average, { $least } to { $most }

# ---- the command line: mistakes, and what values are called in its help

error-usage_takes_no_value = The option { $name } takes no value: write it alone. See: { $command } --help.
error-usage_extra = “{ $extra }” is not expected here. See: { $command } --help.
help-usage = Usage:
help-usage-options = [OPTIONS]
help-usage-command = COMMAND [ARGUMENTS]...
help-value =
    { $value ->
       *[other] { $name }
    }

# What else an option takes besides the values that are listed.
games-also =
    { $option ->
        [map] or a map file (.toml)
        [regions] or a list of regions: west,east,south
        [deck] or a deck file (.toml)
        [content] or a content file (.toml)
        [start] or a seat, 0 being the first
       *[other] {""}
    }

play-commands = Besides moves you can type: { $words }.
help-replay-round = Show the position at the start of this round, and nothing else.
error-no_such_round = There is no round { $wanted } in this game. Choose a number from { $first } to { $final }.
error-replay_at_and_round = --at and --round both say where to look. Use one of them.
bench-measuring = Measuring for about { $seconds } s.

# ---- doctor: the server

doctor-server = Server packages
doctor-packages =
    { $names ->
        [none] installed: { $count }
       *[other] missing: { $names }
    }
doctor-database = Database
doctor-state =
    { $state ->
        [ready] ready
        [new] not there yet; a server makes it
        [broken] cannot be used: { $reason }
       *[unknown] of a kind that no server knows
    }
doctor-client = Browser client
doctor-built = built
doctor-how-to-serve = Tables in the browser need more packages. To install them: pip install "megavolt[server]", or script/play in a checkout.
doctor-how-to-build = There is no browser client yet, so a server shows no pages. In a checkout, script/play builds it.
serve-no-client = The browser client is not built, so there are no pages here, only the API. To build it in a checkout: script/play.
# ---- after a move that is not one

play-see-help = Type help to see what you can do now.
# ---- files that the user names

file-kind =
    { $kind ->
        [record] a saved game
        [arena_page] the page of an arena
        [map] a map
        [arena_json] an arena’s figures as JSON
        [arena_csv] an arena’s figures as CSV
        [review_page] the page of a review
        [study_page] the page of a study
        [puzzles] a file of puzzles
       *[other] a file of Megavolt
    }
play-replace = { $file } already holds { file-kind }. Replace it?
error-folder_missing = The file { $file } cannot be written: there is no folder { $folder }. Create the folder first, or choose another place.
error-file_foreign = { $file } exists, and Megavolt did not write it as { file-kind }. It was not touched. Choose another name.
error-file_exists = { $file } already holds { file-kind } and was not touched. Add --force to replace it, or choose another name.
error-file_kept = { $file } was left as it is. Choose another name.
help-force = Replace an older file of the same kind without asking. Other files are never touched.
play-yes-no = yes or no? >{" "}
typed-yes = y, yeah

# ---- passing by itself, passing the keyboard, undo

help-play-auto-pass = Pass or end the turn for a person who can do nothing else.
play-forced = { $player } can do nothing else: { $word }.
play-passes =
    { $state ->
        [on] Where you can do nothing else, you pass without being asked. Type passes off to be asked.
        [hidden] Here something is hidden, so everybody is asked: passing without being asked would tell the others.
       *[off] You are asked even where you can only pass. Type passes on to pass there without being asked.
    }
error-passes_on_or_off = “{ $typed }” is neither on nor off. Type passes on or passes off.
typed-passes = autopass
typed-on = yes
typed-off = no
play-usage-passes = passes on|off
play-about-passes = pass without being asked where you can do nothing else
play-hand-over = Pass the keyboard to { $player }, then press Enter.{" "}
error-undo_of_another =
    { $own ->
        [0] The last decision was made by { $player }, and nobody undoes another player’s move. Only your own last decision can be undone.
        [one] You can undo { $own } decision: the one before was made by { $player }, and nobody undoes another player’s move.
       *[other] You can undo { $own } decisions: the one before was made by { $player }, and nobody undoes another player’s move.
    }
error-only_so_many = Only { $possible } of { $wanted } are possible, so nothing has been done. The next one: { $problem }

# ---- asking for the map

error-near_needs_city = Near what? Type near and a city, for example: near { $city }.
error-plan_needs_cities = Plan what? Type plan and one city or more, for example: plan { $city }.
error-unclear_city = “{ $typed }” can be several cities: { $choices }. Type more letters.

# ---- lessons

help-lesson = Learn a game in short lessons: without more, the list of them.
help-lesson-words = The lesson to play, or check: prove that every lesson can be solved and answers as it should.
lesson-list-how = Begin with: megavolt lesson { $lesson }
lesson-next = Next: megavolt lesson { $lesson }
lesson-try-again = Try again: megavolt lesson { $lesson }
lesson-check-ok =
    { $count ->
        [one] { $count } lesson is sound: its goal can be reached, and every answer gets its reply.
       *[other] { $count } lessons are sound: each goal can be reached, and every answer gets its reply.
    }
lesson-check-wrong = The lesson { $lesson } is not sound.
lesson-check-turn = It does not begin with the learner’s turn. Change the position or who moves.
lesson-check-solution = Its solution does not reach the goal ({ $verdict }). Correct the solution or the goal.
lesson-check-answer = The example of the answer { $answer } gets another reply: { $got }. Correct the example or the conditions.
lesson-check-text = The text { $id } is missing or incomplete in { $lang }: { $text }
lesson-check-refused = The move { $word } is not possible there: { $problem }
error-no_such_lesson = There is no lesson “{ $lesson }”. Choose one of: { $known }.
error-lesson_over = This attempt has already been answered. Take a move back, or begin again.

# ---- making maps

help-map-make = Make a map of a country, a part of one, several together, or a rectangle.
help-map-place = Countries, their parts, or groups such as Benelux or Nordics.
help-map-box = A rectangle: degrees west, south, east and north, for example 5,45,12,49.
help-map-name = What the map is called; without it, the name of the place.
help-map-cities = How many cities: 35, 42, 48 or 49.
help-map-density = 0: spread evenly over the land; 1: where most people live.
help-map-cost = How expensive the connections are; 1 is as on printed maps.
help-map-seed = Another seed gives another map of the same place.
help-map-with = Cities that the map should have, by name.
help-map-without = Cities that the map must not have, by name.
help-map-out = Where to write the map; without it, a file named after the place.
map-making = Making a map of { $name }; cities to choose from: { $count }…
map-made = { $file } is ready. Regions: { $regions }; cities: { $cities }; connections: { $connections }. Look at it with “megavolt map show”, or play on it with “megavolt play --map”.

# ---- what a map maker may not have meant

map_warn_swapped = Worth a look: { $city } is { $km } km from every other city. Its latitude and longitude seem to be swapped.
map_warn_outlier = Worth a look: { $city } is { $km } km from every other city. Check its coordinates.
map_warn_crossing = Worth a look: two connections cross each other: { $pair }, { $other }.
map_warn_cost = Worth a look: { $pair } costs { $cost } for { $km } km; usual on this map: { $usual }.
map_warn_detour = Worth a look: nobody will pay { $cost } for { $pair }: a detour costs { $detour }. Lower the cost or remove the connection.
help-decks = Check decks of your own for the card game.
help-deck-check = Check a deck file.
help-deck-file = A deck file (TOML).
deck-ok = { $file } is valid: a deck of { $plants } plants and { $fuels } fuel cards.

# ---- maps in figures

help-map-report = Measure a map and compare it with the printed ones.
help-map-games = Also let bots play so many games on it: 400 tell a lot, 40 a little.
help-map-bot = Which bots play.
help-map-regions = Regions in play: random draws them for each game, every plays each choice in turn; or regions by their ids, for example north,centre,south,east.
help-map-fast = Play on the kernel, by simple rules of thumb instead of bots: thousands of games per second.
help-map-games-seed = The seed of the first game; the others follow.
help-map-balance = Propose changes of costs that bring a map within the range of the printed ones.
help-map-balance-seed = Another seed tries other changes.
help-map-write = Write the changes into the file.
map-report-figure = Figure
map-report-range = Printed maps
map-report-score = Fairness { $score } of 100: { $parts }.
map-report-change = To come closer to the printed maps:
map-report-playing = Bots are playing…
map-report-games = Games: { $games }; bots: { $players } ({ $bot }); rounds on average: { $rounds }. Money at the end on average: { $money }; of winners: { $winner }.
map-report-rare = Not counted, because too few players began there: { $regions }.
map-report-tables = Games per row: { $games }; bots: { $bot }. Seat and region: the most successful, in parts of the fair share, with the 95% interval.
map-drawn = drawn for each game
map-report-column =
    { $column ->
        [start] Start
        [begun] Starts
        [share] Wins, 1 being fair
        [interval] 95%
        [players] Players
        [regions] Regions in play
        [rounds] Rounds
        [money] Money
        [winner] Winner’s money
        [seat] Seat
       *[region] Region
    }
map-change =
    { $way ->
        [raise] { $a } - { $b }: raise by { $by }, to { $cost }.
       *[lower] { $a } - { $b }: lower by { $by }, to { $cost }.
    }
map-balance-none = { $file } needs no changes: costs alone cannot bring it closer to the printed maps.
map-balance-score = Fairness before these changes: { $before }; after them: { $after }.
map-balance-left = Still unlike any printed map: { $figures }.
map-balance-written = The changes are written into { $file }.
map-balance-try = Nothing has been changed yet. Add --write to write this into the file.
map-part =
    { $part ->
        [costs] costs
        [network] network
        [reach] reach
       *[equality] equality
    }
map-figure =
    { $figure ->
        [cost_mean] Mean cost of a connection
        [cost_spread] Spread of costs
        [cost_most] Most expensive connection
        [free] Free connections
        [degree_mean] Connections per city
        [dead_ends] Dead ends
        [connect_7] Cost to connect 7 cities
        [connect_14] Cost to connect 14 cities
        [connect_17] Cost to connect 17 cities
        [region_gap] Difference between regions
        [start_gap] Difference between start cities
        [chokes] Chokepoints
       *[lonely] Regions with one neighbour
    }

# ---- the kernel

help-simulate-fast = Play on the kernel, many times faster: random moves, bids at the minimum and by fixed raises.
help-bench-kernel = Measure the kernel beside the engine.
help-bench-envs = Measure the environments for programs that learn.
help-bench-maps = Measure how long it takes from the name of a place to the first move on a map of it.
help-bench-device = Where the kernel runs: cpu, or cuda for a GPU.
kernel-compiling = Preparing the kernel. It is compiled once, which can take a minute.
bench-envs-title = Random steps per second on one core, observations and masks included
bench-envs-column =
    { $column ->
        [aec_per_s] one game (AEC)
        [vector_per_s] many games (vector)
       *[other] { $column }
    }
bench-maps-title = From the name of a place to the first move, in seconds of wall-clock time
bench-maps-column =
    { $column ->
        [place] Place
        [map_s] Map made
        [table_s] Table opened
        [move_s] First move
       *[total_s] Total
    }
bench-kernel-title = Random moves per second, kernel and engine. Ready after { $seconds } s.
bench-kernel-column =
    { $column ->
        [engine_per_s] engine
        [kernel_per_s] kernel, one core
        [cores_per_s] kernel, all cores
        [gpu_per_s] kernel, GPU
        [ns_per_move] ns per move
       *[other] { $column }
    }
error-kernel_no_numba = The kernel needs a package that is not installed: numba. To install it: pip install "megavolt[fast]"
error-kernel_no_gpu = No GPU can be used. The kernel needs an NVIDIA GPU and numba-cuda. To install it: pip install "megavolt[gpu]"
error-kernel_unknown_game = There is no kernel for { $game }. Choose one of: { $known }.
error-kernel_map_too_large = This map is too large for the kernel. Cities: { $cities }; at most: { $most }. Leave out --fast.
error-env_on_processes = Here games of { $game } run in processes of the engine, which use no GPU. Leave the device out, or choose cpu.
error-simulate_fast_alone = --fast plays random moves of one configuration: leave out --bots, --bot, --check, --report and --all-configs, and name one game.
