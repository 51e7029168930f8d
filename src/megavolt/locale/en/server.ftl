# The server: what it refuses, and what it says when it starts.

error-record_wrong_seed_hash = Line { $line }: the seed does not fit the hash that was shown before the game. The seed or the hash was changed: do not trust this record.
error-not_started = The game has not begun yet. Wait until the host starts it.
error-record_before_end = The record holds the seed, so there is none before the game is over. Come back at the end.
error-record_too_long = The saved game has { $moves } moves, and this server replays at most { $most }. Replay it with megavolt replay on your own computer.
error-no_such_position = There is no such position: the game has { $most } moves so far. Ask for one from 0 to { $most }.
error-position_changed = Something has happened at the table meanwhile. Look at the position that came with this answer, then decide again.
error-no_such_table = There is no table { $table }. Check the link, or ask the host for a new one.
error-no_such_link = This link leads to no table. Ask for a new one.
error-private_table = This table is private. Open it by the link you were sent.
error-signed_out = You have no name here yet. Pick one, then try again.
error-bad_name = A name has 1 to { $most } printable characters. Pick another one.
error-bad_password = A password has { $least } to { $most } characters. Choose another one.
error-already_registered = You have an account already, { $login }. Sign out first to make another.
error-login_taken = Somebody is called { $login } already. Choose another login.
error-wrong_login = Login and password do not fit together. Check both and try again.
error-too_many_own_tables = You have { $most } tables that are not over, which is the most here. Finish one first.
error-too_many_tables = This server has as many tables as it can take. Try again later.
error-already_started = The game at this table has begun. You can watch it.
error-seat_taken = That seat is not free. Choose another one.
error-table_full = All seats are taken. You can watch, or open a table of your own.
error-already_seated = You have another seat at this table. Leave it first.
error-not_seated = You have no seat at this table. Take one first.
error-leave_after_start = The game has begun. Resign instead: a bot will play on for you.
error-seats_open = { $count ->
        [one] One seat is free: wait for a player, or give it to a bot.
       *[other] { $count } seats are free: wait for players, or give them to bots.
    }
error-only_host = Only the host can do that. Ask them, or open a table of your own.
error-one_seat_each = You can sit in one seat only. Make the others open, or give them to bots.
error-not_playing = No game is going on at this table. Wait until it starts, or open another one.
error-nothing_asked = Nobody waits for your answer. Look at the table again.
error-bad_limit = This is no limit: give a whole number from 1 to { $most }.
error-no_such_wish = There is nothing called { $kind } to take back. Name “limit” or “pass”.
error-no_auctions = There are no auctions in this game. A limit is for games with auctions.
error-bad_chat = This cannot be said here: a message has 1 to { $most } characters.
error-bad_request = The request cannot be read at { $place }: { $reason }.
error-bad_frame = The message cannot be read. Send JSON with a type of “play” or “ping”.
error-no_such_page = There is nothing at { $place }. Check the address.
error-no_such_method = { $place } cannot be asked for in this way. See /api/docs.
error-too_fast = That was too often. Try again in { $seconds ->
        [one] one second.
       *[other] { $seconds } seconds.
    }
error-too_large = The request is too large. This server takes smaller ones only.
error-foreign_page = The request comes from a page of another site. Open this server’s own page.
error-failed = Something went wrong in the server, and it was noted. Try again.
error-not_ready = The server cannot reach its database. Try again later.
error-bad_email = This is no e-mail address. Write it like name@example.org.
error-bad_webhook = This is no address for a webhook. Begin it with http:// or https://, and leave a login out.
error-private_webhook = This webhook leads into a private network. Give an address of the open internet.
notice-subject = It is your turn against { $others }
notice-text = { $name }, it is your turn at the table with { $others }: { $link }
error-database_unreachable = The database { $url } cannot be used: { $reason }. Check the address and that it is running.
error-bad_database_url = { $url } is no address of a database. Give sqlite:///file or postgresql://user@host/name.
error-bad_setting = { $name } cannot be { $value }. Correct the variable or remove it.
error-cannot_serve = The address { $host }:{ $port } cannot be used; perhaps another program has it. Choose another --port.
error-extra_missing = This needs an optional part of Megavolt ({ $module } is missing). Install it: pip install "megavolt[{ $extra }]".
serve-address = Megavolt is at { $address }
serve-stop = Press Ctrl-C to stop.
serve-no-browser = No browser could be opened here. Open { $address } in one yourself, on this machine.
help-serve = Serve tables over the network: players use a browser.
help-serve-host = The address to listen at; 0.0.0.0 for all.
help-serve-port = The port to listen at.
help-serve-database = Where everything is stored; without it, SQLite in your data folder.
help-serve-open = Open the page in your browser.

# ---- megavolt load

help-load = Play many tables at a server at once and measure how it bears them.
help-load-tables = How many tables are played at the same time.
help-load-seats = How many people sit at each.
help-load-seconds = How long to measure.
help-load-think = How many seconds a person thinks before a move, on average; 0 is as quick as possible.
help-load-game = A game to play; give it again for a mix. Without it, all games take turns.
help-load-processes = In how many processes the clients run.
help-load-url = A running server; without it one is started for the measurement.
help-load-database = The database for the server that is started; without it, a new SQLite file. It gets many tables: use an empty one.
load-title = What the server bore
load-row =
    { $row ->
        [tables] Tables at once
        [seats] People at each
        [think] Seconds of thought before a move
        [seconds] Seconds measured
        [moves] Moves
        [moves_per_s] Moves a second
        [answer_p50_ms] From move to answer, half within (ms)
        [answer_p99_ms] From move to answer, 99 % within (ms)
        [update_p50_ms] Until the others know, half within (ms)
        [update_p99_ms] Until the others know, 99 % within (ms)
        [games_over] Games played to the end
        [reconnects] Connections made again
        [errors] Errors
        [server_cpu] Server, cores busy
        [server_mib] Server, memory (MiB)
        [kib_per_table] Memory a table (KiB)
       *[other] { $row }
    }
load-error = { $code }: { $count } times
error-load_no_server = No Megavolt server answers at { $url }. Start it with megavolt serve, or leave out --url.
error-load_clients_failed = The clients stopped before they had measured anything. Look at what they said above; fewer --tables may help.
error-load_url_or_database = --url and --database cannot go together: a running server has its database already.
error-load_no_game = None of these games is for { $seats } players. Choose other --seats or another --game.
error-table_other_rules = This table is played by version { $rules } of the rules, and this server knows version { $known }. Ask the host to finish it with the version it was begun with.
error-no_hints = There are no hints at this table. Ask the host before the game next time.
error-hint_running = A hint is being thought out for you already. Wait a moment.
error-record_other_seed = The game was not dealt from the seed whose hash you give. Check the hash: it was shown before the first move.
help-verify-hash = The hash of the seed that was shown before the game: say whether the game was dealt from it.
error-trial_running = Something is being tried out for you already. Wait a moment.
