# Terminal: stół, pozostałe polecenia i ich pomoc.

# ---- przy stole

play-somebody = Gracz 1
play-resumed = Gra toczy się dalej od zapisu { $file }.
play-winner =
    { $count ->
        [one] Wygrywa { $winners }.
       *[other] Wspólne zwycięstwo: { $winners }.
    }
play-saved = Zapisano w { $file }.
play-goodbye =
    Gra jest zapisana w { $file }.
    Żeby grać dalej: megavolt play --resume { $short }
play-unsaved = Gra toczy się dalej, ale nie jest zapisywana. Wpisz zapisz PLIK, żeby zapisać ją gdzie indziej.
play-log-more =
    { $count ->
        [one] … i { $count } wcześniejszy wiersz (wpisz dziennik)
        [few] … i { $count } wcześniejsze wiersze (wpisz dziennik)
       *[many] … i { $count } wcześniejszych wierszy (wpisz dziennik)
    }
play-why-legal = Ruch { $word } jest teraz dozwolony.
play-undone =
    { $count ->
        [one] Cofnięto { $count } ruch.
        [few] Cofnięto { $count } ruchy.
       *[many] Cofnięto { $count } ruchów.
    }
play-help-save = Ta gra jest zapisywana po każdym ruchu w { $file }.
play-help = Wpisz to, co jest w [nawiasach]. Liczba oznacza to, na czym jest wydrukowana: elektrownię, gdy wybierasz elektrownie, kwotę, gdy licytujesz, a poza tym numer przy wyborze. Druga liczba to ilość: 13 20 wystawia elektrownię 13 z ofertą 20, węgiel 3 kupuje trzy jednostki węgla. Nazwy można skracać (ham zamiast Hamburg). Zawsze działa też notacja z zapisów gier: open 13 20, bid 21, pass, buy coal, build essen, run 5 coal1 oil1, scrap 4, drop oil, done.
play-usage-help = pomoc
play-about-help = pokaż tę pomoc
play-usage-board = plansza
play-about-board = pokaż całą planszę
play-usage-log = dziennik [N]
play-about-log = pokaż N ostatnich wierszy dziennika
play-usage-why = dlaczego RUCH
play-about-why = powiedz, czy ruch jest teraz dozwolony, a jeśli nie, to która zasada go zabrania
play-usage-rules = zasady ID
play-about-rules = pokaż zasadę, na przykład: zasady { $rule }
play-usage-undo = cofnij [N]
play-about-undo = cofnij ostatnią decyzję (albo N ostatnich) razem z odpowiedziami botów
play-usage-save = zapisz [PLIK]
play-about-save = zapisz grę, od teraz w pliku PLIK
play-usage-quit = wyjdź
play-about-quit = wyjdź; gra zostaje zapisana
typed-help = pomoc
typed-board = plansza
typed-log = dziennik
typed-why = dlaczego
typed-rules = zasady, zasada, reguły, reguła
typed-undo = cofnij
typed-save = zapisz
typed-quit = wyjdź
error-not_understood = „{ $typed }” nie jest ani ruchem, ani poleceniem. Wpisz pomoc, żeby zobaczyć, co można wpisać.
error-unclear_choice = „{ $typed }” pasuje do kilku możliwości: { $choices }. Wpisz, którą wybierasz, na przykład: { $example }.
error-unclear_number = „{ $typed }” nie odpowiada żadnemu wyborowi. Wpisz jedną liczbę albo dwie, rozdzielone spacją: wybór i ilość.
error-no_such_number = Nie ma wyboru o numerze { $number }. Wpisz jeden z tych: { $known }.
error-not_so_many = „{ $key }” nie da się zrobić tyle razy naraz; najwięcej to { $most }. Wpisz mniejszą liczbę.
error-not_a_count = „{ $typed }” nie jest liczbą wierszy ani ruchów. Wpisz liczbę całkowitą od 1.
error-why_needs_word = Dlaczego co? Wpisz dlaczego i ruch, na przykład: dlaczego { $word }.
error-no_saved_game = W { $folder } nie ma żadnej zapisanej gry. Zacznij nową: megavolt play.

# ---- argumenty

error-bot_not_for_game = Bot { $bot } nie gra jeszcze w { $game }. Wybierz innego, na przykład random.
error-too_many_seats = Nazwanych miejsc jest więcej ({ $named }) niż graczy ({ $players }). Nazwij mniej albo zwiększ --players.
error-seats_twice = --seats wymienia już wszystkich. Pomiń --seat i --bot albo użyj ich zamiast niego.
error-seats_and_players = Nazwane miejsca: { $named }; gracze: { $players }. Uzgodnij te liczby.
error-option_form = „{ $text }” nie jest opcją. Zapisz ją jako KLUCZ=WARTOŚĆ, na przykład: --option map=usa.
error-setup_not_json = { $file } nie jest plikiem JSON: { syntax-reason }. Popraw go; układy początkowe opisuje docs/record.md (po angielsku).
error-setup_not_object = { $file } nie zawiera układu początkowego: musi to być obiekt JSON. Układy opisuje docs/record.md (po angielsku).
error-no_such_command = Nie ma polecenia { $name }. Polecenia to: { $known }. Zobacz: megavolt --help.
error-usage_no_option =
    Nie ma tu opcji { $name }.{ $near ->
        [none] {""}
       *[other] {" "}Może chodziło o { $near }?
    } Zobacz: { $command } --help.
error-usage_missing = Brakuje: { $name }. Zobacz: { $command } --help.
error-usage_bad_value = Niewłaściwa wartość { $name }: { value-mistake }. Zobacz: { $command } --help.
error-usage_no_value = Opcja { $name } wymaga wartości. Zobacz: { $command } --help.
error-usage_other = Nie da się odczytać polecenia. Zobacz: { $command } --help.
error-unexpected = Stało się coś nieoczekiwanego: { $problem }. Uruchom polecenie jeszcze raz z --debug, żeby zobaczyć, w którym miejscu, i daj nam znać.

# ---- gry i zapisane gry

games-id = Gra
games-players = Gracze
games-options = Opcje (* domyślna)
games-about = Co to jest
game-recharged = Gra planszowa, wydanie z 2020 roku: kupuj elektrownie i paliwo, przyłączaj i zasilaj miasta.
game-classic = Gra planszowa, wydanie z 2004 roku: stały rynek początkowy, pasując, wystawia się elektrownię.
game-deluxe = Gra planszowa, wydanie jubileuszowe: Europa i Ameryka Północna, z gazem.
game-cards = Gra karciana: licytuj elektrownie i kupuj karty paliw; po ostatniej rundzie wygrywa, kto ma najwięcej punktów.
game-blackout = Gra w układanie okablowania (Blackout): ciągnij przewody od rozdzielnicy, podłączaj budowle, przetrwaj brak prądu.
verify-ok =
    W porządku. { $game }, { verify-players }, { verify-moves }, { $count ->
        [one] wygrywa { $winners }
       *[other] wspólnie wygrywają { $winners }
    }.
verify-unfinished = W porządku. { $game }, { verify-players }, { verify-moves }, gra niedokończona.
replay-at = Ruch { $number } z { $last }: { $word }
replay-prompt = Enter lub n: dalej, p: wstecz, liczba: do tego ruchu, r 5: do rundy 5, q: wyjdź >{" "}
replay-help = Naciśnij Enter lub n, żeby zobaczyć następny ruch, p – poprzedni, liczbę, żeby przejść do tego ruchu, r 5 – na początek rundy 5, r – do następnej rundy, q, żeby wyjść.
replay-edge =
    { $moves ->
        [0] W tej grze nie wykonano jeszcze żadnego ruchu.
        [one] To był jedyny ruch; dalej się nie da.
       *[other] Ostatni ruch ma numer { $moves }; dalej się nie da.
    }
error-no_such_move = W tej grze nie ma ruchu { $number }. Wybierz liczbę od 0 do { $last }.

# ---- symulacja i szybkość

simulate-progress = Gram
simulate-stopped = Zatrzymano; oto co rozegrano do tej pory.
simulate-broken =
    Silnik złamał jedną z własnych zasad: { $problem }
    Gra { $game }, gracze: { $players }, ziarno { $seed }, ruchy: { $moves }. Zapis jest w { $file }; prosimy o zgłoszenie.
simulate-row =
    { $row ->
        [games] Gry
        [seed] Pierwsze ziarno
        [configurations] Konfiguracje
        [checked] Sprawdzone
        [seconds] Sekundy
        [games_per_second] Gry na sekundę
        [moves] Ruchy
        [length] Ruchy w grze
        [rounds] Rundy w grze
        [ended_in_step] Koniec w etapie
        [wins_by_seat] Wygrane według miejsca, udział w grach
        [wins_by_bot] Wygrane według bota, udział w jego miejscach
        [faults] Ruchy stracone przez błędy
       *[other] { $row }
    }
bench-title = Gry całkiem losowe, jeden rdzeń
bench-column =
    { $column ->
        [game] Gra
        [map] Mapa
        [engine] Silnik
        [players] Gracze
        [games_per_s] gier/s
        [moves_per_s] ruchów/s
        [clone_us] clone µs
        [legal_us] legal µs
        [apply_us] apply µs
        [simulations_per_s] symulacje/s
        [neural_ms] neural: ms/decyzję
       *[other] { $column }
    }

# ---- mapy

map-ok = { $file } jest w porządku: { $name }. Regiony: { $regions }; miasta: { $cities }; połączenia: { $connections }. Można na niej grać w: { $editions }.
map-title = { $name } ({ $map }), jak w { $edition }
map-region = Region
map-touches = Styka się z
map-city = Miasto
map-connections = Połączenia
map_warn_unequal = Warto sprawdzić: regiony są nierówne; liczba miast: od { $smallest } do { $largest }.
map_warn_few_regions = Warto sprawdzić: liczba regionów to tylko { $count }, więc mapa jest za mała dla pięciu lub sześciu graczy.
map_warn_small = Warto sprawdzić: najmniejsze regiony mają razem za mało miast ({ $count }) dla pięciu lub sześciu graczy.
map_warn_metropolis = Warto sprawdzić: { $pair } łączą się za darmo, jak połowy jednego wielkiego miasta.

# ---- pomoc

help-arguments = Argumenty
help-options = Opcje
help-commands = Polecenia
help-default = [domyślnie: {"{}"}]
help-required = [wymagane]
help-help = Pokaż tę pomoc i zakończ.
help-megavolt = Gry planszowe o elektryczności: graj, analizuj i doskonal się.
help-lang = Język: en, es lub pl. Bez tego: MEGAVOLT_LANG, a potem język systemu.
help-json = Wypisz jeden obiekt JSON i nic więcej.
help-seed = Ziarno: liczba całkowita. Bez tego: losowe.
help-option = Opcja gry, na przykład figures=print. Można podać kilka razy; ich listę pokazuje „megavolt games”.
help-debug = Gdy stanie się coś nieoczekiwanego, pokaż ślad błędu.
help-version = Pokaż wersję i zakończ.
help-games = Wypisz gry, liczby graczy i opcje.
help-play = Zagraj tutaj, z ludźmi i botami. Przy stole wpisz pomoc.
help-play-game = Która gra; ich listę pokazuje „megavolt games”. Bez tego: pierwsza.
help-play-players = Ilu graczy. Miejsca bez imienia zajmują boty.
help-play-seat = Osoba przy stole. Można podać kilka razy.
help-play-bot = Bot przy stole: random, greedy, planner, neural:club, search:200ms, cmd:PROGRAM. Można podać kilka razy.
help-play-seats = Wszyscy po kolei, na przykład: Ana,bot:greedy,bot:random,Eva
help-play-map = Mapa: jej identyfikator albo własny plik z mapą.
help-deck = Plik z własnym zestawem kart do gry karcianej; opisuje go docs/cards-deck.md (po angielsku).
help-play-setup = Plik JSON z układem początkowym lub jego częścią.
help-play-save = Gdzie zapisywać po każdym ruchu. Bez tego: nowy plik w twoim folderze danych.
help-play-resume = Graj dalej w zapisaną grę: plik, nazwa z twojego folderu danych albo last.
help-simulate = Niech boty rozegrają wiele gier; pokaż podsumowanie.
help-simulate-game = Która gra albo all: po kolei każda gra, mapa, liczba graczy i opcja.
help-simulate-players = Ilu graczy. Bez tego: czterech, a z --all-configs każda liczba.
help-simulate-games = Ile gier rozegrać.
help-simulate-bots = Boty, na przykład greedy,random. Bez nich każdy dozwolony ruch jest równie prawdopodobny.
help-simulate-bot = Jeszcze jeden bot, na przykład "cmd:python3 mojbot.py". Można podać kilka razy.
help-simulate-check = W czasie gry sprawdzaj wszystkie zasady silnika i zatrzymaj się tam, gdzie któraś zawiedzie.
help-simulate-all = Po kolei każda mapa, liczba graczy i wartość opcji tej gry.
help-verify = Odtwórz zapisane gry i powiedz, czy wszystkie ruchy były dozwolone.
help-verify-file = Zapisana gra.
help-replay = Obejrzyj zapisaną grę ruch po ruchu.
help-replay-at = Pokaż układ po tylu ruchach i nic więcej.
help-bench = Zmierz szybkość silnika.
help-bench-seconds = Jak długo mierzyć, w przybliżeniu.
help-map = Oglądaj mapy i sprawdzaj własne.
help-map-check = Sprawdź plik z mapą.
help-map-file = Plik z mapą (TOML).
help-map-show = Pokaż mapę: regiony, miasta i połączenia.
help-map-id = Identyfikator mapy albo plik z mapą.
help-map-edition = Gra, do której zasad mapa ma pasować.

# ---- doctor

help-doctor = Pokaż, który silnik działa, co jest zainstalowane i czego brakuje.
doctor-engine = Silnik
doctor-compiler = Kompilator C
doctor-missing = brak
doctor-compiled = skompilowany
doctor-pure = czysty Python
doctor-stale =
    { $count ->
        [one] { $count } plik źródłowy zmieniono po skompilowaniu silnika: { $names }. Uruchom ponownie script/build albo script/build --clean.
        [few] { $count } pliki źródłowe zmieniono po skompilowaniu silnika: { $names }. Uruchom ponownie script/build albo script/build --clean.
       *[many] { $count } plików źródłowych zmieniono po skompilowaniu silnika: { $names }. Uruchom ponownie script/build albo script/build --clean.
    }
doctor-how-to-compile = Silnik można skompilować, żeby działał kilka razy szybciej. W kopii projektu: script/build
doctor-asked-for-pure = Skompilowany silnik jest, ale MEGAVOLT_ENGINE=pure każe użyć czystego Pythona.
verify-players =
    { $players ->
        [one] { $players } gracz
        [few] { $players } gracze
       *[many] { $players } graczy
    }
verify-moves =
    { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    }

# ---- przykłady w pomocy

play-help-now = Dozwolone teraz, na przykład: { $words }.

# ---- pozycje w plikach

error-position_unreadable = { $file } nie jest ani pozycją w formacie JSON lub TOML, ani zapisaną grą: { syntax-reason }. Popraw plik; pozycje opisuje docs/positions.md (po angielsku).
error-position_unknown_key = W { $file } jest nieznany wpis „{ $key }”. Znane wpisy to: { $known }; to, co leży na stole, opisuje wpis „setup”.
error-position_bad_value = W { $file } brakuje wpisu „{ $key }” albo ma on złą postać. Popraw go; pozycje opisuje docs/positions.md (po angielsku).
error-from_and_setup = Opcje --from i --setup określają to samo: pozycję, od której zaczyna się gra. Użyj tylko jednej z nich.
error-from_other_game = Wybrana gra to { $game }, a { $file } jest pozycją gry { $found }. Pomiń nazwę gry albo wybierz inny plik.
help-play-from = Zacznij w środku gry: plik z pozycją (JSON lub TOML) albo zapisana gra.
help-position = Wypisz pozycję z zapisanej gry w postaci pliku dla „play --from”.
help-position-at = Pozycja po tylu ruchach. Bez tej opcji: ostatnia.
help-position-seat = Tylko to, co wie jeden gracz: imię albo numer miejsca, licząc od 1.

# ---- gry z innych pakietów, na prostej planszy

plain-title = { $game }
plain-ask = Wybierz ruch: wpisz jego numer albo nazwę.
plain-goal = Ta gra pochodzi z innego pakietu: to jej autor wyjaśnia, kto wygrywa.
plain-help = Wpisz to, co jest w [nawiasach], albo nazwę ruchu.
plain-yes = tak
plain-no = nie

error-position_not_object = { $file } nie zawiera pozycji: ma to być jeden obiekt, {"{"}"game": …, "setup": …{"}"}. Pozycje opisuje docs/positions.md (po angielsku).

# What “megavolt simulate” says of a figure that differs from game to game.
simulate-spread = średnio { $mean }, od { $least } do { $most }

# ---- the command line: mistakes, and what values are called in its help

error-usage_takes_no_value = Opcja { $name } nie przyjmuje wartości: wpisz ją samą. Zobacz: { $command } --help.
error-usage_extra = „{ $extra }” tu nie pasuje. Zobacz: { $command } --help.
help-usage = Użycie:
help-usage-options = [OPCJE]
help-usage-command = POLECENIE [ARGUMENTY]...
help-value =
    { $value ->
        [NAME] IMIĘ
        [LIST] LISTA
        [FILE] PLIK
        [MAP] MAPA
        [SECONDS] SEKUNDY
        [ADDRESS] ADRES
        [FOLDER] FOLDER
        [OUT] PLIK
        [HASH] SKRÓT
        [MOVE] RUCH
        [SEAT] MIEJSCE
        [GAME] GRA
        [KEY-VALUE] NAZWA=WARTOŚĆ
        [N-TIME] N|CZAS
        [TEXT] TEKST
       *[other] { $name }
    }

# What else an option takes besides the values that are listed.
games-also =
    { $option ->
        [map] albo plik z mapą (.toml)
        [regions] albo lista regionów: west,east,south
        [deck] albo plik z kartami (.toml)
        [content] albo plik z zawartością (.toml)
        [start] albo miejsce; 0 to pierwsze
       *[other] {""}
    }

play-commands = Oprócz ruchów możesz wpisać: { $words }. Działają też słowa angielskie.
help-replay-round = Pokaż układ na początku tej rundy i nic więcej.
error-no_such_round = W tej grze nie ma rundy { $wanted }. Wybierz liczbę od { $first } do { $final }.
error-replay_at_and_round = --at i --round jednocześnie mówią, co pokazać. Użyj tylko jednej z tych opcji.
bench-measuring = Pomiar potrwa około { $seconds } s.

# ---- doctor: the server

doctor-server = Pakiety serwera
doctor-packages =
    { $names ->
        [none] zainstalowane: { $count }
       *[other] brakuje: { $names }
    }
doctor-database = Baza danych
doctor-state =
    { $state ->
        [ready] gotowa
        [new] jeszcze jej nie ma; utworzy ją serwer
        [broken] nie da się jej użyć: { $reason }
       *[unknown] rodzaju, którego serwer nie zna
    }
doctor-client = Klient przeglądarki
doctor-built = zbudowany
doctor-how-to-serve = Stoły w przeglądarce wymagają dodatkowych pakietów. Zainstaluj je: pip install "megavolt[server]" albo script/play w kopii projektu.
doctor-how-to-build = Nie ma jeszcze klienta przeglądarki, więc serwer nie pokaże stron. W kopii projektu buduje go script/play.
serve-no-client = Klient przeglądarki nie jest zbudowany, więc nie ma tu stron, jest tylko API. Żeby go zbudować w kopii projektu: script/play.
# ---- after a move that is not one

play-see-help = Wpisz pomoc, żeby zobaczyć, co możesz teraz zrobić.
# ---- files that the user names

file-kind =
    { $kind ->
        [record] zapis gry
        [arena_page] strona areny
        [map] mapę
        [arena_json] liczby areny jako JSON
        [arena_csv] liczby areny jako CSV
        [review_page] strona analizy
        [study_page] strona z badaniem partii
        [puzzles] plik z łamigłówkami
       *[other] plik Megavolta
    }
play-replace = W pliku { $file } jest już { file-kind }. Zastąpić go?
error-folder_missing = Pliku { $file } nie można zapisać: nie ma folderu { $folder }. Najpierw utwórz folder albo wybierz inne miejsce.
error-file_foreign = Plik { $file } istnieje, ale Megavolt nie zapisał go w tej postaci ({ file-kind }). Pozostał bez zmian. Wybierz inną nazwę.
error-file_exists = W pliku { $file } jest już { file-kind }. Pozostał bez zmian. Dodaj --force, żeby go zastąpić, albo wybierz inną nazwę.
error-file_kept = Plik { $file } pozostał bez zmian. Wybierz inną nazwę.
help-force = Zastąp bez pytania starszy plik tego samego rodzaju. Inne pliki zawsze pozostają bez zmian.
play-yes-no = tak czy nie? >{" "}
typed-yes = tak, t

# ---- passing by itself, passing the keyboard, undo

help-play-auto-pass = Pasuj lub kończ turę za osobę, która nie może zrobić nic innego.
play-forced = { $player } nie może zrobić nic innego: { $word }.
play-passes =
    { $state ->
        [on] Gdy nie możesz zrobić nic innego, pasujesz bez pytania. Wpisz pasy nie, żeby gra pytała.
        [hidden] Coś jest tu ukryte, więc gra pyta wszystkich: pas bez pytania zdradziłby to innym.
       *[off] Gra pyta cię także wtedy, gdy możesz tylko spasować. Wpisz pasy tak, żeby pasować bez pytania.
    }
error-passes_on_or_off = „{ $typed }” to ani tak, ani nie. Wpisz pasy tak albo pasy nie.
typed-passes = pasy
typed-on = tak
typed-off = nie
play-usage-passes = pasy tak|nie
play-about-passes = pasuj bez pytania, gdy nie możesz zrobić nic innego
play-hand-over = Przekaż klawiaturę: gra { $player }. Potem naciśnij Enter.{" "}
error-undo_of_another =
    { $own ->
        [0] Ostatnia decyzja należy do gracza { $player }, a cudzego ruchu nikt nie cofa. Możesz cofnąć tylko własną ostatnią decyzję.
        [one] Możesz cofnąć { $own } decyzję: wcześniejsza należy do gracza { $player }, a cudzego ruchu nikt nie cofa.
        [few] Możesz cofnąć { $own } decyzje: wcześniejsza należy do gracza { $player }, a cudzego ruchu nikt nie cofa.
       *[many] Możesz cofnąć { $own } decyzji: wcześniejsza należy do gracza { $player }, a cudzego ruchu nikt nie cofa.
    }
error-only_so_many = Możliwe jest tylko { $possible } z { $wanted }, więc nic się nie stało. Kolejny ruch: { $problem }

# ---- asking for the map

error-near_needs_city = Blisko czego? Wpisz blisko i miasto, na przykład: blisko { $city }.
error-plan_needs_cities = Jaki plan? Wpisz plan i jedno lub więcej miast, na przykład: plan { $city }.
error-unclear_city = „{ $typed }” może oznaczać kilka miast: { $choices }. Wpisz więcej liter.

# ---- lekcje

help-lesson = Naucz się gry w krótkich lekcjach; bez niczego więcej: ich lista.
help-lesson-words = Lekcja do rozegrania albo check: sprawdź, czy każdą lekcję da się rozwiązać i czy odpowiada, jak trzeba.
lesson-list-how = Na początek: megavolt lesson { $lesson }
lesson-next = Następna: megavolt lesson { $lesson }
lesson-try-again = Jeszcze raz: megavolt lesson { $lesson }
lesson-check-ok =
    { $count ->
        [one] { $count } lekcja jest poprawna: cel da się osiągnąć, a każda odpowiedź pada, kiedy trzeba.
        [few] { $count } lekcje są poprawne: każdy cel da się osiągnąć, a każda odpowiedź pada, kiedy trzeba.
       *[many] { $count } lekcji jest poprawnych: każdy cel da się osiągnąć, a każda odpowiedź pada, kiedy trzeba.
    }
lesson-check-wrong = Lekcja { $lesson } nie jest poprawna.
lesson-check-turn = Nie zaczyna się od tury uczącej się osoby. Zmień pozycję albo to, kto ma ruch.
lesson-check-solution = Jej rozwiązanie nie osiąga celu ({ $verdict }). Popraw rozwiązanie albo cel.
lesson-check-answer = Przykład odpowiedzi { $answer } dostaje inną: { $got }. Popraw przykład albo warunki.
lesson-check-text = Brakuje tekstu { $id } albo jest niepełny w { $lang }: { $text }
lesson-check-refused = Ruch { $word } nie jest tam możliwy: { $problem }
error-no_such_lesson = Nie ma lekcji „{ $lesson }”. Wybierz jedną z tych: { $known }.
error-lesson_over = Ta próba ma już odpowiedź. Cofnij ruch albo zacznij od nowa.

# ---- tworzenie map

help-map-make = Utwórz mapę kraju, jego części, kilku krajów razem albo prostokąta.
help-map-place = Kraje, ich części albo grupy, na przykład Beneluks lub Kraje nordyckie.
help-map-box = Prostokąt: stopnie na zachodzie, południu, wschodzie i północy, na przykład 5,45,12,49.
help-map-name = Jak nazywa się mapa; bez tego: nazwa miejsca.
help-map-cities = Ile miast: 35, 42, 48 lub 49.
help-map-density = 0: równomiernie po całym lądzie; 1: tam, gdzie mieszka najwięcej ludzi.
help-map-cost = Jak drogie są połączenia; 1 oznacza tak jak na drukowanych mapach.
help-map-seed = Inne ziarno daje inną mapę tego samego miejsca.
help-map-with = Miasta, które powinny być na mapie, po nazwie.
help-map-without = Miasta, których na mapie ma nie być, po nazwie.
help-map-out = Gdzie zapisać mapę; bez tego: plik o nazwie miejsca.
map-making = Powstaje mapa: { $name }; miasta do wyboru: { $count }…
map-made = Plik { $file } jest gotowy. Regiony: { $regions }; miasta: { $cities }; połączenia: { $connections }. Obejrzyj mapę poleceniem „megavolt map show” albo zagraj na niej poleceniem „megavolt play --map”.

# ---- co mogło nie być zamierzone

map_warn_swapped = Warto sprawdzić: { $city } leży { $km } km od wszystkich innych miast. Szerokość i długość geograficzna są chyba zamienione.
map_warn_outlier = Warto sprawdzić: { $city } leży { $km } km od wszystkich innych miast. Sprawdź współrzędne.
map_warn_crossing = Warto sprawdzić: dwa połączenia się przecinają: { $pair }, { $other }.
map_warn_cost = Warto sprawdzić: { $pair } kosztuje { $cost } za { $km } km; zwykle na tej mapie: { $usual }.
map_warn_detour = Warto sprawdzić: nikt nie zapłaci { $cost } za { $pair }, bo objazd kosztuje { $detour }. Obniż koszt albo usuń połączenie.
help-decks = Sprawdzanie własnych stosów do gry karcianej.
help-deck-check = Sprawdź plik ze stosem.
help-deck-file = Plik ze stosem (TOML).
deck-ok = { $file } jest w porządku: stos, w którym elektrownie: { $plants }, karty paliw: { $fuels }.

# ---- mapy w liczbach

help-map-report = Zmierz mapę i porównaj ją z drukowanymi.
help-map-games = Niech boty rozegrają na niej tyle gier: 400 mówi dużo, 40 trochę.
help-map-bot = Które boty grają.
help-map-regions = Regiony w grze: random losuje je w każdej grze, every gra na każdym wyborze po kolei; albo regiony po ich id, na przykład north,centre,south,east.
help-map-fast = Graj na jądrze obliczeniowym, według prostych zasad zamiast botów: tysiące gier na sekundę.
help-map-games-seed = Ziarno pierwszej gry; następne gry mają kolejne.
help-map-balance = Zaproponuj zmiany kosztów, które zbliżą mapę do drukowanych.
help-map-balance-seed = Inne ziarno próbuje innych zmian.
help-map-write = Zapisz zmiany w pliku.
map-report-figure = Wielkość
map-report-range = Drukowane mapy
map-report-score = Wyrównanie: { $score } na 100: { $parts }.
map-report-change = Aby zbliżyć się do drukowanych map:
map-report-playing = Boty grają…
map-report-games = Gry: { $games }; boty: { $players } ({ $bot }); średnio rund: { $rounds }. Średnio pieniędzy na koniec: { $money }; u zwycięzców: { $winner }.
map-report-rare = Nie liczą się regiony, w których zaczynało zbyt mało graczy: { $regions }.
map-report-tables = Gry na wiersz: { $games }; boty: { $bot }. Miejsce i region: te z największym udziałem w wygranych (1 to tyle, ile się należy), z przedziałem 95%.
map-drawn = losowane w każdej grze
map-report-column =
    { $column ->
        [start] Początek
        [begun] Ile razy
        [share] Wygrane (1 to tyle, ile się należy)
        [interval] 95%
        [players] Gracze
        [regions] Regiony w grze
        [rounds] Rundy
        [money] Pieniądze
        [winner] Pieniądze zwycięzcy
        [seat] Miejsce
       *[region] Region
    }
map-change =
    { $way ->
        [raise] { $a } - { $b }: podnieś o { $by }, do { $cost }.
       *[lower] { $a } - { $b }: obniż o { $by }, do { $cost }.
    }
map-balance-none = { $file } nie wymaga zmian: same koszty nie zbliżą mapy bardziej do drukowanych.
map-balance-score = Wyrównanie przed tymi zmianami: { $before }; po nich: { $after }.
map-balance-left = Nadal inaczej niż na każdej drukowanej mapie: { $figures }.
map-balance-written = Zmiany zapisano w pliku { $file }.
map-balance-try = Nic jeszcze nie zmieniono. Dodaj --write, żeby zapisać to w pliku.
map-part =
    { $part ->
        [costs] koszty
        [network] sieć
        [reach] zasięg
       *[equality] równość
    }
map-figure =
    { $figure ->
        [cost_mean] Średni koszt połączenia
        [cost_spread] Rozrzut kosztów
        [cost_most] Najdroższe połączenie
        [free] Darmowe połączenia
        [degree_mean] Połączenia na miasto
        [dead_ends] Miasta z jednym połączeniem
        [connect_7] Koszt połączenia 7 miast
        [connect_14] Koszt połączenia 14 miast
        [connect_17] Koszt połączenia 17 miast
        [region_gap] Różnica między regionami
        [start_gap] Różnica między miastami startu
        [chokes] Wąskie gardła
       *[lonely] Regiony z jednym sąsiadem
    }

# ---- the kernel

help-simulate-fast = Graj na jądrze obliczeniowym, wielokrotnie szybciej: losowe ruchy, licytacja od minimum o stałe kwoty.
help-bench-kernel = Zmierz jądro obliczeniowe obok silnika.
help-bench-envs = Zmierz środowiska dla programów, które się uczą.
help-bench-maps = Zmierz, ile czasu mija od nazwy miejsca do pierwszego ruchu na jego mapie.
help-bench-device = Gdzie działa jądro obliczeniowe: cpu albo cuda dla GPU.
kernel-compiling = Przygotowuję jądro obliczeniowe. Kompiluje się raz, co może potrwać minutę.
bench-envs-title = Losowe kroki na sekundę na jednym rdzeniu, z obserwacjami i maskami
bench-envs-column =
    { $column ->
        [aec_per_s] jedna partia (AEC)
        [vector_per_s] wiele partii (wektor)
       *[other] { $column }
    }
bench-maps-title = Od nazwy miejsca do pierwszego ruchu, w sekundach na zegarze
bench-maps-column =
    { $column ->
        [place] Miejsce
        [map_s] Mapa gotowa
        [table_s] Stół otwarty
        [move_s] Pierwszy ruch
       *[total_s] Razem
    }
bench-kernel-title = Losowe ruchy na sekundę, jądro i silnik. Gotowe po { $seconds } s.
bench-kernel-column =
    { $column ->
        [engine_per_s] silnik
        [kernel_per_s] jądro, jeden rdzeń
        [cores_per_s] jądro, wszystkie rdzenie
        [gpu_per_s] jądro, GPU
        [ns_per_move] ns na ruch
       *[other] { $column }
    }
error-kernel_no_numba = Jądro obliczeniowe wymaga pakietu, który nie jest zainstalowany: numba. Zainstaluj go: pip install "megavolt[fast]"
error-kernel_no_gpu = Nie ma GPU, z którego można skorzystać. Jądro obliczeniowe wymaga GPU firmy NVIDIA i numba-cuda. Zainstaluj je: pip install "megavolt[gpu]"
error-kernel_unknown_game = Nie ma jądra obliczeniowego dla gry { $game }. Wybierz jedną z tych: { $known }.
error-kernel_map_too_large = Ta mapa jest za duża dla jądra obliczeniowego. Miasta: { $cities }; najwyżej: { $most }. Pomiń --fast.
error-env_on_processes = Tutaj partie { $game } rozgrywają procesy silnika, które nie używają GPU. Pomiń urządzenie albo wybierz cpu.
error-simulate_fast_alone = --fast gra losowo w jednej konfiguracji: pomiń --bots, --bot, --check, --report i --all-configs i podaj jedną grę.
