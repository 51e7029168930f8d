# Arena: rozgrywki, tabele i wykresy oraz raport.

arena-progress = Gram
arena-progress-line = Gry: { $done } z { $total }; zostało { $minutes } min { $seconds } s
arena-stopped =
    Zatrzymano. Gry zapisane w { $file }: { $done } z { $total }.
    Żeby grać dalej: megavolt arena --resume { $short }
arena-kept =
    { $count ->
        [one] { $count } gra jest zapisana w { $file } (ziarno { $seed }).
        [few] { $count } gry są zapisane w { $file } (ziarno { $seed }).
       *[many] { $count } gier jest zapisanych w { $file } (ziarno { $seed }).
    }
    Strona z wykresami: megavolt report { $short }
arena-speed =
    { $count ->
        [one] { $count } gra w { $seconds } s: { $rate } na sekundę.
        [few] { $count } gry w { $seconds } s: { $rate } na sekundę.
       *[many] { $count } gier w { $seconds } s: { $rate } na sekundę.
    }
arena-fault-met = { $bot } { $kind } w grze { $number }, ruch { $move }: { $detail }
arena-written = Zapisano: { $file }

# ---- tabele i wykresy

arena-column =
    { $column ->
        [bot] Bot
        [rating] Ranking
        [interval] 95%
        [seats] Miejsca
        [wins] Wygrane
        [fair] Równy udział
        [rank] Średnie miejsce
        [score] Średni wynik
        [decisions] Decyzje
        [mean] Średnio ms
        [p50] p50 ms
        [p99] p99 ms
        [longest] Najdłużej ms
        [fault] Błąd
        [example] Pierwszy
        [moves] Ruchy
        [games] Gry
        [number] Nr gry
        [mean_moves] Średnio ruchów
        [mean_rounds] Średnio rund
        [most_rounds] Najwięcej rund
        [stopped] Przerwane
       *[other] { $column }
    }
arena-players =
    { $count ->
        [one] { $count } gracz
        [few] { $count } gracze
       *[many] { $count } graczy
    }
arena-seat = Miejsce { $number }
arena-anybody = ktokolwiek
arena-title-bots = Ranking i wygrane
arena-title-players = Wygrane według liczby graczy
arena-title-seats =
    { $count ->
        [one] Wygrane według miejsca przy stole, { $count } gracz
        [few] Wygrane według miejsca przy stole, { $count } gracze
       *[many] Wygrane według miejsca przy stole, { $count } graczy
    }
arena-title-duels = Bezpośrednie porównanie
arena-title-speed = Czas na decyzję
arena-title-faults = Błędy botów
arena-note-bots = Ranking OpenSkill (Plackett–Luce), ± dla 95%: boty, których przedziały się pokrywają, mogą być równie silne. Wygrane to udział wygranych wśród miejsc bota; przy remisie wygrana się dzieli. Równy udział to tyle, ile bot wygrałby, gdyby wszystkie były równie silne. Bot może częściej wygrywać i mieć niższy ranking: dlaczego, wyjaśnia docs/arena.md (po angielsku).
arena-note-duels = Jak często bot z wiersza kończył przed botem z kolumny przy tym samym stole; remis liczy się za pół.
arena-note-faults = Bot, który popełni błąd, traci ruch: zamiast niego wykonywany jest losowy dozwolony ruch.
arena-fault =
    { $kind ->
        [crash] uległ awarii
        [nonsense] podał niedozwolony ruch
        [hang] nie odpowiedział na czas
        [died] zakończył swój proces
       *[other] { $kind }
    }
arena-plot-ratings = Ranking z przedziałem 95%
arena-plot-wins = Odsetek wygranych z przedziałem 95%; linia przerywana: równy udział
arena-plot-seats = Odsetek gier wygranych z danego miejsca; linia przerywana: równy udział
arena-plot-speed = Milisekundy na decyzję, od mediany do 99. percentyla
arena-report-title = Arena: { $game }
arena-report-played = Rozegrane gry: { $done } z { $total }. Gracze: { $players }. Średnia liczba ruchów w grze: { $moves }.
arena-report-plan = Boty: { $bots }. Ziarno { $seed }; { $limit } s na decyzję.
arena-report-options = Opcje: { $options }.

# ---- co może pójść źle

error-arena_no_game = Dla której gry jest ta arena? Na przykład: megavolt arena recharged --bots greedy,random --players 4
error-arena_no_bots = Nie podano botów. Podaj je, na przykład: --bots greedy,random
error-arena_bad_players = „{ $text }” to nie jest liczba graczy. Podaj jedną (4), zakres (2-6) albo listę (2,4).
error-arena_out_and_resume = --resume kontynuuje w pliku, który wskazuje. Pomiń --out.
error-arena_file_exists = Plik { $file } już istnieje. Żeby go kontynuować, użyj --resume; dla nowej areny wybierz inne --out.
error-arena_no_file = Nie ma wyników w { $file }: nie ma takiego pliku. Sprawdź nazwę; „last” to najnowszy w twoim folderze danych.
error-arena_none_yet = W { $folder } nie ma jeszcze wyników. Najpierw rozegraj arenę: megavolt arena recharged --bots greedy,random
error-arena_not_results = Plik { $file } nie zawiera wyników areny. Sprawdź nazwę; jeśli jest właściwa, plik jest uszkodzony.
error-arena_format = Wyniki w { $file } mają format { $number }; ta wersja czyta { $known }. Użyj wersji Megavolta, która je zapisała.
error-arena_file_trouble = Nie można użyć pliku { $file }: { file-reason }. Sprawdź miejsce, uprawnienia i wolną przestrzeń.
error-arena_other_plan = Arena w { $file } ma inną wartość { $name }: { $there }, a nie { $wanted }. Pomiń ją, żeby grać dalej jak dotąd, albo zacznij nową arenę z --out.
error-arena_other_rules = Gry w { $file } rozegrano według wersji { $rules } zasad; ta wersja to { $known }. Graj dalej tą wersją Megavolta, w której je zaczęto, albo zacznij nową arenę.
error-arena_fewer_games =
    { $planned ->
        [one] Arena w { $file } jest zaplanowana na { $planned } grę; nie można jej skrócić do { $games }. Podaj tyle samo albo więcej.
        [few] Arena w { $file } jest zaplanowana na { $planned } gry; nie można jej skrócić do { $games }. Podaj tyle samo albo więcej.
       *[many] Arena w { $file } jest zaplanowana na { $planned } gier; nie można jej skrócić do { $games }. Podaj tyle samo albo więcej.
    }
error-arena_empty = W { $file } nie ma jeszcze skończonej gry. Najpierw graj dalej: megavolt arena --resume
error-arena_broken = Nie udało się rozegrać gry { $number } tej areny: { $problem }. Wcześniejsze gry są zapisane; prosimy o zgłoszenie.
error-arena_workers_die = Grające procesy raz po raz kończą się bez powodu przy grze { $number }. Czy wystarcza pamięci? Rozegrane gry są zapisane: spróbuj z mniejszym --workers i z --resume.
error-arena_no_ray = Klaster wymaga pakietu, który nie jest zainstalowany: ray. Zainstaluj go: pip install "megavolt[cluster]"
error-arena_no_cluster = Pod adresem { $address } nie ma klastra Ray ({ $reason }). Sprawdź adres albo użyj --ray local.
error-arena_cluster_lost = Klaster raz po raz tracił grę { $number }: { $problem }. Rozegrane gry są zapisane: napraw klaster i użyj --resume.

# ---- pomoc

help-arena = Niech boty rozegrają wiele gier na wszystkich rdzeniach albo na klastrze; oceń je. Ctrl-C zachowuje to, co gotowe.
help-arena-game = Która gra; ich listę pokazuje „megavolt games”. Niepotrzebne z --resume.
help-arena-bots = Boty, na przykład greedy,random. Jeden może wystąpić kilka razy: planner,greedy,greedy,greedy to jeden przeciw trzem.
help-arena-bot = Jeszcze jeden bot; jego nazwa może zawierać przecinki. Można podać kilka razy.
help-arena-players = Ilu graczy przy stole: liczba (4), zakres (2-6) albo lista (2,4). Bez tego: czterech.
help-arena-games = Ile gier rozegrać. Bez tego: 100. Z --resume: nowa łączna liczba.
help-arena-seed = Ziarno wszystkich gier; liczba procesów niczego nie zmienia. Bez tego: losowe.
help-arena-limit = Ile sekund czasu procesora bot ma na decyzję. Bez tego: 10.
help-arena-workers = Ile procesów gra. Bez tego: jeden na każdy rdzeń.
help-arena-ray = Graj na klastrze Ray: jego adres, auto albo local, czyli klaster na tym komputerze.
help-arena-out = Gdzie zapisać wyniki. Bez tego: nowy plik w twoim folderze danych.
help-arena-resume = Kontynuuj arenę: jej plik, nazwa w twoim folderze danych albo last.
help-arena-records = Zapisz też każdą grę jako plik w tym folderze.
help-report = Zapisz stronę z wykresami wyników areny oraz to samo jako JSON i CSV.
help-report-file = Wyniki: plik, nazwa w twoim folderze danych albo last.
help-report-html = Zapisz stronę tutaj. Bez żadnej z tych trzech opcji: wszystko, obok wyników.
help-report-json = Zapisz liczby jako JSON tutaj.
help-report-csv = Zapisz liczby jako CSV tutaj.

# ---- długość gier

arena-title-lengths = Długość gier
arena-note-lengths = Najwięcej rund: { $rounds }. Gra, która się w nich nie skończy, jest przerywana i nikt jej nie wygrywa.
help-arena-rounds = Przerwij grę, która nie skończy się po tylu rundach; nikt jej nie wygrywa. Bez tego: 100.
