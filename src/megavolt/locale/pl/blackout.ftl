# Gra w układanie okablowania: co się dzieje, czego nie wolno i co mówi ekran.

event-blackout-round =
    { $dark ->
        [True] Runda { $round } toczy się bez prądu: wokół stołu krąży jeden zestaw punktów ({ $tension }).
       *[other] Zaczyna się runda { $round }; punkty na turę: { $tension }.
    }
event-blackout-count = Dotychczasowe punkty, bez wspólnych kontraktów: { $points }.
event-blackout-generator = { $player } jest z tyłu i ma { blackout-points } z agregatu awaryjnego.
event-blackout-turn = Swoją turę zaczyna { $player }; ma { blackout-points }.
event-blackout-done = { $player } kończy turę; zostało: { blackout-points }.
event-blackout-start_token = Znacznik początku dostaje { $player }.
event-blackout-last_repairs = { $player } może wykonać ostatnie naprawy; ma { blackout-points }.
event-blackout-game_over = Gra się skończyła.
event-blackout-drew =
    { $card ->
        [0] { $player } dobiera kartę{ blackout-paid }.
       *[other] { $player } dobiera kartę „{ $card }”{ blackout-paid }.
    }
event-blackout-discarded = { $player } odrzuca kartę „{ $card }”.
event-blackout-reshuffled =
    { $cards ->
        [one] Odrzucone karty przetasowano w nowy stos: { $cards } karta.
        [few] Odrzucone karty przetasowano w nowy stos: { $cards } karty.
       *[many] Odrzucone karty przetasowano w nowy stos: { $cards } kart.
    }
event-blackout-used = { $player } używa karty „{ $card }” ({ $cost }).
event-blackout-tension = { $player } zwiększa liczbę punktów w tej turze o { $amount }; teraz ma { $tension }.
event-blackout-installed = { $player } instaluje { $exits } na polu { $cell } ({ $cost }).
event-blackout-replaced = { $player } wymienia { $was } na { $exits } na polu { $cell } ({ $cost }).
event-blackout-rotated = { $player } obraca element gracza { $owner } na polu { $cell } z { $was } na { $exits } ({ $cost }).
event-blackout-removed = { $player } zdejmuje { $exits } z pola { $cell }.
event-blackout-faulted =
    { $player ->
        [0] Prosta gracza { $owner } na polu { $cell } ulega uszkodzeniu.
       *[other] { $player } uszkadza prostą gracza { $owner } na polu { $cell } ({ $cost }).
    }
event-blackout-repaired =
    { $player ->
        [0] Element gracza { $owner } na polu { $cell } zostaje naprawiony.
       *[other] { $player } naprawia element gracza { $owner } na polu { $cell } ({ $cost }).
    }
event-blackout-insulated = { $player } izoluje prostą na polu { $cell }.
event-blackout-transformer = { $player } stawia transformator na polu { $cell } ({ $cost }); punktuje w strefie { $tile }.
event-blackout-contract_met = { $player } realizuje kontrakt „{ $contract }” ({ blackout-worth }).
event-blackout-contract_dealt =
    { $contract ->
        [0] { $player } dostaje kontrakt.
       *[other] { $player } dostaje kontrakt „{ $contract }”.
    }
event-blackout-exchanged =
    { $contract ->
        [0] { $player } odkłada kontrakt pod stos.
       *[other] { $player } odkłada kontrakt „{ $contract }” pod stos.
    }
event-blackout-breakdown = Karta awarii: { $breakdown }.
event-blackout-struck = Trafiona płytka: { $tile }.
event-blackout-next_tension =
    { $amount ->
        [-1] W następnej rundzie każdy ma o 1 punkt mniej na turę.
        [1] W następnej rundzie każdy ma o 1 punkt więcej na turę.
       *[other] Zmiana liczby punktów na turę w następnej rundzie: { $amount }.
    }
event-blackout-mode =
    { $dark ->
        [True] Od następnej rundy nie ma prądu.
       *[other] Od następnej rundy prąd wraca.
    }

# ---- słowa

blackout-paid =
    { $cost ->
        [0] {""}
       *[other] {" "}({ $cost })
    }
blackout-points =
    { $tension ->
        [one] { $tension } punkt
        [few] { $tension } punkty
       *[many] { $tension } punktów
    }
blackout-own-points =
    { $own ->
        [one] { $own } własny punkt
        [few] { $own } własne punkty
       *[many] { $own } własnych punktów
    }
# Tryb rozkazujący: samodzielnie jako przycisk lub nagłówek, a w zdaniach po dwukropku albo w cudzysłowie.
blackout-verb =
    { $verb ->
        [install] zainstaluj element
        [replace] wymień element
        [rotate] obróć element
        [fault] uszkodź prostą
        [fault_own] uszkodź jedną swoją prostą
        [repair] napraw element
        [transformer] postaw transformator
        [insulate] zaizoluj prostą
        [remove] zdejmij element
        [draw] dobierz kartę
        [exchange] wymień kontrakt
        [contract] wymień kontrakt
        [tension] zmień liczbę punktów
       *[other] { $verb }
    }
blackout-structures =
    { $kind ->
        [house] { $count ->
            [one] { $count } dom
            [few] { $count } domy
           *[many] { $count } domów
        }
        [building] { $count ->
            [one] { $count } blok
            [few] { $count } bloki
           *[many] { $count } bloków
        }
        [country] { $count ->
            [one] { $count } osiedle zamknięte
            [few] { $count } osiedla zamknięte
           *[many] { $count } osiedli zamkniętych
        }
        [factory] { $count ->
            [one] { $count } fabrykę
            [few] { $count } fabryki
           *[many] { $count } fabryk
        }
       *[other] { $count ->
            [one] { $count } budowlę
            [few] { $count } budowle
           *[many] { $count } budowli
        }
    }
blackout-term =
    { $term ->
        [structures] podłącz { blackout-structures }
        [connections] { $count ->
            [one] miej { $count } działające połączenie{ blackout-of-kind }
            [few] miej { $count } działające połączenia{ blackout-of-kind }
           *[many] miej { $count } działających połączeń{ blackout-of-kind }
        }
        [multi] { $count ->
            [one] podłącz { blackout-structures } { $connections ->
                [one] { $connections } połączeniem
               *[other] { $connections } połączeniami
            }
           *[other] podłącz { blackout-structures }, każdą budowlę { $connections ->
                [one] { $connections } połączeniem
               *[other] { $connections } połączeniami
            }
        }
        [tiles] { $count ->
            [one] podłącz budowle na { $count } płytce
           *[other] podłącz budowle na { $count } płytkach
        }
        [same_tile] podłącz { blackout-structures } na jednej płytce
        [named_tile] podłącz { blackout-structures } na płytce { $tile }
        [transformers] { $count ->
            [one] postaw { $count } transformator
            [few] postaw { $count } transformatory
           *[many] postaw { $count } transformatorów
        }
        [pieces] { $count ->
            [one] miej { $count } własny element pod prądem{ blackout-kinds }
            [few] miej { $count } własne elementy pod prądem{ blackout-kinds }
           *[many] miej { $count } własnych elementów pod prądem{ blackout-kinds }
        }
        [shared] podłącz { blackout-structures } wspólnie z innym graczem
        [borrowed] { $count ->
            [one] miej pod napięciem { $count } element innych graczy
            [few] miej pod napięciem { $count } elementy innych graczy
           *[many] miej pod napięciem { $count } elementów innych graczy
        }
        [outage] { $count ->
            [one] niech { $count } element innych graczy będzie uszkodzony
            [few] niech { $count } elementy innych graczy będą uszkodzone
           *[many] niech { $count } elementów innych graczy będzie uszkodzonych
        }
       *[other] nie miej żadnego uszkodzonego elementu
    }
blackout-of-kind =
    { $kind ->
        [any] {""}
       *[other] {" "}({ $name })
    }

# ---- odmowy

error-no_such_cell = Nie ma pola { $cell }: wiersze i kolumny mają numery od 0 do { $last }. Podaj pole tak: r3c5.
    .clicked = Nie ma pola { $cell }: wiersze i kolumny mają numery od 0 do { $last }. Wybierz pole na planszy.
error-no_such_piece = Żaden element nie ma wyjść „{ $exits }”: element ma ich dwa, trzy albo cztery. Zapisz je na przykład tak: ns, es, new, nesw.
    .clicked = Żaden element nie ma wyjść „{ $exits }”: element ma ich dwa, trzy albo cztery. Wybierz jeden z podanych elementów.
error-no_such_action = Nie ma akcji o numerze { $action }. Wybierz jedną z dozwolonych.
error-no_such_card = Nie ma karty „{ $card }”. Karty to: { $known }. Wybierz jedną z nich.
error-must_discard =
    { $count ->
        [one] Najpierw trzeba odrzucić kartę. Podaj ją: odrzuć KARTA.
        [few] Najpierw trzeba odrzucić { $count } karty. Podaj jedną: odrzuć KARTA.
       *[many] Najpierw trzeba odrzucić { $count } kart. Podaj jedną: odrzuć KARTA.
    }
    .clicked =
        { $count ->
            [one] Najpierw trzeba odrzucić kartę. Wybierz ją z ręki.
            [few] Najpierw trzeba odrzucić { $count } karty. Wybierz jedną z ręki.
           *[many] Najpierw trzeba odrzucić { $count } kart. Wybierz jedną z ręki.
        }
error-card_not_in_hand = Nie masz na ręce karty „{ $card }”. Wybierz kartę z ręki.
error-must_choose = Rozpatrywana jest karta „{ $card }”. Najpierw zrób to, czego wymaga: { blackout-verb }.
error-must_do_one = Przynajmniej raz musisz zrobić to, czego wymaga karta „{ $card }”: { blackout-verb }. Potem możesz przestać.
error-card_other_piece = Karta „{ $card }” nie daje tego elementu: { $piece }. Wybierz taki, na jaki pozwala karta.
error-already_rotated = Element na polu { $cell } był już obrócony tą kartą. Wybierz inny.
error-outside_tile = Pole { $cell } leży poza trafioną płytką: { $tile }. Wybierz element na tej płytce.
error-piece_of_another = Element na polu { $cell } nie należy do gracza, którego to dotyczy. Wybierz jeden z dozwolonych.
error-nothing_to_discard = Teraz niczego się nie odrzuca: kartę odrzuca się dopiero po dobraniu. Wybierz inną akcję.
error-nothing_to_draw = Stos i karty odrzucone się skończyły. Wybierz inną akcję.
error-needs_card = Akcja „{ blackout-verb }” jest możliwa tylko dzięki karcie. Użyj takiej karty albo wybierz inną akcję.
error-card_without_effect = Karta „{ $card }” nic by teraz nie dała: akcja „{ blackout-verb }” jest niemożliwa. Zachowaj ją na później.
error-too_few_points = To kosztuje { $cost }, a masz jeszcze { $points }. Wybierz coś tańszego albo zakończ turę.
error-one_action_in_the_dark = W rundzie bez prądu wykonujesz jedną akcję i masz ją już za sobą. Użyj karty o koszcie 0 albo zakończ turę.
error-cell_not_open =
    Przewody kładzie się tylko na otwartych polach, a na polu { $cell } jest { $there ->
        [house] dom
        [building] blok
        [country] osiedle zamknięte
        [factory] fabryka
       *[other] przeszkoda
    }. Wybierz otwarte pole.
error-cell_taken = Na polu { $cell } leży już element. Wybierz puste pole albo wymień swój element.
error-entry_of_another = { $cell } to pole wejściowe rozdzielnicy innego gracza. Wybierz inne pole.
error-none_left = Nie masz już takich elementów: { $piece }. Wybierz inny rodzaj.
error-not_joined = { $exits } na polu { $cell } nie łączyłoby się z niczym twoim. Wybierz wyjście w stronę swojej rozdzielnicy, elementu pod twoim prądem albo własnego działającego elementu.
error-no_piece_here = Na polu { $cell } nie ma elementu. Wybierz pole, na którym jakiś leży.
error-not_your_piece = Element na polu { $cell } należy do innego gracza. Wybierz swój.
error-same_kind = Element na polu { $cell } jest już tego rodzaju ({ $piece }), a nowy musi być inny. Wybierz inny rodzaj albo obróć ten.
error-not_live = Element na polu { $cell } nie jest połączony z twoją rozdzielnicą. Wybierz taki, który jest.
error-quad_does_not_turn = Czwórnika, takiego jak na polu { $cell }, nie da się obrócić. Wybierz inny element.
error-not_an_orientation = { $was } na polu { $cell } nie da się obrócić w { $exits }: to inny rodzaj elementu. Wybierz położenie tego samego rodzaju.
error-lies_so_already = Element na polu { $cell } leży już jak { $exits }. Wybierz inne położenie.
error-carries_transformer = Na elemencie na polu { $cell } stoi transformator, więc zostaje on bez zmian. Wybierz inny.
error-only_straights_fault = Uszkodzić można tylko prostą, a element na polu { $cell } nią nie jest. Wybierz prostą.
error-at_panel = Prosta na polu { $cell } leży przy rozdzielnicy i chroni ją bezpiecznik. Wybierz inną.
error-bad_content = Zawartość podaje się tekstem, a to nim nie jest: { $value }. Podaj nazwę zawartości albo ścieżkę do jej pliku.
error-data_unknown_content = Nie ma zawartości { $file }. Wybierz spośród: { $known }; albo podaj ścieżkę do pliku z zawartością, zakończoną na .toml.
error-already_faulted = Element na polu { $cell } jest już uszkodzony. Wybierz działający.
error-insulated = Prosta na polu { $cell } jest zaizolowana. Wybierz inną.
error-not_faulted = Element na polu { $cell } działa, więc nie ma czego naprawiać. Wybierz uszkodzony.
error-tile_takes_no_transformer = Na płytce { $tile }, gdzie leży { $cell }, nie stawia się transformatorów. Wybierz miejsce na innej płytce.
error-no_site_here = Pole { $cell } nie jest miejscem na transformator. Wybierz oznaczone miejsce, na którym leży twój element.
error-site_taken = Na polu { $cell } stoi już transformator. Wybierz inne miejsce.
error-no_transformers_left = Wszystkie twoje transformatory ({ $transformers }) są już na planszy. Wybierz inną akcję.
error-only_straights_insulated = Zaizolować można tylko prostą, a element na polu { $cell } nią nie jest. Wybierz prostą.
error-only_repairs_now = Teraz są tylko ostatnie naprawy, po 1 punkcie; masz { $points }. Napraw swój element albo zakończ turę.
error-repair_own_only = W ostatnich naprawach naprawiasz tylko własne elementy, a ten na polu { $cell } nie jest twój. Wybierz swój albo zakończ turę.
error-not_legal_now = Teraz nie można tego zrobić. Wybierz jeden z podanych ruchów.

# ---- układy początkowe i dane

error-setup_layout_fixed = Opcja layout=fixed ustala już planszę. Usuń ułożenie płytek z układu początkowego albo zmień opcję.
error-setup_wrong_centre = W środku ułożenia leży płytka { $tile }, a musi { $expected }. Popraw piąty wpis.
error-setup_tile_twice = Płytka { $tile } występuje w ułożeniu dwa razy. Każda leży tylko w jednym miejscu.
error-setup_unknown_tile = Nie ma płytki { $tile }. Wybierz spośród: { $known }.
error-setup_bad_rotation = Obrót płytki { $tile } nie może wynosić { $rotation }. Wybierz 0, 90, 180 albo 270.
error-setup_bad_start = Według układu początkowego zaczyna miejsce { $start }, a takiego nie ma. Wybierz miejsce od 0 do { $last }.
error-setup_start_conflict = Według układu początkowego zaczyna miejsce { $start }, a według opcji start { $option }. Podaj tylko jedno.
error-setup_unknown_card = Wpis „{ $key }” układu początkowego wymienia kartę { $card }, której nie ma. Wybierz spośród: { $known }.
error-setup_too_many_copies = Wpis „{ $key }” układu początkowego wymaga więcej kart „{ $card }”, niż ich jest. Usuń jedną.
error-setup_too_few_left = Układ początkowy zostawia za mało kart na „{ $key }” (brakuje: { $missing }). Podaj mniej kart gdzie indziej.
error-setup_breakdown_order = Karta „{ $card }” nie może być kartą awarii numer { $place }. Połóż kartę „Awaria prądu” między stosami, a „Wrócił prąd” w drugim.
error-setup_bad_seat = Element układu początkowego należy do miejsca { $seat }, a takiego nie ma. Wybierz miejsce od 0 do { $last }.
error-setup_bad_piece = W układzie początkowym jest na polu { $cell } element o wyjściach { $exits }, a tak być nie może. Pola zapisuje się jak r3c5, a wyjścia jak es.
error-setup_piece_place = Na polu { $cell } nie może leżeć element tego gracza. Wybierz otwarte i puste pole.
error-setup_piece_supply = Układ początkowy kładzie więcej elementów jednego rodzaju, niż ma gracz (pole { $cell }). Usuń niektóre.
error-setup_piece_mark = Element na polu { $cell } nie może mieć tego oznaczenia: { $mark }. Usuń je.
error-data_unsupported = { $file }, { $key }: silnik gra tu tylko według zasad: { $expected }. Przywróć tę wartość.
error-data_empty = { $file }, { $key }: tu jest pusto. Wpisz coś.
error-data_tile_size = { $file }, { $key }: płytka ma tyle samo wierszy, ile pól w wierszu: { $expected }. Popraw wiersze.
error-data_tile_sides = { $file }, { $key }: dwa środkowe pola każdego boku płytki muszą być otwarte. Popraw wiersze.
error-data_tile_inside = { $file }, { $key }: w środku płytki dwa pola po przekątnej muszą być otwarte. Popraw wiersze.
error-data_tile_sites = { $file }, { $key }: strefa warta { $value } musi mieć tyle samo miejsc, a ma { $sites }. Uzgodnij te liczby.
error-data_layout_tiles = { $file }, { $key }: w ułożeniu każda płytka musi wystąpić raz. Popraw listę.
error-data_layout_centre = { $file }, { $key }: w środku musi leżeć płytka { $tile }. Popraw ułożenie.
error-data_panel_players = { $file }, { $key }: muszą być rozdzielnice dla każdej liczby graczy: { $expected }. Dodaj brakujące albo usuń zbędne.
error-data_panel_cells = { $file }, { $key }: rozdzielnica dotyka dwóch sąsiednich pól swojego boku i żadnego nie dzieli z inną. Popraw pola.
error-data_laid_cells = { $file }, { $key }: każdy element leżący od początku musi mieć własne pole, otwarte w każdym układzie: w środku boku płytki albo takie, które środkowa płytka zawsze zostawia otwarte. Popraw pola.
error-data_laid_supply = { $file }, { $key }: od początku leży więcej elementów { $piece }, niż ma gracz (leży: { $used }; gracz ma: { $supply }). Usuń niektóre albo zwiększ ich liczbę.
error-data_special_copies = { $file }, { $key }: karta „{ $card }” musi być w stosie dokładnie raz. Popraw liczbę kart.
error-data_deck_too_small = { $file }, { $key }: w stosie jest za mało kart ({ $cards } z { $needed }). Dodaj karty.
error-data_deck_rounds = { $file }, { $key }: karty w stosie awarii: { $cards }; rundy: { $rounds }. Uzgodnij te liczby.

# ---- ekran

blackout-round = Runda { $round } z { $rounds }
blackout-dark = BEZ PRĄDU
blackout-phase =
    { $phase ->
        [turn] tura: { $player }
        [breakdown] karta awarii
        [hands] dobieranie i odrzucanie kart
        [last_repairs] ostatnie naprawy
       *[other] koniec gry
    }
blackout-left = pozostało: { blackout-points }
blackout-player = Gracz
blackout-score = pkt
blackout-transformers = tr.
blackout-contracts = kontr.
blackout-cards = karty
blackout-contract = Kontrakt
blackout-worth =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
blackout-no-contract = brak
blackout-hand = Ręka
blackout-decks =
    Karty { $resources } · kontrakty { $contracts } · awarie { $breakdowns }
blackout-last-breakdown = Ostatnia awaria
blackout-legend =
    { $thing ->
        [house] h dom +{ $points }
        [building] b blok +{ $points }
        [country] c osiedle +{ $points }
        [factory] f fabryka +{ $points }
       *[site] ◇ miejsce
    }
blackout-result =
    { $part ->
        [total] Punkty
        [connections] Połączenia
        [zones] Strefy
        [contracts] Kontrakty
       *[other] Wspólne
    }
blackout-help = Wpisz to, co jest w [nawiasach]. Pole to wiersz (r) i kolumna (c), na przykład r3c5; element to jego wyjścia spośród n, e, s i w (północ, wschód, południe, zachód): ns to prosta, es kolanko, new trójnik, a nesw czwórnik. Wpisz zainstaluj r3c5, żeby zobaczyć, które elementy tam pasują, a zainstaluj r3c5 es, żeby jeden położyć. Zawsze działa też notacja z zapisów gier: install r3c5 es, replace r3c5 new, rotate r3c5 ew, fault r3c5, repair r3c5, transformer r3c5, draw, use KARTA, discard KARTA, done.
blackout-ask-discard =
    { $count ->
        [one] Którą kartę odrzucasz?
        [few] Które { $count } karty odrzucasz?
       *[many] Które karty odrzucasz? Do odrzucenia: { $count }.
    }
blackout-ask-repairs = ostatnie naprawy po 1 punkcie: podaj swój element albo wpisz koniec.
blackout-choice-draw = dobierz kartę, jedną odrzuć ({ $cost })
blackout-choice-exchange = weź inny kontrakt
blackout-choice-use = użyj: { $card } ({ $cost })
blackout-choice-cells =
    { $count ->
        [one] { $count } pole
        [few] { $count } pola
       *[many] { $count } pól
    }
typed-install = zainstaluj, instaluj, połóż
typed-replace = wymień
typed-rotate = obróć
typed-fault = uszkodź
typed-repair = napraw
typed-transformer = transformator
typed-insulate = zaizoluj, izoluj
typed-remove = zdejmij, zabierz
typed-draw = dobierz
typed-use = użyj, karta
typed-discard = odrzuć
typed-exchange = zamień
typed-stakes = zagrożenia
play-usage-stakes = zagrożenia
play-about-stakes = pokaż, o co toczy się gra: wspólne kontrakty i przewagi, słabe punkty, koszty uszkodzeń, następną awarię
blackout-stakes-faults = Ile kosztowałoby uszkodzenie

# ---- ekran: wspólne kontrakty, strefy i pytania

blackout-dark-rule =
    { $acted ->
        [True] jedyna akcja już wykonana
       *[other] po jednej akcji, bo krąży jeden zestaw ({ blackout-points })
    }
blackout-shared-title = Wspólne kontrakty

# Na tyle krótkie, że mieszczą się obok planszy.

blackout-shared =
    { $contract ->
        [most_structures] Najwięcej budowli
        [most_contracts] Najwięcej kontraktów
        [no_faults] Bez awarii
        [largest_category] Najw. jednego rodzaju
       *[most_transformers] Najw. transformatorów
    }

# Najwyżej dwanaście znaków: tyle ma płytka na ekranie.

blackout-zone-name =
    { $tile ->
        [downtown] Centrum
        [industrial_park] Park prz.
        [station] Dworzec
        [old_town] Starówka
        [riverside] Nadbrzeże
        [university] Kampus
        [suburb] Przedm.
        [hills] Wzgórza
       *[harbour] Port
    }{ $points ->
        [0] {""}
       *[other] {" "}{ $points }
    }
blackout-marks = Wielka litera: pod twoim prądem. ! uszkodzony  + zaizolowany  * transformator  ○ ◈ tu możesz instalować  # przeszkoda. Po nazwie strefy: koszt transformatora na jej miejscach i punkty dzielone między jej transformatory.
blackout-ask-move =
    { $cell ->
        [none] wpisz polecenie i pole, numer albo koniec.
       *[other] zainstaluj { $cell } pokaże, co pasuje; albo inny ruch, numer, koniec.
    }
blackout-ask-only-done =
    { $why ->
        [dark] to runda bez prądu, a twoja jedyna akcja jest już wykonana. Wpisz koniec.
        [points] nie masz już punktów. Wpisz koniec.
       *[other] za punkty, które ci zostały, nic nie da się zrobić. Wpisz koniec.
    }
blackout-ask-free-cards =
    { $why ->
        [dark] twoja jedyna akcja w tej rundzie bez prądu jest już wykonana. Możesz jeszcze użyć kart o koszcie 0, wpisując numer; potem wpisz koniec.
        [points] nie masz już punktów. Możesz jeszcze użyć kart o koszcie 0, wpisując numer; potem wpisz koniec.
       *[other] za punkty, które ci zostały, nic nie zrobisz na planszy. Użyj karty, wpisując jej numer, albo wpisz koniec.
    }
blackout-ask-task =
    { $verb ->
        [install] Zainstaluj element bez opłaty ({ $piece })
        [replace] Wymień jeden swój element
        [rotate] Obróć element połączony z twoją rozdzielnicą
        [fault] { $whose ->
            [any] Uszkodź dowolną prostą
            [own] { $tile ->
                [none] Uszkodź jedną swoją prostą
               *[other] Uszkodź jedną swoją prostą na płytce { $tile }
            }
           *[other] { $tile ->
                [none] Uszkodź prostą, której właścicielem jest { $player }
               *[other] Uszkodź prostą na płytce { $tile }, której właścicielem jest { $player }
            }
        }
        [repair] { $whose ->
            [any] Napraw dowolny uszkodzony element
           *[other] Napraw jeden swój element
        }
        [transformer] Postaw transformator na miejscu bez opłaty
        [insulate] Zaizoluj jedną swoją prostą
        [remove] Zdejmij jeden swój element
       *[contract] Wpisz zamień, żeby odłożyć swój kontrakt pod stos i wziąć wierzchni
    }
blackout-ask-so-many =
    { $must ->
        [yes] { $number } z { $most }
       *[no] { $number } z najwyżej { $most }
    }
blackout-ask-or-stop =
    { $pending ->
        [contract] albo koniec, żeby zatrzymać swój kontrakt
       *[other] albo wpisz koniec, żeby na tym poprzestać
    }
blackout-choice-end =
    { $pending ->
        [none] zakończ turę
        [contract] zatrzymaj swój kontrakt
       *[other] poprzestań na tym
    }

# ---- pozycje podane jako dane

error-setup_too_long = Wpis „{ $key }” układu początkowego jest za długi: liczba kart to { $count }, a największa możliwa to { $most }. Usuń nadmiarowe.
error-setup_contract_none = Układ początkowy zostawia gracza bez kontraktu, choć w stosie kontraktów są karty. Podaj kontrakt albo wpisz null, a zostanie wylosowany.
error-setup_card_phase = W układzie początkowym rozpatrywana jest karta ze stosu „{ $deck }” w fazie „{ $phase }”. Karty zasobów rozpatruje się w fazie „turn”, a karty awarii w fazie „breakdown”.
error-setup_card_not_waiting = Karta { $card } w podanym stanie nie wymaga żadnej decyzji. Popraw wpis „card” albo podaj tylko stos i kartę, a zostanie rozpatrzona od początku.
error-setup_no_repairs = Faza układu początkowego to „last_repairs”, ale nikt nie może nic naprawić. Daj jakiemuś graczowi niewydane punkty i uszkodzony element albo wybierz fazę „over”.

# Jak kończy się gra i kto wygrywa; od tego zaczyna się pomoc.

blackout-goal = Wygrywa największa liczba punktów po rundzie 10. Każde wyjście twoich przewodów pod napięciem skierowane na budowlę to połączenie i daje punkty, także kilka przy jednej budowli. Transformatory dzielą między siebie punkty strefy; punktują też kontrakty, twoje i wspólne.

# W ostatniej rundzie: niewydane punkty jeszcze się przydadzą.

blackout-choice-end-last = koniec tury, { $tension } na ostatnie naprawy

# Jakie rodzaje elementów liczy kontrakt, jeśli nie wszystkie.

blackout-kinds =
    { $kinds ->
        [any] {""}
       *[other] {" "}({ $kinds })
    }
error-setup_piece_lacks = Elementowi układu początkowego brakuje wpisu „{ $key }”. Elementy zapisuje się tak: {"{"}"cell": "r3c5", "player": 0, "exits": "es"{"}"}.

blackout-cell = { $zone }, rząd { $row }, kolumna { $column }
