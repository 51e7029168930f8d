# Próbowanie ruchów na kopii stołu, której nikt inny nie widzi.

web-whatif = Wypróbuj ruchy
web-whatif-on = Próba: nikt inny tego nie widzi
web-whatif-about = Wykonuj ruchy za wszystkich i zobacz, dokąd prowadzą. Sama gra się nie zmienia, a to, czego nie widzisz, jest zgadywane.
web-whatif-for-me = Grasz za siebie
web-whatif-for = Grasz za: { $player }
web-whatif-guess = Ukryte karty tego gracza są tu odgadywane.
web-whatif-back = Krok wstecz
web-whatif-again = Od początku
web-whatif-answer = Niech inni odpowiedzą
web-whatif-bot = Niech zagra bot
web-whatif-deal = Inne rozdanie
web-whatif-deal-more = Zgadnij na nowo to, co ukryte: kolejność kart w stosie, karty na ręce, pieniądze
web-whatif-dropped =
    { $count ->
        [one] W tym rozdaniu ostatni wypróbowany ruch jest niemożliwy, więc został pominięty.
        [few] W tym rozdaniu ostatnie { $count } wypróbowane ruchy są niemożliwe, więc zostały pominięte.
       *[other] W tym rozdaniu ostatnich { $count } wypróbowanych ruchów jest niemożliwych, więc zostały pominięte.
    }
web-whatif-leave = Wróć do gry
web-whatif-went-on = Tymczasem gra potoczyła się dalej.
web-whatif-your-turn = W grze jest twoja kolej.
web-whatif-ended = Tymczasem gra się skończyła.
web-whatif-over = Tu gra by się skończyła. Pierwsze miejsce: { $winners }.
web-whatif-tried = Wypróbowane ruchy
web-whatif-nothing = Jeszcze nic. Wykonaj ruch.
web-whatif-real = Gra
