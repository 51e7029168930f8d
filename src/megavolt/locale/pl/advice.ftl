# Podpowiedzi przy stole i omówienie gry. $chance i $lost to procenty.

play-usage-hint = hint
play-about-hint = pomyśl przez sekundę i pokaż najlepsze ruchy na podstawie tego, co możesz wiedzieć
typed-hint = podpowiedz, rada
play-hint-thinking = Myślę około sekundy …
play-hint-only = Jest tylko jeden ruch: { $word }
play-hint-move = { $chance } % na wygraną: { $word } – { $reason }

help-review = Przejdź przez zapisaną grę i wskaż decyzje, które kosztowały najwięcej.
help-review-seat = Oceniaj decyzje tylko jednego gracza: imię albo numer miejsca, licząc od 1.
help-review-budget = Jak długo myśleć nad decyzją: liczba symulacji (wynik zawsze ten sam) albo czas, na przykład 200ms.
help-review-top = Ile decyzji wskazać.
help-review-html = Zapisz też stronę z szansami narysowanymi jako linie.
help-review-seed = Od czego zaczyna się los symulacji: ta sama liczba daje to samo omówienie.
review-thinking = Przechodzę przez grę
review-stopped = Zatrzymano przed końcem gry; nie ma omówienia.
review-nothing = W tej grze nie było jeszcze nic do rozstrzygnięcia.
review-title = Omówienie: { $players }
review-chances = Szanse na wygraną w ciągu gry
review-mistakes =
    { $count ->
        [0] Żadna z ocenionych decyzji (razem { $judged }) nie była kosztowna.
        [one] Najkosztowniejsza z ocenionych decyzji (razem { $judged }):
        [few] { $count } najkosztowniejsze z ocenionych decyzji (razem { $judged }):
       *[many] { $count } najkosztowniejszych z ocenionych decyzji (razem { $judged }):
    }
review-played = Runda { $round }, ruch { $number }: { $player } gra { $word } i traci { $lost } % (zostaje { $chance } %)
review-better = Lepiej: { $word } ({ $chance } %) – { $reason }
review-page = Strona jest w { $file }.
review-how = Każda decyzja jest oceniana według tego, co gracz mógł wtedy wiedzieć. Późniejszy los nie czyni żadnego ruchu lepszym ani gorszym.

error-bad_budget = „{ $budget }” to nie jest czas na myślenie. Podaj czas, na przykład 200ms lub 2s, albo liczbę symulacji, na przykład 400.
error-no_such_seat = Przy tym stole nie siedzi nikt o imieniu { $seat }. Wybierz spośród: { $known }; albo podaj numer miejsca, licząc od 1.
