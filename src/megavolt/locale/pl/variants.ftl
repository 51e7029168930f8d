# Gra planszowa: wybór regionów, Monopol, miasta początkowe, wyburzenia.

event-board-drafted = { $player } wybiera region { $region }.
event-board-placed = { $player } stawia dom Monopolu w mieście { $city }.
event-board-marked = { $player } oznacza { $city } jako miasto początkowe.
event-board-trust_takes = Monopol bierze elektrownię { $plant }.
event-board-trust_scraps = Monopol usuwa elektrownię { $plant }, która wypada z gry.
event-board-trust_declines = Monopol nie chce elektrowni { $plant }: wszystkie jego elektrownie są wyższe.
event-board-trust_fuel =
    { $fuels ->
        [none] Monopol nie bierze paliwa.
       *[other] Monopol bierze { $fuels }.
    }
event-board-trust_blocks = Monopol stawia dom na polu za 15 w mieście { $city }.
event-board-demolished = { $player } dostaje { MONEY($pay) } za wyburzenie.
event-board-demolition_card = Na wierzchu leży teraz karta wyburzenia nr { $card }.

error-no_such_region = Na tej mapie nie ma regionu { $region }. Wybierz jeden z tych: { $known }.
error-must_draft = Trwa wybór regionów. Wybierz jeden: wybierz NAZWA.
    .clicked = Trwa wybór regionów. Wybierz jeden na mapie.
error-region_taken = Region { $region } jest już w grze. Wybierz inny.
error-region_cuts_off = Z regionem { $region } nie wszystkie regiony w grze byłyby połączone. Wybierz inny.
error-must_place = Trwa stawianie domów Monopolu. Postaw jeden: postaw MIASTO.
    .clicked = Trwa stawianie domów Monopolu. Wybierz miasto na mapie.
error-not_next_to_trust = Miasto { $city } nie jest połączone z miastem Monopolu. Wybierz takie, które jest.
error-trust_already_there = Monopol ma już dom w mieście { $city }. Wybierz inne miasto.
error-must_mark = Trwa oznaczanie miast początkowych. Oznacz jedno: oznacz MIASTO.
    .clicked = Trwa oznaczanie miast początkowych. Wybierz miasto na mapie.
error-already_marked = Miasto { $city } jest już oznaczone jako początkowe. Wybierz inne.
error-must_begin_in_start_city = Sieć zaczyna się w oznaczonym mieście początkowym, a { $city } nim nie jest. Wybierz oznaczone miasto albo zakończ turę.
error-start_city_reserved = { $city } to miasto początkowe i jego pierwsze pole jest zarezerwowane dla gracza, który tam zacznie. W etapie { $step } nie ma innego otwartego pola. Wybierz inne miasto.

board-trust = Monopol
board-trust-houses =
    { $count ->
        [one] został { $count } dom
        [few] zostały { $count } domy
       *[many] zostało { $count } domów
    }
board-demolition = karta wyburzenia { $card }: { $first } za pierwszą elektrownię usuniętą w fazie, { $others } za następne; dotychczasowe wypłaty: { $paid }
board-ask-draft_region = wybierz region, podając jego numer lub nazwę.
board-ask-place_trust = postaw dom Monopolu, podając numer lub nazwę miasta.
board-ask-mark_start = oznacz miasto początkowe, podając jego numer lub nazwę.

typed-region = wybierz
typed-place = postaw
typed-mark = oznacz
