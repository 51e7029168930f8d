# Bots: what can be wrong with them.

error-bot_takes_no_detail = Bot { $bot } nie przyjmuje niczego po dwukropku, a podano { $detail }. Napisz: { $bot }.
error-bot_without_detail = Po „{ $bot }:” czegoś brakuje. Dopisz to albo usuń dwukropek.
error-bot_bad_detail = Bot { $bot } nie rozumie: { $detail }. Po dwukropku wpisz jedno z tych: { $form }.
error-bot_command_form = „{ $command }” to nie jest polecenie. Napisz cmd: a po nim program z argumentami, na przykład: cmd:python3 mojbot.py; to, co ma spacje, weź w cudzysłów.
error-bot_no_program = Programu { $program } nie można znaleźć albo uruchomić. Sprawdź jego nazwę i uprawnienia.
error-bot_broken =
    Bota { $bot } ({ $entry }) nie da się użyć: { $reason ->
        [not_callable] to nie jest klasa ani funkcja
        [no_choose] nie ma metody choose
       *[other] { $reason }
    }. Popraw go albo wybierz innego bota.
error-save_names_program = Ta zapisana gra chce uruchomić program: { $bot }. Plik sam nie uruchamia programów: podaj, kto gra, opcją --seats, a boty jako bot:{ $bot }.
play-fault =
    { $kind ->
        [crash] Bot { $bot } zawiódł, więc ruch wybiera za niego los: { $detail }
        [hang] Bot { $bot } myślał za długo, więc ruch wybiera za niego los: { $detail }
       *[nonsense] Bot { $bot } nie dał dozwolonej odpowiedzi, więc ruch wybiera za niego los: { $detail }
    }

# ---- boty w plikach

error-bot_no_file = Nie ma pliku { $file } w folderze { $folder }. Sprawdź jego nazwę albo przejdź najpierw do jego folderu; bota z pliku zapisuje się jako PLIK.py:KLASA, na przykład: volta.py:Volta.
error-bot_no_class =
    W pliku { $file } nie ma niczego o nazwie { $name }. { $known ->
        [none] Żadna klasa nie ma tam metody choose: dodaj ją, def choose(self, view, legal, rng).
       *[other] Są tam boty: { $known }.
    }
error-bot_which_class =
    { $count ->
        [0] Żadna klasa w pliku { $file } nie ma metody choose, więc żadna nie jest botem. Dodaj ją: def choose(self, view, legal, rng).
       *[other] W pliku { $file } jest kilka botów: { $known }. Podaj, który, jako PLIK.py:KLASA.
    }
error-bot_unmade = Bota { $bot } nie da się uruchomić: { $reason }. Popraw go albo wybierz innego bota.
