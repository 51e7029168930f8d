# Klient przeglądarkowy: strony, przyciski, pytania przy stole.

# ---- wszędzie

web-home = Strona główna
web-nav = Strony
web-skip = Przejdź do treści
web-my-games = Moje gry
web-rules = Zasady
web-guest = Gość
web-language = Język
web-title =
    { $page ->
        [new] Nowy stół
        [table] Stół
        [join] Zaproszenie
        [games] Moje gry
        [account] Konto
        [reset] Nowe hasło
        [verify] Adres e-mail
        [settings] Ustawienia
        [replay] Zapisana gra
        [rules] Zasady
        [learn] Nauka
        [lesson] Lekcja
        [puzzles] Łamigłówki
        [puzzle] Łamigłówka
        [terms] Regulamin i prywatność
        [shared] Udostępniona gra
        [embed] Udostępniona gra
        [maps] Mapy
        [map] Mapa
       *[other] Nie znaleziono strony
    }
web-close = Zamknij
web-save = Zapisz
web-saved = Zapisano.
web-yes = Tak
web-no = Nie
web-lost = Nie znaleziono strony
web-lost-more = Link może być niepełny. Sprawdź go albo wróć na stronę główną.
web-error-offline = Nie można połączyć się z serwerem. Sprawdź połączenie i spróbuj ponownie.
web-error-unknown = Nie udało się odczytać odpowiedzi serwera. Spróbuj ponownie za chwilę.

# ---- strona główna

web-hello = Rozświetl mapę.
web-hello-more = Pięć gier o elektrowniach, paliwie i przewodach. Wybierz jedną i od razu zagraj z botami albo otwórz stół i wyślij znajomym link.
web-your-name = Twoje imię przy stole
web-another-name = Inne imię
web-play-now = Zagraj z botami
web-new-table = Nowy stół
web-open-tables = Otwarte stoły
web-no-open-tables = Nie ma otwartych publicznych stołów. Otwórz własny: inni zobaczą go tutaj.
web-all-my-games = Wszystkie moje gry
web-join-title = Masz link?
web-join-label = Link lub numer stołu
web-join = Przejdź do stołu
web-link-unclear = To nie wygląda na link do stołu. Wklej cały link.
web-game-name =
    { $game ->
        [recharged] Sieć 2020
        [classic] Sieć 2004
        [deluxe] Sieć jubileuszowa
        [cards] Sieć: karty
        [blackout] Blackout
       *[other] { $game }
    }
web-game-about =
    { $game ->
        [recharged] Licytuj elektrownie, kupuj paliwo, przyłączaj miasta. Najnowsze wydanie, najlepsze na początek.
        [classic] Wydanie, które rozsławiło grę: stały rynek na początku, a pasując, wystawia się elektrownię innym.
        [deluxe] Europa i Ameryka Północna, gaz na rynku i więcej miejsca na plany.
        [cards] Same licytacje i rynek paliw, bez mapy. Szybko, ciasno, decydują punkty.
        [blackout] Prowadź przewody od rozdzielnicy, podłączaj domy i fabryki, przetrwaj awarię prądu.
       *[other] Gra z zainstalowanego pakietu.
    }
web-game-time =
    { $game ->
        [cards] 45 minut
        [blackout] 40 minut
        [deluxe] 90 minut
        [recharged] 75 minut
        [classic] 75 minut
       *[other] {""}
    }
web-players-range = Od { $low } do { $high } graczy
web-seat-free = wolne miejsce
web-table-state =
    { $status ->
        [open] { $count ->
            [0] zaraz początek
            [one] { $count } wolne miejsce
            [few] { $count } wolne miejsca
           *[other] { $count } wolnych miejsc
        }
        [playing] w toku
       *[over] zakończona
    }
web-no-games = Nie masz tu jeszcze żadnej gry.
web-games-running = W toku
web-games-over = Zakończone

# ---- konto

web-account = Konto
web-login = Nazwa użytkownika
web-password = Hasło
web-sign-in = Zaloguj się
web-sign-out = Wyloguj się
web-signed-in = Zalogowano jako { $login }.
web-register = Załóż konto
web-register-more = Dzięki niemu znajdziesz swoje gry na każdym urządzeniu. Wystarczy nazwa użytkownika i hasło.
web-account-made = Konto jest gotowe, a twoje gry zostają z tobą.

# ---- nowy stół

web-which-game = Która gra?
web-seats = Miejsca
web-how-many = Ilu graczy?
web-seat = Miejsce { $number }
web-seat-me = ja
web-seat-open = wolne miejsce
web-bot-level =
    { $level ->
        [random] bot: gra losowo
        [greedy] bot: łatwy
        [planner] bot: planuje
        [neural-easy] bot, który się uczył: łatwy
        [neural-club] bot, który się uczył: klubowy
        [neural-master] bot, który się uczył: mistrz
       *[search] bot: silny, myśli dłużej
    }
web-seats-more = Wolne miejsca są dla tych, którzy mają link. Jeśli wolnych nie ma, gra zaczyna się od razu.
web-options = Opcje
option-text =
    { $option ->
        [map] Mapa
        [regions] Regiony
        [start_cities] Miasta początkowe
        [demolition] Wyburzenia
        [figures] Liczby
        [hidden_money] Ukryte pieniądze
        [quick_pass] Szybki pas
        [deck] Zestaw kart
        [singles] Pojedyncze karty paliw
        [content] Zawartość
        [layout] Plansza
        [last_repairs] Ostatnie naprawy
        [start] Kto zaczyna
       *[other] { $option }
    }
option-more =
    { $option ->
        [map] Gdzie leżą miasta i ile kosztuje ich przyłączenie.
        [regions] Na której części mapy się gra: wylosowanej albo wybieranej po kolei przez graczy.
        [start_cities] Przed grą każdy oznacza miasto; w nich zaczynają się sieci.
        [demolition] Za usunięcie starej elektrowni dostaje się pieniądze; najwięcej pierwsza osoba w rundzie.
        [figures] Ceny i przychody według dokumentu z zasadami albo według nadruku na elementach gry.
        [hidden_money] Do końca gry nikt nie widzi pieniędzy innych.
        [quick_pass] Pasując, nie wystawia się innym elektrowni; licytacje są krótsze.
        [singles] Czy pojedynczych kart paliw może zabraknąć.
        [content] Płytki, karty i kontrakty: te z Megavolta albo własne.
        [layout] Płytki ułożone losowo albo zawsze tak samo.
        [last_repairs] Po ostatniej rundzie można jeszcze naprawić uszkodzone elementy.
        [deck] Karty gry: te dostarczone z grą albo twoje własne.
        [start] Kto zaczyna pierwszą rundę.
       *[other] {""}
    }
option-value =
    { $value ->
        [random] losowo
        [draft] wybierane po kolei
        [first] pierwsza edycja
        [second] druga edycja
        [third] trzecia edycja
        [document] jak w dokumencie z zasadami
        [print] jak w druku
        [supply] tylko drukowane
        [unlimited] bez ograniczeń
        [shuffled] losowa
        [fixed] zawsze taka sama
        [shipped] dostarczony z grą
       *[other] { $value }
    }
web-table-kind = Stół
web-public = Stół publiczny
web-public-more = Każdy widzi go na stronie głównej i może się przysiąść albo oglądać. W przeciwnym razie tylko ci, którzy mają link.
web-clock = Zegar
web-clock-kind =
    { $kind ->
        [move] na każdy ruch
        [game] na całą grę
       *[none] bez zegara
    }
web-clock-time = Czas dla każdego gracza
web-duration =
    { $unit ->
        [seconds] { $count ->
            [one] { $count } sekunda
            [few] { $count } sekundy
           *[other] { $count } sekund
        }
        [minutes] { $count ->
            [one] { $count } minuta
            [few] { $count } minuty
           *[other] { $count } minut
        }
        [hours] { $count ->
            [one] { $count } godzina
            [few] { $count } godziny
           *[other] { $count } godzin
        }
       *[days] { $count ->
            [one] { $count } dzień
           *[other] { $count } dni
        }
    }
web-start-game = Zacznij grę
web-open-table = Otwórz stół

# ---- przed grą

web-invited = Masz zaproszenie
web-sit-down = Usiądź
web-get-up = Zwolnij miejsce
web-watch = Tylko oglądaj
web-you = ty
web-lobby-waiting =
    { $count ->
        [one] Jedno miejsce jest wolne. Wyślij link albo oddaj je botowi.
        [few] { $count } miejsca są wolne. Wyślij link albo oddaj je botom.
       *[other] { $count } miejsc jest wolnych. Wyślij link albo oddaj je botom.
    }
web-lobby-full = Są już wszyscy. Można zaczynać.
web-invite = Zaproś innych
web-invite-more = Kto otworzy ten link, może zająć wolne miejsce.
web-copy = Kopiuj
web-copied = Skopiowano.
web-copy-yourself = Przeglądarka nie pozwala na kopiowanie. Zaznacz link i skopiuj go ręcznie.
web-seat-links = Linki do poszczególnych miejsc
web-seat-links-more = Każdy prowadzi na jedno wolne miejsce i przestaje działać, gdy ktoś je zajmie.
web-table-closed = Nie masz dostępu do tego stołu
web-table-closed-more = Jest prywatny albo go nie ma. Poproś gospodarza o link.
web-connecting = Łączenie ze stołem…

# ---- stół

web-board = Plansza
web-side = Gracze, dziennik i czat
web-phases = Fazy rundy
web-tab =
    { $tab ->
        [players] Gracze
        [log] Dziennik
       *[chat] Czat
    }
web-your-turn = Twój ruch
web-turn-of = Ruch: { $player }
web-wait-for = { $player } myśli…
web-watching = Oglądasz grę. Ruchy wykonują ci, którzy siedzą przy stole.
web-watching-count =
    { $count ->
        [one] Ogląda { $count } osoba
        [few] Oglądają { $count } osoby
       *[other] Ogląda { $count } osób
    }
web-connected = połączono
web-reconnecting = brak połączenia, próbujemy ponownie…
web-looking-back = Po ruchu { $move }
web-past-no-moves = Oglądasz wcześniejszą pozycję. Wróć do bieżącej pozycji, żeby grać.
web-game-over = Gra się skończyła.
web-moves = Ruchy
web-find = Szukaj po nazwie
web-menu = Więcej
web-copy-watch-link = Kopiuj link do stołu
web-resign = Poddaj się
web-come-back = Bot gra za ciebie. Wróć
web-away = poza stołem
web-on-turn = wykonuje ruch
web-cards-in-hand = Karty na ręce
web-transformers = Pozostałe transformatory
web-log = Dziennik
web-log-empty = Jeszcze nic się nie wydarzyło.
web-jump = Zobacz pozycję po ruchu { $move }
web-older = Wcześniejsze
web-chat = Czat
web-chat-empty = Nikt jeszcze nic nie napisał.
web-say = Napisz coś
web-send = Wyślij
web-replay = Przejrzyj przebieg gry
web-replay-at = ruch { $move } z { $moves }
web-replay-back = Ruch wstecz
web-replay-next = Ruch naprzód
web-replay-now = Wróć do bieżącej pozycji
web-undo = Cofnij
web-undo-ask = Poproś o cofnięcie
web-undo-asked =
    { $moves ->
        [one] { $player } prosi o cofnięcie ostatniego ruchu. Czy wszyscy się zgadzają?
       *[other] { $player } prosi o cofnięcie ostatnich { $moves } ruchów. Czy wszyscy się zgadzają?
    }
web-why-title = Teraz nie można tego zrobić
web-why-rule = Przeczytaj zasadę { $rule }
web-understood = Rozumiem
web-auto-pass = Pasuj do końca fazy
web-auto-pass-on = Pasujesz do końca fazy.
web-stop-it = Przerwij
web-limit = Licytuj za mnie…
web-limit-more = Serwer za każdym razem daje za ciebie jak najmniej, do twojego limitu. Widzisz go tylko ty. Obowiązuje w tej rundzie.
web-limit-plant = Elektrownia
web-limit-most = Najwyżej
web-limit-then = Gdy inni dadzą więcej
web-limit-then-pass = spasuj za mnie
web-limit-then-ask = zapytaj mnie
web-limit-set = Będziemy licytować elektrownię { $plant } do { MONEY($amount) }.
web-limit-on = Licytacja elektrowni { $plant } do { MONEY($amount) }.
web-rank = Miejsce
web-reason =
    { $reason ->
        [supplied] Zasilone
        [money] Pieniądze
        [cities] Miasta
        [points] Punkty
        [production] Produkcja
        [rest] Reszta
        [highest] Najwyższy numer elektrowni
        [connections] Połączenia
        [zones] Strefy
        [contracts] Kontrakty
        [shared] Wspólne kontrakty
        [completed_contracts] Zrealizowane kontrakty
        [latest_count] Ostatnie liczenie
       *[other] { $name }
    }
web-seed = Ziarno { $seed }. Jego skrót było widać od początku: { $hash }
web-rematch = Zagraj jeszcze raz
web-record = Pobierz zapis gry

# ---- pytania i ruchy

web-ask-draft_region = Wybierz region do gry.
web-ask-place_trust = Postaw dom Monopolu w mieście.
web-ask-mark_start = Oznacz miasto początkowe.
web-ask-open = Wystaw elektrownię na licytację albo spasuj.
web-ask-open-first = Wystaw elektrownię na licytację. W pierwszej rundzie każdy kupuje jedną.
web-ask-bid = Licytacja elektrowni { $plant }: daj { $low } lub więcej albo spasuj.
web-ask-bid-poor = Licytacja elektrowni { $plant }: następna oferta, { $low }, to więcej, niż masz.
web-ask-scrap = Masz o jedną elektrownię za dużo. Którą usuwasz?
web-ask-drop = Twoje elektrownie nie pomieszczą całego paliwa. Które paliwo tracisz?
web-ask-drop-card = Twoje elektrownie nie pomieszczą całego paliwa. Z której karty zdejmujesz jednostkę?
web-ask-buy = Kup paliwo do swoich elektrowni albo zakończ turę.
web-ask-buy-cards = Kup karty paliw do swoich elektrowni albo zakończ turę.
web-ask-buy-nothing = Nie ma paliwa, którego możesz użyć i na które cię stać. Zakończ turę.
web-ask-build = Przyłącz miasto do swojej sieci albo zakończ turę.
web-ask-build-first = Zacznij swoją sieć w jakimś mieście albo zaczekaj.
web-ask-build-nothing = Nie możesz teraz przyłączyć żadnego miasta. Zakończ turę.
web-ask-run =
    { $supplied ->
        [0] Uruchom elektrownie, żeby zasilić miasta, potem zakończ turę.
        [one] Zasilasz { $supplied } miasto. Uruchom kolejne elektrownie albo zakończ turę.
        [few] Zasilasz { $supplied } miasta. Uruchom kolejne elektrownie albo zakończ turę.
       *[other] Zasilasz { $supplied } miast. Uruchom kolejne elektrownie albo zakończ turę.
    }
web-ask-run-cards =
    { $earned ->
        [0] Uruchom elektrownie, żeby zarobić, potem zakończ turę.
       *[other] Na razie zarabiasz { MONEY($earned) }. Uruchom kolejne elektrownie albo zakończ turę.
    }
web-ask-run-nothing = Żadna elektrownia nie może już pracować. Zakończ turę.
web-ask-turn =
    { web-ask-points } { $can ->
        [moves] Kładź i naprawiaj przewody, używaj kart albo zakończ turę.
        [cards] Użyj karty albo zakończ turę.
        [free] Użyj karty, która nic nie kosztuje, albo zakończ turę.
       *[nothing] Zakończ turę.
    }
web-ask-points =
    { $when ->
        [dark] { $own ->
            [0] Runda bez prądu: jedna akcja za punkty z zestawu ({ blackout-points }).
           *[other] Runda bez prądu: jedna akcja za punkty z zestawu ({ blackout-points }). Masz też { blackout-own-points }; jeśli wystarczą, wydajesz je najpierw.
        }
        [acted] { $own ->
            [0] Twoja jedyna akcja w tej rundzie bez prądu jest już wykonana.
           *[other] Akcja za punkty z zestawu jest już wykonana. Masz jeszcze { blackout-own-points }.
        }
       *[light] { $tension ->
            [0] Nie masz już punktów.
           *[other] Masz { blackout-points }.
        }
    }
web-ask-discard =
    { $count ->
        [one] Którą kartę odrzucasz?
        [few] Które { $count } karty odrzucasz?
       *[other] Które karty odrzucasz? Do odrzucenia: { $count }.
    }
web-ask-card =
    { $most ->
        [0] { $card }: { blackout-verb }.
        [1] { $card }: { blackout-verb }.
       *[other] { $card }: { blackout-verb } ({ blackout-ask-so-many }).
    }
web-ask-repairs = Ostatnie naprawy: napraw swoje elementy po 1 punkcie za każdy albo zakończ.
web-move-open = Elektrownia { $plant }
web-move-bid = Twoja oferta
web-move-bid-amount =
    { $verb ->
        [open] Wystaw { $plant } za { $amount }
       *[bid] Daję { $amount }
    }
web-your-bid = Twoja oferta
web-less = O jeden mniej
web-more = O jeden więcej
web-move-drop-out = Spasuj
web-move-pass = Pas: nic nie kupuję w tej rundzie
web-move-pass-on = Spasuj i wystaw { $plant }
web-move-scrap = Usuń { $plant }
web-move-buy = Kup: { fuel-name }
web-move-card-note =
    { $units ->
        [one] { MONEY($price) }
       *[other] { MONEY($price) }, zachowasz { $keep } z { $units }
    }
web-move-run = Uruchom { $plant }
web-move-run-note =
    { $burn ->
        [none] zasila { $supplies }, bez paliwa
       *[other] zasila { $supplies }, spala { $burn }
    }
web-move-burn-all = Wszystko, z kart, na których jest najmniej jednostek
web-move-done = Zakończ turę
web-move-stop =
    { $pending ->
        [none] Zakończ turę
        [contract] Zatrzymaj kontrakt
        [install] Nie instaluj więcej
        [replace] Nie wymieniaj więcej
        [rotate] Nie obracaj więcej
        [repair] Nie naprawiaj więcej
       *[other] Poprzestań na tym
    }
web-move-keep = { blackout-points } na ostatnie naprawy

# ---- panele planszy

web-plants = Elektrownie
web-plant-words =
    { $units ->
        [0] Elektrownia { $plant }, { plant-kind }, bez paliwa, daje { $gives }.
       *[other] Elektrownia { $plant }, { plant-kind }, spala { $units }, daje { $gives }.
    }
web-from = od { $amount }
web-holdings = Co kto ma
web-nothing-yet = jeszcze nic

# ---- a game that brings only the engine contract

web-ask-plain = Wybierz ruch.

# ---- the strip of the own seat, and the players in one line each

web-you-have = Twoje pieniądze, elektrownie i miasta
web-player-has = Co ma { $player }

# A table that cannot be shown
web-table-unreadable = Tego stołu nie można otworzyć
web-table-never-started = Osoba prowadząca serwer zamknęła ten stół przed rozpoczęciem gry.
