# The card game: the log, refusals and the screen.
# $plant is the id of a plant, such as 05a; $card a fuel card in words, $cards several of them in short.

# ---- fuel cards

# In short, as they are typed: coal3 is a card of three units, coal2/3 one with two of three left.
cards-card =
    { $form ->
        [single] { fuel-name }-single
        [full] { fuel-name }{ $units }
       *[turned] { fuel-name }{ $left }/{ $units }
    }
# In words, as what somebody buys or burns.
cards-card-words =
    { $form ->
        [single] a single { fuel-name } card
        [full] { $fuel ->
            [oil] an oil card of { $units }
           *[other] a { fuel-name } card of { $units }
        }
       *[turned] { $fuel ->
            [oil] an oil card of { $units } with { $left } left
           *[other] a { fuel-name } card of { $units } with { $left } left
        }
    }

# ---- the log

event-cards-round = Round { $round }
event-cards-last_round = This is the last round: plants and fuel are bought once more, then points are counted.
event-cards-order = The order is now: { $order }.
event-cards-discount = The discount token goes on plant { $plant }.
event-cards-opened = { $player } puts plant { $plant } up for auction and bids { MONEY($bid) }.
event-cards-raised = { $player } bids { MONEY($bid) } for plant { $plant }.
event-cards-dropped = { $player } passes on plant { $plant }.
event-cards-passed = { $player } passes and buys no plant this round.
event-cards-unsold = Nobody wants plant { $plant }; it stays in the market.
event-cards-bought = { $player } buys plant { $plant } for { MONEY($price) }.
event-cards-scrapped = { $player } scraps plant { $plant }.
event-cards-demolished = { $player } is paid { MONEY($pay) } for the demolition.
event-cards-demolition_card = Demolition card { $card } is now on top.
event-cards-discount_unsold = Nobody bought the discounted plant { $plant }; it leaves the game.
event-cards-drawn = Plant { $plant } is drawn from the deck.
event-cards-end_card = The one-more-round card is drawn and the deck is shuffled: the next round is the last.
event-cards-cut = The one-more-round card leaves the market, and the lowest plant with it.
event-cards-undercut = Plant { $plant } is lower than the discounted one: it leaves the game, and the discount token is set aside.
event-cards-removed = Plant { $plant } leaves the game.
event-cards-tucked = Plant { $plant } goes under the deck.
event-cards-lost = { $player } no longer has room for all the fuel and loses { fuel-count }.
event-cards-bank_takes = The Bank takes plant { $plant }.
event-cards-bank_scraps = The Bank scraps plant { $plant }, which leaves the game.
event-cards-bank_fuel =
    { $cards ->
        [none] The Bank takes no fuel.
       *[other] The Bank takes { $cards }{ $surplus ->
            [none] .
           *[other] . Surplus: { $surplus }{ $placed ->
                [none] , which is lost.
               *[other] ; to column 1: { $placed }.
            }
        }
    }
event-cards-fuel =
    { $surplus ->
        [0] { $player } buys { $card } from column { $column } for { MONEY($price) }.
       *[other] { $player } buys { $card } from column { $column } for { MONEY($price) } and keeps { $kept }; { $placed ->
            [0] left over and lost: { $surplus }.
           *[other] left over: { $surplus } (to column 1: { $placed }).
        }
    }
event-cards-ran =
    { $burn ->
        [none] { $player } runs plant { $plant }, which needs no fuel.
       *[other] { $player } runs plant { $plant } on { $burn }.
    }
event-cards-burnt = { $player } burns a unit of { $card }.
event-cards-income =
    { $plants ->
        [0] { $player } runs no plant and receives { MONEY($pay) }.
        [one] { $player } runs { $plants } plant and receives { MONEY($pay) }.
       *[other] { $player } runs { $plants } plants and receives { MONEY($pay) }.
    }
event-cards-shifted = From column { $source } to column { $target }: { $cards }.
event-cards-filled = New in column { $column }: { $cards }.
event-cards-reshuffled =
    The fuel deck is empty: { $count ->
        [one] { $count } discarded card is
       *[other] { $count } discarded cards are
    } shuffled into a new one.{ $plusplus ->
        [none] {""}
       *[other] {" "}The “++” cards are the new discards: { $plusplus }.
    }
event-cards-game_over = The game is over.

# ---- words that name no move

error-plant_not_clear = Several plants have the number { $plant }. Name one of them: { $choices }.
    .clicked = Several plants have the number { $plant }. Choose one of them: { $choices }.
error-no_such_fuel_card = There is no fuel card { $card }. Write cards like these: { $known }.
    .clicked = There is no fuel card { $card }. Choose one of the cards on offer.
error-no_such_column = There is no column { $column }. Choose one from 1 to { $most }.

# ---- refusals

error-must_burn = Your plant still has fuel to burn. First choose the card to take a unit from: { $choices }; or write burn to use up the cards with the least left first.
    .clicked = Your plant still has fuel to burn. First choose the card to take a unit from: { $choices }.
error-card_not_there = There is no { $card } in column { $column }. Choose a card that is there, or end your turn.
error-card_too_dear = The card { $card } costs { MONEY($price) }, and you have { MONEY($money) }. Choose a cheaper one, or end your turn.
error-lacks_nothing = In the last round you may buy only what your plants lack for one production, and they lack no more { fuel-name } (you have { $have }). Buy another fuel, or end your turn.
error-nothing_to_drop = Fuel is given up only when a scrapped plant leaves no room for it. Keep what you have, and make another move.
error-nothing_to_burn = No plant is waiting for fuel now. First run a plant: run PLANT.
    .clicked = No plant is waiting for fuel now. First choose a plant to run.
error-scrap_only_after_buying =
    { $limit ->
        [one] You scrap a plant only right after buying one beyond the limit of { $limit } plant. Make another move.
       *[other] You scrap a plant only right after buying one beyond the limit of { $limit } plants. Make another move.
    }

# ---- a deck of one’s own, a game set up by hand

error-bad_deck = A deck is given as text, but this is not text: { $value }. Give “shipped” or the path of a deck file.
error-data_unknown_deck = There is no deck { $file }. Choose one of: { $known }; or give the path of a deck file, ending in .toml.
error-data_fixed_value = { $file }, { $key }: this is a rule of the game, and a deck cannot change it from { $expected } to { $value }. Put { $expected } there, or leave the entry out.
error-setup_out_of_range = The entry “{ $key }” of the setup is { $value }. Give a whole number from { $minimum } to { $maximum }.
error-setup_wrong_seats = The entry “{ $key }” of the setup has the wrong number of values: { $count } instead of { $expected }. Give one value per seat.
error-setup_stack_needs_last = The deck of the setup must contain "last", the one-more-round card, exactly once. Put it where the card lies; only the last round has none.
error-setup_market_short =
    { $missing ->
        [one] { $missing } more small plant is needed to deal a plant market. Give the entry “market” as well.
       *[other] { $missing } more small plants are needed to deal a plant market. Give the entry “market” as well.
    }
error-setup_too_many_plants =
    { $count ->
        [one] The entry “{ $key }” of the setup has { $count } plant, and at most { $most } are allowed. Take some out.
       *[other] The entry “{ $key }” of the setup has { $count } plants, and at most { $most } are allowed. Take some out.
    }
error-setup_no_bank = The setup gives plants to the Bank, and with { $players } players there is no Bank. Leave out the entry “bank”.
error-setup_no_demolition = The setup names a demolition card, but this game is played without demolition. Leave out the entry, or turn on the option demolition.
error-setup_unknown_fuel_card = The entry “{ $key }” of the setup names the fuel card { $card }, which the deck does not have. Write cards like coal3, coal2/3 or coal-single.
error-setup_card_twice = The fuel card { $card } appears twice in the setup (entry “{ $key }”). Each card can be in one place only.
error-setup_card_not_in_play = The entry “{ $key }” of the setup names the fuel card { $card }, which is not used with { $players } players. Choose another card.
error-setup_card_left =
    { $count ->
        [one] { $count } fuel card has no place in the setup: { $card }. Put it into the fuel deck or the discards, or give only one of the two.
       *[other] { $count } fuel cards have no place in the setup, for example { $card }. Put them all into the fuel deck or the discards, or give only one of the two.
    }
error-setup_bad_units = The setup leaves “{ $left }” on the fuel card { $card }. Give a number from 1 to { $units }.
error-setup_wrong_columns = The setup has the wrong number of columns of fuel cards: { $count } instead of { $expected }. Give one list per column.
error-setup_wrong_column = The setup puts the fuel card { $card } into column { $column }. Single cards lie in column 1, all others in columns 2 to 4.
error-setup_column_too_long = The setup puts too many fuel cards into column { $column }: { $count }. Leave at most { $most }.
error-setup_store_overfull = The entry “{ $key }” of the setup holds more fuel than that player’s plants can store. Take out some cards, or give another plant.

# ---- the screen

cards-last-round = last round
cards-last-is-next = the last round is next
cards-stack = Deck
cards-plants =
    { $count ->
        [one] { $count } plant
       *[other] { $count } plants
    }
cards-stack-back =
    { $back ->
        [small] top card small
       *[large] top card large
    }
cards-stack-bottom = under it: { $plants }
cards-last-card = the one-more-round card is in the market
cards-stack-holds = In the deck: { $plants }
cards-unseen = Not seen yet: { $plants }
cards-gone = Out of the game: { $plants }
cards-column = { MONEY($price) }
cards-empty = nothing
cards-piles = fuel deck { $draw }, discards { $discards }
cards-draw-holds = In the fuel deck: { $cards }
cards-discards = Discards: { $cards }
cards-waiting = “++” cards still set aside: { $cards }
cards-singles = Single cards in the supply: { $fuels }
cards-income = Income
cards-bank = Bank
cards-points = Points
cards-production = Production
cards-rest = Leftover
cards-highest = Highest plant

cards-ask-open = put a plant up for auction ({ $plant } { $bid }: plant { $plant } for { $bid }), or pass.
cards-ask-open-first = put a plant up for auction ({ $plant } { $bid }: plant { $plant } for { $bid }).
cards-ask-drop = your plants cannot hold all your fuel. Which card do you take a unit from?
cards-ask-buy = buy cards by number or name ({ $card } { $column }: { $card } in column { $column }), or done.
cards-ask-buy-nothing = no card here is both useful and affordable. End your turn with done.
cards-ask-run =
    { $earned ->
        [0] run plants, or end your turn with done.
       *[other] { MONEY($earned) } so far. Run more plants, or end your turn with done.
    }
cards-ask-burn = { fuel-count } still to burn. From which card?
cards-choice-run =
    { $burn ->
        [none] { MONEY($income) } without fuel
       *[other] { MONEY($income) } for { $burn }
    }
cards-choice-run-any = { MONEY($income) } for { $units } gas or oil, whichever you need less
cards-choice-best = earn { MONEY($income) } and end the turn ({ $plants })
cards-choice-done = end the turn
cards-choice-done-poor = end the turn with { MONEY($income) }
cards-choice-burn = all of it, from the cards with the least left
cards-help = Type what is in [brackets]. A plant coal×2→6 burns 2 coal and earns 6 Elektro; a hybrid burns gas and oil in any mix. Plants go by what is printed on them; where only one plant has a number, the number is enough. A second number is a bid: 12 15 opens plant 12 with 15. In the fuel market, coal3 is a card of three units, coal3→2 one of which you would keep two, (coal3) one you have no use for; among the players, coal 5 (2/3 3/3) +1 is five units on two cards, the first with two of three left, and room for one more. To buy, type the number beside a card, its name (coal3), or fuel and column (coal 2). The full notation always works: open 05a 6, bid 7, pass, scrap 03a, drop coal2/3, buy coal3 2, run 12, run 07b gas2 oil1, burn coal2/3, done.

typed-burn = bu

cards-choice-drop = all that must go, what is cheapest to lose: { $cards }

# How the game ends and who wins; the first thing help says.

cards-goal = The game ends one round after the one-more-round card is drawn. Your points are then what your plants would earn with the fuel you have, plus 1 for every full 10 Elektro. The most points win.

# Under the table of the result.

cards-points-how = Points are the production plus 1 for every full 10 Elektro; the leftover Elektro break ties.
