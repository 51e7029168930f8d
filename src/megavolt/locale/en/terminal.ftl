# The terminal: the table, the other commands, and their help.

# ---- at the table

play-somebody = Player 1
play-resumed = The game goes on from { $file }.
play-winner =
    { $count ->
        [one] { $winners } wins.
       *[other] A shared win: { $winners }.
    }
play-saved = Saved in { $file }.
play-goodbye =
    The game is saved in { $file }.
    To go on with it: megavolt play --resume { $short }
play-unsaved = The game goes on, but is not being saved. Type save FILE to keep it in another place.
play-log-more =
    { $count ->
        [one] … and { $count } line before (type log)
       *[other] … and { $count } lines before (type log)
    }
play-why-legal = { $word } is legal now.
play-undone =
    { $count ->
        [one] { $count } move taken back.
       *[other] { $count } moves taken back.
    }
play-help-save = This game is saved after every move in { $file }.
play-help = What stands in brackets can be typed. A number means what it is printed on: a plant where plants are to choose, the amount when you bid, else the number beside the choice. A second number is an amount: 13 20 opens plant 13 with 20, coal 3 buys three coal. Names can be cut short (ham for Hamburg), and the whole notation works everywhere: open 13 20, bid 21, pass, buy coal, build essen, run 5 coal1 oil1, scrap 4, drop oil, done.
play-usage-help = help
play-about-help = show this
play-usage-board = board
play-about-board = show the whole board
play-usage-log = log [N]
play-about-log = show the last N lines of the log
play-usage-why = why MOVE
play-about-why = say whether a move is legal now, and if not, by which rule
play-usage-rules = rules ID
play-about-rules = show a rule of the ledger, for example: rules GRID-AUC-08
play-usage-undo = undo [N]
play-about-undo = take back your last decision (or the last N), with what the bots answered
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

error-not_understood = “{ $typed }” is neither a move nor a command. Type help to see what can be typed.
error-unclear_choice = “{ $typed }” can mean several things: { $choices }. Type more of it.
error-unclear_number = “{ $typed }” cannot be read as a choice. Type one number, or two with a space between: a choice and an amount.
error-no_such_number = There is no choice with the number { $number }. Type one of: { $known }.
error-not_so_many = “{ $key }” cannot be done that many times at once; the most is { $most }. Type a smaller number.
error-not_a_count = “{ $typed }” is no number of lines or moves. Type a whole number from 1.
error-why_needs_word = Why what? Type why and a move, for example: why bid 3.
error-rules_needs_id = Which rule? Type rules and its id, for example: rules GRID-AUC-08.
error-no_such_rule = No rule { $rule_id } is at hand here. Check the id; the ledgers are in docs/rules of the source.
error-no_saved_game = There is no saved game in { $folder }. Start one with: megavolt play.

# ---- arguments

error-bot_not_for_game = The bot { $bot } does not play { $game } yet. Choose another one, for example random.
error-too_many_seats = { $named } seats were named for { $players } players. Name fewer, or raise --players.
error-seats_twice = --seats names everybody already. Leave out --seat and --bot, or use them instead.
error-seats_and_players = { $named } seats were named, but the game has { $players } players. Make the two agree.
error-option_form = “{ $text }” is no option. Write it as KEY=VALUE, for example: --option map=usa.
error-setup_not_json = { $file } is not JSON ({ $reason }). Correct it; docs/record.md describes setups.
error-setup_not_object = { $file } holds no setup: it must be a JSON object. docs/record.md describes setups.
error-no_such_command = There is no command { $name }. The commands are: { $known }. See: megavolt --help.
error-usage_no_option = There is no option { $name } here. See: { $command } --help.
error-usage_missing = { $name } is missing. See: { $command } --help.
error-usage_bad_value = The value for { $name } cannot be used ({ $problem }). See: { $command } --help.
error-usage_no_value = The option { $name } cannot be used like that ({ $problem }). See: { $command } --help.
error-usage_other = { $problem } See: { $command } --help.
error-unexpected = Something went wrong that should not have: { $problem }. Run the command again with --debug to see where, and please report it.

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
    { $count ->
        [one] OK. { $game }, { $players } players, { $moves } moves, won by { $winners }.
       *[other] OK. { $game }, { $players } players, { $moves } moves, won together by { $winners }.
    }
verify-unfinished = OK. { $game }, { $players } players, { $moves } moves, not finished.
replay-at = Move { $number } of { $last }: { $word }
replay-prompt = Enter or n: next, p: back, a number: go there, q: leave >{" "}
replay-help = Type Enter or n for the next move, p for the one before, a number to go there, q to leave.
replay-edge = There are { $last } moves; it goes no further.
error-no_such_move = There is no move { $number } in this game. Choose a number from 0 to { $last }.

# ---- simulation and speed

simulate-progress = Playing
simulate-stopped = Stopped; this is what was played until then.
simulate-broken =
    The engine broke a rule of its own: { $problem }
    Game { $game } for { $players }, seed { $seed }, after { $moves } moves. The record is in { $file }; please report it.
simulate-row =
    { $row ->
        [games] Games
        [seed] First seed
        [configurations] Configurations
        [checked] Checked
        [seconds] Seconds
        [games_per_second] Games a second
        [moves] Moves
        [length] Moves a game
        [rounds] Rounds a game
        [ended_in_step] Ended in step
        [wins_by_seat] Wins by seat
        [wins_by_bot] Wins by bot
        [faults] Moves forfeited by faults
       *[other] { $row }
    }
bench-title = Uniformly random games, one core
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
       *[other] { $column }
    }

# ---- maps

map-ok =
    { $file } is in order: { $name }, { $regions } regions, { $cities } cities, { $connections } connections. It can be played as: { $editions }.
map-title = { $name } ({ $map }), as in { $edition }
map-region = Region
map-touches = Touches
map-city = City
map-connections = Connections
map_warn_unequal = Worth a look: the regions are of unequal size, from { $smallest } to { $largest } cities.
map_warn_few_regions = Worth a look: with { $count } regions, the map is too small for five or six players.
map_warn_small = Worth a look: the smallest regions have { $count } cities together, few for five or six players.
map_warn_metropolis = Worth a look: { $pair } are connected for nothing, as the halves of one large city are.

# ---- help

help-arguments = Arguments
help-options = Options
help-commands = Commands
help-default = [default: {"{}"}]
help-required = [required]
help-help = Show this and exit.
help-megavolt = The electricity board games: play them, study them, master them.
help-lang = Language: en, es or pl. Without it: MEGAVOLT_LANG, then the system’s.
help-json = Print one JSON object and nothing else.
help-seed = Where chance begins: a whole number. Without it one is drawn.
help-option = An option of the game, for example figures=print. Can be given several times; “megavolt games” lists them.
help-debug = Show the traceback when something unexpected happens.
help-version = Show the version and exit.
help-games = List the games, their players and options.
help-play = Play a game here, with people and bots. Type help at the table.
help-play-game = Which game; “megavolt games” lists them. Without it, the first.
help-play-players = How many players. Seats that nobody is named for go to bots.
help-play-seat = A person at the table. Can be given several times.
help-play-bot = A bot at the table: random, greedy, planner, search:200ms, cmd:PROGRAM. Can be given several times.
help-play-seats = Everybody in seat order, for example: Ana,bot:greedy,bot:random,Eva
help-play-map = The map: its id, or a map file of your own.
help-deck = A deck file of your own for the card game; docs/cards-deck.md describes it.
help-play-setup = A JSON file with the first position, or a part of it.
help-play-save = Where to save, after every move. Without it: a new file in your data folder.
help-play-resume = Go on with a saved game: a file, a name in your data folder, or last.
help-simulate = Let bots play many games, and sum them up.
help-simulate-game = Which game, or all: every game, map, player count and option in turn.
help-simulate-players = How many players. Without it: four, or every number with --all-configs.
help-simulate-games = How many games to play.
help-simulate-bots = The bots, for example greedy,random. Without it, every legal move is equally likely.
help-simulate-bot = One bot more, for example "cmd:python3 mybot.py". Can be given several times.
help-simulate-check = Check every rule of the engine on the way, and stop where one breaks.
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

help-doctor = Tell which engine runs, what is installed and what is missing.
doctor-engine = Engine
doctor-compiler = C compiler
doctor-missing = missing
doctor-compiled = compiled
doctor-pure = plain Python
doctor-stale =
    { $count ->
        [one] { $count } source was
       *[other] { $count } sources were
    } changed after the engine was compiled: { $names }. Run script/build again, or script/build --clean.
doctor-how-to-compile = The engine can be compiled to run several times faster. In a checkout: script/build
doctor-asked-for-pure = A compiled engine is there, but MEGAVOLT_ENGINE=pure asks for plain Python.

# ---- games of other packages, on a plain board

plain-title = { $game }
plain-ask = Choose a move: type its number or its words.
plain-help = Type what is in [brackets], or the words of a move.
plain-yes = yes
plain-no = no
