# Gra w kable w przeglądarce.

web-city = Miasto
web-city-feeds = Czyj prąd
web-city-feeds-all = wszystkich
web-city-panel = Rozdzielnica: { $player }. Pokaż, co zasila
web-city-whole = Całe miasto
# $name to budowla; jej punkty daje każde połączenie.
web-cell-ground =
    { $ground ->
        [open] wolny teren
        [site] miejsce na transformator
        [blocked] zablokowane
       *[other] { $name }, { $points } za każde połączenie
    }
web-cell-piece = { $kind } { $exits }, właściciel: { $owner }
web-cell-mark =
    { $mark ->
        [transformer] z transformatorem
        [insulated] zaizolowany element
       *[other] uszkodzony element
    }
web-cell-fed = prąd daje: { $names }
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
web-card-now = Trwa rozpatrywanie karty { $card }.
web-deck-left = W talii: { $deck }, odrzucone: { $discards }. Potem odrzuca się jedną kartę z ręki.
web-progress = { $have } z { $need }
web-contracts-done = Wypełnione: { $contracts }
web-points-so-far = Punkty do tej pory
web-start-token = Znacznik startu
web-tension-of = Punkty napięcia: { $player }
web-breakdown-none = Jeszcze żadnej. Jedna jest odkrywana na końcu każdej rundy.
web-breakdown-earlier = Wcześniej: { $cards }
