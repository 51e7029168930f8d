# Bots: what can be wrong with them.

error-bot_takes_no_detail = The bot { $bot } takes nothing after a colon, but { $detail } was given. Write: { $bot }.
error-bot_without_detail = Something is missing after “{ $bot }:”. Add it, or leave out the colon.
error-bot_bad_detail = The bot { $bot } does not understand { $detail }. After the colon, write one of these: { $form }.
error-bot_command_form = “{ $command }” is not a valid command line. Write cmd: and then a program with its arguments, for example: cmd:python3 mybot.py; put anything with spaces in quotes.
error-bot_no_program = The program { $program } cannot be found or run. Check its name and its permissions.
error-bot_broken =
    The bot { $bot } ({ $entry }) cannot be used: { $reason ->
        [not_callable] it is not a class or function
        [no_choose] it has no method choose
       *[other] { $reason }
    }. Correct it, or choose another bot.
error-save_names_program = This saved game asks to run a program: { $bot }. A file does not start programs by itself: say who plays with --seats, with bots as bot:{ $bot }.
play-fault =
    { $kind ->
        [crash] The bot { $bot } failed, so a random move is made for it: { $detail }
        [hang] The bot { $bot } took too long, so a random move is made for it: { $detail }
       *[nonsense] The bot { $bot } gave no legal answer, so a random move is made for it: { $detail }
    }

# ---- bots in files

error-bot_no_file = There is no file { $file } in { $folder }. Check its name, or go to its folder first; a bot in a file is written as FILE.py:CLASS, for example: volta.py:Volta.
error-bot_no_class =
    There is no { $name } in { $file }. { $known ->
        [none] No class there has a method choose: add one, def choose(self, view, legal, rng).
       *[other] The bots there are: { $known }.
    }
error-bot_which_class =
    { $count ->
        [0] No class in { $file } has a method choose, so none of them is a bot. Add one: def choose(self, view, legal, rng).
       *[other] There are several bots in { $file }: { $known }. Say which one, as FILE.py:CLASS.
    }
error-bot_unmade = The bot { $bot } cannot be started: { $reason }. Correct it, or choose another bot.
