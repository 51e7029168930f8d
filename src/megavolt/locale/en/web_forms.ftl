# Making a table: options in words, files of one's own, bots and clocks explained.

web-maps-more = More maps
web-own-map = my own, from a file…
web-own-map-file = Map file (.toml)
web-own-map-more = The server checks it and tells you at once if something is wrong. docs/maps.md in the source code explains the format.
web-own-map-read =
    { $name }: { $cities ->
        [one] { $cities } city
       *[other] { $cities } cities
    } in { $regions ->
        [one] { $regions } region
       *[other] { $regions } regions
    }. It can be played.
web-own-deck = my own, from a file…
web-own-deck-file = Deck file (.toml)
web-own-deck-more = Cards missing from the file are taken from the standard deck. docs/cards-deck.md in the source code explains the format.
web-own-deck-read =
    { $plants ->
        [one] { $plants } plant
       *[other] { $plants } plants
    } and { $fuels ->
        [one] { $fuels } kind
       *[other] { $fuels } kinds
    } of fuel cards. It can be played.
web-own-content = my own, from a file…
web-own-content-file = Content file (.toml)
web-own-content-more = What is missing from the file is taken from the content that comes with Megavolt. docs/blackout-content.md in the source code explains the format.
web-own-content-read =
    { $resources ->
        [one] { $resources } kind
       *[other] { $resources } kinds
    } of resource cards and { $contracts ->
        [one] { $contracts } kind
       *[other] { $contracts } kinds
    } of contracts. It can be played.
web-own-file-big = This file is far too big for a map, a deck or content. Choose another one.
web-own-regions = chosen by me…
web-regions-choose =
    { $count ->
        [one] Choose one region.
       *[other] Choose { $count } connected regions: each must touch another of them.
    }
web-regions-chosen = { $have } of { $need } chosen
web-bots-more = What the bots are like
web-bot-more =
    { $level ->
        [random] Makes any legal move. For trying things out.
        [greedy] Takes what looks best right now, and quickly. For first games.
        [planner] Works out its round before it spends. A fair opponent.
        [neural-easy] Learned by playing against itself, and makes a beginner’s mistakes. Answers at once.
        [neural-club] The same, with a slip now and then. Plays like somebody from a club.
        [neural-master] The same at its best.
       *[search] Thinks ahead before every move, for a second or two. Hard to beat.
    }
web-clock-more =
    { $kind ->
        [move] The time starts again with every move. A bot replaces whoever runs out of time; they may come back.
        [game] One total for all moves of a player. A bot replaces whoever runs out of time; they may come back.
       *[none] Everybody takes as long as they like, even days.
    }
web-clock-level = When time runs out, play passes to
web-lobby-wait-host = Waiting for { $player } to start the game.
web-lobby-host-mark = host
