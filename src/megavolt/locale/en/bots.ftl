# Bots: what can be wrong with them.

error-bot_takes_no_detail = The bot { $bot } takes nothing after a colon, and { $detail } was given. Write: { $bot }.
error-bot_without_detail = Something is missing after “{ $bot }:”. Add it, or leave the colon out.
error-bot_bad_detail = The bot { $bot } cannot make sense of { $detail }. Write one of these forms after the colon: { $form }.
error-bot_command_form = “{ $command }” is no command line. Write cmd: and then a program with its arguments, for example: cmd:python3 mybot.py; put what has spaces in quotes.
error-bot_no_program = The program { $program } cannot be found or may not be run. Check its name and its permissions.
error-bot_broken = The bot { $bot } ({ $entry }) cannot be used: { $reason }. Repair its package, or choose another bot.
error-save_names_program = This saved game asks to run a program: { $bot }. A file does not start programs by itself: say who plays with --seats, bots as bot:{ $bot }.
play-fault =
    { $kind ->
        [crash] The bot { $bot } failed and forfeits its move to chance: { $detail }
        [hang] The bot { $bot } took too long and forfeits its move to chance: { $detail }
       *[nonsense] The bot { $bot } gave no legal answer and forfeits its move to chance: { $detail }
    }
