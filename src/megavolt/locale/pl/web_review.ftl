# Omówienia w przeglądarce i jako strona: przebieg gry, kosztowne decyzje, punkty zwrotne, dokładność.

# $phase is an id.
review-phase =
    { $phase ->
        [auction] licytacja
        [fuel] paliwo
        [building] budowa
        [bureaucracy] uruchamianie elektrowni
        [turn] tura
        [last_repairs] ostatnie naprawy
        [breakdown] awaria
        [hands] karty na ręce
        [preparation] przygotowanie
       *[other] { $phase }
    }

# A move in a sentence; $move is its notation, for verbs that are not named here.
review-move =
    { $verb ->
        [open] wystaw elektrownię { $plant } za { MONEY($bid) }
        [bid] zaoferuj { MONEY($bid) }
        [pass] spasuj
        [done] zakończ turę
        [build] podłącz { $city }
        [scrap] usuń elektrownię { $plant }
       *[other] { $move }
    }

web-review = Omówienie
web-review-ask = Omów tę grę
web-review-ask-more = Bot przechodzi przez wszystkie decyzje: ile kosztowały i co było lepsze. Trwa to do minuty; w tym czasie można oglądać grę.
web-review-waiting =
    { $ahead ->
        [0] Omówienie się zaczyna…
        [one] Wcześniej powstanie { $ahead } inne omówienie.
        [few] Wcześniej powstaną { $ahead } inne omówienia.
       *[many] Wcześniej powstanie { $ahead } innych omówień.
    }
web-review-running = Omawiam grę: { $percent }%
web-review-chances = Szanse na wygraną w ciągu gry
web-review-chances-more = Każdy punkt to jedna faza rundy. Pas wokół linii pokazuje, jak pewne jest oszacowanie. Kliknij wykres, żeby zobaczyć pozycję; numery oznaczają najkosztowniejsze decyzje.
web-review-phase-column = Runda i faza
web-review-where = Runda { $round }, { review-phase }
web-review-over = Wynik
web-review-costly =
    { $count ->
        [0] Ocenione decyzje: { $judged }. Żadna nie była kosztowna.
        [one] Najkosztowniejsza decyzja (ocenione: { $judged })
        [few] { $count } najkosztowniejsze decyzje (ocenione: { $judged })
       *[many] { $count } najkosztowniejszych decyzji (ocenione: { $judged })
    }
web-review-number = Kosztowna decyzja { $number }: { $player }, { web-review-where }
web-review-lost =
    { $lost ->
        [one] Strata: { $lost } punkt
        [few] Strata: { $lost } punkty
       *[many] Strata: { $lost } punktów
    }
web-review-lost-of = z szansy { $before }% (± { $margin })
web-review-played = Zagrano
web-review-better = Lepiej
web-review-why = Dlaczego
web-review-show = Pokaż na planszy
web-review-try = Wypróbuj tutaj
web-review-back = Poprzednia kosztowna decyzja
web-review-next = Następna kosztowna decyzja
web-review-all = Całe omówienie
web-review-turning = Punkty zwrotne
web-review-turning-none = Prowadzenie ani razu się nie zmieniło i żadna szansa nie skoczyła nagle.
web-review-lead = { $player } przejmuje prowadzenie, które ma { $other }: { $before }% → { $chance }%.
web-review-swing =
    { $way ->
        [up] { $player }: szansa rośnie z { $before }% do { $chance }%.
       *[down] { $player }: szansa spada z { $before }% do { $chance }%.
    }
web-review-open-end = Do końca wszystko było możliwe: { $player } przed ostatnimi ruchami ma { $before }% szans i wygrywa.
web-review-upset = Do końca wszystko było możliwe: { $player } przed ostatnimi ruchami ma { $before }% szans i nie wygrywa.
web-review-accuracy = Dokładność
web-review-accuracy-more = Jaką część istniejącej szansy na wygraną gracz zachował, średnio na decyzję. 100% znaczy, że nie znaleziono pewnej straty, a nie, że każdy ruch był najlepszy. Niżej liczba decyzji, w których był wybór: przy niewielu liczba jest przybliżona.
web-review-total = Razem
web-review-decisions =
    { $count ->
        [one] { $count } decyzja
        [few] { $count } decyzje
       *[many] { $count } decyzji
    }
web-review-how = Każda decyzja jest oceniana według tego, co gracz mógł wtedy wiedzieć; późniejsze szczęście albo pech niczego nie zmieniają. Szanse szacuje bot, który zakłada, że wszyscy grają dalej tak jak on.
