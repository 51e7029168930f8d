# Podpowiedzi przy stole i omówienie gry. $chance i $lost to procenty.

play-usage-hint = podpowiedz
play-about-hint = pomyśl przez sekundę i pokaż najlepsze ruchy na podstawie tego, co możesz wiedzieć
typed-hint = podpowiedz, rada
play-hint-thinking = Myślę około sekundy…
play-hint-only = Jest tylko jeden ruch: { $word }
play-hint-move = { $chance }% (± { $margin }) szans na wygraną: { $word }. { $reason }
play-hint-equal = Prawie równe, więc ich kolejność nie ma znaczenia: { $words }.

help-review = Przejrzyj zapisaną grę i pokaż decyzje, które kosztowały najwięcej.
help-review-seat = Oceń decyzje tylko jednego gracza: imię albo numer miejsca, licząc od 1.
help-review-budget = Jak długo myśleć nad decyzją: liczba symulacji (wynik zawsze ten sam) albo czas, na przykład 200ms.
help-review-top = Ile decyzji pokazać.
help-review-html = Zapisz też stronę: omówienie z wykresem i gra do obejrzenia.
help-review-seed = Ziarno symulacji: ta sama liczba daje to samo omówienie.
review-thinking = Omawiam grę
review-stopped = Przerwano przed końcem gry; nie ma omówienia.
review-nothing = W tej grze nie było jeszcze żadnej decyzji.
review-chances = Szanse na wygraną w ciągu gry
review-mistakes =
    { $count ->
        [0] Ocenione decyzje: { $judged }. Żadna nie była kosztowna.
        [one] Ocenione decyzje: { $judged }. Najkosztowniejsza:
        [few] Ocenione decyzje: { $judged }. { $count } najkosztowniejsze:
       *[many] Ocenione decyzje: { $judged }. { $count } najkosztowniejszych:
    }
review-played = Runda { $round }, { review-phase }, ruch { $number }: { $player } gra: { $word }
review-lost = Traci { $lost } z { $before }% (± { $margin }), czyli { $part }% szansy.
review-better = Lepiej: { $word }. { $reason }
review-page = Strona jest w { $file }.

error-bad_budget = „{ $budget }” to nie jest prawidłowy czas na myślenie. Podaj czas, na przykład 200ms lub 2s, albo liczbę symulacji, na przykład 400.
error-no_such_seat = Przy tym stole nie siedzi nikt o imieniu { $seat }. Wybierz spośród: { $known }; albo podaj numer miejsca, licząc od 1.

# Co różni dwa warianty, w każdej grze. $more: czy czegoś jest więcej, czy mniej.
reason-line-won =
    { $more ->
        [more] Kończy grę wygraną.
       *[fewer] Marnuje wygraną.
    }
reason-line-lost =
    { $more ->
        [more] Dopuszcza do porażki na koniec gry.
       *[fewer] Chroni przed porażką na koniec gry.
    }
reason-line-more-often = Nic się nie wyróżnia; spośród gier rozegranych stąd dalej było lepiej w { $count } z { $all }.
reason-line-less-often = Nic się nie wyróżnia; spośród gier rozegranych stąd dalej było gorzej w { $count } z { $all }.
reason-line-equal = Prowadzi prawie do tego samego co inne ruchy.
error-no_review_page = Strona omówienia powstaje z klienta przeglądarkowego, którego tu nie zbudowano. W kopii kodu buduje go script/play; bez niego pomiń --html albo użyj --json.
