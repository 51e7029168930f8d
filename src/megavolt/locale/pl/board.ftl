# Gra planszowa: dziennik, odmowy i ekran.
# $plant to dwucyfrowy numer, $player to nazwa gracza, $price i podobne to liczby całkowite.

# ---- dziennik

event-board-round = Runda { $round }
event-board-step = Zaczyna się { $step ->
        [1] pierwszy etap
        [2] drugi etap
       *[3] trzeci etap
    }.
event-board-order = Nowa kolejność: { $order }.
event-board-discount = Znacznik zniżki trafia na elektrownię { $plant }.
event-board-opened = { $player } wystawia na licytację elektrownię { $plant } i oferuje { MONEY($bid) }.
event-board-raised = { $player } oferuje { MONEY($bid) } za elektrownię { $plant }.
event-board-dropped = { $player } pasuje w licytacji elektrowni { $plant }.
event-board-passed = { $player } pasuje i nie kupuje elektrowni w tej rundzie.
event-board-passed_on = { $player } pasuje i wystawia elektrownię { $plant }; pozostali mogą ją licytować.
event-board-unsold = Nikt nie chce elektrowni { $plant }; zostaje na rynku.
event-board-bought = { $player } kupuje elektrownię { $plant } za { MONEY($price) }.
event-board-uranium_stops = Elektrownia { $plant } jest sprzedana: uranu już nigdy się nie uzupełnia.
event-board-scrapped = { $player } usuwa elektrownię { $plant }.
event-board-lost = { $player } nie ma gdzie składować całego paliwa; do zasobów wraca: { fuel-amount }.
event-board-discount_unsold = Nikt nie kupił elektrowni { $plant } ze zniżką; wypada z gry.
event-board-nobody_bought = W tej rundzie nikt nie kupił elektrowni.
event-board-drawn = Ze stosu dobrano elektrownię { $plant }.
event-board-end_card = Dobrano kartę „Etap 3”, a stos potasowano.
event-board-undercut = Elektrownia { $plant } ma niższy numer niż ta ze zniżką: wypada z gry, a znacznik zniżki odkłada się na bok.
event-board-removed = Elektrownia { $plant } wypada z gry.
event-board-overtaken = Największa sieć przerosła elektrownię { $plant }, która wypada z gry.
event-board-tucked = Elektrownia { $plant } trafia na spód stosu.
event-board-fuel = { $player } kupuje 1 jednostkę { fuel-of } za { MONEY($price) }.
# Several tokens in a row, for people who read.
event-board-fuel_many = { $player } kupuje { fuel-count } za { MONEY($price) }.
event-board-built = { $player } przyłącza miasto { $city } za { MONEY($price) }.
event-board-ran =
    { $burn ->
        [none] { $player } uruchamia elektrownię { $plant }, która nie zużywa paliwa.
       *[other] { $player } uruchamia elektrownię { $plant } i zużywa { $burn }.
    }
event-board-income =
    { $supplied ->
        [0] { $player } nie zasila żadnego miasta i dostaje { MONEY($pay) }.
        [one] { $player } zasila { $supplied } miasto i dostaje { MONEY($pay) }.
        [few] { $player } zasila { $supplied } miasta i dostaje { MONEY($pay) }.
       *[many] { $player } zasila { $supplied } miast i dostaje { MONEY($pay) }.
    }
event-board-refilled =
    { $fuels ->
        [none] Nie ma czym uzupełnić rynku paliw.
       *[other] Na rynek paliw dokłada się { $fuels }.
    }
event-board-game_over = Gra się skończyła.

# ---- słowa, które nie są ruchem

error-unknown_word = „{ $word }” nie jest ruchem. Ruch zaczyna się jednym z tych słów: { $known }.
    .clicked = „{ $word }” nie jest ruchem. Wybierz jeden z podanych ruchów.
error-bad_word = „{ $word }” jest niepełne albo źle zapisane. Zapisz to tak: { $form }.
    .clicked = „{ $word }” nie jest pełnym ruchem. Wybierz jeden z podanych ruchów.
error-no_such_plant = W tej grze nie ma elektrowni { $plant }. Wybierz jedną z widocznych.
error-no_such_fuel = Nie ma tu paliwa o nazwie { $fuel }. Wybierz jedno z tych: { $known }.
error-no_such_city = Na tej mapie nie ma miasta o nazwie { $city }. Sprawdź pisownię albo wybierz miasto z listy.
error-wrong_burn =
    { $units ->
        [one] Elektrownia { $plant } zużywa dokładnie { $units } jednostkę paliwa, a to coś innego. Zapisz to na jeden z tych sposobów: { $ways }.
        [few] Elektrownia { $plant } zużywa dokładnie { $units } jednostki paliwa, a to coś innego. Zapisz to na jeden z tych sposobów: { $ways }.
       *[many] Elektrownia { $plant } zużywa dokładnie { $units } jednostek paliwa, a to coś innego. Zapisz to na jeden z tych sposobów: { $ways }.
    }
    .clicked =
        { $units ->
            [one] Elektrownia { $plant } zużywa dokładnie { $units } jednostkę paliwa, a to coś innego. Wybierz paliwo jeszcze raz.
            [few] Elektrownia { $plant } zużywa dokładnie { $units } jednostki paliwa, a to coś innego. Wybierz paliwo jeszcze raz.
           *[many] Elektrownia { $plant } zużywa dokładnie { $units } jednostek paliwa, a to coś innego. Wybierz paliwo jeszcze raz.
        }

# ---- odmowy

error-wrong_phase = Tego nie można zrobić w tej fazie ({ phase-name }). Wybierz jeden z podanych ruchów.
error-scrap_newest = Elektrownia { $plant } została dopiero co kupiona i musi zostać. Usuń jedną ze starszych: { $choices }.
error-must_scrap = Masz o jedną elektrownię za dużo (limit: { $limit }). Najpierw usuń jedną z tych: { $choices }.
error-must_drop = Twoje elektrownie nie pomieszczą już całego paliwa. Najpierw oddaj jednostkę; do wyboru: { $choices }.
error-no_lot_to_bid_on = Żadna elektrownia nie jest wystawiona, więc nie ma czego licytować. Wystaw jakąś: wystaw ELEKTROWNIA OFERTA.
    .clicked = Żadna elektrownia nie jest wystawiona, więc nie ma czego licytować. Wybierz elektrownię, żeby ją wystawić.
error-pass_names_no_plant = Trwa licytacja elektrowni { $plant }; żeby spasować, nie podawaj numeru. Wpisz samo: pas.
    .clicked = Trwa licytacja elektrowni { $plant }. Jeśli nie chcesz jej licytować, spasuj.
error-answer_the_bid = Trwa licytacja elektrowni { $plant } i teraz twoja kolej. Podbij ofertę albo spasuj.
error-lot_on_the_table = Trwa licytacja elektrowni { $plant }, a następna może być dopiero po niej. Licytuj tę albo spasuj.
error-bid_too_low = Oferta { MONEY($bid) } za elektrownię { $plant } jest za niska. Zaoferuj co najmniej { MONEY($minimum) } albo spasuj.
error-bid_over_money = Oferta { MONEY($bid) } to więcej, niż masz ({ MONEY($money) }). Zaoferuj mniej albo spasuj.
error-must_buy_in_round_one = W pierwszej rundzie każdy musi kupić elektrownię, więc nie możesz teraz spasować. Wystaw jakąś: wystaw ELEKTROWNIA OFERTA.
    .clicked = W pierwszej rundzie każdy musi kupić elektrownię, więc nie możesz teraz spasować. Wybierz elektrownię, żeby ją wystawić.
error-pass_needs_plant = W tym wydaniu pasując, wystawia się elektrownię pozostałym. Wpisz pas i jeden z numerów: { $choices }.
    .clicked = W tym wydaniu pasując, wystawia się elektrownię pozostałym. Wybierz jedną z tych: { $choices }.
error-pass_names_nothing = W tym wydaniu pasując, nie wskazuje się elektrowni. Wpisz samo: pas.
    .clicked = W tym wydaniu pasując, nie wskazuje się elektrowni. Po prostu spasuj.
error-nobody_to_pass_to = Nikt inny nie może już w tej rundzie kupować, więc nie ma komu wystawić elektrowni. Wpisz samo: pas.
    .clicked = Nikt inny nie może już w tej rundzie kupować, więc nie ma komu wystawić elektrowni. Po prostu spasuj.
error-not_current = Elektrowni { $plant } nie ma na rynku bieżącym. Wybierz jedną z tych: { $choices }.
error-still_future = Elektrownia { $plant } jest dopiero na rynku przyszłym i nie można jej jeszcze kupić. Wybierz jedną z rynku bieżącego: { $choices }.
error-not_in_market = Elektrowni { $plant } nie ma na rynku. Wybierz jedną z rynku bieżącego: { $choices }.
error-alone_pays_minimum = Nikt już z tobą nie licytuje, więc elektrownia { $plant } kosztuje swoje minimum. Zaoferuj { MONEY($minimum) }.
error-no_plant_burns_it = Żadna z twoich elektrowni nie zużywa tego paliwa ({ fuel-name }), więc nie ma go gdzie składować. Kup inne paliwo albo zakończ turę.
error-stores_full = Nie masz już miejsca na to paliwo ({ fuel-name }): twoje elektrownie mieszczą najwyżej { $room }. Kup inne paliwo albo zakończ turę.
error-fuel_sold_out = Na rynku paliw nie ma już { fuel-of }; rynek uzupełnia się na koniec rundy. Kup inne paliwo albo zakończ turę.
error-fuel_too_dear = Następna jednostka { fuel-of } kosztuje { MONEY($price) }, a masz { MONEY($money) }. Kup inne paliwo albo zakończ turę.
error-city_not_in_play = Miasto { $city } leży w regionie { $region }, który nie bierze udziału w grze. Wybierz miasto w regionach biorących udział w grze.
error-city_already_yours = W mieście { $city } masz już dom, a więcej niż jednego mieć nie można. Wybierz inne miasto.
error-no_houses_left = Wszystkie twoje domy ({ $houses }) stoją już na planszy, więc nie przyłączysz więcej miast. Zakończ turę.
error-city_full = W mieście { $city } nie ma wolnego miejsca w etapie { $step }. Wybierz inne miasto albo poczekaj na następny etap.
error-city_too_dear = Przyłączenie miasta { $city } kosztuje { MONEY($cost) }, a masz { MONEY($money) }. Wybierz tańsze miasto albo zakończ turę.
error-not_your_plant = Elektrownia { $plant } nie należy do ciebie. Uruchom jedną ze swoich albo zakończ turę.
error-already_ran = Elektrownia { $plant } już pracowała, a każda pracuje raz na rundę. Uruchom inną albo zakończ turę.
error-not_enough_fuel =
    { $units ->
        [one] Elektrownia { $plant } zużywa dokładnie { $units } jednostkę paliwa, a masz za mało. Uruchom inną albo zakończ turę.
        [few] Elektrownia { $plant } zużywa dokładnie { $units } jednostki paliwa, a masz za mało. Uruchom inną albo zakończ turę.
       *[many] Elektrownia { $plant } zużywa dokładnie { $units } jednostek paliwa, a masz za mało. Uruchom inną albo zakończ turę.
    }

# ---- gra przygotowana ręcznie

error-setup_unknown_key = W układzie początkowym jest nieznany wpis „{ $key }”. Znane wpisy to: { $known }. Popraw go albo usuń.
error-setup_wrong_type = Wpis „{ $key }” układu początkowego ma złą postać. Listy zapisuje się [3, 4, 5], teksty "05a", a tabele {"{"}"coal": 24{"}"}; wszystkie wpisy opisuje docs/record.md (po angielsku).
error-setup_bad_order = Kolejność w układzie początkowym musi wymieniać każde miejsce od 0 do { $last } dokładnie raz. Popraw listę.
error-setup_wrong_count =
    { $count ->
        [one] We wpisie „{ $key }” układu początkowego jest { $count } element, a potrzebna liczba to { $expected }. Dodaj brakujące albo usuń zbędne.
        [few] We wpisie „{ $key }” układu początkowego są { $count } elementy, a potrzebna liczba to { $expected }. Dodaj brakujące albo usuń zbędne.
       *[many] We wpisie „{ $key }” układu początkowego jest { $count } elementów, a potrzebna liczba to { $expected }. Dodaj brakujące albo usuń zbędne.
    }
error-setup_plant_twice = Elektrownia { $plant } występuje w układzie początkowym dwa razy (wpis „{ $key }”). Każda może być tylko w jednym miejscu.
error-setup_unknown_plant = Wpis „{ $key }” układu początkowego wymienia elektrownię { $plant }, której nie ma w tej grze. Zapisz ją tak, jak jest wydrukowana, w grze karcianej na przykład 05a.
error-setup_deck_holds_market = W stosie układu początkowego są elektrownie potrzebne na rynku (brakuje tam: { $missing }). Podaj także rynek albo wyjmij elektrownie ze stosu.
error-setup_unknown_fuel = Układ początkowy wymienia paliwo „{ $fuel }”, którego nie ma. Wybierz jedno z tych: { $known }.
error-setup_bad_fuel = Układ początkowy kładzie na rynku paliw za dużo { fuel-of }: { $count }. Podaj liczbę całkowitą od 0 do { $most }.
error-map_too_small = { $map }: mapa za mała na { $game } (liczba graczy: { $players }). Połączone regiony (w grze: { $regions }) mają razem za mało miast, żeby gra mogła się skończyć ({ $found }, potrzeba: { $needed }). Dodaj miasta do regionów, wybierz inną liczbę graczy albo wpisz w „editions”, dla których wydań jest mapa.
error-map_regions_apart = { $map }: nie da się grać w { $game } (liczba graczy: { $players }), bo za mało regionów styka się ze sobą (potrzeba: { $regions }). Połącz miasta sąsiednich regionów albo dodaj regiony.
error-regions_conflict = Regiony z układu początkowego i z opcji różnią się. Podaj je tylko w jednym miejscu.
error-regions_not_a_list = Regiony podaje się jako listę nazw, a to nią nie jest: { $value }. Wybierz spośród: { $known }.
error-unknown_region = Na tej mapie nie ma regionu { $region }. Wybierz spośród: { $known }.
error-region_twice = Ten sam region podano dwa razy: { $regions }. Podaj każdy raz.
error-wrong_region_count =
    { $count ->
        [one] Podano { $count } region, a przy tej liczbie graczy potrzeba { $expected }. Dodaj brakujące albo usuń zbędne.
        [few] Podano { $count } regiony, a przy tej liczbie graczy potrzeba { $expected }. Dodaj brakujące albo usuń zbędne.
       *[many] Podano { $count } regionów, a przy tej liczbie graczy potrzeba { $expected }. Dodaj brakujące albo usuń zbędne.
    }
error-regions_not_connected = Te regiony nie są połączone: { $regions }. Wybierz regiony, które się stykają.

# ---- ekran

board-round = Runda { $round }
board-current = Bieżący
board-future = Przyszły
board-deck = Stos
board-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
board-deck-back =
    { $back ->
        [low] na wierzchu niska
       *[high] na wierzchu wysoka
    }
board-deck-top = na wierzchu: { $plants }
board-step3-card = karta „Etap 3” już wyszła
board-discount = *{ $plant }: zniżka, oferty od { $minimum }
board-auction = Licytacja
board-lot = elektrownia { $plant }, prowadzi { $leader }: { MONEY($bid) }; licytują: { $bidders }
board-lot-offered = wystawiona elektrownia { $plant }; licytują: { $bidders }
board-fuel-market = Paliwa
board-next-price = cena
board-refill = dostawa
# The coal storage beside the fuel market.
board-store = magazyn
board-player = Gracz
board-money = Elektro
board-plants = Elektrownie
board-stock = Paliwo
board-cities = Miasta
board-supply = Zasila
board-supplies = { $count } (+{ $income })
board-result-supplied = Zasilone
board-ask-open = wystaw elektrownię, podając jej numer (i ofertę, jeśli wyższą niż minimum: { $plant } { $bid }), albo wpisz pas.
board-ask-open-first = wystaw elektrownię, podając jej numer, a jeśli chcesz, także ofertę wyższą niż minimum: { $plant } { $bid }.
board-ask-bid = elektrownia { $plant }: wpisz ofertę od { $low } do { $high } (+ to { $low }) albo pas.
board-ask-bid-poor = elektrownia { $plant }: następna oferta to { $low }, więcej niż masz. Wpisz pas.
board-ask-scrap = masz o jedną elektrownię za dużo. Którą usuwasz?
board-ask-drop = twoje elektrownie nie pomieszczą całego paliwa. Którą jednostkę oddajesz?
board-ask-buy = kup paliwo (kilka naraz: { $fuel } { $count }) albo zakończ turę słowem koniec.
board-ask-build = przyłącz miasto, podając jego numer lub nazwę, albo zakończ turę słowem koniec.
board-ask-build-first = zacznij sieć od miasta, podając jego numer lub nazwę, albo poczekaj (koniec).
board-ask-run =
    { $supplied ->
        [0] uruchom elektrownie albo zakończ turę słowem koniec.
        [one] na razie zasilone: { $supplied } miasto. Uruchom kolejne elektrownie albo zakończ turę słowem koniec.
        [few] na razie zasilone: { $supplied } miasta. Uruchom kolejne elektrownie albo zakończ turę słowem koniec.
       *[many] na razie zasilone: { $supplied } miast. Uruchom kolejne elektrownie albo zakończ turę słowem koniec.
    }
board-choice-open = oferta { $low } … { $high }
board-choice-open-once = za { $low }
board-choice-pass = nie kupuj w tej rundzie
board-choice-pass-on = nie kupuj, wystaw { $plant }
board-choice-drop = spasuj
board-choice-buy = { fuel-name } za { $price }
board-choice-run =
    { $burn ->
        [none] zasil { $supplies } bez paliwa
       *[other] zasil { $supplies }, zużyj { $burn }
    }
board-choice-best =
    { $supplied ->
        [one] zasil { $supplied } miasto, otrzymaj { MONEY($income) } i zakończ turę ({ $moves })
        [few] zasil { $supplied } miasta, otrzymaj { MONEY($income) } i zakończ turę ({ $moves })
       *[many] zasil { $supplied } miast, otrzymaj { MONEY($income) } i zakończ turę ({ $moves })
    }
board-choice-done = zakończ turę

# Co można wpisać zamiast danego czasownika, po przecinkach.

typed-open = wystaw, otwórz
typed-bid = oferta, podbij
typed-pass = pas, pasuję
typed-scrap = usuń
typed-drop = oddaj
typed-buy = kup
typed-build = przyłącz, buduj
typed-run = uruchom
typed-done = koniec, gotowe
board-key-best = najlepiej

# ---- gdzie zaczyna się sieć

error-first_city_not_empty = W mieście { $city } stoi już dom, a pierwsze miasto musi być puste. Wybierz puste miasto albo zakończ turę.

# Jak kończy się gra i kto wygrywa; od tego zaczyna się pomoc.

board-goal = Gra kończy się po fazie budowy, w której ktoś podłączy dość miast. Wygrywa, kto może wtedy zasilić najwięcej miast swoimi elektrowniami i paliwem; przy remisie decydują pieniądze.

# Paliwo, które traci się z usuwaną elektrownią, obok niej.

board-scrap-loses =
    { $fuels ->
        [none] nie tracisz paliwa
       *[other] tracisz { $fuels }
    }
board-scrap-either =
    { $count ->
        [one] { $count } jednostkę – { $first } lub { $second }
        [few] { $count } jednostki – { $first } lub { $second }
       *[many] { $count } jednostek – { $first } lub { $second }
    }

# ---- where nothing is possible

board-ask-open-none = nie ma tu elektrowni, na którą cię stać. Wpisz pas.
board-ask-buy-nothing = nie ma tu paliwa, które się przyda i na które cię stać. Zakończ turę słowem koniec.
board-ask-build-nothing = nie ma tu miasta, na które cię stać. Zakończ turę słowem koniec.
board-ask-run-nothing =
    { $supplied ->
        [0] żadna elektrownia nie ma potrzebnego paliwa. Zakończ turę słowem koniec.
        [one] zasilone: { $supplied } miasto; żadna inna elektrownia nie może ruszyć. Zakończ turę słowem koniec.
        [few] zasilone: { $supplied } miasta; żadna inna elektrownia nie może ruszyć. Zakończ turę słowem koniec.
       *[many] zasilone: { $supplied } miast; żadna inna elektrownia nie może ruszyć. Zakończ turę słowem koniec.
    }

# ---- the map

typed-map = mapa
play-usage-map = mapa
play-about-map = narysuj mapę: połączenia i ich koszty, domy, regiony
typed-near = blisko, sąsiedzi
play-usage-near = blisko MIASTO
play-about-near = pokaż sąsiednie miasta i ile każde by cię kosztowało
typed-plan = trasa
play-usage-plan = plan MIASTO…
play-about-plan = zsumuj, ile kosztuje cię przyłączenie tych miast w tej kolejności
board-map-region = { $letter } { $region }
board-map-legend = Na liniach: koszt połączenia. Za nazwą miasta: kto ma tam dom.
board-near-title = { $city } ({ $region })
board-near-city = Miasto
board-near-connection = połączenie
board-near-house = dom
board-near-total = dla ciebie
board-near-price = dom { $house }, dla ciebie { $total }
board-near-full = brak wolnego miejsca w tym etapie
board-near-yours = twoje
board-plan-step = { $city }: dom { $house }, połączenie { $connection }
board-plan-via = (przez: { $path })
board-plan-total = Razem { MONEY($total) }; masz { MONEY($money) }, zostałoby { MONEY($left) }.
board-plan-short = Razem { MONEY($total) }; masz { MONEY($money) }, brakuje { MONEY($short) }.
error-no_city_here = Żadne miasto w grze nie zaczyna się od „{ $typed }”. Wybierz jedno z tych: { $known }.
error-plan_city_yours = Masz już dom w mieście { $city }. Usuń je z planu.
error-plan_city_full = { $city }: brak wolnego miejsca w tym etapie. Usuń to miasto z planu.

# The next price of a fuel, the units in the market, and the refill.

board-fuel-price = { fuel-name } { $price } (jest { $tokens }, +{ $refill })

# While regions are drafted.

error-no_cities_yet = Regiony w grze są dopiero wybierane, więc nic nie ma jeszcze kosztu. Najpierw wybierz regiony; mapa pokazuje wszystkie miasta.
