# The wiring tile game: what happens, what is refused, what its screen says.
# $card, $contract, $breakdown, $tile and $piece are names out of the game's data; $exits is a drawing.
# A fact that is hidden, or a player there is not, is the number 0.

event-blackout-round =
    { $dark ->
        [True] Round { $round } is a blackout round: one set of { blackout-points } goes round the table.
       *[other] Round { $round } begins, with { blackout-points } per turn.
    }
event-blackout-count = Points so far, without the shared contracts: { $points }.
event-blackout-generator = { $player } is behind: the emergency generator gives { blackout-points }.
event-blackout-turn = It is { $player }’s turn, with { blackout-points }.
event-blackout-done = { $player } ends the turn with { blackout-points } left.
event-blackout-start_token = The start token goes to { $player }.
event-blackout-last_repairs = { $player } may make last repairs with { blackout-points }.
event-blackout-game_over = The game is over.
event-blackout-drew =
    { $card ->
        [0] { $player } draws a card{ blackout-paid }.
       *[other] { $player } draws { $card }{ blackout-paid }.
    }
event-blackout-discarded = { $player } discards { $card }.
event-blackout-reshuffled =
    { $cards ->
        [one] The discard pile is shuffled into a new deck of { $cards } card.
       *[other] The discard pile is shuffled into a new deck of { $cards } cards.
    }
event-blackout-used = { $player } uses { $card } ({ $cost }).
event-blackout-tension = { $player } adds { $amount } to the points of this turn and now has { $tension }.
event-blackout-installed = { $player } installs { $exits } at { $cell } ({ $cost }).
event-blackout-replaced = { $player } replaces { $was } with { $exits } at { $cell } ({ $cost }).
event-blackout-rotated = { $player } rotates { $owner }’s piece at { $cell } from { $was } to { $exits } ({ $cost }).
event-blackout-removed = { $player } takes { $exits } back from { $cell }.
event-blackout-faulted =
    { $player ->
        [0] { $owner }’s straight at { $cell } is faulted.
       *[other] { $player } faults { $owner }’s straight at { $cell } ({ $cost }).
    }
event-blackout-repaired =
    { $player ->
        [0] { $owner }’s piece at { $cell } is repaired.
       *[other] { $player } repairs { $owner }’s piece at { $cell } ({ $cost }).
    }
event-blackout-insulated = { $player } insulates the straight at { $cell }.
event-blackout-transformer = { $player } installs a transformer at { $cell } ({ $cost }); it scores in the zone { $tile }.
event-blackout-contract_met = { $player } meets the contract { $contract }, worth { $points }.
event-blackout-contract_dealt =
    { $contract ->
        [0] { $player } gets a contract.
       *[other] { $player } gets the contract { $contract }.
    }
event-blackout-exchanged =
    { $contract ->
        [0] { $player } puts a contract under the deck.
       *[other] { $player } puts the contract { $contract } under the deck.
    }
event-blackout-breakdown = Breakdown card: { $breakdown }.
event-blackout-struck = It strikes { $tile }.
event-blackout-next_tension =
    { $amount ->
        [-1] In the next round, everyone has 1 point less per turn.
        [1] In the next round, everyone has 1 point more per turn.
       *[other] Change to the points per turn in the next round: { $amount }.
    }
event-blackout-mode =
    { $dark ->
        [True] From the next round on, the power is out.
       *[other] From the next round on, the power is back.
    }

# ---- words

blackout-paid =
    { $cost ->
        [0] {""}
       *[other] {" "}({ $cost })
    }
blackout-points =
    { $tension ->
        [one] { $tension } point
       *[other] { $tension } points
    }
blackout-own-points =
    { $own ->
        [one] { $own } point of your own
       *[other] { $own } points of your own
    }
blackout-verb =
    { $verb ->
        [install] install a piece
        [replace] replace a piece
        [rotate] rotate a piece
        [fault] fault a straight
        [fault_own] fault one of your own straights
        [repair] repair a piece
        [transformer] install a transformer
        [insulate] insulate a straight
        [remove] take a piece back
        [draw] draw a card
        [exchange] exchange the contract
        [contract] exchange the contract
        [tension] change the points
       *[other] { $verb }
    }
blackout-structures =
    { $kind ->
        [house] { $count ->
            [one] { $count } house
           *[other] { $count } houses
        }
        [building] { $count ->
            [one] { $count } building
           *[other] { $count } buildings
        }
        [country] { $count ->
            [one] { $count } gated community
           *[other] { $count } gated communities
        }
        [factory] { $count ->
            [one] { $count } factory
           *[other] { $count } factories
        }
       *[other] { $count ->
            [one] { $count } structure
           *[other] { $count } structures
        }
    }
# What a contract asks for; all of its terms must hold.
blackout-term =
    { $term ->
        [structures] connect { blackout-structures }
        [connections] { $count ->
            [one] have { $count } live connection{ blackout-of-kind }
           *[other] have { $count } live connections{ blackout-of-kind }
        }
        [multi] { $connections ->
            [one] connect { blackout-structures }, with { $connections } connection each
           *[other] connect { blackout-structures }, with { $connections } connections each
        }
        [tiles] { $count ->
            [one] connect structures on { $count } tile
           *[other] connect structures on { $count } tiles
        }
        [same_tile] connect { blackout-structures } on one tile
        [named_tile] connect { blackout-structures } on the tile { $tile }
        [transformers] { $count ->
            [one] install { $count } transformer
           *[other] install { $count } transformers
        }
        [pieces] { $count ->
            [one] have { $count } live piece of your own{ blackout-kinds }
           *[other] have { $count } live pieces of your own{ blackout-kinds }
        }
        [shared] connect { blackout-structures } that another player has connected too
        [borrowed] { $count ->
            [one] have { $count } live piece of other players
           *[other] have { $count } live pieces of other players
        }
        [outage] { $count ->
            [one] have { $count } piece of other players faulted
           *[other] have { $count } pieces of other players faulted
        }
       *[other] have no faulted piece
    }
blackout-of-kind =
    { $kind ->
        [any] {""}
       *[other] {" "}({ $name })
    }

# ---- refusals

error-no_such_cell = There is no cell { $cell }: rows and columns go from 0 to { $last }. Name one like r3c5.
    .clicked = There is no cell { $cell }: rows and columns go from 0 to { $last }. Choose a cell on the board.
error-no_such_piece = No piece has the exits “{ $exits }”: a piece has two, three or four. Write them like ns, es, new or nesw.
    .clicked = No piece has the exits “{ $exits }”: a piece has two, three or four. Choose one of the pieces offered.
error-no_such_action = There is no action number { $action }. Choose one of the legal ones.
error-no_such_card = There is no card “{ $card }”. The cards are: { $known }. Choose one of them.
error-must_discard =
    { $count ->
        [one] A card must be discarded first. Name it: discard CARD.
       *[other] { $count } cards must be discarded first. Name one: discard CARD.
    }
    .clicked =
        { $count ->
            [one] A card must be discarded first. Choose it in your hand.
           *[other] { $count } cards must be discarded first. Choose one in your hand.
        }
error-card_not_in_hand = You do not hold { $card }. Choose a card from your hand.
error-must_choose = { $card } is being carried out, and you have to { blackout-verb } now. Do that first.
error-must_do_one = { $card } asks you to { blackout-verb } at least once. Do that first; then you may stop.
error-card_other_piece = { $card } does not give you that piece: { $piece }. Choose a piece the card allows.
error-already_rotated = The piece at { $cell } has already been rotated by this card. Choose another one.
error-outside_tile = { $cell } is outside the tile that was struck: { $tile }. Choose a piece on that tile.
error-piece_of_another = The piece at { $cell } does not belong to the player concerned. Choose one of the legal pieces.
error-nothing_to_discard = Nothing has to be discarded now: a card is discarded only after one is drawn. Choose another action.
error-nothing_to_draw = The deck and the discard pile are both empty. Choose another action.
error-needs_card = Only a card lets you { blackout-verb }. Use one that does, or choose another action.
error-card_without_effect = { $card } would do nothing now: it is not possible to { blackout-verb }. Keep it for later.
error-too_few_points = That costs { $cost }, and you have { $points } left. Choose something cheaper, or end your turn.
error-one_action_in_the_dark = In a blackout round you take one action, and you have taken it. Use a card that costs 0, or end your turn.
error-cell_not_open =
    Wiring goes on open cells only, and at { $cell } there is { $there ->
        [house] a house
        [building] a building
        [country] a gated community
        [factory] a factory
       *[other] a blocked cell
    }. Choose an open cell.
error-cell_taken = There is already a piece at { $cell }. Choose an empty cell, or replace a piece of your own.
error-entry_of_another = { $cell } is the entry cell of another player’s panel. Choose another cell.
error-none_left = You have no more pieces of this kind: { $piece }. Choose another kind.
error-not_joined = { $exits } at { $cell } would not be connected to anything of yours. Choose an exit towards your panel, live wiring, or a working piece of your own.
error-no_piece_here = There is no piece at { $cell }. Choose a cell that has one.
error-not_your_piece = The piece at { $cell } is another player’s. Choose one of your own.
error-same_kind = The piece at { $cell } is already of that kind ({ $piece }), and a replacement must be of another. Choose another kind, or rotate it.
error-not_live = The piece at { $cell } is not connected to your panel. Choose one that is live for you.
error-quad_does_not_turn = A quadruple, like the one at { $cell }, cannot be rotated. Choose another piece.
error-not_an_orientation = { $was } at { $cell } cannot be rotated into { $exits }: that is another kind of piece. Choose an orientation of the same kind.
error-lies_so_already = The piece at { $cell } already points like { $exits }. Choose another orientation.
error-carries_transformer = The piece at { $cell } carries a transformer, so it stays as it is. Choose another one.
error-only_straights_fault = Only straights can be faulted, and the piece at { $cell } is not a straight. Choose one that is.
error-at_panel = The straight at { $cell } lies at a panel, whose fuse protects it. Choose another one.
error-bad_content = Content is given as text, but this is not text: { $value }. Give the name of a content or the path of a content file.
error-data_unknown_content = There is no content { $file }. Choose one of: { $known }; or give the path of a content file, ending in .toml.
error-already_faulted = The piece at { $cell } is already faulted. Choose one that works.
error-insulated = The straight at { $cell } is insulated. Choose one that is not.
error-not_faulted = The piece at { $cell } works, so there is nothing to repair. Choose a faulted one.
error-tile_takes_no_transformer = The tile { $tile }, where { $cell } is, takes no transformers. Choose a site on another tile.
error-no_site_here = { $cell } is not a transformer site. Choose a site with a piece of your own.
error-site_taken = There is already a transformer at { $cell }. Choose another site.
error-no_transformers_left = All your transformers ({ $transformers }) are on the board. Choose another action.
error-only_straights_insulated = Only straights can be insulated, and the piece at { $cell } is not a straight. Choose one that is.
error-only_repairs_now = Only last repairs can be made now, for 1 point each; you have { $points }. Repair a piece of your own, or end your turn.
error-repair_own_only = In the last repairs you repair only your own pieces, and the one at { $cell } is not yours. Choose one of yours, or end your turn.
error-not_legal_now = That cannot be done now. Choose one of the moves offered.

# ---- setups and data

error-setup_layout_fixed = The option layout=fixed already gives the board. Leave the layout out of the setup, or change the option.
error-setup_wrong_centre = The tile in the middle of the layout is { $tile }, but it must be { $expected }. Correct the fifth entry.
error-setup_tile_twice = The tile { $tile } appears twice in the layout. Each tile lies in one place only.
error-setup_unknown_tile = There is no tile { $tile }. Choose from: { $known }.
error-setup_bad_rotation = The rotation of { $tile } cannot be { $rotation }. Choose 0, 90, 180 or 270.
error-setup_bad_start = According to the setup, seat { $start } begins, but there is no such seat. Choose a seat from 0 to { $last }.
error-setup_start_conflict = According to the setup, seat { $start } begins; according to the option start, it is { $option }. Give only one of the two.
error-setup_unknown_card = The entry “{ $key }” of the setup names { $card }, but there is no such card. Choose from: { $known }.
error-setup_too_many_copies = The entry “{ $key }” of the setup needs more copies of { $card } than there are. Take one out.
error-setup_too_few_left = The setup leaves too few cards for “{ $key }” (missing: { $missing }). Give fewer cards elsewhere.
error-setup_breakdown_order = { $card } cannot be breakdown card number { $place }. Keep Blackout between the two piles and The power’s back in the second.
error-setup_bad_seat = A piece of the setup belongs to seat { $seat }, but there is no such seat. Choose a seat from 0 to { $last }.
error-setup_bad_piece = The setup has a piece with the exits { $exits } at { $cell }, which is not possible. Write cells like r3c5 and exits like es.
error-setup_piece_place = No piece of that player can lie at { $cell }. Choose an open, empty cell.
error-setup_piece_supply = The setup lays more pieces of one kind than a player has (at { $cell }). Leave some out.
error-setup_piece_mark = The piece at { $cell } cannot have this mark: { $mark }. Remove it.
error-data_unsupported = { $file }, { $key }: this is a rule of the game and must be { $expected }. Change it back.
error-data_empty = { $file }, { $key }: this is empty. Put something there.
error-data_tile_size = { $file }, { $key }: the rows of a tile must form a square of side { $expected }. Correct the rows.
error-data_tile_sides = { $file }, { $key }: the two middle cells of each side of a tile must be open. Correct the rows.
error-data_tile_inside = { $file }, { $key }: two diagonal cells in the middle of a tile must be open. Correct the rows.
error-data_tile_sites = { $file }, { $key }: a zone worth { $value } needs as many sites, but this one has { $sites }. Make them agree.
error-data_layout_tiles = { $file }, { $key }: the layout must have every tile once. Correct the list.
error-data_layout_centre = { $file }, { $key }: the tile in the middle must be { $tile }. Correct the layout.
error-data_panel_players = { $file }, { $key }: there must be panels for { $expected } players. Add or remove some.
error-data_panel_cells = { $file }, { $key }: a panel must touch two neighbouring cells on its side, and no two panels may share a cell. Correct the cells.
error-data_laid_cells = { $file }, { $key }: pieces laid from the start need cells of their own, open in every layout: the middle of a tile side, or a cell that the tile in the middle always leaves open. Correct the cells.
error-data_laid_supply = { $file }, { $key }: more pieces { $piece } are laid from the start than a player has (laid: { $used }; the player has: { $supply }). Lay fewer, or give the player more.
error-data_special_copies = { $file }, { $key }: { $card } must be in the deck exactly once. Correct the copies.
error-data_deck_too_small = { $file }, { $key }: the deck has too few cards ({ $cards } of { $needed }). Add copies.
error-data_deck_rounds = { $file }, { $key }: cards in the breakdown deck: { $cards }; rounds: { $rounds }. Make the two agree.

# ---- the screen

blackout-round = Round { $round } of { $rounds }
blackout-dark = BLACKOUT
blackout-phase =
    { $phase ->
        [turn] { $player }’s turn
        [breakdown] breakdown card
        [hands] refilling hands
        [last_repairs] last repairs
       *[other] game over
    }
blackout-left = { blackout-points } left
blackout-player = Player
blackout-score = pts
blackout-transformers = tr.
blackout-contracts = contr.
blackout-cards = cards
blackout-contract = Contract
blackout-worth = worth { $points }
blackout-no-contract = none
blackout-hand = Hand
blackout-decks =
    Cards { $resources } · contracts { $contracts } · breakdown cards { $breakdowns }
blackout-last-breakdown = Last breakdown
blackout-legend =
    { $thing ->
        [house] h house +{ $points }
        [building] b building +{ $points }
        [country] c gated community +{ $points }
        [factory] f factory +{ $points }
       *[site] ◇ site
    }
blackout-result =
    { $part ->
        [total] Points
        [connections] Connections
        [zones] Zones
        [contracts] Contracts
       *[other] Shared
    }
blackout-help = Type what is in [brackets]. A cell is its row and column, r3c5; a piece is its exits, out of n, e, s and w: ns is a straight, es an elbow, new a triple, nesw the quadruple. Type i r3c5 to see which pieces fit there, i r3c5 es to lay one. The full notation always works: install r3c5 es, replace r3c5 new, rotate r3c5 ew, fault r3c5, repair r3c5, transformer r3c5, draw, use CARD, discard CARD, done.
blackout-ask-discard =
    { $count ->
        [one] which card do you discard?
       *[other] which { $count } cards do you discard?
    }
blackout-ask-repairs = last repairs, 1 point each: name a piece of yours, or type done.
blackout-choice-draw = draw one, discard one ({ $cost })
blackout-choice-exchange = take another contract
blackout-choice-use = use { $card } ({ $cost })
blackout-choice-cells =
    { $count ->
        [one] { $count } cell
       *[other] { $count } cells
    }
typed-install = i, lay
typed-replace = rp
typed-rotate = ro, turn
typed-fault = f
typed-repair = r, fix
typed-transformer = tr, t
typed-insulate = in
typed-remove = rm
typed-draw = dr
typed-use = us, card
typed-discard = di
typed-exchange = ex, x
typed-stakes = weak
play-usage-stakes = stakes
play-about-stakes = show what is at stake: shared contracts and leads, weak points, what faults would cost, the next breakdown
blackout-stakes-faults = What a fault would cost

# ---- the screen: shared contracts, zones, and what is asked

blackout-dark-rule =
    { $acted ->
        [True] the one action is taken
       *[other] one action each, as one set of { blackout-points } goes round
    }
blackout-shared-title = Shared contracts

# Short enough to stand beside the board.

blackout-shared =
    { $contract ->
        [most_structures] Most structures
        [most_contracts] Most contracts
        [no_faults] No faults
        [largest_category] Most of one kind
       *[most_transformers] Most transformers
    }

# At most twelve characters: the width of a tile on the screen.

blackout-zone-name =
    { $tile ->
        [downtown] Downtown
        [industrial_park] Industrial
        [station] Station
        [old_town] Old town
        [riverside] Riverside
        [university] University
        [suburb] Suburb
        [hills] Hills
       *[harbour] Harbour
    }{ $points ->
        [0] {""}
       *[other] {" "}{ $points }
    }
blackout-marks = Capital letter: live for you. ! faulted  + insulated  * transformer  ○ ◈ you can install here  # blocked. After a zone’s name: what a transformer on its sites costs, and the points its transformers share.
blackout-ask-move =
    { $cell ->
        [none] type a verb and a cell, a number, or done.
       *[other] i { $cell } lists what fits there; or another verb, a number, or done.
    }
blackout-ask-only-done =
    { $why ->
        [dark] this is a blackout round and your one action is taken. Type done.
        [points] you have no points left. Type done.
       *[other] nothing can be done with the points you have left. Type done.
    }
blackout-ask-free-cards =
    { $why ->
        [dark] your one action of this blackout round is taken. You may still use cards that cost 0, by number; then type done.
        [points] you have no points left. You may still use cards that cost 0, by number; then type done.
       *[other] the points you have left pay for nothing on the board. Use a card by its number, or type done.
    }
blackout-ask-task =
    { $verb ->
        [install] Install one without paying ({ $piece })
        [replace] Replace one of your pieces
        [rotate] Rotate a piece that is live for you
        [fault] { $whose ->
            [any] Fault any straight
            [own] { $tile ->
                [none] Fault one of your own straights
               *[other] Fault one of your own straights in { $tile }
            }
           *[other] { $tile ->
                [none] Fault a straight of { $player }
               *[other] Fault a straight of { $player } in { $tile }
            }
        }
        [repair] { $whose ->
            [any] Repair any faulted piece
           *[other] Repair one of your own pieces
        }
        [transformer] Put a transformer on a site without paying
        [insulate] Insulate one of your own straights
        [remove] Take one of your own pieces back
       *[contract] Type exchange to put your contract under the deck and take the top one
    }
blackout-ask-so-many =
    { $must ->
        [yes] { $number } of { $most }
       *[no] { $number } of up to { $most }
    }
blackout-ask-or-stop =
    { $pending ->
        [contract] or done to keep the contract you have
       *[other] or type done to stop here
    }
blackout-choice-end =
    { $pending ->
        [none] end your turn
        [contract] keep your contract
       *[other] stop here
    }

# ---- positions given as data

error-setup_too_long = The entry “{ $key }” of the setup is too long (cards: { $count }, at most { $most }). Take some out.
error-setup_contract_none = The setup leaves a player without a contract while the contract deck has cards. Name a contract, or write null to have one drawn.
error-setup_card_phase = The setup has a card of the deck “{ $deck }” under way in the phase “{ $phase }”. Resource cards are carried out in “turn”, breakdown cards in “breakdown”.
error-setup_card_not_waiting = Nobody has to choose anything for the card { $card } as the setup gives it. Correct the entry “card”, or name only its deck and the card, and it is carried out from the beginning.
error-setup_no_repairs = The phase of the setup is “last_repairs”, but nobody can make any. Give a player unspent points and a faulted piece, or choose the phase “over”.

# How the game ends and who wins; the first thing help says.

blackout-goal = The most points after round 10 win. Each exit of your live wiring that meets a structure is a connection and scores, even several at one structure. Transformers share the points of their zone; contracts and shared contracts score too.

# In the last round: what is not spent still has a use.

blackout-choice-end-last = end, keeping { $tension } for last repairs

# Which kinds of pieces a contract counts, if not all.

blackout-kinds =
    { $kinds ->
        [any] {""}
       *[other] {" "}({ $kinds })
    }

error-setup_piece_lacks = A piece of the setup has no entry “{ $key }”. Write pieces like {"{"}"cell": "r3c5", "player": 0, "exits": "es"{"}"}.

blackout-cell = { $zone }, row { $row }, column { $column }
