# The browser client: pages, buttons, what is asked at the table.

# ---- everywhere

web-home = Start page
web-nav = Pages
web-skip = Skip to the content
web-my-games = My games
web-rules = Rules
web-guest = Guest
web-language = Language
web-title =
    { $page ->
        [new] New table
        [table] Table
        [join] Invitation
        [games] My games
        [account] Account
        [reset] New password
        [verify] E-mail address
        [settings] Settings
        [replay] Saved game
        [rules] Rules
        [learn] Learn
        [lesson] Lesson
        [puzzles] Puzzles
        [puzzle] Puzzle
        [terms] Terms and privacy
        [shared] Shared game
        [embed] Shared game
        [maps] Maps
        [map] Map
       *[other] Not found
    }
web-close = Close
web-save = Save
web-saved = Saved.
web-yes = Yes
web-no = No
web-lost = Page not found
web-lost-more = The link may be incomplete. Check it, or go to the start page.
web-error-offline = The server cannot be reached. Check your connection and try again.
web-error-unknown = The server’s answer could not be read. Try again in a moment.

# ---- the start page

web-hello = Light up the map.
web-hello-more = Five games of power plants, fuel and cables. Pick one and play against bots right away, or open a table and send your friends the link.
web-your-name = Your name at the table
web-another-name = Another name
web-play-now = Play now against bots
web-new-table = New table
web-open-tables = Open tables
web-no-open-tables = No public table is open. Open one yourself: others will see it here.
web-all-my-games = All my games
web-join-title = Got a link?
web-join-label = Table link or number
web-join = Go to the table
web-link-unclear = That does not look like a link to a table. Paste the whole link.
web-game-name =
    { $game ->
        [recharged] Grid 2020
        [classic] Grid 2004
        [deluxe] Grid Anniversary
        [cards] Grid Cards
        [blackout] Blackout
       *[other] { $game }
    }
web-game-about =
    { $game ->
        [recharged] Bid for plants, buy fuel, connect cities. The newest edition, and the best one to start with.
        [classic] The edition that made the game famous: a fixed opening market, and passing offers a plant to the others.
        [deluxe] Europe and North America, natural gas in the market, and more room to plan ahead.
        [cards] All the auctions and the fuel market, without the map. Fast, tight, decided on points.
        [blackout] Lay wiring from your panel, connect houses and factories, and get through the blackout.
       *[other] A game from an installed package.
    }
web-game-time =
    { $game ->
        [cards] 45 minutes
        [blackout] 40 minutes
        [deluxe] 90 minutes
        [recharged] 75 minutes
        [classic] 75 minutes
       *[other] {""}
    }
web-players-range = { $low } to { $high } players
web-seat-free = free seat
web-table-state =
    { $status ->
        [open] { $count ->
            [0] starting soon
            [one] { $count } free seat
           *[other] { $count } free seats
        }
        [playing] in progress
       *[over] finished
    }
web-no-games = You have not played here yet.
web-games-running = In progress
web-games-over = Finished

# ---- account

web-account = Account
web-login = User name
web-password = Password
web-sign-in = Sign in
web-sign-out = Sign out
web-signed-in = You are signed in as { $login }.
web-register = Create an account
web-register-more = Find your games again on every device. All you need is a user name and a password.
web-account-made = Your account is ready, and your games stay with you.

# ---- a new table

web-which-game = Which game?
web-seats = Seats
web-how-many = How many players?
web-seat = Seat { $number }
web-seat-me = me
web-seat-open = open seat
web-bot-level =
    { $level ->
        [random] bot: plays at random
        [greedy] bot: easy
        [planner] bot: plans ahead
        [neural-easy] bot that learned: easy
        [neural-club] bot that learned: club player
        [neural-master] bot that learned: master
       *[search] bot: strong, thinks longer
    }
web-seats-more = Open seats go to whoever has the link. If there are none, the game starts at once.
web-options = Options
option-text =
    { $option ->
        [map] Map
        [regions] Regions
        [start_cities] Start cities
        [demolition] Demolition
        [figures] Figures
        [hidden_money] Hidden money
        [quick_pass] Quick pass
        [deck] Deck
        [singles] Single fuel cards
        [content] Content
        [layout] Board
        [last_repairs] Last repairs
        [start] First player
       *[other] { $option }
    }
option-more =
    { $option ->
        [map] Where the cities are, and what it costs to connect them.
        [regions] Which part of the map is in play: drawn at random, or chosen by the players in turn.
        [start_cities] Before the game every player marks a city; networks begin in these.
        [demolition] You are paid for scrapping an old plant; the first player to do so in a round gets the most.
        [figures] Prices and income as the rules document gives them, or as printed on the components.
        [hidden_money] Nobody sees how much money the others have until the end.
        [quick_pass] Passing does not offer a plant to the others; auctions are shorter.
        [singles] Whether single fuel cards can run out.
        [content] The tiles, cards and contracts: those that come with Megavolt, or your own.
        [layout] Tiles laid out at random, or always in the same way.
        [last_repairs] After the last round faulted pieces can still be repaired.
        [deck] The cards of the game: those that come with Megavolt, or your own.
        [start] Who plays first in the first round.
       *[other] {""}
    }
option-value =
    { $value ->
        [random] at random
        [draft] chosen in turn
        [first] first edition
        [second] second edition
        [third] third edition
        [document] as in the rules document
        [print] as printed
        [supply] only the printed ones
        [unlimited] unlimited
        [shuffled] at random
        [fixed] always the same
        [shipped] the one that comes with the game
       *[other] { $value }
    }
web-table-kind = Table
web-public = Public table
web-public-more = Anyone can see it on the start page, join and watch. Otherwise only people with the link can.
web-clock = Clock
web-clock-kind =
    { $kind ->
        [move] per move
        [game] for the whole game
       *[none] no clock
    }
web-clock-time = Time per player
web-duration =
    { $unit ->
        [seconds] { $count ->
            [one] { $count } second
           *[other] { $count } seconds
        }
        [minutes] { $count ->
            [one] { $count } minute
           *[other] { $count } minutes
        }
        [hours] { $count ->
            [one] { $count } hour
           *[other] { $count } hours
        }
       *[days] { $count ->
            [one] { $count } day
           *[other] { $count } days
        }
    }
web-start-game = Start the game
web-open-table = Open the table

# ---- before the game

web-invited = You are invited
web-sit-down = Sit down
web-get-up = Leave seat
web-watch = Just watch
web-you = you
web-lobby-waiting =
    { $count ->
        [one] One seat is free. Send the link, or give the seat to a bot.
       *[other] { $count } seats are free. Send the link, or give them to bots.
    }
web-lobby-full = Everybody is here. The game can begin.
web-invite = Invite others
web-invite-more = Whoever opens this link can take a free seat.
web-copy = Copy
web-copied = Copied.
web-copy-yourself = The browser does not allow copying. Select the link and copy it yourself.
web-seat-links = Links to individual seats
web-seat-links-more = Each leads to one free seat and is used up when somebody sits down there.
web-table-closed = This table is not open to you
web-table-closed-more = It is private, or it does not exist. Ask the host for the link.
web-connecting = Connecting to the table…

# ---- the table

web-board = Board
web-side = Players, log and chat
web-phases = Phases of the round
web-tab =
    { $tab ->
        [players] Players
        [log] Log
       *[chat] Chat
    }
web-your-turn = Your turn
web-turn-of = { $player } to move
web-wait-for = { $player } is thinking…
web-watching = You are watching. Only those seated at the table can move.
web-watching-count =
    { $count ->
        [one] { $count } person watching
       *[other] { $count } people watching
    }
web-connected = connected
web-reconnecting = connection lost, trying again…
web-looking-back = After move { $move }
web-past-no-moves = You are viewing an earlier position. Go back to the current one to play.
web-game-over = The game is over.
web-moves = Moves
web-find = Find by name
web-menu = More
web-copy-watch-link = Copy the link to this table
web-resign = Resign
web-come-back = A bot is playing for you. Come back
web-away = away
web-on-turn = to move
web-cards-in-hand = Cards in hand
web-transformers = Transformers left
web-log = Log
web-log-empty = Nothing has happened yet.
web-jump = Show the position after move { $move }
web-older = Earlier
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-say = Say something
web-send = Send
web-replay = Look back through the game
web-replay-at = move { $move } of { $moves }
web-replay-back = One move back
web-replay-next = One move forward
web-replay-now = Back to the current position
web-undo = Take back
web-undo-ask = Ask to take back
web-undo-asked =
    { $moves ->
        [one] { $player } asks to take back the last move. Does everyone agree?
       *[other] { $player } asks to take back the last { $moves } moves. Does everyone agree?
    }
web-why-title = You cannot do that now
web-why-rule = Read rule { $rule }
web-understood = Got it
web-auto-pass = Pass until the phase ends
web-auto-pass-on = You pass until the phase ends.
web-stop-it = Stop
web-limit = Bid for me…
web-limit-more = The server bids the minimum for you each time, up to your limit. Only you can see it. Valid this round.
web-limit-plant = Plant
web-limit-most = At most
web-limit-then = When the others go higher
web-limit-then-pass = pass for me
web-limit-then-ask = ask me
web-limit-set = We will bid for plant { $plant } up to { MONEY($amount) }.
web-limit-on = Bidding for plant { $plant } up to { MONEY($amount) }.
web-rank = Place
web-reason =
    { $reason ->
        [supplied] Supplied
        [money] Money
        [cities] Cities
        [points] Points
        [production] Production
        [rest] Left over
        [highest] Highest plant
        [connections] Connections
        [zones] Zones
        [contracts] Contracts
        [shared] Shared contracts
        [completed_contracts] Contracts completed
        [latest_count] Latest count
       *[other] { $name }
    }
web-seed = Seed { $seed }. Its hash was shown from the start: { $hash }
web-rematch = Play again
web-record = Download the record

# ---- what is asked, and the moves

web-ask-draft_region = Choose a region to play in.
web-ask-place_trust = Place a house of the Trust in a city.
web-ask-mark_start = Mark a start city.
web-ask-open = Put a plant up for auction, or pass.
web-ask-open-first = Put a plant up for auction. In the first round everybody buys one.
web-ask-bid = Plant { $plant } is up: bid { $low } or more, or pass.
web-ask-bid-poor = Plant { $plant } is up, but the next bid of { $low } is more than you have.
web-ask-scrap = You have one plant too many. Which one do you scrap?
web-ask-drop = Your plants cannot store all your fuel. Which fuel do you give up?
web-ask-drop-card = Your plants cannot store all your fuel. From which card do you take a unit?
web-ask-buy = Buy fuel for your plants, or end your turn.
web-ask-buy-cards = Buy fuel cards for your plants, or end your turn.
web-ask-buy-nothing = There is no fuel that you can use and pay for. End your turn.
web-ask-build = Connect a city to your network, or end your turn.
web-ask-build-first = Start your network in a city, or wait.
web-ask-build-nothing = You cannot connect any city now. End your turn.
web-ask-run =
    { $supplied ->
        [0] Run plants to supply your cities, then end your turn.
        [one] { $supplied } city is supplied. Run more plants, or end your turn.
       *[other] { $supplied } cities are supplied. Run more plants, or end your turn.
    }
web-ask-run-cards =
    { $earned ->
        [0] Run plants to earn money, then end your turn.
       *[other] You earn { MONEY($earned) } so far. Run more plants, or end your turn.
    }
web-ask-run-nothing = No more plants can run. End your turn.
web-ask-turn =
    { web-ask-points } { $can ->
        [moves] Lay and repair wiring, use cards, or end your turn.
        [cards] Use a card, or end your turn.
        [free] Use a card that costs nothing, or end your turn.
       *[nothing] End your turn.
    }
web-ask-points =
    { $when ->
        [dark] { $own ->
            [0] Blackout: one action with the set of { blackout-points }.
           *[other] Blackout: one action with the set of { blackout-points }. You also have { blackout-own-points }, spent first where they are enough.
        }
        [acted] { $own ->
            [0] You have taken your one action of this blackout round.
           *[other] You have taken your action with the set. You still have { blackout-own-points }.
        }
       *[light] { $tension ->
            [0] You have no points left.
           *[other] You have { blackout-points }.
        }
    }
web-ask-discard =
    { $count ->
        [one] Which card do you discard?
       *[other] Which { $count } cards do you discard?
    }
web-ask-card =
    { $most ->
        [0] { $card }: { blackout-verb }.
        [1] { $card }: { blackout-verb }.
       *[other] { $card }: { blackout-verb } ({ blackout-ask-so-many }).
    }
web-ask-repairs = Last repairs: repair your pieces for 1 point each, or end.
web-move-open = Plant { $plant }
web-move-bid = Your bid
web-move-bid-amount =
    { $verb ->
        [open] Put up { $plant } for { $amount }
       *[bid] Bid { $amount }
    }
web-your-bid = Your bid
web-less = One less
web-more = One more
web-move-drop-out = Pass
web-move-pass = Pass: buy nothing this round
web-move-pass-on = Pass and offer { $plant }
web-move-scrap = Scrap { $plant }
web-move-buy = Buy { fuel-name }
web-move-card-note =
    { $units ->
        [one] { MONEY($price) }
       *[other] { MONEY($price) }, you keep { $keep } of { $units }
    }
web-move-run = Run { $plant }
web-move-run-note =
    { $burn ->
        [none] supplies { $supplies }, no fuel
       *[other] supplies { $supplies } with { $burn }
    }
web-move-burn-all = All of it, from the cards with the fewest units
web-move-done = End turn
web-move-stop =
    { $pending ->
        [none] End turn
        [contract] Keep the contract
        [install] Install no more
        [replace] Replace no more
        [rotate] Rotate no more
        [repair] Repair no more
       *[other] Stop here
    }
web-move-keep = { blackout-points } for last repairs

# ---- panels of the board

web-plants = Power plants
web-plant-words =
    { $units ->
        [0] Plant { $plant }, { plant-kind }, no fuel, gives { $gives }.
       *[other] Plant { $plant }, { plant-kind }, burns { $units }, gives { $gives }.
    }
web-from = from { $amount }
web-holdings = What everyone has
web-nothing-yet = nothing yet

# ---- a game that brings only the engine contract

web-ask-plain = Choose a move.

# ---- the strip of the own seat, and the players in one line each

web-you-have = Your money, plants and cities
web-player-has = What { $player } has

# A table that cannot be shown
web-table-unreadable = This table cannot be opened
web-table-never-started = Whoever runs the server closed this table before the game was started.
