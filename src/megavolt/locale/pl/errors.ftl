# Co się stało, dlaczego i co dalej. Jeden komunikat na kod: error-KOD.

error-rule = (reguła { $rule })

# ---- gry, gracze, opcje

error-unknown_game = Nie ma gry o nazwie { $game }. Wybierz jedną z tych: { $known }.
error-unknown_bot = Nie ma bota o nazwie { $bot }. Wybierz jednego z tych: { $known }.
error-unknown_language = Megavolt nie zna języka { $lang }. Wybierz jeden z tych: { $known }.
error-wrong_player_count = W { $game } gra od { $minimum } do { $maximum } graczy, a podano { $players }. Zmień liczbę graczy albo wybierz inną grę.
error-unknown_option = Gra { $game } nie ma opcji { $option }. Jej opcje to: { $known }.
error-bad_option = Opcja { $option } gry { $game } nie może mieć wartości { $value }. Wybierz jedną z tych: { $choices }.
error-bad_map = Mapę podaje się tekstem, a to nim nie jest: { $value }. Podaj identyfikator mapy albo ścieżkę do pliku z mapą.
error-bad_seats = Każdy gracz musi mieć nazwę złożoną z 1–40 widocznych znaków. Nadaj taką nazwę każdemu miejscu przy stole.
error-setup_not_plain = Układ początkowy zawiera wartości, których nie ma w JSON. Użyj tylko liczb, tekstów, list i obiektów.
error-seats_not_distinct = Dwóch graczy nazywa się tak samo: { $seats }. Nadaj każdemu inną nazwę.
error-bad_seed = Ziarno losowości musi być liczbą całkowitą od 0, najwyżej 39-cyfrową, a { $seed } nią nie jest. Wybierz inną liczbę albo nie podawaj żadnej.

# ---- każda gra

error-game_over = Gra jest skończona i nikt nie może już wykonać ruchu. Zacznij nową albo cofnij ruch, żeby wrócić do tej.
error-not_your_turn = To nie Twoja kolej, więc nie można teraz ocenić Twojego ruchu. Poczekaj na swoją kolej.
error-bad_json = Tak nie zapisuje się w JSON ruchu { $word }. Wyślij dokładnie tę postać, którą podaje gra.
error-nothing_to_undo = Nie ma czego cofać: nie wykonano jeszcze żadnego ruchu. Najpierw zagraj.
error-empty_word = Nic nie wpisano. Wpisz ruch albo help, żeby zobaczyć, co można wpisać.

# ---- pliki i zapisane gry

error-file_unreadable = Nie można odczytać pliku { $file } ({ $reason }). Sprawdź jego nazwę i swoje uprawnienia.
error-file_unwritable = Nie można zapisać pliku { $file } ({ $reason }). Wybierz inne miejsce albo sprawdź uprawnienia.
error-record_line = Wiersz { $line }: { $problem }
error-record_not_a_record = To nie jest zapis gry: wiersz { $line } powinien brzmieć „{ $expected }”. Podaj plik zapisany przez Megavolt.
error-record_not_text = { $file } nie jest tekstem, więc nie jest zapisem gry. Podaj plik zapisany przez Megavolt.
error-record_too_big = { $file } jest o wiele za duży na zapis gry, więc nie został wczytany. Podaj plik zapisany przez Megavolt.
error-record_names_a_file = Opcja { $option } wskazuje plik ({ $file }), a zapis gry musi zawierać wszystko, czego potrzebuje. Wstaw tam dane z tego pliku, tak jak robią to --map i --deck w megavolt play.
error-record_unknown_key = Wiersz { $line }: w nagłówku jest nieznany wpis „{ $key }”. Znane wpisy to: { $known }. Popraw wiersz albo zdobądź plik jeszcze raz u źródła.
error-record_key_twice = Wiersz { $line }: wpis „{ $key }” występuje w nagłówku dwa razy. Usuń jeden z nich.
error-record_missing_key = Wiersz { $line }: nagłówek kończy się bez wpisu „{ $key }”. Dodaj go albo zdobądź plik jeszcze raz u źródła.
error-record_bad_value = Wiersz { $line }: wartość wpisu „{ $key }” jest nieprawidłowa. Popraw ją albo zdobądź plik jeszcze raz u źródła.
error-record_moves_missing =
    Wiersz { $line }: nagłówek zapowiada { $expected ->
        [one] { $expected } ruch
        [few] { $expected } ruchy
       *[many] { $expected } ruchów
    }, a w pliku znaleziono { $found }. Plik ucięto lub zmieniono: zdobądź go jeszcze raz u źródła.
error-record_damaged = Wiersz { $line }: ruchy nie zgadzają się z ich odciskiem, więc plik zmieniono lub uszkodzono. Zdobądź go jeszcze raz u źródła albo usuń wiersz „digest”, żeby odtworzyć go takim, jaki jest.
error-record_wrong_result = Wiersz { $line }: wynik { $result } nie jest tym, do którego prowadzą ruchy. Popraw ten wiersz albo go usuń.
error-record_unknown_rules = Wiersz { $line }: grę zapisano z wersją { $rules } reguł, a ten Megavolt zna wersję { $known }. Użyj tej wersji Megavolta, którą ją zapisano.

# ---- pliki z danymi: $file to plik, $key to miejsce w nim

error-data_file_not_found = Nie można odczytać pliku { $file } ({ $reason }). Sprawdź jego nazwę i swoje uprawnienia.
error-data_too_big = Plik { $file } ma ponad { $limit } bajtów, za dużo jak na plik z danymi. Podaj inny.
error-data_not_toml = Plik { $file } nie jest plikiem TOML: { $reason }. Popraw go w tym miejscu.
error-data_unknown_map = Nie ma mapy { $file } do gry { $edition }. Wybierz jedną z tych: { $known }; albo podaj ścieżkę do pliku z mapą, zakończoną na .toml.
error-data_unknown_edition = Nie ma edycji { $key }. Wybierz jedną z tych: { $known }.
error-data_unknown_key = { $file }, { $key }: ten wpis nic tu nie znaczy. Znane są: { $known }. Popraw go albo usuń.
error-data_missing_key = { $file }, { $key }: brakuje tego wpisu. Dodaj go.
error-data_wrong_type =
    { $file }, { $key }: powinno tu być { $expected ->
        [text] coś w postaci tekstu
        [whole-number] coś w postaci liczby całkowitej
        [number] coś w postaci liczby
        [list] coś w postaci listy
        [table] coś w postaci tabeli
        [true-or-false] true albo false
       *[other] coś w postaci { $expected }
    }. Popraw wartość.
error-data_bad_id = { $file }, { $key }: „{ $value }” nie jest identyfikatorem. Użyj małych liter od a do z i cyfr, a między słowami łącznika.
error-data_out_of_range = { $file }, { $key }: { $value } nie leży między { $minimum } a { $maximum }. Popraw liczbę.
error-data_duplicate = { $file }, { $key }: { $value } występuje dwa razy. Usuń jeden z wpisów.
error-data_unknown_city = { $file }, { $key }: żadne miasto nie ma identyfikatora { $value }. Popraw go albo dodaj miasto.
error-data_unknown_region = { $file }, { $key }: żaden region nie ma identyfikatora { $value }. Popraw go albo dodaj region.
error-data_city_in_two_lists = { $file }, { $key }: miasto { $value } podaje jeden region, a listy regionów inny. Uzgodnij je.
error-data_same_city = { $file }, { $key }: połączenie prowadzi z { $value } do tego samego miasta. Popraw jeden z końców.
error-data_not_connected = { $file }, { $key }: żadne połączenie nie prowadzi do { $value } z reszty mapy albo z reszty regionu. Dodaj jakieś.
error-data_wrong_count = { $file }, { $key }: liczba elementów to { $count }, a powinno być { $expected }. Dodaj brakujące albo usuń zbędne.
error-data_wrong_adjacency = { $file }, { $key }: { $value } nie zgadza się z tym, które regiony stykają się według połączeń. Popraw listę albo ją pomiń.
error-data_wrong_overlay = { $file }, { $key }: { $value } nie pasuje do mapy, którą zmienia. Popraw to.
error-data_wrong_edition = { $file }, { $key }: ta mapa nie jest przeznaczona do { $edition }, lecz do: { $known }. Wybierz jedną z tych albo dopisz edycję w pliku.
error-data_bad_value = { $file }, { $key }: { $value } nie jest tu możliwe. Wybierz jedno z tych: { $known }.

error-game_broken = Gra { $game } ({ $entry }) jest zainstalowana, ale nie daje się wczytać: { $reason }. Daj znać jej autorowi albo wybierz inną grę.
error-no_policy = Żaden bot nie umie jeszcze doradzać w tej grze ({ $game }). Zdecyduj samodzielnie albo dodaj własnego bota.
