# Making a table: options in words, files of one's own, bots and clocks explained.

web-own-map = my own, from a file …
web-own-map-file = Map file (.toml)
web-own-map-more = The server reads it and says at once if something in it is wrong. docs/maps.md tells how to write one.
web-own-map-read = { $name }: { $cities } cities in { $regions } regions. It can be played.
web-own-deck = my own, from a file …
web-own-deck-file = Deck file (.toml)
web-own-deck-more = Cards that the file leaves out are the shipped ones. docs/cards-deck.md tells how to write one.
web-own-deck-read = { $plants } plants and { $fuels } kinds of fuel cards. It can be played.
web-own-file-big = This file is far too big for a map or a deck. Choose another one.
web-own-regions = chosen by me …
web-regions-choose =
    { $count ->
        [one] Choose one region.
       *[other] Choose { $count } regions that hang together: each must touch another one of them.
    }
web-regions-chosen = { $have } of { $need } chosen
web-bots-more = What the bots are like
web-bot-more =
    { $level ->
        [random] Makes any legal move. For trying things out.
        [greedy] Takes what looks best now, and is quick about it. For first games.
        [planner] Works out its round before it spends. A fair opponent.
       *[search] Plays the game on in its head before every move and takes a second or two for it. Hard to beat.
    }
web-clock-more =
    { $kind ->
        [move] The time begins anew with every move. Whoever runs out of it is replaced by a bot, and may come back.
        [game] One amount of time for all moves of a player. Whoever runs out of it is replaced by a bot, and may come back.
       *[none] Everybody takes as long as they like, for days if need be.
    }
web-clock-level = Then plays on
web-lobby-wait-host = Waiting for { $player } to start the game.
web-lobby-host-mark = host
