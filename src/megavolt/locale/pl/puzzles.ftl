# Łamigłówki: polecenia, odpowiedzi na rozwiązania i sprawdzanie pliku.

help-puzzle = Rozwiąż łamigłówkę: pozycję, w której jeden ruch albo jedna tura jest wyraźnie najlepsza.
help-puzzle-game = Tylko łamigłówki z tej gry albo łamigłówka o tym id.
help-puzzle-theme = Tylko łamigłówki na ten temat: auction, fuel, building, blocking, steps, end…
help-puzzle-difficulty = Tylko łamigłówki o tej trudności.
help-puzzle-daily = Łamigłówka dnia; zmienia się o północy UTC.
help-puzzles = Twórz łamigłówki z gier botów i sprawdzaj je.
help-puzzles-make = Twórz łamigłówki: boty grają, a pozycje z wyraźnie najlepszym planem są zapisywane.
help-puzzles-game = Gra, w którą grają boty.
help-puzzles-out = Plik do zapisania.
help-puzzles-games = Ile gier rozgrywają boty.
help-puzzles-budget = Liczba symulacji przy ostatnim spojrzeniu na pozycję.
help-puzzles-check = Sprawdź łamigłówki: pozycje się wczytują, rozwiązania są dozwolone, a z budżetem – nadal najlepsze.
help-puzzles-file = Plik do sprawdzenia; bez niego łamigłówki dołączone do Megavolta.
help-puzzles-check-budget = Liczba symulacji, z którą każda łamigłówka jest przemyślana na nowo; 0 sprawdza tylko formę.

puzzle-about = ({ $theme }, { puzzle-level }, ranking { $rating })
puzzle-right = Dobrze! To wygrywa w { $chance } % przypadków; następny najlepszy pomysł w { $next } %.
puzzle-wrong = To nie jest najlepsze: wygrywa w { $chance } % przypadków zamiast w { $best } %.
puzzle-solution = Najlepiej: { $word }
puzzle-standing = Twój ranking: { $rating } ({ $change }). Seria: { $streak }, najdłuższa: { $best }.
puzzle-days = Łamigłówki dnia rozwiązane z rzędu: { $count }.
puzzle-next = Następna: megavolt puzzle
puzzles-found = { $id }: { $theme }, { puzzle-level }; najlepiej { $chance } %, następny plan { $next } %
puzzles-made =
    { $count ->
        [one] { $count } łamigłówka w { $file }.
        [few] { $count } łamigłówki w { $file }.
        [many] { $count } łamigłówek w { $file }.
       *[other] { $count } łamigłówki w { $file }.
    }
puzzles-check-wrong = Łamigłówka { $puzzle } jest niepoprawna.
puzzles-check-turn = Pytane miejsce nie jest na ruchu. Popraw pozycję albo miejsce.
puzzles-check-position = Jej id nie pasuje do pozycji. Utwórz łamigłówkę na nowo.
puzzles-check-theme = Ma nieznany temat „{ $theme }”. Wybierz jeden z tematów tej gry.
puzzles-check-lead = Jej rozwiązanie wyprzedza następny plan tylko o { $lead } %. Usuń łamigłówkę.
puzzles-check-refused = Ruch { $word } nie jest tam możliwy: { $problem }
puzzles-check-text = Brakuje tekstu { $id } w języku { $lang }. Popraw powód.
puzzles-check-solution = Jej rozwiązanie nie liczy się jako dobre. Utwórz łamigłówkę na nowo.
puzzles-check-better = Po dłuższym namyśle lepszy jest inny plan: { $words }. Usuń łamigłówkę.
puzzles-check-done =
    { $count ->
        [one] Sprawdzono { $count } łamigłówkę. Niepoprawne: { $wrong }.
        [few] Sprawdzono { $count } łamigłówki. Niepoprawne: { $wrong }.
        [many] Sprawdzono { $count } łamigłówek. Niepoprawne: { $wrong }.
       *[other] Sprawdzono { $count } łamigłówki. Niepoprawne: { $wrong }.
    }
error-no_such_puzzle = Nie ma gry ani łamigłówki „{ $puzzle }”. Wpisz megavolt puzzle, aby dostać następną.
error-no_such_difficulty = „{ $value }” to nie trudność. Wybierz jedną z tych: { $known }.
error-no_puzzle_left = Nie ma takiej łamigłówki. Pomiń trudność albo wybierz jeden z tematów: { $known }.
error-no_puzzles_for = Z gry „{ $game }” nie można tworzyć łamigłówek: nie ma tematów. Wybierz grę planszową, cards albo blackout.
error-no_such_theme = Gra „{ $game }” nie ma łamigłówek na temat „{ $value }”. Wybierz jeden z tych tematów: { $known }.
error-puzzle_over = Ta próba ma już odpowiedź. Zacznij od nowa.
error-puzzles_not_json =
    { $reason ->
        [syntax] { $file } to nie JSON: zobacz wiersz { $row }, kolumnę { $column }. Popraw w tym miejscu.
       *[other] { $file } to nie JSON. Zapisz go poleceniem megavolt puzzles make.
    }
