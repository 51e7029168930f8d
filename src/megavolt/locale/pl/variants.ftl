# Gra planszowa: wybór regionów, Trust, miasta startowe, wyburzenia.

event-board-drafted = { $player } wybiera region { $region }.
event-board-placed = { $player } stawia domek Trustu w mieście { $city }.
event-board-marked = { $player } oznacza { $city } jako miasto startowe.
event-board-trust_takes = Trust bierze elektrownię { $plant }.
event-board-trust_scraps = Trust pozbywa się elektrowni { $plant }, która odpada z gry.
event-board-trust_declines = Trust nie chce elektrowni { $plant }: wszystkie jego są wyższe.
event-board-trust_fuel =
    { $fuels ->
        [none] Trust nie bierze paliwa.
       *[other] Trust bierze paliwo: { $fuels }.
    }
event-board-trust_blocks = Trust stawia domek na polu za 15 w mieście { $city }.
event-board-demolished = { $player } dostaje { MONEY($pay) } za wyburzenie.
event-board-demolition_card = Na wierzchu leży teraz karta wyburzenia nr { $card }.

error-no_such_region = Na tej mapie nie ma regionu { $region }. Wybierz jeden z tych: { $known }.
error-must_draft = Trwa wybór regionów. Wybierz jeden, wpisując: region NAZWA.
error-region_taken = Region { $region } jest już w grze. Wybierz inny.
error-region_cuts_off = Z regionem { $region } nie wszystkie regiony w grze mogłyby się łączyć. Wybierz inny.
error-must_place = Trwa stawianie domków Trustu. Postaw jeden, wpisując: place MIASTO.
error-not_next_to_trust = Miasto { $city } nie jest połączone z miastem Trustu. Wybierz takie, które jest.
error-trust_already_there = Trust ma już domek w mieście { $city }. Wybierz inne miasto.
error-must_mark = Trwa oznaczanie miast startowych. Oznacz jedno, wpisując: mark MIASTO.
error-already_marked = Miasto { $city } jest już oznaczone jako startowe. Wybierz inne.
error-must_begin_in_start_city = Sieć zaczyna się w oznaczonym mieście startowym, a { $city } nim nie jest. Wybierz oznaczone miasto albo wpisz: done.
error-start_city_reserved = { $city } to miasto startowe i jego pierwsze pole jest zarezerwowane dla gracza, który tam zacznie. W etapie { $step } nie ma innego otwartego pola. Wybierz inne miasto.

board-trust = Trust
board-trust-houses =
    { $count ->
        [one] { $count } domek
        [few] { $count } domki
       *[many] { $count } domków
    }
board-demolition = karta wyburzenia { $card }: { $first } za pierwszą elektrownię wyburzoną w fazie, { $others } za następne; wypłat: { $paid }
board-ask-draft_region = wybierz region, podając jego numer lub nazwę.
board-ask-place_trust = postaw domek Trustu, podając numer lub nazwę miasta.
board-ask-mark_start = oznacz miasto startowe, podając jego numer lub nazwę.

typed-region = wybierz
typed-place = postaw
typed-mark = oznacz
