# ---- a finished game by a public link

web-share = Share
web-share-title = Share this game
web-share-about =
    Anybody who has the link can look through the whole game, without an account. They see the names as they
    are at this table. Everybody who sat here can take the link back.
web-share-make = Create a public link
web-share-link = Link to this game
web-share-send = Send
web-share-embed = Embed
web-share-embed-about = Paste this into a page of your own: the board appears there, move by move.
web-share-drop = Take the link back
web-share-dropped = Done. The link no longer works.
web-share-picture = The last position and the ranking
web-shared-play = Play this game
web-shared-open = Open in Megavolt
web-shared-gone = There is no game here

# ---- its picture and preview

share-rounds =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
share-won =
    { $count ->
        [one] The winner is { $names }.
       *[other] The winners are { $names }.
    }
share-others = Also at the table: { $names }.

# ---- what goes wrong

error-no_shared_game = This link leads to no game. Somebody who played may have taken it back: ask for a new one.
error-sharing_is_off =
    Whoever runs this server has turned links to finished games off. Download the record and send that.
error-not_your_game = Only those who sat at this table can share it. Ask one of them for the link.
error-share_before_end = A game gets a public link when it is over. Play it to its end first.
