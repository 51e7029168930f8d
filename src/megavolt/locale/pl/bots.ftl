# Bots: what can be wrong with them.

error-bot_takes_no_detail = Bot { $bot } nie przyjmuje niczego po dwukropku, a podano { $detail }. Napisz: { $bot }.
error-bot_without_detail = Po „{ $bot }:” czegoś brakuje. Dopisz to albo usuń dwukropek.
error-bot_bad_detail = Bot { $bot } nie rozumie { $detail }. Po dwukropku napisz coś w jednej z tych postaci: { $form }.
error-bot_command_form = „{ $command }” to nie jest polecenie. Napisz cmd: a po nim program z argumentami, na przykład: cmd:python3 mojbot.py; to, co ma spacje, weź w cudzysłów.
error-bot_no_program = Programu { $program } nie można znaleźć albo uruchomić. Sprawdź jego nazwę i uprawnienia.
error-bot_broken = Bota { $bot } ({ $entry }) nie da się użyć: { $reason }. Napraw jego pakiet albo wybierz innego bota.
error-save_names_program = Ta zapisana gra chce uruchomić program: { $bot }. Plik sam nie uruchamia programów: podaj, kto gra, przez --seats, boty jako bot:{ $bot }.
play-fault =
    { $kind ->
        [crash] Bot { $bot } zawiódł i oddaje ruch losowi: { $detail }
        [hang] Bot { $bot } myślał za długo i oddaje ruch losowi: { $detail }
       *[nonsense] Bot { $bot } nie dał dozwolonej odpowiedzi i oddaje ruch losowi: { $detail }
    }
