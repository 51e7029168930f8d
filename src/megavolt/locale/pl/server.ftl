# Serwer: czego odmawia i co mówi przy starcie.

error-record_wrong_seed_hash = Wiersz { $line }: ziarno nie pasuje do skrótu pokazanego przed grą. Ktoś zmienił ziarno albo skrót: nie ufaj temu zapisowi.
error-not_started = Gra jeszcze się nie zaczęła. Poczekaj, aż gospodarz ją rozpocznie.
error-record_before_end = Zapis zawiera ziarno, więc można go pobrać dopiero po grze. Wróć, gdy się skończy.
error-record_too_long =
    { $moves ->
        [one] Zapis ma { $moves } ruch, a ten serwer odtwarza najwyżej { $most }. Odtwórz go poleceniem megavolt replay na własnym komputerze.
        [few] Zapis ma { $moves } ruchy, a ten serwer odtwarza najwyżej { $most }. Odtwórz go poleceniem megavolt replay na własnym komputerze.
       *[many] Zapis ma { $moves } ruchów, a ten serwer odtwarza najwyżej { $most }. Odtwórz go poleceniem megavolt replay na własnym komputerze.
    }
error-no_such_position =
    { $most ->
        [0] Nie ma takiej pozycji: nie wykonano jeszcze żadnego ruchu. Podaj pozycję 0.
       *[other] Nie ma takiej pozycji; dotychczasowe ruchy: { $most }. Podaj liczbę od 0 do { $most }.
    }
error-position_changed = W tym czasie coś się zmieniło przy stole. Spójrz na nową pozycję i zdecyduj jeszcze raz.
error-no_such_table = Nie ma stołu { $table }. Sprawdź link albo poproś gospodarza o nowy.
error-no_such_link = Ten link nie prowadzi do żadnego stołu. Poproś o nowy.
error-private_table = Ten stół jest prywatny. Otwórz go otrzymanym linkiem.
error-signed_out = Nie masz tu jeszcze imienia. Wybierz je i spróbuj ponownie.
error-bad_name = Imię ma od 1 do { $most } widocznych znaków. Wybierz inne.
error-bad_password = Hasło ma od { $least } do { $most } znaków. Wybierz inne.
error-already_registered = Masz już konto: { $login }. Wyloguj się, aby założyć inne.
error-login_unusable = Nazwy użytkownika { $login } nie można użyć. Wybierz inną.
error-wrong_login = Nieprawidłowa nazwa użytkownika lub hasło. Sprawdź je i spróbuj ponownie.
error-too_many_own_tables = Masz już najwięcej niedokończonych gier, ile można: { $most }. Najpierw skończ którąś.
error-too_many_tables = Na tym serwerze nie ma miejsca na kolejne stoły. Spróbuj później.
error-already_started = Gra przy tym stole już trwa. Możesz ją oglądać.
error-seat_taken = To miejsce nie jest wolne. Wybierz inne.
error-table_full = Wszystkie miejsca są zajęte. Możesz oglądać albo otworzyć własny stół.
error-already_seated = Masz już inne miejsce przy tym stole. Najpierw je zwolnij.
error-not_seated = Nie masz miejsca przy tym stole. Najpierw usiądź.
error-leave_after_start = Gra już trwa. Zamiast odchodzić, poddaj się: bot zagra za ciebie.
error-seats_open =
    { $count ->
        [one] Jedno miejsce jest wolne: poczekaj na gracza albo oddaj je botowi.
        [few] { $count } miejsca są wolne: poczekaj na graczy albo oddaj je botom.
       *[many] { $count } miejsc jest wolnych: poczekaj na graczy albo oddaj je botom.
    }
error-only_host = Może to zrobić tylko gospodarz. Poproś go albo otwórz własny stół.
error-one_seat_each = Możesz zająć tylko jedno miejsce. Pozostałe zostaw wolne albo oddaj botom.
error-not_playing = Przy tym stole nie toczy się gra. Poczekaj, aż się zacznie, albo otwórz inny.
error-nothing_asked = Nikt nie czeka na twoją odpowiedź. Spójrz jeszcze raz na stół.
error-bad_limit = To nie jest prawidłowy limit. Podaj liczbę całkowitą od 1 do { $most }.
error-no_such_standing_order = Nie ma nic o nazwie { $kind }, co można cofnąć. Podaj „limit” albo „pass”.
error-no_auctions = W tej grze nie ma licytacji. Limit można ustawić tylko w grach z licytacją.
error-bad_chat = Nie można wysłać tej wiadomości: wiadomość ma od 1 do { $most } znaków.
error-bad_request = W żądaniu jest błąd w miejscu { $place }: { value-mistake }. Zobacz /api/docs (po angielsku).
error-bad_frame = Nie da się odczytać wiadomości. Wyślij JSON typu „play” lub „ping”.
error-no_such_page = Pod adresem { $place } nic nie ma. Sprawdź adres.
error-no_such_method = { $place } nie przyjmuje takich żądań. Zobacz /api/docs (po angielsku).
error-too_fast =
    { $seconds ->
        [one] Zbyt wiele żądań. Spróbuj ponownie za sekundę.
        [few] Zbyt wiele żądań. Spróbuj ponownie za { $seconds } sekundy.
       *[many] Zbyt wiele żądań. Spróbuj ponownie za { $seconds } sekund.
    }
error-too_large = Żądanie jest za duże dla tego serwera. Wyślij mniejsze.
error-foreign_page = Żądanie pochodzi ze strony innego serwisu. Otwórz stronę tego serwera.
error-failed = Na serwerze wystąpił błąd i został odnotowany. Spróbuj ponownie.
error-not_ready = Serwer nie może połączyć się z bazą danych. Spróbuj później.
error-bad_email = To nie jest prawidłowy adres e-mail. Napisz go tak: nazwa@example.org.
error-bad_webhook = To nie jest prawidłowy adres webhooka. Zacznij od http:// lub https:// i nie podawaj loginu.
error-private_webhook = Ten webhook prowadzi do sieci prywatnej. Podaj adres w publicznym internecie.
notice-subject = Twoja kolej; przy stole: { $others }
notice-text = { $name }, twoja kolej przy stole, przy którym grają też { $others }: { $link }
error-database_unreachable = Nie można użyć bazy danych { $url }: { $reason }. Sprawdź adres i czy działa.
error-bad_database_url = { $url } nie jest adresem bazy danych. Podaj sqlite:///plik albo postgresql://użytkownik@host/nazwa.
error-bad_setting = { $name } nie może mieć wartości { $value }. Popraw zmienną albo ją usuń.
error-cannot_serve = Nie można użyć adresu { $host }:{ $port }; może zajmuje go inny program. Wybierz inny --port.
error-extra_missing = To wymaga dodatkowej części Megavolta (brakuje { $module }). Zainstaluj ją: pip install "megavolt[{ $extra }]".
serve-address = Megavolt działa pod adresem { $address }
serve-stop = Naciśnij Ctrl-C, aby zatrzymać.
serve-no-browser = Nie udało się tu otworzyć przeglądarki. Otwórz { $address } w przeglądarce na tym komputerze.
help-serve = Uruchom stoły w sieci: gra się w przeglądarce.
help-serve-host = Adres, na którym nasłuchiwać; 0.0.0.0 oznacza wszystkie.
help-serve-port = Port, na którym nasłuchiwać.
help-serve-database = Gdzie wszystko jest zapisane; bez tego SQLite w folderze danych.
help-serve-open = Otwórz stronę w przeglądarce.

# ---- megavolt load

help-load = Rozegraj naraz wiele stołów na serwerze i zmierz obciążenie.
help-load-tables = Ile stołów gra jednocześnie.
help-load-seats = Ile osób siedzi przy każdym.
help-load-seconds = Jak długo mierzyć.
help-load-think = Ile średnio sekund mija między dwoma ruchami przy stole, niezależnie od tego, czy serwer nadąża; 0 oznacza jak najszybciej.
help-load-ahead = Ile najwyżej wpisów ma dziennik każdego stołu na początku pomiaru, aby mierzyć partie we wszystkich fazach.
help-load-game = Gra; podaj kilka razy, żeby je wymieszać. Bez tego wszystkie gry po kolei.
help-load-processes = W ilu procesach działają klienty.
help-load-url = Działający serwer; bez niego na czas pomiaru uruchamiany jest własny.
help-load-database = Baza danych uruchamianego serwera; bez niej nowy plik SQLite. Powstanie w niej wiele stołów: użyj pustej.
load-title = Wyniki testu obciążenia
load-row =
    { $row ->
        [tables] Stoły naraz
        [seats] Osoby przy każdym
        [think] Sekundy namysłu przed ruchem
        [seconds] Sekundy pomiaru
        [moves] Ruchy
        [moves_per_s] Ruchy na sekundę
        [unanswered] Ruchy bez odpowiedzi na koniec
        [answer_p50_ms] Od ruchu do odpowiedzi, połowa w ciągu (ms)
        [answer_p99_ms] Od ruchu do odpowiedzi, 99% w ciągu (ms)
        [update_p50_ms] Zanim zobaczą to inni, połowa w ciągu (ms)
        [update_p99_ms] Zanim zobaczą to inni, 99% w ciągu (ms)
        [games_over] Gry rozegrane do końca
        [reconnects] Połączenia nawiązane ponownie
        [errors] Błędy
        [clients_cpu] Klienci, zajęte rdzenie
        [server_cpu] Serwer, zajęte rdzenie
        [server_moves] Zapisane ruchy, łącznie z ruchami botów
        [cpu_ms_per_move] Serwer, czas procesora na ruch (ms)
        [server_mib] Serwer, pamięć (MiB)
        [kib_per_table] Pamięć na stół (KiB)
       *[other] { $row }
    }
load-error =
    { $count ->
        [one] { $code }: { $count } raz
       *[other] { $code }: { $count } razy
    }
error-load_no_server = Pod { $url } nie odpowiada żaden serwer Megavolt. Uruchom go przez megavolt serve albo pomiń --url.
error-load_clients_failed = Klienty przerwały pracę przed pomiarem. Zobacz ich komunikaty powyżej; może pomóc mniejsze --tables.
error-load_url_or_database = --url i --database nie można podać razem: działający serwer ma już swoją bazę danych. Pomiń jedno z nich.
error-load_no_game = Żadna z tych gier nie jest dla podanej liczby graczy ({ $seats }). Wybierz inne --seats albo inną --game.
error-table_other_rules = Przy tym stole gra się według zasad w wersji { $rules }, a ten serwer zna wersję { $known }. Poproś osobę prowadzącą serwer o przywrócenie wersji, w której grę zaczęto, albo o zamknięcie stołu.
error-no_hints = Przy tym stole nie ma podpowiedzi. Następnym razem poproś gospodarza przed grą.
error-hint_running = Podpowiedź dla ciebie jest już w przygotowaniu. Poczekaj chwilę.
error-record_other_seed = Gra nie została rozdana z ziarna o tym skrócie. Sprawdź skrót: był pokazany przed pierwszym ruchem.
help-verify-hash = Skrót ziarna pokazany przed grą: sprawdź, czy grę rozdano z tego ziarna.
error-trial_running = Próbny ruch jest jeszcze liczony. Poczekaj chwilę.
error-back_too_far = Bez pytania innych można cofnąć tylko własne ostatnie ruchy, które nie odsłoniły niczego ukrytego: teraz { $free }, a nie { $back }. Nic się nie zmieniło. Cofnij mniej ruchów albo zapytaj pozostałych.
error-play_reveals = Ruch { $tried } z wysłanych odsłania coś ukrytego, więc w tym samym żądaniu nie może po nim być następnego. Nic się nie zmieniło. Wyślij ruchy do tego włącznie, a potem zdecyduj ponownie.
error-people_play = Przy tym stole grają jeszcze ludzie, więc nie można go zamknąć. Zamiast tego poddaj się: bot zagra za ciebie.
error-unknown_content = Ten serwer nie ma wskazanej mapy, stosu ani zawartości. Wybierz plik jeszcze raz.
error-no_such_content = Ten serwer nie ma takiej mapy, stosu ani zawartości. Sprawdź adres albo otwórz stół jeszcze raz.
error-foreign_host = Ten serwer nie działa pod podaną nazwą. Użyj jego własnego adresu.
error-database_in_use = Bazy danych { $file } używa już inny działający serwer. Najpierw go zatrzymaj albo wybierz inną --database.

error-word_not_allowed = Jest tu słowo, na które gospodarz tego serwera nie pozwala. Powiedz to inaczej.
error-setting_file = { $name } wskazuje plik { $file }, którego nie da się odczytać jako tekstu w UTF-8. Sprawdź jego nazwę i uprawnienia albo usuń zmienną.
error-blocked_by_host = Gospodarz tego stołu cię zablokował, więc nie możesz tu usiąść. Wybierz inny stół albo załóż własny.
error-nobody_there = Nie ma kogo zgłosić ani zablokować: wiadomości już nie ma albo siedzi tam bot. Wczytaj stronę ponownie.
error-not_yourself = To ty. Zgłaszać i blokować możesz tylko inne osoby.
error-no_reason = Zgłoszenie wymaga powodu. Napisz w kilku słowach, co jest nie tak.
error-too_many_blocks = Twoja lista zablokowanych osób jest pełna: limit to { $most }. Zdejmij najpierw którąś ze starych blokad na stronie „Konto”.
error-no_such_block = Ta blokada jest już zdjęta. Wczytaj stronę ponownie.

# Tables of an older server
error-table_over_other_rules = Ta gra jest zakończona i nie można jej już pokazać: grano według zasad w wersji { $rules }, a ten serwer zna wersję { $known }. Załóż nowy stół, żeby zagrać jeszcze raz.

# Several processes
help-serve-processes = Ile procesów obsługuje serwer, każdy stół w jednym z nich; kilka wymaga PostgreSQL. Bez tej opcji jeden.
error-processes_on_sqlite = Pliku SQLite używa tylko jeden proces (podano: { $processes }). Pomiń --processes albo podaj adres bazy PostgreSQL: --database postgresql://użytkownik@host/nazwa
error-processes_not_here = W tym systemie port obsługuje tylko jeden proces (podano: { $processes }). Pomiń --processes.

# Reviews.
error-review_unfinished = Omówić można tylko skończoną grę. Wróć, gdy ta się skończy.
error-review_running = Omówienie innej gry jest już dla ciebie w toku. Poproś o to, gdy tamto będzie gotowe.
error-reviews_full = Zbyt wiele gier czeka na omówienie. Spróbuj ponownie za kilka minut.
error-review_failed = Nie udało się dokończyć omówienia. Poproś o nie jeszcze raz; jeśli znów się nie uda, powiadom gospodarza serwera.

# Własne mapy.
error-maps_full = Wiele osób tworzy teraz mapy. Spróbuj ponownie za minutę.
error-map_running = Coś już jest dla ciebie obliczane. Poczekaj na wynik i poproś ponownie.
error-map_failed = Mapa powstawała zbyt długo i została porzucona. Spróbuj ponownie albo wybierz mniej miast.
error-public_map_needs_account = Tylko osoba z kontem może udostępnić mapę wszystkim. Ustaw hasło na stronie konta i spróbuj ponownie.
error-no_such_map = Nie ma tu mapy: mogła zostać usunięta. Zapytaj osobę, od której masz link.
error-not_your_map = Ta mapa należy do kogoś innego, więc nie możesz jej zmienić. Zapisz własną kopię.
error-map_changed_elsewhere = Ta mapa zmieniła się gdzie indziej, odkąd ją otworzono, może w innym oknie. Zapisz swoją jako kopię albo zastąp tamtą wersję.
error-map_cannot_divide = Tych miast nie da się podzielić tak, żeby każdy region był spójny (liczba regionów: { $regions }). Połącz najpierw więcej z nich albo wybierz inną liczbę regionów.
error-too_many_maps = Liczba twoich map ({ $most }) osiągnęła limit tego serwera. Najpierw usuń jedną.
error-rate_after_playing = Mapę można ocenić po rozegraniu na niej gry do końca. Najpierw otwórz na niej stół.
error-map_unfinished = Ta mapa nie jest skończona, więc nie ma jeszcze obrazka. Dokończ ją w edytorze.
