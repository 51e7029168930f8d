# Klient przeglądarkowy: strony, przyciski, pytania przy stole.

# ---- wszędzie

web-home = Strona główna
web-nav = Strony
web-skip = Przejdź do treści
web-my-games = Moje gry
web-rules = Zasady
web-guest = Gość
web-language = Język
web-theme =
    { $theme ->
        [light] Kolory: jasne
        [dark] Kolory: ciemne
       *[auto] Kolory: jak w systemie
    }
web-title =
    { $page ->
        [new] Nowy stół
        [table] Stół
        [join] Zaproszenie
        [games] Moje gry
        [account] Konto
        [replay] Zapisana gra
        [rules] Zasady
       *[other] Nie znaleziono
    }
web-close = Zamknij
web-save = Zapisz
web-saved = Zapisano.
web-yes = Tak
web-no = Nie
web-lost = Nie ma tu żadnej strony
web-lost-more = Może odnośnik jest niepełny. Sprawdź go albo wróć na stronę główną.
web-error-offline = Serwer jest nieosiągalny. Sprawdź połączenie i spróbuj ponownie.
web-error-unknown = Odpowiedzi serwera nie da się odczytać. Spróbuj ponownie za chwilę.

# ---- strona główna

web-hello = Rozświetl mapę.
web-hello-more = Pięć gier o elektrowniach, paliwie i kablach. Wybierz jedną i od razu grasz z botami; albo otwórz stół i wyślij znajomym odnośnik.
web-your-name = Twoje imię przy stole
web-another-name = Inne
web-play-now = Zagraj z botami
web-new-table = Nowy stół
web-open-tables = Otwarte stoły
web-no-open-tables = Żaden publiczny stół nie jest otwarty. Otwórz własny: inni zobaczą go tutaj.
web-all-my-games = Wszystkie moje gry
web-join-title = Masz odnośnik?
web-join-label = Odnośnik lub numer stołu
web-join = Przejdź
web-link-unclear = To nie wygląda na odnośnik do stołu. Wklej cały odnośnik.
web-game-name =
    { $game ->
        [recharged] Sieć 2020
        [classic] Sieć 2004
        [deluxe] Sieć jubileuszowa
        [cards] Sieć w kartach
       *[blackout] Blackout
    }
web-game-about =
    { $game ->
        [recharged] Licytuj elektrownie, kupuj paliwo, przyłączaj miasta. Najnowsze wydanie, najlepsze na początek.
        [classic] Wydanie, które rozsławiło grę: stały rynek na początku, a pasując, oddaje się elektrownię.
        [deluxe] Europa i Ameryka Północna, gaz na rynku i więcej miejsca na plany.
        [cards] Same licytacje i rynek paliw, bez mapy. Szybko, ciasno, decydują punkty.
       *[blackout] Ciągnij kable od rozdzielnicy, podłączaj domy i fabryki, przetrwaj brak prądu.
    }
web-game-time =
    { $game ->
        [cards] 45 minut
        [blackout] 40 minut
        [deluxe] 90 minut
       *[other] 75 minut
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
        [playing] trwa
       *[over] zakończona
    }
web-no-games = Nie masz tu jeszcze żadnej gry.
web-games-running = W toku
web-games-over = Zakończone

# ---- konto

web-account = Ty
web-login = Login
web-password = Hasło
web-sign-in = Zaloguj się
web-sign-out = Wyloguj się
web-signed-in = Zalogowano jako { $login }.
web-register = Załóż konto
web-register-more = Dzięki niemu znajdziesz swoje gry na każdym urządzeniu. Wystarczy login i hasło.
web-account-made = Konto gotowe; gry zostają przy tobie.

# ---- nowy stół

web-which-game = Która gra?
web-seats = Miejsca
web-how-many = Ilu graczy?
web-seat = Miejsce { $number }
web-seat-me = ja
web-seat-open = wolne dla kogoś
web-bot-level =
    { $level ->
        [random] bot: gra losowo
        [greedy] bot: łatwy
        [planner] bot: planuje
       *[search] bot: silny, myśli dłużej
    }
web-seats-more = Wolne miejsca zajmuje, kto ma odnośnik. Jeśli wolnych nie ma, gra zaczyna się od razu.
web-options = Opcje
option-text =
    { $option ->
        [map] Mapa
        [regions] Regiony
        [start_cities] Miasta startowe
        [demolition] Rozbiórka
        [figures] Liczby
        [hidden_money] Ukryte pieniądze
        [quick_pass] Szybki pas
        [deck] Talia
        [singles] Pojedyncze karty paliw
        [layout] Plansza
        [last_repairs] Ostatnie naprawy
        [start] Kto zaczyna
       *[other] { $option }
    }
option-more =
    { $option ->
        [map] Gdzie leżą miasta i ile kosztuje ich przyłączenie.
        [regions] Na której części mapy się gra: wylosowanej albo wybieranej po kolei.
        [start_cities] Przed grą każdy zaznacza miasto; od nich zaczynają się sieci.
        [demolition] Złomowanie starej elektrowni przynosi pieniądze, im wcześniej, tym więcej.
        [figures] Ceny i wypłaty według dokumentu z zasadami albo według nadruku.
        [hidden_money] Do końca nikt nie widzi pieniędzy innych.
        [quick_pass] Pas nie oddaje innym elektrowni; licytacje są krótsze.
        [singles] Czy pojedynczych kart paliw może zabraknąć.
        [layout] Kafelki losowo albo zawsze tak samo.
        [last_repairs] Po ostatniej rundzie można jeszcze naprawić uszkodzone elementy.
        [deck] Karty gry: te, które są w Megavolt, albo twoje własne.
        [start] Kto zaczyna pierwszą rundę.
       *[other] {""}
    }
option-value =
    { $value ->
        [germany] Niemcy
        [usa] Stany Zjednoczone
        [europe] Europa
        [north-america] Ameryka Północna
        [random] losowo
        [draft] wybierane po kolei
        [document] jak w dokumencie z zasadami
        [print] jak w druku
        [supply] tyle, ile jest
        [unlimited] bez ograniczeń
        [shuffled] potasowana
        [fixed] zawsze taka sama
        [shipped] z zestawu
       *[other] { $value }
    }
web-table-kind = Stół
web-public = Stół publiczny
web-public-more = Każdy widzi go na stronie głównej, może usiąść i patrzeć. W przeciwnym razie tylko ci, którzy mają odnośnik.
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
        [seconds] { $count } sekund
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
web-get-up = Wstań
web-watch = Tylko patrz
web-you = ty
web-lobby-waiting =
    { $count ->
        [one] Jedno miejsce jest wolne. Wyślij odnośnik albo oddaj je botowi.
        [few] { $count } miejsca są wolne. Wyślij odnośnik albo oddaj je botom.
       *[other] { $count } miejsc jest wolnych. Wyślij odnośnik albo oddaj je botom.
    }
web-lobby-full = Są już wszyscy. Można zaczynać.
web-invite = Zaproś innych
web-invite-more = Kto otworzy ten odnośnik, może zająć wolne miejsce.
web-copy = Kopiuj
web-copied = Skopiowano.
web-copy-yourself = Przeglądarka nie pozwala kopiować. Zaznacz odnośnik i skopiuj go samodzielnie.
web-seat-links = Odnośniki do poszczególnych miejsc
web-seat-links-more = Każdy prowadzi do jednego miejsca, na dowolnym urządzeniu. Zachowaj swój, by grać dalej gdzie indziej.
web-table-closed = Ten stół nie jest dla ciebie otwarty
web-table-closed-more = Jest prywatny albo go nie ma. Poproś gospodarza o odnośnik.
web-connecting = Siadamy do stołu …

# ---- stół

web-board = Plansza
web-side = Gracze, dziennik i rozmowa
web-phases = Fazy rundy
web-tab =
    { $tab ->
        [players] Gracze
        [log] Dziennik
       *[chat] Rozmowa
    }
web-your-turn = Twój ruch
web-turn-of = Ruch: { $player }
web-wait-for = { $player } myśli …
web-watching = Patrzysz na grę. Ruchy wykonują ci, którzy siedzą przy stole.
web-watching-count =
    { $count ->
        [one] Patrzy { $count } osoba
        [few] Patrzą { $count } osoby
       *[other] Patrzy { $count } osób
    }
web-connected = połączono
web-reconnecting = brak połączenia, próbujemy ponownie …
web-looking-back = Po ruchu { $move }
web-past-no-moves = Patrzysz wstecz. Wróć do teraźniejszości, by grać.
web-game-over = Gra skończona.
web-moves = Ruchy
web-find = Szukaj po nazwie
web-menu = Więcej
web-copy-watch-link = Kopiuj odnośnik do stołu
web-resign = Zrezygnuj
web-resign-more = Bot zagra dalej za ciebie. Możesz wrócić w każdej chwili.
web-come-back = Bot gra za ciebie. Wróć
web-away = poza stołem
web-on-turn = na ruchu
web-cards-in-hand = Karty na ręce
web-transformers = Pozostałe transformatory
web-log = Co się działo
web-log-empty = Jeszcze nic się nie wydarzyło.
web-jump = Zobacz pozycję po ruchu { $move }
web-older = Pokaż wcześniejsze
web-chat = Rozmowa
web-chat-empty = Nikt jeszcze nic nie powiedział.
web-say = Powiedz coś
web-send = Wyślij
web-replay = Przejrzyj grę wstecz
web-replay-at = ruch { $move } z { $moves }
web-replay-back = Ruch wstecz
web-replay-next = Ruch naprzód
web-replay-now = Wróć do teraz
web-undo = Cofnij
web-undo-ask = Poproś o cofnięcie
web-undo-asked =
    { $moves ->
        [one] { $player } prosi o cofnięcie ostatniego ruchu. Czy wszyscy się zgadzają?
        [few] { $player } prosi o cofnięcie ostatnich { $moves } ruchów. Czy wszyscy się zgadzają?
       *[other] { $player } prosi o cofnięcie ostatnich { $moves } ruchów. Czy wszyscy się zgadzają?
    }
web-why-title = Teraz tak nie można
web-why-rule = Przeczytaj regułę { $rule }
web-understood = Rozumiem
web-auto-pass = Pasuj do końca fazy
web-auto-pass-on = Pasujesz do końca fazy.
web-stop-it = Przerwij
web-limit = Licytuj za mnie …
web-limit-more = Serwer za każdym razem daje za ciebie najmniej, do twojego limitu. Nikt inny o nim nie wie. Obowiązuje w tej rundzie.
web-limit-plant = Elektrownia
web-limit-most = Najwyżej
web-limit-then = Gdy inni dadzą więcej
web-limit-then-pass = wycofaj mnie
web-limit-then-ask = zapytaj mnie
web-limit-set = Licytujemy elektrownię { $plant } do { MONEY($amount) }.
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
        [highest] Najwyższa elektrownia
        [connections] Połączenia
        [zones] Strefy
        [contracts] Kontrakty
        [completed_contracts] Spełnione kontrakty
       *[latest_count] Ostatnie liczenie
    }
web-seed = Ziarno { $seed }. Jego skrót było widać od początku: { $hash }
web-rematch = Zagraj jeszcze raz
web-record = Pobierz zapis gry

# ---- pytania i ruchy

web-ask-draft_region = Wybierz region do gry.
web-ask-place_trust = Postaw domek Trustu w mieście.
web-ask-mark_start = Zaznacz miasto startowe.
web-ask-open = Wystaw elektrownię na licytację albo spasuj.
web-ask-open-first = Wystaw elektrownię na licytację. W pierwszej rundzie każdy kupuje jedną.
web-ask-bid = Licytacja elektrowni { $plant }: daj { $low } lub więcej albo się wycofaj.
web-ask-bid-poor = Licytacja elektrowni { $plant }: następna oferta, { $low }, to więcej, niż masz.
web-ask-scrap = Masz o jedną elektrownię za dużo. Którą złomujesz?
web-ask-drop = Twoje elektrownie nie pomieszczą całego paliwa. Z czego rezygnujesz?
web-ask-drop-card = Twoje elektrownie nie pomieszczą całego paliwa. Z której karty zdejmujesz jednostkę?
web-ask-buy = Kup paliwo do swoich elektrowni albo zakończ turę.
web-ask-buy-cards = Kup karty paliw do swoich elektrowni albo zakończ turę.
web-ask-buy-nothing = Nie ma paliwa, którego możesz użyć i za które możesz zapłacić. Zakończ turę.
web-ask-build = Przyłącz miasto do swojej sieci albo zakończ turę.
web-ask-build-first = Zacznij swoją sieć w jakimś mieście albo zaczekaj.
web-ask-build-nothing = Nie możesz teraz przyłączyć żadnego miasta. Zakończ turę.
web-ask-run =
    { $supplied ->
        [0] Uruchom elektrownie, by zasilić miasta, potem zakończ turę.
        [one] Zasilone miasta: { $supplied }. Uruchom kolejne elektrownie albo zakończ turę.
       *[other] Zasilone miasta: { $supplied }. Uruchom kolejne elektrownie albo zakończ turę.
    }
web-ask-run-cards =
    { $earned ->
        [0] Uruchom elektrownie, by zarobić, potem zakończ turę.
       *[other] Na razie zarabiasz { MONEY($earned) }. Uruchom kolejne elektrownie albo zakończ turę.
    }
web-ask-run-nothing = Żadna elektrownia nie może już pracować. Zakończ turę.
web-ask-turn =
    { $tension ->
        [0] Nie masz już punktów. Użyj karty, która nic nie kosztuje, albo zakończ turę.
        [one] Masz { $tension } punkt. Kładź i naprawiaj kable, używaj kart albo zakończ turę.
        [few] Masz { $tension } punkty. Kładź i naprawiaj kable, używaj kart albo zakończ turę.
       *[other] Masz { $tension } punktów. Kładź i naprawiaj kable, używaj kart albo zakończ turę.
    }
web-ask-discard =
    { $count ->
        [one] Którą kartę odrzucasz?
        [few] Które { $count } karty odrzucasz?
       *[other] Których { $count } kart się pozbywasz?
    }
web-ask-card = { $card }: { blackout-verb }.
web-ask-repairs = Ostatnie naprawy: napraw swoje elementy po 1 punkcie albo zakończ.
web-move-open = Elektrownia { $plant }
web-move-bid = Twoja oferta
web-move-bid-amount = Daję { $amount }
web-your-bid = Twoja oferta
web-less = O jeden mniej
web-more = O jeden więcej
web-move-drop-out = Wycofaj się
web-move-pass = Pas: nic nie kupuję w tej rundzie
web-move-pass-on = Pas i oddaję { $plant }
web-move-scrap = Złomuj { $plant }
web-move-buy = Kup: { fuel-name }
web-move-card-note =
    { $units ->
        [one] { MONEY($price) }
       *[other] { MONEY($price) }, zatrzymasz { $keep } z { $units }
    }
web-move-run = Uruchom { $plant }
web-move-run-note =
    { $burn ->
        [none] zasila { $supplies }, bez paliwa
       *[other] zasila { $supplies }, spala { $burn }
    }
web-move-burn-all = Wszystko, z kart, na których jest najmniej
web-move-done = Zakończ turę
web-move-stop = Zakończ turę albo przerwij

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
