# Blackout w przeglądarce.

web-city = Miasto
web-city-feeds = Pokaż prąd gracza
web-city-feeds-all = wszyscy
web-city-panel = Rozdzielnica: { $player }. Pokaż, co zasila
web-city-whole = Całe miasto
# $name to budowla; jej punkty daje każde połączenie.
web-cell-ground =
    { $ground ->
        [open] otwarte pole
        [site] miejsce na transformator
        [blocked] zablokowane
       *[other] { $name }, { $points } za każde połączenie
    }
web-cell-piece =
    { $exits ->
        [none] { $kind }, właściciel: { $owner }
       *[other] { $kind }, właściciel: { $owner } (wyjścia: { $exits })
    }
web-direction =
    { $side ->
        [n] północ
        [e] wschód
        [s] południe
       *[w] zachód
    }
web-cell-mark =
    { $mark ->
        [transformer] z transformatorem
        [insulated] element zaizolowany
       *[other] element uszkodzony
    }
web-cell-fed = zasila: { $names }
web-cell-unfed = bez prądu
web-cell-connected = połączenia: { $names }
web-cell-actions =
    { $count ->
        [one] { $count } ruch tutaj
        [few] { $count } ruchy tutaj
       *[other] { $count } ruchów tutaj
    }
web-card-use = Użyj
web-card-discard = Odrzuć
web-card-now = Rozpatrywana jest karta „{ $card }”.
web-deck-left = W stosie: { $deck }, odrzucone: { $discards }. Potem odrzucasz jedną kartę z ręki.
web-progress = { $have } z { $need }
web-contracts-done = Zrealizowane: { $contracts }
web-points-so-far = Dotychczasowe punkty
web-start-token = Znacznik początku
web-count = Liczenie
web-count-more = To, co widać przy liczeniu: punkty bez wspólnych kontraktów. Niektóre karty awarii dotyczą tego, kto ma ich najwięcej.
web-tension-of = Punkty napięcia: { $player }
web-tension-own = oraz własne: { $own }
web-breakdown-none = Jeszcze żadnej. Jedną odkrywa się na koniec każdej rundy.
web-breakdown-earlier = Wcześniej: { $cards }
