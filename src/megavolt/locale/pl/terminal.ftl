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
play-unsaved = Gra toczy się dalej, ale nie jest zapisywana. Wpisz save PLIK, żeby zapisać ją gdzie indziej.
play-log-more =
    { $count ->
        [one] … i { $count } wcześniejszy wiersz (wpisz log)
        [few] … i { $count } wcześniejsze wiersze (wpisz log)
       *[many] … i { $count } wcześniejszych wierszy (wpisz log)
    }
play-why-legal = Ruch { $word } jest teraz dozwolony.
play-undone =
    { $count ->
        [one] Cofnięto { $count } ruch.
        [few] Cofnięto { $count } ruchy.
       *[many] Cofnięto { $count } ruchów.
    }
play-help-save = Ta gra jest zapisywana po każdym ruchu w { $file }.
play-help = Można wpisać to, co stoi w nawiasach kwadratowych. Liczba oznacza to, na czym jest wydrukowana: elektrownię, gdy wybiera się elektrownie, kwotę, gdy licytujesz, a poza tym numer przy wyborze. Druga liczba to ilość: 13 20 wystawia elektrownię 13 z ofertą 20, węgiel 3 kupuje trzy węgle. Nazwy można skracać (ham zamiast Hamburg), a pełny zapis działa zawsze: open 13 20, bid 21, pass, buy coal, build essen, run 5 coal1 oil1, scrap 4, drop oil, done.
play-usage-help = help
play-about-help = pokaż tę pomoc
play-usage-board = board
play-about-board = pokaż całą planszę
play-usage-log = log [N]
play-about-log = pokaż N ostatnich wierszy dziennika
play-usage-why = why RUCH
play-about-why = powiedz, czy ruch jest teraz dozwolony, a jeśli nie, to która reguła go zabrania
play-usage-rules = rules ID
play-about-rules = pokaż regułę, na przykład: rules GRID-AUC-08
play-usage-undo = undo [N]
play-about-undo = cofnij ostatnią decyzję (albo N ostatnich) razem z odpowiedziami botów
play-usage-save = save [PLIK]
play-about-save = zapisz grę, od teraz w pliku PLIK
play-usage-quit = quit
play-about-quit = wyjdź; gra zostaje zapisana

typed-help = pomoc
typed-board = plansza
typed-log = dziennik
typed-why = dlaczego
typed-rules = reguły, reguła
typed-undo = cofnij
typed-save = zapisz
typed-quit = wyjdź

error-not_understood = „{ $typed }” nie jest ani ruchem, ani poleceniem. Wpisz help, żeby zobaczyć, co można wpisać.
error-unclear_choice = „{ $typed }” może oznaczać kilka rzeczy: { $choices }. Wpisz więcej.
error-unclear_number = Nie wiadomo, co wybiera „{ $typed }”. Wpisz jedną liczbę albo dwie, rozdzielone spacją: wybór i ilość.
error-no_such_number = Nie ma wyboru o numerze { $number }. Wpisz jeden z tych: { $known }.
error-not_so_many = „{ $key }” nie da się zrobić tyle razy naraz; najwięcej to { $most }. Wpisz mniejszą liczbę.
error-not_a_count = „{ $typed }” nie jest liczbą wierszy ani ruchów. Wpisz liczbę całkowitą od 1.
error-why_needs_word = Dlaczego co? Wpisz why i ruch, na przykład: why bid 3.
error-rules_needs_id = Która reguła? Wpisz rules i jej oznaczenie, na przykład: rules GRID-AUC-08.
error-no_such_rule = Nie ma tu reguły { $rule_id }. Sprawdź oznaczenie; reguły są w docs/rules kodu źródłowego.
error-no_saved_game = W { $folder } nie ma żadnej zapisanej gry. Zacznij nową: megavolt play.

# ---- argumenty

error-bot_not_for_game = Bot { $bot } nie gra jeszcze w { $game }. Wybierz innego, na przykład random.
error-too_many_seats = Nazwanych miejsc jest więcej ({ $named }) niż graczy ({ $players }). Nazwij mniej albo zwiększ --players.
error-seats_twice = --seats wymienia już wszystkich. Pomiń --seat i --bot albo użyj ich zamiast niego.
error-seats_and_players = Liczba nazwanych miejsc to { $named }, a liczba graczy { $players }. Uzgodnij jedno z drugim.
error-option_form = „{ $text }” nie jest opcją. Zapisz ją jako KLUCZ=WARTOŚĆ, na przykład: --option map=usa.
error-setup_not_json = { $file } nie jest plikiem JSON ({ $reason }). Popraw go; układy początkowe opisuje docs/record.md.
error-setup_not_object = { $file } nie zawiera układu początkowego: musi to być obiekt JSON. Układy opisuje docs/record.md.
error-no_such_command = Nie ma polecenia { $name }. Polecenia to: { $known }. Zobacz: megavolt --help.
error-usage_no_option = Nie ma tu opcji { $name }. Zobacz: { $command } --help.
error-usage_missing = Brakuje: { $name }. Zobacz: { $command } --help.
error-usage_bad_value = Wartość { $name } jest niewłaściwa ({ $problem }). Zobacz: { $command } --help.
error-usage_no_value = Opcji { $name } nie można tak użyć ({ $problem }). Zobacz: { $command } --help.
error-usage_other = { $problem } Zobacz: { $command } --help.
error-unexpected = Zawiodło coś, co nie powinno: { $problem }. Uruchom polecenie jeszcze raz z --debug, żeby zobaczyć, gdzie, i daj nam znać.

# ---- gry i zapisane gry

games-id = Gra
games-players = Gracze
games-options = Opcje (* domyślna)
games-about = Co to jest
game-recharged = Gra planszowa, wydanie z 2020 roku: kupuj elektrownie i paliwo, przyłączaj i zasilaj miasta.
game-classic = Gra planszowa, wydanie z 2004 roku: stały rynek początkowy, pasując, oddaje się elektrownię.
game-deluxe = Gra planszowa, wydanie jubileuszowe: Europa i Ameryka Północna, z gazem.
game-cards = Gra karciana: licytuj elektrownie i kupuj karty paliw; po ostatniej rundzie wygrywa, kto ma najwięcej punktów.
game-blackout = Gra w układanie okablowania (Blackout): ciągnij przewody od rozdzielnicy, podłączaj budowle, przetrwaj brak prądu.

verify-ok =
    { $count ->
        [one] W porządku. { $game }, graczy: { $players }, ruchów: { $moves }, wygrywa { $winners }.
       *[other] W porządku. { $game }, graczy: { $players }, ruchów: { $moves }, wspólnie wygrywają { $winners }.
    }
verify-unfinished = W porządku. { $game }, graczy: { $players }, ruchów: { $moves }, gra nieskończona.
replay-at = Ruch { $number } z { $last }: { $word }
replay-prompt = Enter lub n: dalej, p: wstecz, liczba: przejdź tam, q: wyjdź >{" "}
replay-help = Naciśnij Enter lub n, żeby zobaczyć następny ruch, p – poprzedni, wpisz liczbę, żeby tam przejść, q, żeby wyjść.
replay-edge = Ostatni ruch ma numer { $last }; dalej się nie da.
error-no_such_move = W tej grze nie ma ruchu { $number }. Wybierz liczbę od 0 do { $last }.

# ---- symulacja i szybkość

simulate-progress = Gram
simulate-stopped = Zatrzymano; oto co rozegrano do tej pory.
simulate-broken =
    Silnik złamał jedną z własnych zasad: { $problem }
    Gra { $game }, graczy: { $players }, ziarno { $seed }, ruchów: { $moves }. Zapis jest w { $file }; prosimy o zgłoszenie.
simulate-row =
    { $row ->
        [games] Gry
        [seed] Pierwsze ziarno
        [configurations] Konfiguracje
        [checked] Sprawdzane
        [seconds] Sekundy
        [games_per_second] Gier na sekundę
        [moves] Ruchy
        [length] Ruchów na grę
        [rounds] Rund na grę
        [ended_in_step] Koniec w etapie
        [wins_by_seat] Wygrane według miejsca
        [wins_by_bot] Wygrane według bota
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
       *[other] { $column }
    }

# ---- mapy

map-ok =
    { $file } jest w porządku: { $name }, regionów: { $regions }, miast: { $cities }, połączeń: { $connections }. Można na niej grać w: { $editions }.
map-title = { $name } ({ $map }), jak w { $edition }
map-region = Region
map-touches = Styka się z
map-city = Miasto
map-connections = Połączenia
map_warn_unequal = Warto sprawdzić: regiony są nierówne, od { $smallest } do { $largest } miast.
map_warn_few_regions = Warto sprawdzić: regionów jest tylko { $count }, więc mapa jest za mała dla pięciu lub sześciu graczy.
map_warn_small = Warto sprawdzić: liczba miast w najmniejszych regionach to razem { $count }, mało dla pięciu lub sześciu graczy.
map_warn_metropolis = Warto sprawdzić: { $pair } łączą się za darmo, jak połowy jednego wielkiego miasta.

# ---- pomoc

help-arguments = Argumenty
help-options = Opcje
help-commands = Polecenia
help-default = [domyślnie: {"{}"}]
help-required = [wymagane]
help-help = Pokaż tę pomoc i zakończ.
help-megavolt = Gry planszowe o elektryczności: do grania, badania i opanowania.
help-lang = Język: en, es lub pl. Bez tego: MEGAVOLT_LANG, a potem język systemu.
help-json = Wypisz jeden obiekt JSON i nic więcej.
help-seed = Początek losowości: liczba całkowita. Bez niej zostanie wylosowana.
help-option = Opcja gry, na przykład figures=print. Można podać kilka razy; ich listę pokazuje „megavolt games”.
help-debug = Gdy stanie się coś nieoczekiwanego, pokaż ślad błędu.
help-version = Pokaż wersję i zakończ.
help-games = Wypisz gry, liczby graczy i opcje.
help-play = Zagraj tutaj, z ludźmi i botami. Przy stole wpisz help.
help-play-game = Która gra; ich listę pokazuje „megavolt games”. Bez tego: pierwsza.
help-play-players = Ilu graczy. Miejsca bez nazwy zajmują boty.
help-play-seat = Osoba przy stole. Można podać kilka razy.
help-play-bot = Bot przy stole: random, greedy, planner, search:200ms, cmd:PROGRAM. Można podać kilka razy.
help-play-seats = Wszyscy po kolei, na przykład: Ana,bot:greedy,bot:random,Eva
help-play-map = Mapa: jej identyfikator albo własny plik z mapą.
help-deck = Plik z własną talią do gry karcianej; opisuje go docs/cards-deck.md.
help-play-setup = Plik JSON z układem początkowym lub jego częścią.
help-play-save = Gdzie zapisywać po każdym ruchu. Bez tego: nowy plik w Twoim folderze danych.
help-play-resume = Graj dalej w zapisaną grę: plik, nazwa z Twojego folderu danych albo last.
help-simulate = Niech boty rozegrają wiele gier; pokaż podsumowanie.
help-simulate-game = Która gra albo all: po kolei każda gra, mapa, liczba graczy i opcja.
help-simulate-players = Ilu graczy. Bez tego: czterech, a z --all-configs każda liczba.
help-simulate-games = Ile gier rozegrać.
help-simulate-bots = Boty, na przykład greedy,random. Bez nich każdy dozwolony ruch jest równie prawdopodobny.
help-simulate-bot = Jeszcze jeden bot, na przykład "cmd:python3 mojbot.py". Można podać kilka razy.
help-simulate-check = Po drodze sprawdzaj wszystkie zasady silnika i zatrzymaj się tam, gdzie któraś zawiedzie.
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

help-doctor = Mówi, który silnik działa, co jest zainstalowane i czego brakuje.
doctor-engine = Silnik
doctor-compiler = Kompilator C
doctor-missing = brak
doctor-compiled = skompilowany
doctor-pure = czysty Python
doctor-stale =
    { $count ->
        [one] { $count } plik źródłowy zmieniono
        [few] { $count } pliki źródłowe zmieniono
       *[many] { $count } plików źródłowych zmieniono
    } po skompilowaniu silnika: { $names }. Uruchom ponownie script/build albo script/build --clean.
doctor-how-to-compile = Silnik można skompilować, żeby działał kilka razy szybciej. W kopii projektu: script/build
doctor-asked-for-pure = Skompilowany silnik jest, ale MEGAVOLT_ENGINE=pure każe użyć czystego Pythona.

# ---- gry z innych pakietów, na prostej planszy

plain-title = { $game }
plain-ask = Wybierz ruch: wpisz jego numer albo słowa.
plain-help = Wpisz to, co stoi w [nawiasach], albo słowa ruchu.
plain-yes = tak
plain-no = nie
