# Settings, keys, confirmations, passing by itself, and signs that explain themselves.

web-settings = Settings
web-settings-more = They apply to this browser and are kept here.
web-settings-look = Appearance
web-settings-table = At the table
web-theme = Theme
web-theme-name =
    { $theme ->
        [light] Light
        [dark] Dark
       *[auto] System
    }
web-map-style = Map
web-map-style-name =
    { $style ->
        [plain] Plain
       *[land] With land
    }
web-setting =
    { $name ->
        [confirms] Ask before a move that gives something up
        [passes] Pass phases in which I can do nothing
        [chances] Show everybody’s chances of winning
        [warns] Warn me before a costly move
       *[keys] Single-key shortcuts
    }
web-setting-more =
    { $name ->
        [confirms] Such as ending the turn while plants could still run.
        [passes] After a short pause. You can change it for one table in its menu.
        [chances] Above your moves, as estimated from what you can see.
        [warns] A move that would cost you much of your chance of winning is shown first, with the reason.
       *[keys] At a table, when you are not typing in a field.
    }
web-passes-here = At this table: pass phases in which I can do nothing
web-passes-soon = automatically, in a moment
web-passed =
    { $phase ->
        [auction] No bid you can make: passed for you.
        [fuel] Nothing to buy: passed for you.
        [building] Nothing to build: passed for you.
        [bureaucracy] No plant can run: turn ended for you.
       *[other] Nothing left to do: turn ended for you.
    }

web-keys = Keyboard shortcuts
web-key =
    { $does ->
        [press] Press the selected button
        [bid] Bid, or choose a plant to bid for
        [more] Raise your bid; on the map: zoom in
        [less] Lower your bid; on the map: zoom out
        [pass] Pass, or end your turn
        [undo] Take back
        [hint] Hint
        [try] Try moves out, or back to the game
        [chat] Write in the chat
        [back] Looking back: one move back
        [next] Looking back: one move on
        [round-back] Looking back: one round back
        [round-next] Looking back: one round on
        [map] On the map: from city to city or from cell to cell
       *[list] This list
    }

web-confirm-no = Go back
web-confirm-setting = You can turn off these questions in the settings.
web-confirm-run =
    { $supplied ->
        [one] You could still supply { $supplied } city for { MONEY($pay) }. End your turn anyway?
       *[other] You could still supply { $supplied } cities for { MONEY($pay) }. End your turn anyway?
    }
web-confirm-earn = Your plants could still earn { MONEY($pay) }. End your turn anyway?
web-confirm-fuel = None of your plants has the fuel to run, and you could still buy some. End your turn anyway?
web-confirm-points =
    { $tension ->
        [one] You have { $tension } point left and could still use it. Unused points are lost. End your turn anyway?
       *[other] You have { $tension } points left and could still use them. Unused points are lost. End your turn anyway?
    }

web-explain-deck =
    { $back ->
        [low] The back of the top card shows that the next plant has a low number.
       *[high] The back of the top card shows that the next plant has a high number.
    }
web-explain-stack =
    { $back ->
        [small] The back of the top card shows that the next plant is a small one.
       *[large] The back of the top card shows that the next plant is a large one.
    }
web-explain-fuel = One square is one unit. The number below is the price of each unit above it: two squares over a 3 cost 3 each. You always get the cheapest unit first. Dashed squares are filled before the next round.
web-explain-fuel-sign = How to read the fuel market
web-explain-discount = The discount token: bids for this plant start at { $minimum }.
web-explain-step =
    { $step ->
        [1] Step 1: one player per city. Step 2 begins as soon as somebody has enough cities.
        [2] Step 2: two players per city. Step 3 begins when its card is drawn from the deck of plants.
       *[3] Step 3: three players per city, and every plant on display can be bought.
    }
web-explain-last-round = The game ends with this round.
web-explain-dark = A blackout round: each player in turn takes one action, paid from one set of points that goes round.

web-hint-equal = about equal
web-hint-equal-more = Moves marked “about equal” differ so little that their order does not matter.
