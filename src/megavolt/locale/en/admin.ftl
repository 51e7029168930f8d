# `megavolt admin`: what a host does about people, tables and the database.

help-admin = For whoever runs a server: people, tables, backups, checks.
help-admin-people = List people, the newest first.
help-admin-part = A part of a name or a login; without it, everybody.
help-admin-most = How many to list at most.
help-admin-who = A login, or the number that the list of people gives.
help-admin-person = Show one person and their sessions.
help-admin-ban = Ban a person: their sessions end, and nobody can sign in to the account.
help-admin-days = For how many days; without it, for ever.
help-admin-unban = Lift a ban.
help-admin-sign-out = End all sessions of a person.
help-admin-reset = Make a link by which a person sets a new password, once, within a day. It also turns their second factor off.
help-admin-export = Print everything that is stored of a person, as JSON.
help-admin-delete = Delete an account. Its games stay, with "a player who left" in its seats.
help-admin-sure = Really do it; without this nothing is deleted.
help-admin-tables = List tables, the one that changed last first.
help-admin-status = Only those that are open, being played, or over.
help-admin-close = End a game, whoever plays in it.
help-admin-table = The id of a table, as in its address.
help-admin-maps = List the maps that players have made public, the one that changed last first.
help-admin-take-down = Take a public map out of the gallery.
help-admin-map = The id of a map, or its address.
help-admin-map-delete = Delete it, so that its link leads nowhere either.
help-admin-stats = Show how many people, tables and moves there are.
help-admin-check = Replay every table from its log and verify every record.
help-admin-backup = Write the whole database into one file, while people play on.
help-admin-restore = Fill an empty database from a backup, of SQLite or PostgreSQL.
help-admin-file = The file of the backup.
help-admin-force = Replace an older backup of that name.

admin-none = There is nothing to list.
admin-title = { $of ->
    [people] People
    [person] Person
    [sessions] Sessions
    [reports] Reports
    [maps] Maps
    [chat] Chat
   *[tables] Tables
}
admin-column = { $column ->
    [id] No.
    [name] name
    [login] login
    [email] e-mail
    [verified] verified address
    [created] since
    [changed] last change
    [banned] banned until
    [sessions] sessions
    [seats] seats
    [language] language
    [agent] browser
    [game] game
    [status] status
    [length] entries
    [maker] maker
    [map] map
    [host] host
    [at] time
    [person] person
    [table] table
    [chat] message
    [reason] reason
    [reporter] reported by
    [handled] handled
    [text] text
    [number] no.
    [mark] { "" }
   *[other] { $column }
}
admin-figure = { $figure ->
    [accounts] accounts
    [guests] guests
    [sessions] sessions
    [open] open tables
    [playing] games being played
    [over] finished games
    [moves] moves
    [moves-day] moves in the last day
    [moves-week] moves in the last week
    [new-people-week] new people in the last week
    [tables-week] tables with changes in the last week
    [chats] chat messages
    [reports] reports to handle
   *[other] { $figure }
}
admin-banned = { $days ->
    [0] { $name } is banned for ever. Lift the ban with megavolt admin unban.
    [one] { $name } is banned for { $days } day.
   *[other] { $name } is banned for { $days } days.
}
admin-unbanned = { $name } is not banned any more.
admin-signed-out = { $count ->
    [0] { $name } had no session.
    [one] { $name } is signed out: 1 session has ended.
   *[other] { $name } is signed out: { $count } sessions have ended.
}
admin-reset = Give { $name } this link. It works once, within a day: { $link }
admin-deleted = { $count ->
    [0] The account of { $name } is deleted.
    [one] The account of { $name } is deleted. One table shows "a player who left" instead.
   *[other] The account of { $name } is deleted. { $count } tables show "a player who left" instead.
}
admin-map-down = “{ $name }” is no longer public. Whoever has its link can still open it, and its maker can make it public again. To delete it: megavolt admin take-down { $map } --delete. To keep its maker out: megavolt admin ban PERSON.
admin-map-deleted = “{ $name }” is deleted: neither the gallery nor its link shows it any more. Games that were played on it stay.
admin-closed = The game at table { $table } is closed. A running server shows it within seconds.
admin-checking = Table { $done } of { $total } …
admin-checked = { $faults ->
    [0] Tables checked: { $tables }. All are as they should be.
   *[other] Tables checked: { $tables }. Not as they should be: { $faults }.
}
admin-check-no-replay = { $table }: its log does not replay ({ $detail }).
admin-check-other-rules = { $table }: { $detail }
admin-check-row = { $table }: its row says something else than its log ({ $detail }).
admin-check-seats = { $table }: the seats are not those of its log ({ $detail }).
admin-check-snapshot = { $table }: its snapshot differs from its log. Empty the table "snapshots": it is only a shortcut.
admin-check-record = { $table }: its record ends differently.
admin-backup = Rows in { $file }: { $rows }. Keep it safe: it holds everything that people trust you with.
admin-restored = Rows restored from { $file }: { $rows }. Start the server.

error-no_database = There is no database { $url }. Give the one of your server with --database or MEGAVOLT_DATABASE.
error-no_such_person = There is nobody with the login or number { $person }. See megavolt admin people.
error-guest_has_no_password = { $name } is a guest and has no password. The link to their own seat brings a guest back.
error-admin_not_sure = This deletes the account of { $name } (number { $number }) and cannot be undone. Repeat it with --yes.
error-game_is_over = The game at table { $table } is over already; choose one that is being played, from megavolt admin tables.
error-backup_exists = { $file } is a backup already. Choose another name, or replace it with --force.
error-backup_not_found = There is no file { $file }. Check its name.
error-backup_broken = { $file } is not a whole backup of Megavolt. Nothing was changed; choose another file.
error-restore_not_empty = The database is not empty. Give an empty one: nothing is ever restored over what is there.
error-link_used_up = This link was used already, or is too old. Ask for another one.
error-banned = This account is banned. Ask whoever runs the server.
error-code_wanted = This account has a second factor. Type the code that your app shows.
error-wrong_code = That is not the code of now. Wait for the next one and try again.

letter-subject = { $purpose ->
    [password] A new password for Megavolt
   *[email] Is this your address?
}
letter-text = { $purpose ->
    [password]
        Hello { $name }, somebody asked for a new password for your account. If it was you, open this link within a day:

        { $link }

        If not, do nothing: your password stays as it is.
   *[email]
        Hello { $name }, somebody gave this address for messages of their turn. If it was you, open this link within a week:

        { $link }

        If not, do nothing: no further message will come.
}
error-no_such_session = You are not signed in there any more. Load the page again.

help-admin-reports = List what people have reported and nobody has handled yet, the oldest first.
help-admin-all-reports = Also those that are handled.
help-admin-report = Show one report, and the chat around the message.
help-admin-handled = Mark a report as handled.
help-admin-number = The number that the list of reports gives.
admin-report-name = The name { $name } is reported, not a message.
admin-handled = Report { $number } is handled.
error-no_such_report = There is no report { $number }. See megavolt admin reports --all.
