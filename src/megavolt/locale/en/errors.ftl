# What went wrong, why, and what to do next. One message a code: error-CODE.

# Added after any refusal that has a ledger rule.
error-rule = (rule { $rule })

# ---- games, players, options

error-unknown_game = There is no game called { $game }. Choose one of: { $known }.
error-unknown_bot = There is no bot called { $bot }. Choose one of: { $known }.
error-unknown_language = Megavolt does not speak { $lang }. Choose one of: { $known }.
error-wrong_player_count = { $game } is for { $minimum } to { $maximum } players, and { $players } were given. Change the number of players or choose another game.
error-unknown_option = { $game } has no option { $option }. Its options are: { $known }.
error-bad_option = The option { $option } of { $game } cannot be { $value }. Choose one of: { $choices }.
error-bad_map = The map must be named by a text, and this is none: { $value }. Give a map’s id or the path of a map file.
error-bad_seats = Each player needs a name of 1 to 40 visible characters. Give every seat such a name.
error-setup_not_plain = The setup holds values that JSON cannot. Use numbers, texts, lists and objects only.
error-seats_not_distinct = Two players have the same name: { $seats }. Give every player a name of their own.
error-bad_seed = The seed must be a whole number of 0 or more, at most 39 digits long, and { $seed } is not. Choose another number or leave the seed out.

# ---- any game

error-game_over = The game is over, so nobody can move any more. Start a new game, or undo to go back into this one.
error-not_your_turn = It is not your turn, so no move of yours can be judged now. Wait for your turn.
error-bad_json = This is not how the move { $word } is written as JSON. Send exactly the form that the game gives for it.
error-nothing_to_undo = There is nothing to undo: no move has been made yet. Make a move first.
error-empty_word = That was empty. Type a move, or help to see what can be typed.

# ---- files and records

error-file_unreadable = The file { $file } cannot be read ({ $reason }). Check its name and your permissions.
error-file_unwritable = The file { $file } cannot be written ({ $reason }). Choose another place or check your permissions.
error-record_line = Line { $line }: { $problem }
error-record_not_a_record = This is no saved game: line { $line } should read “{ $expected }”. Give a file that Megavolt has saved.
error-record_not_text = { $file } is not text, so it is no saved game. Give a file that Megavolt has saved.
error-record_too_big = { $file } is far too big for a saved game, so it is not read. Give a file that Megavolt has saved.
error-record_names_a_file = The option { $option } names a file ({ $file }), and a saved game must carry all it needs. Put the data of the file in its place, as megavolt play --map and --deck do.
error-record_unknown_key = Line { $line }: the header has an unknown entry “{ $key }”. The known entries are: { $known }. Correct the line, or get the file again from where it came.
error-record_key_twice = Line { $line }: the entry “{ $key }” stands in the header twice. Remove one of the two.
error-record_missing_key = Line { $line }: the header ends without the entry “{ $key }”. Add it, or get the file again from where it came.
error-record_bad_value = Line { $line }: the value of “{ $key }” is not what it should be. Correct it, or get the file again from where it came.
error-record_moves_missing =
    Line { $line }: the header announces { $expected ->
        [one] { $expected } move
       *[other] { $expected } moves
    } and the file has { $found }. It was cut or changed: get it again from where it came.
error-record_damaged = Line { $line }: the moves do not fit their fingerprint, so the file was changed or damaged. Get it again from where it came, or remove the line “digest” to replay it as it is.
error-record_wrong_result = Line { $line }: the result { $result } is not what the moves lead to. Correct the line or remove it.
error-record_unknown_rules = Line { $line }: the game was saved with version { $rules } of the rules, and this Megavolt knows version { $known }. Use the version of Megavolt it was saved with.

# ---- data files: $file is the file, $key the place in it

error-data_file_not_found = The file { $file } cannot be read ({ $reason }). Check its name and your permissions.
error-data_too_big = The file { $file } is larger than { $limit } bytes, too big for a data file. Give another one.
error-data_not_toml = The file { $file } is not TOML: { $reason }. Correct it there.
error-data_unknown_map = There is no map { $file } for { $edition }. Choose one of: { $known }; or give the path of a map file, ending in .toml.
error-data_unknown_edition = There is no edition { $key }. Choose one of: { $known }.
error-data_unknown_key = { $file }, { $key }: this entry means nothing here. Known are: { $known }. Correct or remove it.
error-data_missing_key = { $file }, { $key }: this entry is missing. Add it.
error-data_wrong_type =
    { $file }, { $key }: this should be { $expected ->
        [text] a text
        [whole-number] a whole number
        [number] a number
        [list] a list
        [table] a table
        [true-or-false] true or false
       *[other] of the kind { $expected }
    }. Correct the value.
error-data_bad_id = { $file }, { $key }: “{ $value }” is no id. Use small letters a to z and digits, with hyphens between words.
error-data_out_of_range = { $file }, { $key }: { $value } is not between { $minimum } and { $maximum }. Correct the number.
error-data_duplicate = { $file }, { $key }: { $value } stands there twice. Remove one of the two.
error-data_unknown_city = { $file }, { $key }: no city has the id { $value }. Correct it, or add the city.
error-data_unknown_region = { $file }, { $key }: no region has the id { $value }. Correct it, or add the region.
error-data_city_in_two_lists = { $file }, { $key }: the city { $value } names one region, and the lists of the regions say another. Make them agree.
error-data_same_city = { $file }, { $key }: a connection leads from { $value } to itself. Correct one of its ends.
error-data_not_connected = { $file }, { $key }: no connection leads to { $value } from the rest of the map, or of its region. Add one.
error-data_wrong_count = { $file }, { $key }: there are { $count } entries, and there should be { $expected }. Add or remove some.
error-data_wrong_adjacency = { $file }, { $key }: { $value } is not what the connections say about which regions touch. Correct the list, or leave it out.
error-data_wrong_overlay = { $file }, { $key }: { $value } does not fit the map it changes. Correct it.
error-data_wrong_edition = { $file }, { $key }: this map is not made for { $edition }, but for: { $known }. Choose one of these, or add the edition to the file.
error-data_bad_value = { $file }, { $key }: { $value } is not possible here. Choose one of: { $known }.

error-game_broken = The game { $game } ({ $entry }) is installed but does not load: { $reason }. Tell its author, or choose another game.
error-no_policy = No bot can give advice on this game ({ $game }) yet. Decide for yourself, or bring a bot of your own.
