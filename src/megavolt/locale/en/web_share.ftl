# ---- a finished game by a public link

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
error-no_shared_game = This link leads to no game. Somebody who played may have taken it back: ask for a new one.
error-sharing_is_off =
    Whoever runs this server has turned links to finished games off. Download the record and send that.
error-not_your_game = Only those who sat at this table can share it. Ask one of them for the link.
error-share_before_end = A game gets a public link when it is over. Play it to its end first.
