# Co się stało, dlaczego i co dalej. Jeden komunikat na kod: error-KOD.

error-rule = (zasada { $rule })

# ---- gry, gracze, opcje

error-unknown_game = Nie ma gry o nazwie { $game }. Wybierz jedną z tych: { $known }.
error-unknown_bot = Nie ma bota o nazwie { $bot }. Wybierz jednego z tych: { $known }.
error-unknown_language = Megavolt nie zna języka { $lang }. Wybierz jeden z tych: { $known }.
error-wrong_player_count = { $game } to gra dla { $minimum }–{ $maximum } graczy, a podana liczba to { $players }. Zmień ją albo wybierz inną grę.
error-unknown_option = Gra { $game } nie ma opcji { $option }. Jej opcje to: { $known }.
error-bad_option = Opcja { $option } gry { $game } nie może mieć wartości { $value }. Wybierz jedną z tych: { $choices }.
error-bad_map = Mapę podaje się tekstem, a to nim nie jest: { $value }. Podaj identyfikator mapy albo ścieżkę do pliku z mapą.
error-bad_seats = Każdy gracz musi mieć imię złożone z 1–40 widocznych znaków. Nadaj takie imię każdemu miejscu przy stole.
error-setup_not_plain = Układ początkowy zawiera wartości, których JSON nie zna. Użyj tylko liczb, tekstów, list i obiektów.
error-seats_not_distinct = Dwóch graczy ma to samo imię: { $seats }. Nadaj każdemu inne.
error-bad_seed = Ziarno musi być liczbą całkowitą od 0, najwyżej 39-cyfrową, a { $seed } nią nie jest. Wybierz inną liczbę albo nie podawaj żadnej.

# ---- każda gra

error-game_over = Gra się skończyła i nikt nie może już wykonać ruchu. Zacznij nową albo cofnij ruch, żeby wrócić do tej.
error-not_your_turn = To nie twoja kolej, więc nie możesz teraz wykonać ruchu. Poczekaj na swoją kolej.
error-bad_json = Tak nie zapisuje się w JSON ruchu { $word }. Wyślij dokładnie tę postać, którą podaje gra.
error-nothing_to_undo = Nie ma czego cofać: nie wykonano jeszcze żadnego ruchu. Najpierw zagraj.
error-empty_word = Nie ma tu żadnego ruchu. Wybierz jeden z podanych ruchów.

# ---- pliki i zapisane gry

error-file_unreadable = Nie można odczytać pliku { $file }: { file-reason }. Sprawdź jego nazwę i swoje uprawnienia.
error-file_unwritable = Nie można zapisać pliku { $file }: { file-reason }. Wybierz inne miejsce albo sprawdź uprawnienia.
error-record_line = Wiersz { $line }: { $problem }
error-record_not_a_record = To nie jest zapis gry: wiersz { $line } powinien brzmieć „{ $expected }”. Podaj plik zapisany przez Megavolt.
error-record_not_text = { $file } nie jest tekstem, więc nie jest zapisem gry. Podaj plik zapisany przez Megavolt.
error-record_too_big = { $file } jest o wiele za duży na zapis gry, więc nie został wczytany. Podaj plik zapisany przez Megavolt.
error-record_names_a_file = Opcja { $option } wskazuje plik ({ $file }), a zapis gry musi zawierać wszystko, czego potrzebuje. Wstaw tam dane z tego pliku, tak jak robią to --map i --deck w megavolt play.
error-record_unknown_key = Wiersz { $line }: w nagłówku jest nieznany wpis „{ $key }”. Znane wpisy to: { $known }. Popraw wiersz albo pobierz plik jeszcze raz.
error-record_key_twice = Wiersz { $line }: wpis „{ $key }” występuje w nagłówku dwa razy. Usuń jeden z nich.
error-record_missing_key = Wiersz { $line }: nagłówek kończy się bez wpisu „{ $key }”. Dodaj go albo pobierz plik jeszcze raz.
error-record_bad_value = Wiersz { $line }: wartość wpisu „{ $key }” jest nieprawidłowa. Popraw ją albo pobierz plik jeszcze raz.
error-record_moves_missing =
    Wiersz { $line }: nagłówek zapowiada { $expected ->
        [one] { $expected } ruch
        [few] { $expected } ruchy
       *[many] { $expected } ruchów
    }, a w pliku znaleziono { $found }. Plik ucięto lub zmieniono: pobierz go jeszcze raz.
error-record_damaged = Wiersz { $line }: ruchy nie zgadzają się ze swoim skrótem, więc plik zmieniono lub uszkodzono. Pobierz go jeszcze raz albo usuń wiersz „digest”, żeby odtworzyć go takim, jaki jest.
error-record_wrong_result = Wiersz { $line }: wynik { $result } nie jest tym, do którego prowadzą ruchy. Popraw ten wiersz albo go usuń.
error-record_unknown_rules = Wiersz { $line }: w tej grze obowiązują zasady w wersji { $rules }, a ten Megavolt zna wersję { $known }. Użyj tej wersji Megavolta, w której ją zapisano.

# ---- pliki z danymi: $file to plik, $key to miejsce w nim

error-data_file_not_found = Nie można odczytać pliku { $file }: { file-reason }. Sprawdź jego nazwę i swoje uprawnienia.
error-data_too_big = Plik { $file } ma ponad { $limit } bajtów, za dużo jak na plik z danymi. Podaj inny.
error-data_not_toml = Plik { $file } nie jest plikiem TOML: { syntax-reason }. Popraw go.
error-data_unknown_map = Nie ma mapy { $file } do gry { $edition }. Wybierz jedną z tych: { $known }; albo podaj ścieżkę do pliku z mapą, zakończoną na .toml.
error-data_unknown_edition = Nie ma wydania { $key }. Wybierz jedno z tych: { $known }.
error-data_unknown_key = { $file }, { $key }: ten wpis nic tu nie znaczy. Znane są: { $known }. Popraw go albo usuń.
error-data_missing_key = { $file }, { $key }: brakuje tego wpisu. Dodaj go.
error-data_wrong_type =
    { $file }, { $key }: właściwy rodzaj wartości to { $expected ->
        [text] tekst
        [whole-number] liczba całkowita
        [number] liczba
        [list] lista
        [table] tabela
        [true-or-false] true albo false
       *[other] { $expected }
    }. Popraw wartość.
error-data_bad_id = { $file }, { $key }: „{ $value }” nie jest identyfikatorem. Użyj małych liter od a do z i cyfr, a między słowami łącznika.
error-data_out_of_range = { $file }, { $key }: { $value } nie leży między { $minimum } a { $maximum }. Popraw liczbę.
error-data_duplicate = { $file }, { $key }: { $value } występuje dwa razy. Usuń jeden z wpisów.
error-data_unknown_city = { $file }, { $key }: żadne miasto nie ma identyfikatora { $value }. Popraw go albo dodaj miasto.
error-data_unknown_region = { $file }, { $key }: żaden region nie ma identyfikatora { $value }. Popraw go albo dodaj region.
error-data_city_in_two_lists = { $file }, { $key }: miasto { $value } podaje jeden region, a listy regionów inny. Uzgodnij je.
error-data_same_city = { $file }, { $key }: połączenie prowadzi z { $value } do tego samego miasta. Popraw jeden z końców.
error-data_not_connected = { $file }, { $key }: żadne połączenie nie prowadzi do { $value } z reszty mapy albo z reszty regionu. Dodaj jakieś.
error-data_wrong_count = { $file }, { $key }: powinno tu być dokładnie { $expected }, a jest { $count }. Dodaj brakujące albo usuń zbędne.
error-data_too_few = { $file }, { $key }: powinno tu być co najmniej { $expected }, a jest { $count }. Dodaj brakujące.
error-data_map_size =
    { $file ->
        [map] Mapa ma
       *[other] { $file }: mapa ma
    } { $of ->
        [regions] { $count ->
            [one] { $count } region
            [few] { $count } regiony
           *[other] { $count } regionów
        }
        [cities] { $count ->
            [one] { $count } miasto
            [few] { $count } miasta
           *[other] { $count } miast
        }
       *[connections] { $count ->
            [one] { $count } połączenie
            [few] { $count } połączenia
           *[other] { $count } połączeń
        }
    }; potrzebuje od { $least } do { $most }. Dodaj brakujące albo usuń zbędne.
error-data_wrong_adjacency = { $file }, { $key }: { $value } nie zgadza się z tym, które regiony stykają się według połączeń. Popraw listę albo ją pomiń.
error-data_wrong_overlay = { $file }, { $key }: { $value } nie pasuje do mapy, którą zmienia. Popraw to.
error-data_wrong_edition = { $file }, { $key }: ta mapa nie jest przeznaczona do { $edition }, lecz do: { $known }. Wybierz jedno z tych wydań albo dopisz wydanie w pliku.
error-data_bad_value = { $file }, { $key }: { $value } nie jest tu możliwe. Wybierz jedno z tych: { $known }.

# ---- wersje zasad

error-unknown_rules = Gra { $game } nie ma wersji { $rules } zasad. Wybierz jedną z tych: { $known }; albo nie podawaj żadnej, żeby grać według najnowszej.

# ---- pozycje jako dane

error-setup_no_such_choice = Wpis „{ $key }” układu początkowego ma wartość „{ $value }”. Wybierz jedną z tych: { $choices }.
error-setup_end_card_twice = Wpis „{ $key }” układu początkowego zawiera "{ $card }" więcej niż raz. Zostaw ją tylko tam, gdzie ta karta leży.
error-setup_end_card_out = Wpis „{ $key }” układu początkowego zawiera "{ $card }", a ta karta nie może tam teraz leżeć. Usuń ją albo popraw etap, fazę lub ostatnią rundę.
error-setup_end_card_missing = We wpisie „{ $key }” układu początkowego brakuje "{ $card }", a ta karta jeszcze się nie pojawiła. Wpisz ją tam, gdzie leży, albo zakończ listę znakiem "...".
error-setup_holds_too_early = Wpis „{ $key }” układu początkowego ma sens dopiero po potasowaniu stosu na ostatnią część gry. Usuń go.
error-setup_deck_differs = Wpisy „{ $key }” i „{ $other }” układu początkowego są sprzeczne. Popraw jeden z nich.
error-setup_follows = Wpis „{ $key }” układu początkowego ma wartość { $value }, a z pozostałych wynika { $expected }. Popraw go albo pomiń.
error-setup_not_now = Wpis „{ $key }” układu początkowego nie pasuje do fazy „{ $phase }”. Usuń wpis albo popraw fazę.
error-setup_still_active = Wpisy „{ $key }” i „{ $other }” układu początkowego wymieniają to samo miejsce. Kto kupił, nie bierze już udziału w licytacji w tej rundzie: usuń miejsce z jednego z nich.
error-setup_bought_nothing = Wpis „{ $key }” układu początkowego wymienia miejsce { $seat }, które nie ma żadnej elektrowni. Podaj jego elektrownie albo usuń je stamtąd.
error-setup_seat_not_in = Wpis „{ $key }” układu początkowego wymienia miejsce { $seat }, którego nie ma w „{ $other }”. Popraw jeden z nich.
error-setup_nobody_answers = W licytacji z układu początkowego nikt nie może już przebić najwyższej oferty. Dodaj licytującego albo daj elektrownię temu, kto ją wylicytował.
error-setup_leader_moves = Miejsce { $seat } ma w układzie początkowym najwyższą ofertę, więc nie może być teraz jego kolej. Podaj innego licytującego.
error-setup_no_leader = Układ początkowy wystawia elektrownię na licytację („{ $lot }”) bez wpisu „{ $key }”. Podaj miejsce z najwyższą ofertą.
error-setup_no_lot = Wpis „{ $key }” układu początkowego wymaga elektrowni wystawionej na licytację. Podaj „auction.lot” albo usuń wpis.
error-setup_nobody_active = Wpis „{ $key }” układu początkowego nie zostawia nikogo, kto mógłby kupić elektrownię. Dodaj miejsce albo wybierz następną fazę.
error-setup_passed_over = Wpis „{ $key }” układu początkowego wymienia miejsce { $seat }, którego kolej na otwarcie już minęła. Usuń miejsce albo popraw „turn”.
error-setup_nothing_pending = Wpis „{ $key }” układu początkowego każe miejscu { $seat } coś oddać, a niczego nie ma tam za dużo. Dodaj nadmiarową elektrownię lub paliwo albo usuń wpis.
error-setup_lot_not_current = Wpis „{ $key }” układu początkowego wymienia elektrownię { $plant }, której nie można teraz kupić. Wybierz jedną z tych: { $known }.
error-setup_bad_stock = Wpis „{ $key }” układu początkowego podaje dla „{ $fuel }” liczbę { $count }. Podaj liczbę całkowitą od 0 do { $most }.
error-setup_unknown_city = Wpis „{ $key }” układu początkowego wymienia miasto „{ $city }”, którego nie ma na tej mapie. Popraw je; miasta pokazuje „megavolt map show”.
error-setup_city_not_in_play = Wpis „{ $key }” układu początkowego wymienia miasto { $city }, które nie bierze udziału w grze. Wybierz miasto z tych regionów: { $regions }.
error-setup_city_twice = Wpis „{ $key }” układu początkowego dwa razy przyłącza miasto { $city } do sieci tego samego gracza. Usuń jeden z tych wpisów.
error-setup_not_played = Wpis „{ $key }” układu początkowego dotyczy wariantu, którego w tej grze nie ma. Usuń go albo zmień opcje.
error-setup_too_many_houses = Wpis „{ $key }” układu początkowego wymaga zbyt wielu domów: { $count } zamiast najwyżej { $most }. Usuń kilka miast.
error-setup_houses_differ = Wpis „{ $key }” układu początkowego podaje w mieście { $city } innych właścicieli domów niż wpis „cities”. Popraw jeden z nich.
error-setup_space_closed = W układzie początkowym stoi dom na polu { $space } w mieście { $city }, a to pole nie jest otwarte w etapie { $step }. Przestaw dom albo popraw etap.
error-setup_fuel_total = Układ początkowy rozdziela więcej paliwa „{ $fuel }”, niż jest w grze: { $count } zamiast najwyżej { $total }. Usuń nadmiar.
error-setup_stock_overfull = Wpis „{ $key }” układu początkowego to więcej paliwa, niż zmieszczą elektrownie tego gracza. Usuń część paliwa albo dodaj elektrownię.
error-setup_not_owned = Wpis „{ $key }” układu początkowego musi wymieniać elektrownie miejsca { $seat }, bo to jego kolej. Popraw listę.
error-setup_not_over = Według układu początkowego gra się skończyła, ale nikt nie ma dość miast (potrzeba: { $end }). Popraw fazę albo miasta.
error-setup_is_over = W układzie początkowym ktoś ma już dość miast, by zakończyć grę ({ $end }). Popraw fazę albo miasta.
error-setup_uranium = Wpis „{ $key }” układu początkowego nie zgadza się z tym, gdzie jest elektrownia { $plant }. Pomiń ten wpis.
error-setup_not_last = Gra może się skończyć tylko w ostatniej rundzie. Ustaw „{ $key }” na true albo wybierz inną fazę.
error-setup_too_many_alike = Wpis „{ $key }” układu początkowego wymaga więcej kart { $card }, niż jest w grze. Usuń jedną.
error-setup_single_in_pile = Wpis „{ $key }” układu początkowego zawiera kartę pojedynczą { $card }. Karty pojedyncze leżą w kolumnie 1, w magazynie albo w zasobach: przenieś ją tam.
error-setup_unsound = Wpisy układu początkowego nie pasują do siebie: { $problem }. Porównaj układ ze stołem i popraw go.
error-reveal_seen_elsewhere = „{ $key }” wymienia kartę { $card }, która pojawiła się już gdzie indziej. Sprawdź kartę albo cofnij ruch, który ją tam położył.
error-reveal_too_late = „{ $key }” można podać tylko przed tym tasowaniem. Podaj zamiast tego „{ $other }”.
error-game_broken = Gra { $game } ({ $entry }) jest zainstalowana, ale nie można jej wczytać: { $reason }. Zgłoś to autorowi albo wybierz inną grę.
error-no_policy = Żaden bot nie umie jeszcze doradzać w tej grze ({ $game }). Zdecyduj samodzielnie albo dodaj własnego bota.
error-no_positions = Gra { $game } nie pozwala zapisywać ani wczytywać pozycji jako danych. Zacznij od początku albo wybierz inną grę.

# ---- from Python

error-seat_not_at_table = Przy tym stole nie ma miejsca { $seat }. Miejsca mają numery od 0 do { $last }; liczba ujemna oznacza widza.
error-bots_not_a_list = To nie jest lista botów: { $bots }. Podaj nazwy, klasy lub funkcje na liście, na przykład: ["greedy", MyBot].
error-bad_game_count = To nie jest liczba gier: { $count }. Podaj liczbę całkowitą od 1.
error-bot_only_here = Klasa { $bot } istnieje tylko w tym procesie, więc inne procesy nie mogą jej użyć. Graj z workers=1 albo zapisz ją w pliku i importuj ją stamtąd.

# ---- tworzenie map

error-map_nowhere = Nie wiadomo, czego ma to być mapa. Podaj kraj, jego część lub grupę krajów albo użyj --box.
error-map_unknown_place =
    { $near ->
        [none] Żaden kraj, część kraju ani grupa nie nazywa się „{ $name }”. Sprawdź pisownię albo podaj prostokąt przez --box.
       *[other] Żaden kraj, część kraju ani grupa nie nazywa się „{ $name }”. Może chodziło o: { $near }?
    }
error-map_unknown_city =
    { $near ->
        [none] Żadne miasto na tym obszarze nie nazywa się „{ $name }”. Sprawdź pisownię albo je pomiń.
       *[other] Żadne miasto na tym obszarze nie nazywa się „{ $name }”. Może chodziło o: { $near }?
    }
error-map_bad_box = „{ $value }” nie jest prostokątem. Podaj stopnie na zachodzie, południu, wschodzie i północy, na przykład 5,45,12,49.
error-map_bad_cities = Mapa nie może mieć tylu miast ({ $value }): regiony muszą być równe. Wybierz jedną z liczb: { $known }.
error-map_too_few_cities =
    { $name }: atlas zna za mało miast ({ $found }); mapa potrzebuje { $needed }. { $neighbours ->
        [none] Wybierz większy obszar
       *[other] Dodaj sąsiada, na przykład: { $neighbours }
    }{ $fewer ->
        [none] .
       *[other] {" "}albo poproś o mniej miast: --cities { $fewer }.
    }
error-map_cannot_part = { $name }: miast nie da się podzielić na równe, spójne regiony. Spróbuj innego --seed, innej liczby --cities albo większego obszaru.

# ---- wszystko, co jest źle w pliku

data-line = { $file }, wiersz { $line }
data-near = Może chodziło o „{ $near }”?
data-more =
    { $count ->
        [one] Jest jeszcze { $count } błąd.
        [few] Są jeszcze { $count } błędy.
       *[many] Jest jeszcze { $count } błędów.
    }
