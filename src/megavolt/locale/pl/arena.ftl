# Arena: rozgrywki, tabele i wykresy oraz raport.

arena-progress = Gram
arena-progress-line = { $done } z { $total } gier, zostało { $minutes } min { $seconds } s
arena-stopped =
    Zatrzymano. Gry zachowane w { $file }: { $done } z { $total }.
    Aby grać dalej: megavolt arena --resume { $short }
arena-kept =
    { $count ->
        [one] { $count } gra jest zachowana w { $file } (ziarno { $seed }).
        [few] { $count } gry są zachowane w { $file } (ziarno { $seed }).
       *[other] { $count } gier jest zachowanych w { $file } (ziarno { $seed }).
    }
    Strona z wykresami: megavolt report { $short }
arena-speed =
    { $count ->
        [one] { $count } gra w { $seconds } s: { $rate } na sekundę.
        [few] { $count } gry w { $seconds } s: { $rate } na sekundę.
       *[other] { $count } gier w { $seconds } s: { $rate } na sekundę.
    }
arena-fault-met = { $bot } { $kind } w grze { $number }, ruch { $move }: { $detail }
arena-written = Zapisano: { $file }

# ---- tabele i wykresy

arena-column =
    { $column ->
        [bot] Bot
        [rating] Ranking
        [interval] 95 %
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
       *[other] { $column }
    }
arena-players =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
       *[other] { $count } graczy
    }
arena-seat = Miejsce { $number }
arena-anybody = ktokolwiek
arena-title-bots = Ranking i wygrane
arena-title-players = Wygrane według liczby graczy
arena-title-seats =
    { $count ->
        [one] Wygrane według miejsca przy stole, { $count } gracz
        [few] Wygrane według miejsca przy stole, { $count } graczy
       *[other] Wygrane według miejsca przy stole, { $count } graczy
    }
arena-title-duels = Bezpośrednie porównanie
arena-title-speed = Czas na decyzję
arena-title-faults = Błędy botów
arena-note-bots = Ranking OpenSkill (Plackett–Luce) z przedziałem μ ± 1,96 σ; przy remisie wygrana się dzieli; równy udział to tyle, ile bot wygrałby, gdyby wszyscy byli równi.
arena-note-duels = Jak często bot z wiersza kończył przed botem z kolumny przy tym samym stole; remis liczy się za pół.
arena-note-faults = Bot, który popełni błąd, traci ruch: zamiast niego wykonywany jest dowolny dozwolony, każdy równie prawdopodobny.
arena-fault =
    { $kind ->
        [crash] zepsuł się
        [nonsense] odpowiedział niedozwolonym ruchem
        [hang] nie odpowiedział na czas
        [died] zakończył swój proces
       *[other] { $kind }
    }
arena-plot-ratings = Ranking z przedziałem 95 %
arena-plot-wins = Część wygranych miejsc z przedziałem 95 %; linia przerywana: równy udział
arena-plot-seats = Część wygrana przez siedzących na tym miejscu; linia przerywana: równy udział
arena-plot-speed = Milisekundy na decyzję, od mediany do 99. percentyla
arena-report-title = Arena: { $game }
arena-report-played = Rozegrano { $done } z { $total } gier, liczba graczy: { $players }; średnio { $moves } ruchów na grę.
arena-report-plan = Boty: { $bots }. Ziarno { $seed }; { $limit } s na decyzję.
arena-report-options = Opcje: { $options }.

# ---- co może pójść źle

error-arena_no_game = Dla której gry jest ta arena? Na przykład: megavolt arena recharged --bots greedy,random --players 4
error-arena_no_bots = Nie podano botów. Podaj je, na przykład: --bots greedy,random
error-arena_bad_players = „{ $text }” to nie liczba graczy. Napisz jedną (4), zakres (2-6) albo listę (2,4).
error-arena_out_and_resume = --resume gra dalej w pliku, który podaje. Pomiń --out.
error-arena_file_exists = Plik { $file } już istnieje. Aby grać w nim dalej, użyj --resume; dla nowej areny wybierz inne --out.
error-arena_no_file = Nie ma wyników w { $file }: nie ma takiego pliku. Sprawdź nazwę; „last” to najnowszy w twoim folderze danych.
error-arena_none_yet = W { $folder } nie ma jeszcze wyników. Najpierw rozegraj arenę: megavolt arena recharged --bots greedy,random
error-arena_not_results = Plik { $file } nie zawiera wyników areny. Sprawdź nazwę; jeśli jest właściwa, plik jest uszkodzony.
error-arena_format = Wyniki w { $file } mają format { $number }; ta wersja czyta { $known }. Użyj wersji Megavolta, która je zapisała.
error-arena_file_trouble = Nie można użyć pliku { $file } ({ $reason }). Sprawdź miejsce, uprawnienia i wolną przestrzeń.
error-arena_other_plan = Arena w { $file } ma inne { $name }: { $there }, a nie { $wanted }. Pomiń je, aby grać dalej jak dotąd, albo zacznij nową arenę z --out.
error-arena_other_rules = Gry w { $file } rozegrano według wersji { $rules } zasad; ta wersja to { $known }. Graj dalej tą wersją Megavolta, która je zaczęła, albo zacznij nową arenę.
error-arena_fewer_games = Arena w { $file } jest zaplanowana na { $planned } gier; nie można jej skrócić do { $games }. Podaj tyle samo albo więcej.
error-arena_empty = W { $file } nie ma jeszcze skończonej gry. Najpierw graj dalej: megavolt arena --resume
error-arena_broken = Nie udało się rozegrać gry { $number } tej areny: { $problem }. To, co rozegrano, jest zachowane; zgłoś to, proszę.
error-arena_workers_die = Procesy, które grają, kończą się bez powodu przy grze { $number }. Czy wystarcza pamięci? To, co rozegrano, jest zachowane: spróbuj z mniejszym --workers i z --resume.
error-arena_no_openskill = Ranking wymaga pakietu, który nie jest zainstalowany: openskill. Zainstaluj go: pip install "megavolt[arena]"
error-arena_no_ray = Klaster wymaga pakietu, który nie jest zainstalowany: ray. Zainstaluj go: pip install "megavolt[cluster]"
error-arena_no_cluster = Pod adresem { $address } nie ma klastra Ray ({ $reason }). Sprawdź adres albo użyj --ray local.
error-arena_cluster_lost = Klaster raz po raz tracił grę { $number }: { $problem }. To, co rozegrano, jest zachowane: napraw klaster i użyj --resume.

# ---- pomoc

help-arena = Niech boty rozegrają wiele gier na wszystkich rdzeniach albo na klastrze; oceń je. Ctrl-C zachowuje to, co gotowe.
help-arena-game = Która gra; „megavolt games” je wymienia. Niepotrzebne z --resume.
help-arena-bots = Boty, na przykład greedy,random. Jeden może wystąpić kilka razy: planner,greedy,greedy,greedy to jeden przeciw trzem.
help-arena-bot = Jeszcze jeden bot, w razie potrzeby z przecinkami w nazwie. Można podać kilka razy.
help-arena-players = Ilu siedzi przy stole: liczba (4), zakres (2-6) albo lista (2,4). Bez tego: czterech.
help-arena-games = Ile gier rozegrać. Bez tego: 100. Z --resume: nowa liczba wszystkich gier.
help-arena-seed = Z czego wynikają wszystkie gry, bez względu na liczbę procesów. Bez tego jest losowane.
help-arena-limit = Ile sekund bot ma na decyzję. Bez tego: 10.
help-arena-workers = Ile procesów gra. Bez tego: jeden na każdy rdzeń.
help-arena-ray = Graj na klastrze Ray: jego adres, auto albo local, czyli klaster na tym komputerze.
help-arena-out = Gdzie zachować wyniki. Bez tego: nowy plik w twoim folderze danych.
help-arena-resume = Graj dalej: plik areny, jej nazwa w twoim folderze danych albo last.
help-arena-records = Zapisz też zapis każdej gry jako plik w tym folderze.
help-report = Zapisz stronę z wykresami wyników areny oraz to samo jako JSON i CSV.
help-report-file = Wyniki: plik, nazwa w twoim folderze danych albo last.
help-report-html = Zapisz stronę tutaj. Bez żadnej z tych trzech opcji: wszystko, obok wyników.
help-report-json = Zapisz liczby jako JSON tutaj.
help-report-csv = Zapisz liczby jako CSV tutaj.
