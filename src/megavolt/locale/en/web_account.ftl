# The account, being told of one's turn, going on elsewhere.

web-sound = Sound when it is my turn
web-this-browser = In this browser
web-sign-in-more = You have an account already? Sign in, and your games are here too.
web-password-change = Change the password
web-password-old = Password until now
web-password-new = New password
web-password-more = At least 8 characters. Wherever else you are signed in, you will be signed out.
web-notices = When it is your turn and you are away
web-notices-more = Off unless you ask for it. One message a turn, and only when no page of the table is open.
web-notice-off = off
web-notice-way =
    { $way ->
        [email] E-mail address
       *[webhook] Web address (webhook)
    }
web-notice-way-more =
    { $way ->
        [email] We write to you there. Leave it empty and we do not.
       *[webhook] A message is posted there, as chat programs take it. Leave it empty and none is.
    }
web-notice-not-here =
    { $way ->
        [email] This server sends no e-mail: whoever runs it has set up no mail server (SMTP).
       *[webhook] This server posts no messages: whoever runs it has not allowed webhooks.
    }
web-elsewhere = Go on on another device
web-elsewhere-more = Makes a link that leads to your seat. Open it on the other device and sit down there; keep it to yourself. Earlier links to the seat end.
web-join-seat = This link leads to seat { $number }. Sit down, and the seat is played from here, whoever sat there before.
