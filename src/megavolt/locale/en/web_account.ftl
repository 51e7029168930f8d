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
web-reset-done = Your password is changed, and you are signed in here.
web-verify = Yes, this is my address
web-verify-more = Messages of your turn, and links for a lost password, will go to this address.
web-verified = Your address is confirmed.
web-sessions = Where you are signed in
web-session-unknown = Unknown browser
web-session-since = since { $when }
web-session-here = this browser
web-factor = Second factor
web-factor-more = Besides your password, signing in asks for a code that an app on your phone shows.
web-factor-on = Signing in asks for a code from your app. If you lose it, whoever runs the server can give you a link.
web-factor-type = Type this into an authenticator app, then type the code that it shows.
web-factor-open = Open it in an app on this device
web-factor-turn-on = Turn on
web-factor-turn-off = Turn off
web-code = Code of your app
web-own-data = Your data
web-own-data-save = Download my data
web-leave-for-good = Delete my account
web-leave-more = Your name, your messages and your account are deleted, and bots play on in your seats. Finished games stay, without your name. This cannot be undone.
web-left = Everything about you is deleted.
web-password-lost = I have lost my password
web-password-lost-sent = If the account has a confirmed e-mail address, a link is on its way there.
web-password-lost-ask-host = Lost your password? Whoever runs this server can give you a link for a new one.
web-notice-prove = We have sent a link to this address. Open it, and messages will come.

web-blocks = People you have blocked
web-blocks-more = You do not see what they write, and they cannot sit down at your tables.
web-unblock = Lift the block
