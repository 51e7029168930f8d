# Tables from the first invitation to the end: pauses, closing, resigning, invitations, lists.

web-paused = Paused: nobody is here
web-only-bots = Only bots play. They pause when nobody watches.
web-close-table = Close the table
web-close-table-more = Only bots still play here. The game ends now, without a result.
web-closed = This table was closed before the end of the game.

web-resign-ask = Resign?
web-resign-bot = A bot plays your seat from now on.
web-resign-goes-on =
    { $people ->
        [0] No other person plays here. The bots play on only while somebody watches; otherwise the game pauses.
        [one] The game goes on for the other player.
       *[other] The game goes on for the other { $people } players.
    }
web-resign-counts = The result is kept under your name, as the bot plays it. There is no rating: you lose no points.
web-resign-back = You can come back and play yourself at any time until the end.
web-resign-do = Let the bot play
web-resign-not = Keep playing

web-invitation-dead =
    { $state ->
        [used] This invitation can no longer be used
        [over] This game is over
       *[unknown] This invitation does not exist
    }
web-invitation-dead-more =
    { $state ->
        [used] All seats of the table are taken. You can still watch the game.
        [over] Nobody can sit down any more, but you can look at the game again.
       *[unknown] The link may be incomplete, somebody may have sat down by it already, or a newer one has replaced it. Ask whoever sent it for a new one.
    }
web-look-at-game = Look at the game
web-invited-by = { $host } invites you to { $game }.

web-your-turn-count = Your turn ({ $count })
web-table-round = Round { $round }
web-table-won =
    { $count ->
        [0] no result
       *[other] won by { $winners }
    }
web-table-host = Host: { $host }
web-table-last = Last move: { $when }
web-quick-bots = Level of the bots

web-play-friends = Play with friends
web-play-friends-more = The other seats stay open. Send your friends the link that you get. Seats that nobody takes can go to bots.
web-others = Who takes the other seats?
web-others-kind =
    { $kind ->
        [friends] Friends, by link
       *[bots] Bots
    }
web-own-link = Your way back
web-own-link-more = Keep this link to come back to your seat if this browser forgets you. It works on another device too. Keep it to yourself: whoever has it can play your seat.
web-own-link-new = Replace this link
web-own-link-seen = Got it
web-way-back = Were you playing here?
web-way-back-more = Paste your link: the one to your seat, shown to you when you sat down.
web-way-back-kept = This browser still knows the link to your seat.
web-way-back-label = Link to your seat
web-way-back-go = Back to my seat
web-welcome-back = Back to your seat

web-person-menu = About { $name }
web-report = Report
web-report-about =
    { $what ->
        [message] Report a message by { $name }
       *[name] Report the name { $name }
    }
web-report-more =
    { $what ->
        [message] Whoever runs this server reads your report, with the chat around the message. { $name } does not learn of it.
       *[name] Whoever runs this server reads your report. { $name } does not learn of it.
    }
web-report-reason = What is wrong?
web-report-send = Send the report
web-report-sent = Your report is sent. Thank you.
web-mute = Mute
web-mute-more = Hides what they write at this table, in this browser.
web-muted = Muted: { $name }
web-unmute = Unmute
web-block = Block
web-block-more = You do not see what they write at any table, and they cannot sit down at yours.
web-blocked = { $name } is blocked. You can lift the block on the page “Account”.
web-terms = Terms and privacy

# Instead of the name of somebody who has deleted their account.
player-left = a player who left
