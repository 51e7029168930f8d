# Klient w przeglądarce: ruchy innych pokazywane po kolei, co się stało od ostatniego własnego ruchu, ruchy w drodze.

web-pace = Pokazuj ruchy innych
web-pace-name =
    { $pace ->
        [off] wszystkie naraz
        [slow] powoli
        [fast] szybko
       *[normal] jeden po drugim
    }
web-skip-playback = Pomiń
web-bids = oferuje { $amount }

web-since = Od twojej tury
web-since-moves =
    { $count ->
        [one] 1 ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }
web-since-table = Stół
web-since-again = Pokaż jeszcze raz

web-send-stage =
    { $stage ->
        [made] Gotowe
        [refused] Odrzucony
        [not-sent] Niewysłany
       *[sending] Wysyłanie…
    }
web-send-withdraw = Nie wysyłaj
