# What went wrong, why, and what to do next. One message per code: error-CODE.

# Added after any refusal that has a ledger rule.
error-rule = (rule { $rule })

# ---- games, players, options

error-unknown_game = There is no game called { $game }. Choose one of: { $known }.
error-unknown_bot = There is no bot called { $bot }. Choose one of: { $known }.
error-unknown_language = Megavolt does not speak { $lang }. Choose one of: { $known }.
error-wrong_player_count = { $game } is for { $minimum } to { $maximum } players, and the number given is { $players }. Change it, or choose another game.
error-unknown_option = { $game } has no option { $option }. Its options are: { $known }.
error-bad_option = The option { $option } of { $game } cannot be { $value }. Choose one of: { $choices }.
error-bad_map = A map is given as text, but this is not text: { $value }. Give a map’s id or the path of a map file.
error-bad_seats = Each player needs a name of 1 to 40 visible characters. Give every seat such a name.
error-setup_not_plain = The setup holds values that JSON does not have. Use only numbers, texts, lists and objects.
error-seats_not_distinct = Two players have the same name: { $seats }. Give each player a different name.
error-bad_seed = The seed must be a whole number from 0, with at most 39 digits, and { $seed } is not. Choose another number, or leave the seed out.

# ---- any game

error-game_over = The game is over, so nobody can move any more. Start a new game, or undo to go back into this one.
error-not_your_turn = It is not your turn, so you cannot move now. Wait until it is.
error-bad_json = This is not how the move { $word } is written as JSON. Send exactly the form that the game gives for it.
error-nothing_to_undo = There is nothing to undo: no move has been made yet. Make a move first.
error-empty_word = There is no move here. Choose one of the moves offered.

# ---- files and records

error-file_unreadable = The file { $file } cannot be read: { file-reason }. Check its name and your permissions.
error-file_unwritable = The file { $file } cannot be written: { file-reason }. Choose another place, or check your permissions.
error-record_line = Line { $line }: { $problem }
error-record_not_a_record = This is not a saved game: line { $line } should read “{ $expected }”. Give a file that Megavolt has saved.
error-record_not_text = { $file } is not text, so it cannot be a saved game. Give a file that Megavolt has saved.
error-record_too_big = { $file } is far too big for a saved game and was not read. Give a file that Megavolt has saved.
error-record_names_a_file = The option { $option } names a file ({ $file }), but a saved game must carry everything it needs. Put the data of the file in its place, as megavolt play --map and --deck do.
error-record_unknown_key = Line { $line }: the header has an unknown entry “{ $key }”. The known entries are: { $known }. Correct the line, or get a fresh copy of the file.
error-record_key_twice = Line { $line }: the entry “{ $key }” appears twice in the header. Remove one of the two.
error-record_missing_key = Line { $line }: the header ends without the entry “{ $key }”. Add it, or get a fresh copy of the file.
error-record_bad_value = Line { $line }: the value of “{ $key }” is wrong. Correct it, or get a fresh copy of the file.
error-record_moves_missing =
    Line { $line }: the header announces { $expected ->
        [one] { $expected } move
       *[other] { $expected } moves
    } and the file has { $found }. It was cut or changed: get a fresh copy.
error-record_damaged = Line { $line }: the moves do not match their fingerprint, so the file was changed or damaged. Get a fresh copy, or remove the line “digest” to replay it as it is.
error-record_wrong_result = Line { $line }: the result { $result } is not what the moves lead to. Correct the line or remove it.
error-record_unknown_rules = Line { $line }: the game was saved with version { $rules } of the rules, and this Megavolt knows version { $known }. Use the version of Megavolt it was saved with.

# ---- data files: $file is the file, $key the place in it

error-data_file_not_found = The file { $file } cannot be read: { file-reason }. Check its name and your permissions.
error-data_too_big = The file { $file } is larger than { $limit } bytes, too big for a data file. Give another one.
error-data_not_toml = The file { $file } is not TOML: { syntax-reason }. Correct it.
error-data_unknown_map = There is no map { $file } for { $edition }. Choose one of: { $known }; or give the path of a map file, ending in .toml.
error-data_unknown_edition = There is no edition { $key }. Choose one of: { $known }.
error-data_unknown_key = { $file }, { $key }: there is no such entry. The known entries are: { $known }. Correct or remove it.
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
error-data_bad_id = { $file }, { $key }: “{ $value }” is not a valid id. Use lower-case letters a to z and digits, with hyphens between words.
error-data_out_of_range = { $file }, { $key }: { $value } is not between { $minimum } and { $maximum }. Correct the number.
error-data_duplicate = { $file }, { $key }: { $value } appears twice. Remove one of the two.
error-data_unknown_city = { $file }, { $key }: no city has the id { $value }. Correct it, or add the city.
error-data_unknown_region = { $file }, { $key }: no region has the id { $value }. Correct it, or add the region.
error-data_city_in_two_lists = { $file }, { $key }: the city { $value } names one region, and the lists of the regions another. Make them agree.
error-data_same_city = { $file }, { $key }: a connection leads from { $value } to itself. Correct one of its ends.
error-data_not_connected = { $file }, { $key }: no connection leads to { $value } from the rest of the map, or of its region. Add one.
error-data_wrong_count = { $file }, { $key }: the number of entries should be { $expected }, not { $count }. Add or remove some.
error-data_too_few = { $file }, { $key }: the number of entries should be at least { $expected }, not { $count }. Add some.
error-data_map_size =
    { $file ->
        [map] The map has
       *[other] { $file }: the map has
    } { $of ->
        [regions] { $count ->
            [one] { $count } region
           *[other] { $count } regions
        }
        [cities] { $count ->
            [one] { $count } city
           *[other] { $count } cities
        }
       *[connections] { $count ->
            [one] { $count } connection
           *[other] { $count } connections
        }
    }; it needs { $least } to { $most }. Add or remove some.
error-data_wrong_adjacency = { $file }, { $key }: { $value } does not match which regions touch according to the connections. Correct the list, or leave it out.
error-data_wrong_overlay = { $file }, { $key }: { $value } does not fit the map it changes. Correct it.
error-data_wrong_edition = { $file }, { $key }: this map is not made for { $edition }, but for: { $known }. Choose one of these, or add the edition to the file.
error-data_bad_value = { $file }, { $key }: { $value } is not possible here. Choose one of: { $known }.

# ---- versions of the rules

error-unknown_rules = { $game } has no version { $rules } of its rules. Choose one of these, or none for the newest: { $known }.

# ---- positions as data

error-setup_no_such_choice = The entry “{ $key }” of the setup is “{ $value }”. Choose one of: { $choices }.
error-setup_end_card_twice = The entry “{ $key }” of the setup holds "{ $card }" more than once. Keep it where the card lies and remove the others.
error-setup_end_card_out = The entry “{ $key }” of the setup holds "{ $card }", and that card cannot lie there now. Remove it, or correct the step, the phase or the last round.
error-setup_end_card_missing = The entry “{ $key }” of the setup lacks "{ $card }", which is still to come. Put it where the card lies, or end the list with "...".
error-setup_holds_too_early = The entry “{ $key }” of the setup makes sense only after the deck has been shuffled for its last part. Remove it.
error-setup_deck_differs = The entries “{ $key }” and “{ $other }” of the setup contradict each other. Correct one of them.
error-setup_follows = The entry “{ $key }” of the setup is { $value }, and the other entries make it { $expected }. Correct it or leave it out.
error-setup_not_now = The entry “{ $key }” of the setup does not fit the phase “{ $phase }”. Remove the entry or correct the phase.
error-setup_still_active = The entries “{ $key }” and “{ $other }” of the setup name the same seat. Whoever has bought is out of the round: remove the seat from one of them.
error-setup_bought_nothing = The entry “{ $key }” of the setup names seat { $seat }, which has no plant. Give that seat its plants, or remove it from the entry.
error-setup_seat_not_in = The entry “{ $key }” of the setup names seat { $seat }, which “{ $other }” does not. Correct one of the two.
error-setup_nobody_answers = In the auction of the setup nobody is left to answer the highest bid. Add a bidder, or give the plant to its buyer.
error-setup_leader_moves = Seat { $seat } has the highest bid in the setup and cannot be to move. Name another bidder.
error-setup_no_leader = The setup puts a plant up for auction (“{ $lot }”) without the entry “{ $key }”. Name the seat with the highest bid.
error-setup_no_lot = The entry “{ $key }” of the setup needs a plant that is up for auction. Give “auction.lot”, or remove the entry.
error-setup_nobody_active = The entry “{ $key }” of the setup leaves nobody who could buy a plant. Add a seat, or choose the next phase.
error-setup_passed_over = The entry “{ $key }” of the setup names seat { $seat }, whose turn to open is over. Remove the seat or correct “turn”.
error-setup_nothing_pending = The entry “{ $key }” of the setup asks seat { $seat } to give something up, but that seat is not over any limit. Give it the extra plant or fuel, or remove the entry.
error-setup_lot_not_current = The entry “{ $key }” of the setup names plant { $plant }, which is not for sale. Choose one of: { $known }.
error-setup_bad_stock = The entry “{ $key }” of the setup gives “{ $fuel }” the count { $count }. Give a whole number from 0 to { $most }.
error-setup_unknown_city = The entry “{ $key }” of the setup names a city “{ $city }”, which is not on this map. Correct it; “megavolt map show” lists the cities.
error-setup_city_not_in_play = The entry “{ $key }” of the setup names { $city }, which is not in play. Choose a city of these regions: { $regions }.
error-setup_city_twice = The entry “{ $key }” of the setup connects { $city } twice for the same player. Remove one of the two.
error-setup_not_played = The entry “{ $key }” of the setup belongs to a variant that is not played here. Remove it, or change the options.
error-setup_too_many_houses = The entry “{ $key }” of the setup uses too many houses: { $count } of { $most }. Remove some cities.
error-setup_houses_differ = The entry “{ $key }” of the setup names other owners in { $city } than “cities”. Correct one of the two.
error-setup_space_closed = The setup has a house on space { $space } of { $city }, which is not open in Step { $step }. Move the house or correct the step.
error-setup_fuel_total = The setup uses more “{ $fuel }” than there is: { $count } of { $total }. Remove some.
error-setup_stock_overfull = The entry “{ $key }” of the setup holds more fuel than that player’s plants can store. Remove some, or give another plant.
error-setup_not_owned = The entry “{ $key }” of the setup must list plants of seat { $seat }, whose turn it is. Correct the list.
error-setup_not_over = The setup says that the game is over, but nobody has enough cities to end it (needed: { $end }). Correct the phase or the cities.
error-setup_is_over = In the setup somebody has enough cities to end the game ({ $end }), so it would be over. Correct the phase or the cities.
error-setup_uranium = The entry “{ $key }” of the setup follows from plant { $plant } and contradicts it. Leave the entry out.
error-setup_not_last = The game can only be over in its last round. Set “{ $key }” to true, or choose another phase.
error-setup_too_many_alike = The entry “{ $key }” of the setup needs more cards { $card } than there are. Remove one.
error-setup_single_in_pile = The entry “{ $key }” of the setup holds the single card { $card }. Single cards lie in column 1, in storage or in the supply: move it there.
error-setup_unsound = The entries of the setup contradict each other: { $problem }. Compare it with the table and correct it.
error-reveal_seen_elsewhere = “{ $key }” names { $card }, which has been seen elsewhere. Check the card, or undo the move that put it there.
error-reveal_too_late = “{ $key }” can be given only before that shuffle. Give “{ $other }” instead.

error-game_broken = The game { $game } ({ $entry }) is installed but cannot be loaded: { $reason }. Tell its author, or choose another game.
error-no_policy = No bot can give advice on this game ({ $game }) yet. Decide for yourself, or use a bot of your own.
error-no_positions = The game { $game } does not support positions as data. Start from the beginning, or choose another game.

# ---- from Python

error-seat_not_at_table = There is no seat { $seat } at this table. Seats go from 0 to { $last }; a negative number is a spectator.
error-bots_not_a_list = This is not a list of bots: { $bots }. Give names, classes or functions in a list, for example: ["greedy", MyBot].
error-bad_game_count = This is not a number of games: { $count }. Give a whole number from 1.
error-bot_only_here = The class { $bot } exists only in this process, so other processes cannot play it. Play with workers=1, or save it in a file and import it from there.

# ---- making maps

error-map_nowhere = Nothing says where the map is to be. Name a country, a part of one or a group, or give --box.
error-map_unknown_place =
    { $near ->
        [none] No country, part of a country or group is called “{ $name }”. Check the spelling, or give a rectangle with --box.
       *[other] No country, part of a country or group is called “{ $name }”. Did you mean: { $near }?
    }
error-map_unknown_city =
    { $near ->
        [none] No city of this area is called “{ $name }”. Check the spelling, or leave it out.
       *[other] No city of this area is called “{ $name }”. Did you mean: { $near }?
    }
error-map_bad_box = “{ $value }” is not a rectangle. Give degrees west, south, east and north, such as 5,45,12,49.
error-map_bad_cities = A map cannot have { $value } cities: its regions must be of equal size. Choose one of { $known }.
error-map_too_few_cities =
    { $name } has too few cities that the atlas knows ({ $found }); a map needs { $needed }. { $neighbours ->
        [none] Choose a larger area
       *[other] Add a neighbour, for example: { $neighbours }
    }{ $fewer ->
        [none] .
       *[other] , or ask for fewer cities: --cities { $fewer }.
    }
error-map_cannot_part = The cities of { $name } do not fall into connected regions of equal size. Try another --seed, another number of --cities, or a larger area.

# ---- all that is wrong with a file

data-line = { $file }, line { $line }
data-near = Did you mean “{ $near }”?
data-more =
    { $count ->
        [one] There is { $count } more mistake.
       *[other] There are { $count } more mistakes.
    }
