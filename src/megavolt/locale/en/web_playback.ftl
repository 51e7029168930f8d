# The browser client: the moves of others played back, what happened since one's last move, moves on their way.

web-pace = Show the moves of others
web-pace-name =
    { $pace ->
        [off] all at once
        [slow] slowly
        [fast] fast
       *[normal] one by one
    }
web-skip-playback = Skip
web-bids = bids { $amount }

web-since = Since your last turn
web-since-moves =
    { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
web-since-table = The table
web-since-again = Show it again

web-send-stage =
    { $stage ->
        [made] Done
        [refused] Refused
        [not-sent] Not sent
       *[sending] Sending …
    }
web-send-withdraw = Don’t send
