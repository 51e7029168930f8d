# The account, being told of one's turn, going on elsewhere.

web-sound = Sound when it is my turn
web-sign-in-more = Already have an account? Sign in to see your games here too.
web-password-change = Change password
web-password-old = Current password
web-password-new = New password
web-password-more = At least 8 characters. You will be signed out everywhere else.
web-notices = When it is your turn and you are away
web-notices-more = Off unless you turn it on. One message per turn, and only when no page of the table is open.
web-notice-off = off
web-notice-way =
    { $way ->
        [email] E-mail address
       *[webhook] Web address (webhook)
    }
web-notice-way-more =
    { $way ->
        [email] We write to you at this address. Leave it empty for no messages.
       *[webhook] We post a message there in the format chat apps accept. Leave it empty for no messages.
    }
web-notice-not-here =
    { $way ->
        [email] This server sends no e-mail: no mail server (SMTP) has been set up.
       *[webhook] This server posts no messages: its host has not enabled webhooks.
    }
web-elsewhere = Continue on another device
web-elsewhere-more = Creates a link to your seat. Open it on the other device and sit down there. Keep it to yourself; earlier links to the seat stop working.
web-join-seat = This link leads to seat { $number }. Sit down, and from now on you play this seat from this device.
