# Łamigłówki: lista, panel jednej i słowa, których używa też terminal.

web-puzzles = Łamigłówki
web-puzzle = Łamigłówka
web-puzzles-about = Jedna pozycja, jeden najlepszy ruch. Znajdź go na prawdziwej planszy i zobacz, dlaczego jest najlepszy.
web-puzzle-daily = Łamigłówka dnia
web-puzzle-daily-solved = Dziś rozwiązana. Następna pojawi się o północy UTC.
web-puzzle-solve = Rozwiąż
web-puzzle-next = Następna łamigłówka
web-puzzle-all = Wszystkie łamigłówki
web-puzzle-again = Jeszcze raz
web-puzzle-show = Pokaż rozwiązanie
web-puzzle-give-up = Poddaję się
web-puzzle-rating = Ranking
web-puzzle-streak = Seria
web-puzzle-longest = Najdłuższa seria
web-puzzle-days = Dni z rzędu
web-puzzle-theme = Temat
web-puzzle-difficulty = Trudność
web-puzzle-any = wszystkie
web-puzzle-game = Gra
web-puzzle-count = Rozwiązane: { $done } z { $count }
web-puzzle-none-left = Na te wszystkie jest już odpowiedź. Wybierz inne albo spróbuj jeszcze raz tych nierozwiązanych.
web-puzzle-is-right = Rozwiązana
web-puzzle-is-wrong = Nierozwiązana
web-puzzle-number = Ranking { $rating }
web-puzzle-verdict =
    { $verdict ->
        [right] Dobrze!
        [shown] Rozwiązanie
       *[wrong] To nie jest najlepsze
    }
web-puzzle-played = Twój wybór
web-puzzle-best = Najlepszy plan
web-puzzle-second = Następny plan
web-puzzle-why-worse = Ile to kosztuje
web-puzzle-why-best = Dlaczego to najlepsze
web-puzzle-change = Twój ranking: { $rating } ({ $change })
web-puzzle-bots-more = Szanse szacuje bot szukający, który wiele razy rozegrał tę pozycję dalej.
puzzle-theme =
    { $theme ->
        [auction] Licytacja
        [fuel] Zakup paliw
        [building] Budowa
        [blocking] Blokowanie
        [steps] Moment zmiany etapu
        [end] Końcówka
        [connections] Połączenia
        [transformers] Transformatory
        [contracts] Kontrakty
        [repairs] Naprawy
        [rivals] Powstrzymanie rywala
       *[other] { $theme }
    }
puzzle-level =
    { $level ->
        [easy] łatwa
        [medium] średnia
       *[hard] trudna
    }
puzzle-task =
    { $asks ->
        [move] Znajdź najlepszy ruch.
       *[turn] Znajdź najlepszą turę: wykonaj ruchy i ją zakończ.
    }
