# Gra karciana: dziennik, odmowy i ekran.
# $plant to oznaczenie elektrowni, np. 05a; $card to karta paliwa słowami (biernik), $cards to kilka kart w skrócie.

# ---- karty paliw

# W skrócie, tak jak się je wpisuje: węgiel3 to karta z trzema jednostkami, na węgiel2/3 zostały dwie z trzech.
cards-card =
    { $form ->
        [single] { fuel-name }-{ $fuel ->
            [garbage] pojedyncze
           *[other] pojedynczy
        }
        [full] { fuel-name }{ $units }
       *[turned] { fuel-name }{ $left }/{ $units }
    }
# Słowami, w bierniku.
cards-card-words =
    { $form ->
        [single] pojedynczą kartę { fuel-of }
        [full] kartę { fuel-of } ({ $units })
       *[turned] kartę { fuel-of } ({ $left } z { $units })
    }

# ---- dziennik

event-cards-round = Runda { $round }
event-cards-last_round = To ostatnia runda: jeszcze raz kupuje się elektrownie i paliwo, a potem liczy się punkty.
event-cards-order = Nowa kolejność: { $order }.
event-cards-discount = Znacznik zniżki trafia na elektrownię { $plant }.
event-cards-opened = { $player } wystawia na licytację elektrownię { $plant } i oferuje { MONEY($bid) }.
event-cards-raised = { $player } oferuje { MONEY($bid) } za elektrownię { $plant }.
event-cards-dropped = { $player } pasuje w licytacji elektrowni { $plant }.
event-cards-passed = { $player } pasuje i nie kupuje elektrowni w tej rundzie.
event-cards-unsold = Nikt nie chce elektrowni { $plant }; zostaje na rynku.
event-cards-bought = { $player } kupuje elektrownię { $plant } za { MONEY($price) }.
event-cards-scrapped = { $player } usuwa elektrownię { $plant }.
event-cards-demolished = { $player } dostaje { MONEY($pay) } za wyburzenie.
event-cards-demolition_card = Na wierzchu leży teraz karta wyburzenia nr { $card }.
event-cards-discount_unsold = Nikt nie kupił elektrowni { $plant } ze zniżką; wypada z gry.
event-cards-drawn = Ze stosu dobrano elektrownię { $plant }.
event-cards-end_card = Dobrano kartę „przedostatnia runda” i potasowano stos: następna runda będzie ostatnia.
event-cards-cut = Karta „przedostatnia runda” schodzi z rynku, a z nią elektrownia o najniższym numerze.
event-cards-undercut = Elektrownia { $plant } ma niższy numer niż ta ze zniżką: wypada z gry, a znacznik zniżki odkłada się na bok.
event-cards-removed = Elektrownia { $plant } wypada z gry.
event-cards-tucked = Elektrownia { $plant } trafia na spód stosu.
event-cards-lost = { $player } nie ma już gdzie składować całego paliwa i traci { fuel-count }.
event-cards-bank_takes = Bank bierze elektrownię { $plant }.
event-cards-bank_scraps = Bank usuwa elektrownię { $plant }, która wypada z gry.
event-cards-bank_fuel =
    { $cards ->
        [none] Bank nie bierze paliwa.
       *[other] Bank bierze karty: { $cards }{ $surplus ->
            [none] .
           *[other] ; oddaje z nich { $surplus }{ $placed ->
                [none] , co przepada.
               *[other] , z czego do kolumny 1 odkłada { $placed }.
            }
        }
    }
event-cards-fuel =
    { $surplus ->
        [0] { $player } kupuje { $card } z kolumny { $column } za { MONEY($price) }.
       *[other] { $player } kupuje { $card } z kolumny { $column } za { MONEY($price) } i zatrzymuje { $kept }; { $placed ->
            [0] nadwyżka, która przepada: { $surplus }.
           *[other] nadwyżka: { $surplus }, z czego do kolumny 1 trafia { $placed }.
        }
    }
event-cards-ran =
    { $burn ->
        [none] { $player } uruchamia elektrownię { $plant }, która nie zużywa paliwa.
       *[other] { $player } uruchamia elektrownię { $plant } i zużywa { $burn }.
    }
event-cards-burnt = { $player } spala jednostkę paliwa, obracając { $card }.
event-cards-income =
    { $plants ->
        [0] { $player } nie uruchamia żadnej elektrowni i dostaje { MONEY($pay) }.
        [one] { $player } uruchamia { $plants } elektrownię i dostaje { MONEY($pay) }.
        [few] { $player } uruchamia { $plants } elektrownie i dostaje { MONEY($pay) }.
       *[many] { $player } uruchamia { $plants } elektrowni i dostaje { MONEY($pay) }.
    }
event-cards-shifted = Z kolumny { $source } do kolumny { $target }: { $cards }.
event-cards-filled = Nowe w kolumnie { $column }: { $cards }.
event-cards-reshuffled =
    Stos paliw jest pusty: { $count ->
        [one] { $count } odrzucona karta tworzy
        [few] { $count } odrzucone karty tworzą
       *[many] { $count } odrzuconych kart tworzy
    } po potasowaniu nowy stos.{ $plusplus ->
        [none] {""}
       *[other] {" "}Karty „++” zaczynają nowy stos kart odrzuconych: { $plusplus }.
    }
event-cards-game_over = Gra się skończyła.

# ---- słowa, które nie są ruchem

error-plant_not_clear = Numer { $plant } ma kilka elektrowni. Podaj jedną z nich: { $choices }.
    .clicked = Numer { $plant } ma kilka elektrowni. Wybierz jedną z nich: { $choices }.
error-no_such_fuel_card = Nie ma karty paliwa { $card }. Karty zapisuje się na przykład tak: { $known }.
    .clicked = Nie ma karty paliwa { $card }. Wybierz jedną z wyłożonych kart.
error-no_such_column = Nie ma kolumny { $column }. Wybierz jedną od 1 do { $most }.

# ---- odmowy

error-must_burn = Twoja elektrownia musi jeszcze zużyć paliwo. Najpierw wybierz kartę, z której ubędzie jednostka: { $choices }; albo wpisz spal, a najpierw zużyją się karty, na których zostało najmniej.
    .clicked = Twoja elektrownia musi jeszcze zużyć paliwo. Najpierw wybierz kartę, z której ubędzie jednostka: { $choices }.
error-card_not_there = W kolumnie { $column } nie ma karty { $card }. Wybierz kartę, która tam leży, albo zakończ turę.
error-card_too_dear = Karta { $card } kosztuje { MONEY($price) }, a masz { MONEY($money) }. Wybierz tańszą albo zakończ turę.
error-lacks_nothing = W ostatniej rundzie kupuje się tylko to, czego brakuje elektrowniom do jednej produkcji, a twoim nie brakuje już tego paliwa: { fuel-name } (masz { $have }). Kup inne paliwo albo zakończ turę.
error-nothing_to_drop = Paliwo oddaje się tylko wtedy, gdy po usunięciu elektrowni nie ma go gdzie składować. Wykonaj inny ruch.
error-nothing_to_burn = Żadna elektrownia nie czeka teraz na paliwo. Najpierw uruchom jakąś: uruchom ELEKTROWNIA.
    .clicked = Żadna elektrownia nie czeka teraz na paliwo. Najpierw wybierz elektrownię do uruchomienia.
error-scrap_only_after_buying = Elektrownię usuwa się tylko zaraz po kupnie kolejnej ponad limit ({ $limit }). Wykonaj inny ruch.

# ---- własny zestaw kart, gra przygotowana ręcznie

error-bad_deck = Zestaw kart podaje się tekstem, a to nim nie jest: { $value }. Podaj „shipped” albo ścieżkę do pliku z zestawem kart.
error-data_unknown_deck = Nie ma zestawu kart { $file }. Wybierz spośród: { $known }; albo podaj ścieżkę do pliku z zestawem kart, zakończoną na .toml.
error-data_fixed_value = { $file }, { $key }: to zasada gry i zestaw kart nie może jej zmienić z { $expected } na { $value }. Wpisz tam { $expected } albo pomiń ten wpis.
error-setup_out_of_range = Wpis „{ $key }” układu początkowego ma wartość { $value }. Podaj liczbę całkowitą od { $minimum } do { $maximum }.
error-setup_wrong_seats = We wpisie „{ $key }” układu początkowego liczba wartości to { $count } zamiast { $expected }. Podaj po jednej wartości na miejsce.
error-setup_stack_needs_last = W stosie układu początkowego raz musi wystąpić "last", karta „przedostatnia runda”. Wpisz ją tam, gdzie leży; tylko w ostatniej rundzie jej nie ma.
error-setup_market_short =
    { $missing ->
        [one] Żeby wyłożyć rynek, brakuje { $missing } małej elektrowni. Podaj także wpis „market”.
       *[other] Żeby wyłożyć rynek, brakuje { $missing } małych elektrowni. Podaj także wpis „market”.
    }
error-setup_too_many_plants =
    { $count ->
        [one] We wpisie „{ $key }” układu początkowego jest { $count } elektrownia, a wolno mieć najwyżej { $most }. Usuń zbędne.
        [few] We wpisie „{ $key }” układu początkowego są { $count } elektrownie, a wolno mieć najwyżej { $most }. Usuń zbędne.
       *[many] We wpisie „{ $key }” układu początkowego jest { $count } elektrowni, a wolno mieć najwyżej { $most }. Usuń zbędne.
    }
error-setup_no_bank = Układ początkowy daje elektrownie Bankowi, a przy tej liczbie graczy ({ $players }) Banku nie ma. Usuń wpis „bank”.
error-setup_no_demolition = Układ początkowy wymienia kartę wyburzenia, a ta gra toczy się bez wyburzeń. Usuń ten wpis albo włącz opcję demolition.
error-setup_unknown_fuel_card = Wpis „{ $key }” układu początkowego wymienia kartę paliwa { $card }, której nie ma w zestawie kart. Karty zapisuje się jak coal3, coal2/3 albo coal-single.
error-setup_card_twice = Karta paliwa { $card } występuje w układzie początkowym dwa razy (wpis „{ $key }”). Każda może być tylko w jednym miejscu.
error-setup_card_not_in_play = Wpis „{ $key }” układu początkowego wymienia kartę paliwa { $card }, której nie używa się przy tej liczbie graczy ({ $players }). Wybierz inną kartę.
error-setup_card_left =
    { $count ->
        [one] W układzie początkowym { $count } karta paliwa nie ma miejsca: { $card }. Umieść ją w stosie paliw albo wśród kart odrzuconych, albo podaj tylko jedno z nich.
        [few] W układzie początkowym { $count } karty paliw nie mają miejsca, na przykład { $card }. Umieść wszystkie w stosie paliw albo wśród kart odrzuconych, albo podaj tylko jedno z nich.
       *[many] W układzie początkowym { $count } kart paliw nie ma miejsca, na przykład { $card }. Umieść wszystkie w stosie paliw albo wśród kart odrzuconych, albo podaj tylko jedno z nich.
    }
error-setup_bad_units = Układ początkowy zostawia „{ $left }” na karcie paliwa { $card }. Podaj liczbę od 1 do { $units }.
error-setup_wrong_columns = W układzie początkowym liczba kolumn kart paliw to { $count } zamiast { $expected }. Podaj po jednej liście na kolumnę.
error-setup_wrong_column = Układ początkowy kładzie kartę paliwa { $card } w kolumnie { $column }. Karty pojedyncze leżą w kolumnie 1, pozostałe w kolumnach od 2 do 4.
error-setup_column_too_long = Układ początkowy kładzie w kolumnie { $column } za dużo kart paliw: { $count }. Zostaw najwyżej { $most }.
error-setup_store_overfull = Wpis „{ $key }” układu początkowego to więcej paliwa, niż pomieszczą elektrownie tego gracza. Usuń kilka kart albo daj mu inną elektrownię.

# ---- ekran

cards-last-round = ostatnia runda
cards-last-is-next = następna runda jest ostatnia
cards-stack = Stos
cards-plants =
    { $count ->
        [one] { $count } elektrownia
        [few] { $count } elektrownie
       *[many] { $count } elektrowni
    }
cards-stack-back =
    { $back ->
        [small] na wierzchu mała
       *[large] na wierzchu duża
    }
cards-stack-bottom = na spodzie: { $plants }
cards-last-card = karta „przedostatnia runda” leży na rynku
cards-stack-holds = W stosie: { $plants }
cards-unseen = Jeszcze niewidziane: { $plants }
cards-gone = Poza grą: { $plants }
cards-column = { MONEY($price) }
cards-empty = pusto
cards-piles = stos paliw { $draw }, odrzucone { $discards }
cards-draw-holds = W stosie paliw: { $cards }
cards-discards = Odrzucone: { $cards }
cards-waiting = Karty „++” jeszcze z boku: { $cards }
cards-singles = Pojedyncze karty w zasobach: { $fuels }
cards-income = Przychód
cards-bank = Bank
cards-points = Punkty
cards-production = Produkcja
cards-rest = Reszta
cards-highest = Najwyższy numer
cards-ask-open = wystaw elektrownię na licytację ({ $plant } { $bid }: elektrownia { $plant } za { $bid }) albo wpisz pas.
cards-ask-open-first = wystaw elektrownię na licytację ({ $plant } { $bid }: elektrownia { $plant } za { $bid }).
cards-ask-drop = twoje elektrownie nie pomieszczą całego paliwa. Z której karty oddajesz jednostkę?
cards-ask-buy = kup kartę: numer lub nazwa ({ $card } { $column }: { $card } w kolumnie { $column }) albo wpisz koniec.
cards-ask-buy-nothing = nie ma karty, która się przyda i na którą cię stać. Wpisz koniec.
cards-ask-run =
    { $earned ->
        [0] uruchom elektrownie albo zakończ turę słowem koniec.
       *[other] na razie { MONEY($earned) }. Uruchom kolejne elektrownie albo zakończ turę słowem koniec.
    }
cards-ask-burn = trzeba jeszcze zużyć { fuel-count }. Z której karty?
cards-choice-run =
    { $burn ->
        [none] { MONEY($income) } bez paliwa
       *[other] { MONEY($income) } za { $burn }
    }
cards-choice-run-any =
    { $units ->
        [one] { MONEY($income) } za { $units } jednostkę gazu lub oleju, czegokolwiek mniej potrzebujesz
        [few] { MONEY($income) } za { $units } jednostki gazu lub oleju, czegokolwiek mniej potrzebujesz
       *[many] { MONEY($income) } za { $units } jednostek gazu lub oleju, czegokolwiek mniej potrzebujesz
    }
cards-choice-best = zarób { MONEY($income) } i zakończ turę ({ $plants })
cards-choice-done = zakończ turę
cards-choice-done-poor = zakończ turę z { MONEY($income) }
cards-choice-burn = wszystko, z kart, na których zostało najmniej
cards-help = Wpisz to, co jest w [nawiasach]. Elektrownia węgiel×2→6 spala 2 jednostki węgla i daje 6 Elektro; hybrydowa spala gaz i olej w dowolnych proporcjach. Elektrownie mają oznaczenia takie jak na kartach; jeśli numer ma tylko jedna, wystarczy numer. Druga liczba to oferta: 12 15 wystawia elektrownię 12 z ofertą 15. Na rynku paliw węgiel3 to karta z trzema jednostkami, węgiel3→2 karta, z której zatrzymasz dwie, a (węgiel3) karta, która ci się nie przyda; u graczy węgiel 5 (2/3 3/3) +1 to pięć jednostek na dwóch kartach, na pierwszej dwie z trzech, i miejsce na jeszcze jedną. Żeby kupić kartę, wpisz numer obok niej, jej nazwę (węgiel3) albo paliwo i kolumnę (węgiel 2). Zawsze działa też notacja z zapisów gier: open 05a 6, bid 7, pass, scrap 03a, drop coal2/3, buy coal3 2, run 12, run 07b gas2 oil1, burn coal2/3, done.
typed-burn = spal
cards-choice-drop = wszystko, co się nie mieści, najmniejszym kosztem: { $cards }

# Jak kończy się gra i kto wygrywa; od tego zaczyna się pomoc.

cards-goal = Gra kończy się rundę po dobraniu karty „przedostatnia runda”. Twoje punkty to wtedy przychód, jaki dałyby twoje elektrownie z posiadanym paliwem, plus 1 za każde pełne 10 Elektro. Wygrywa największa liczba punktów.

# Pod tabelą wyniku.

cards-points-how = Punkty to produkcja plus 1 za każde pełne 10 Elektro; reszta rozstrzyga remisy.
