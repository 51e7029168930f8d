# The server: what it refuses, and what it says when it starts.

error-record_wrong_seed_hash = Line { $line }: the seed does not match the hash that was shown before the game. The seed or the hash was changed: do not trust this record.
error-not_started = The game has not begun yet. Wait until the host starts it.
error-record_before_end = The record contains the seed, so it is available only after the game. Come back at the end.
error-record_too_long =
    { $moves ->
        [one] The saved game has { $moves } move, and this server replays at most { $most }. Replay it with megavolt replay on your own computer.
       *[other] The saved game has { $moves } moves, and this server replays at most { $most }. Replay it with megavolt replay on your own computer.
    }
error-no_such_position =
    { $most ->
        [0] There is no such position: no move has been made yet. Ask for position 0.
        [one] There is no such position: the game has { $most } move so far. Ask for one from 0 to { $most }.
       *[other] There is no such position: the game has { $most } moves so far. Ask for one from 0 to { $most }.
    }
error-position_changed = The table has changed in the meantime. Look at the new position, then decide again.
error-no_such_table = There is no table { $table }. Check the link, or ask the host for a new one.
error-no_such_link = This link leads to no table. Ask for a new one.
error-private_table = This table is private. Open it with the link you were sent.
error-signed_out = You have no name here yet. Choose one, then try again.
error-bad_name = A name has 1 to { $most } printable characters. Choose another one.
error-bad_password = A password has { $least } to { $most } characters. Choose another one.
error-already_registered = You already have an account, { $login }. Sign out first to make another.
error-login_unusable = The user name { $login } cannot be used. Choose another one.
error-wrong_login = Wrong user name or password. Check both and try again.
error-too_many_own_tables =
    { $most ->
        [one] You have { $most } unfinished table, the most allowed here. Finish it first.
       *[other] You have { $most } unfinished tables, the most allowed here. Finish one first.
    }
error-too_many_tables = This server has no room for more tables. Try again later.
error-already_started = The game at this table has already begun. You can watch it.
error-seat_taken = That seat is not free. Choose another one.
error-table_full = All seats are taken. You can watch, or open a table of your own.
error-already_seated = You already have another seat at this table. Leave it first.
error-not_seated = You have no seat at this table. Take one first.
error-leave_after_start = The game has begun. Resign instead: a bot will play on for you.
error-seats_open =
    { $count ->
        [one] One seat is free: wait for a player, or give it to a bot.
       *[other] { $count } seats are free: wait for players, or give them to bots.
    }
error-only_host = Only the host can do that. Ask them, or open a table of your own.
error-one_seat_each = You can sit in only one seat. Leave the others open, or give them to bots.
error-not_playing = There is no game in progress at this table. Wait until it starts, or open another one.
error-nothing_asked = Nobody is waiting for your answer. Look at the table again.
error-bad_limit = This is not a valid limit. Give a whole number from 1 to { $most }.
error-no_such_standing_order = There is nothing called { $kind } to cancel. Name “limit” or “pass”.
error-no_auctions = There are no auctions in this game. A limit is for games with auctions.
error-bad_chat = This message cannot be sent: a message has 1 to { $most } characters.
error-bad_request = The request is wrong at { $place }: { value-mistake }. See /api/docs.
error-bad_frame = The message cannot be read. Send JSON whose type is “play” or “ping”.
error-no_such_page = There is nothing at { $place }. Check the address.
error-no_such_method = { $place } does not take this kind of request. See /api/docs.
error-too_fast =
    { $seconds ->
        [one] Too many requests. Try again in one second.
       *[other] Too many requests. Try again in { $seconds } seconds.
    }
error-too_large = The request is too large for this server. Send a smaller one.
error-foreign_page = The request comes from another site’s page. Open this server’s own page.
error-failed = Something went wrong on the server; it has been logged. Try again.
error-not_ready = The server cannot reach its database. Try again later.
error-bad_email = This is not a valid e-mail address. Write it like name@example.org.
error-bad_webhook = This is not a valid webhook address. Start it with http:// or https://, and leave out any login.
error-private_webhook = This webhook leads into a private network. Give an address on the public internet.
notice-subject = It is your turn against { $others }
notice-text = { $name }, it is your turn at the table with { $others }: { $link }
error-database_unreachable = The database { $url } cannot be used: { $reason }. Check the address, and that it is running.
error-bad_database_url = { $url } is not a valid database address. Give sqlite:///file or postgresql://user@host/name.
error-bad_setting = { $name } cannot be { $value }. Correct the variable, or remove it.
error-cannot_serve = The address { $host }:{ $port } cannot be used; perhaps another program is using it. Choose another --port.
error-extra_missing = This needs an optional part of Megavolt ({ $module } is missing). To install it: pip install "megavolt[{ $extra }]".
serve-address = Megavolt is running at { $address }
serve-stop = Press Ctrl-C to stop.
serve-no-browser = No browser could be opened here. Open { $address } in one yourself, on this computer.
help-serve = Serve tables over the network: players use a browser.
help-serve-host = The address to listen on; 0.0.0.0 for all.
help-serve-port = The port to listen on.
help-serve-database = Where everything is stored; without it, SQLite in your data folder.
help-serve-open = Open the page in your browser.

# ---- megavolt load

help-load = Play many tables on a server at once and measure the load.
help-load-tables = How many tables are played at the same time.
help-load-seats = How many people sit at each table.
help-load-seconds = How long to measure.
help-load-think = How many seconds pass between two moves of a table, on average, whether or not the server keeps up; 0 is as fast as possible.
help-load-ahead = Up to how many entries the log of each table has when measuring begins, so that games are measured in all phases.
help-load-game = A game to play; repeat it for a mix. Without it, all games in turn.
help-load-processes = In how many processes the clients run.
help-load-url = A running server; without it one is started for the measurement.
help-load-database = The database for the server that is started; without it, a new SQLite file. It gets many tables: use an empty one.
load-title = Load test results
load-row =
    { $row ->
        [tables] Tables at once
        [seats] People per table
        [think] Seconds of thinking before a move
        [seconds] Seconds measured
        [moves] Moves
        [moves_per_s] Moves per second
        [unanswered] Moves that had no answer at the end
        [answer_p50_ms] From move to answer, half within (ms)
        [answer_p99_ms] From move to answer, 99% within (ms)
        [update_p50_ms] Until the others see it, half within (ms)
        [update_p99_ms] Until the others see it, 99% within (ms)
        [games_over] Games played to the end
        [reconnects] Reconnections
        [errors] Errors
        [clients_cpu] Clients, cores busy
        [server_cpu] Server, cores busy
        [server_moves] Moves stored, those of bots included
        [cpu_ms_per_move] Server, processor time per move (ms)
        [server_mib] Server, memory (MiB)
        [kib_per_table] Memory per table (KiB)
       *[other] { $row }
    }
load-error =
    { $count ->
        [one] { $code }: { $count } time
       *[other] { $code }: { $count } times
    }
error-load_no_server = No Megavolt server answers at { $url }. Start it with megavolt serve, or leave out --url.
error-load_clients_failed = The clients stopped before they had measured anything. See their messages above; fewer --tables may help.
error-load_url_or_database = --url and --database cannot be used together: a running server already has its database. Leave one of them out.
error-load_no_game =
    { $seats ->
        [one] None of these games is for { $seats } player. Choose other --seats or another --game.
       *[other] None of these games is for { $seats } players. Choose other --seats or another --game.
    }
error-table_other_rules = This table is played by version { $rules } of the rules, and this server knows version { $known }. Ask whoever runs the server to bring back the version it was started with, or to close the table.
error-no_hints = Hints are off at this table. Next time, ask the host before the game.
error-hint_running = Your last hint is still being worked out. Wait a moment.
error-record_other_seed = The game was not dealt from the seed with this hash. Check the hash: it was shown before the first move.
help-verify-hash = The seed hash shown before the game: check that the game was dealt from that seed.
error-trial_running = Your last trial is still running. Wait a moment.
error-back_too_far = Only your own last moves that revealed nothing hidden can be taken back without asking the others: { $free } at the moment, not { $back }. Nothing was changed. Take back fewer moves, or ask the others.
error-play_reveals = Move { $tried } of those you sent reveals something hidden, so nothing can follow it in the same request. Nothing was changed. Send the moves up to this one, then decide again.
error-people_play = People still play at this table, so it cannot be closed. Resign instead: a bot will play on for you.
error-unknown_content = This server does not have the map, deck or content that you named. Choose its file again.
error-no_such_content = This server does not have that map, deck or content. Check the address, or look at the table again.
error-foreign_host = This server does not go by the name you asked for. Use its own address.
error-database_in_use = The database { $file } is already used by another running server. Stop that one first, or choose another --database.

error-word_not_allowed = This has a word in it that the host of this server does not allow. Say it in another way.
error-setting_file = { $name } names the file { $file }, which cannot be read as text in UTF-8. Check its name and its permissions, or remove the variable.
error-blocked_by_host = The host of this table has blocked you, so you cannot sit down here. Choose another table, or make one of your own.
error-nobody_there = There is nobody to report or block: the message is gone, or a bot sits there. Load the page again.
error-not_yourself = That is you. You can report or block other people only.
error-no_reason = A report needs a reason. Say in a few words what is wrong.
error-too_many_blocks = The list of people you have blocked is full: the limit is { $most }. Lift an old block on the page "Account" first.
error-no_such_block = This block is lifted already. Load the page again.

# Tables of an older server
error-table_over_other_rules = This game is over and can no longer be shown: it was played by version { $rules } of the rules, and this server knows version { $known }. Start a new table to play again.

# Several processes
help-serve-processes = How many processes serve together, each table in one of them; several need PostgreSQL. Without it, one.
error-processes_on_sqlite = An SQLite file is used by one process only (asked for: { $processes }). Leave --processes out, or give the address of a PostgreSQL database: --database postgresql://user@host/name
error-processes_not_here = On this system only one process can serve at a port (asked for: { $processes }). Leave --processes out.

# Reviews.
error-review_unfinished = Only finished games are reviewed. Come back when this one has ended.
error-review_running = A review you asked for is still under way. Ask for this one when it is done.
error-reviews_full = Too many games are waiting for their review. Try again in a few minutes.
error-review_failed = The review could not be completed. Ask for it again; if that fails too, tell the host.

# Maps of one's own.
error-maps_full = Many people are having maps made right now. Try again in a minute.
error-map_running = Something is being worked out for you already. Wait for it, then ask again.
error-map_failed = The map took too long and was given up. Try again, or ask for fewer cities.
error-public_map_needs_account = Only somebody with an account can make a map public. Choose a password in your account, then try again.
error-no_such_map = There is no map here: it may have been deleted. Ask whoever gave you the link.
error-not_your_map = This map belongs to somebody else, so you cannot change it. Save a copy of your own.
error-map_changed_elsewhere = This map has been changed elsewhere since you opened it, perhaps in another window. Save yours as a copy, or replace the other version.
error-map_cannot_divide = These cities cannot be divided so that every region is connected (regions: { $regions }). Connect more of them first, or choose another number of regions.
error-too_many_maps = You keep as many maps as this server allows ({ $most }). Delete one first.
error-rate_after_playing = You can rate a map once you have played a game on it to the end. Open a table on it first.
error-map_unfinished = This map is not finished, so there is no picture of it yet. Finish it in the editor.
