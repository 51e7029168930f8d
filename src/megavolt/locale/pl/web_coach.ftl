# Pomoc podczas gry: na czym opiera się podpowiedź, szanse wszystkich, ostrzeżenie przed kosztownym ruchem; i postępy w nauce.

web-why-good = Dlaczego to dobry ruch?
web-why-not = Dlaczego nie ten?
web-compared = W porównaniu z ruchem „{ $move }”:
web-compared-better = Lepiej:
web-compared-worse = Gorzej:
web-compared-none = Nic się nie wyróżnia: oba prowadzą do niemal tego samego.

web-chances = Szanse na wygraną
web-chances-own = Twoja szansa na wygraną:
web-chances-of = { $player }: { $chance }
web-chances-thinking = Szacowanie…
web-chances-more = Przybliżona ocena na podstawie tego, co widzisz. Można ją wyłączyć w ustawieniach.
web-settings-learn = Pomoc podczas gry
web-settings-learn-more = Tylko przy stołach, przy których podpowiedzi są dozwolone.
web-warned =
    { $points ->
        [one] Ten ruch kosztuje około { $points } punkt
        [few] Ten ruch kosztuje około { $points } punkty
       *[many] Ten ruch kosztuje około { $points } punktów
    }
web-warned-more =
    { $points ->
        [one] Twoja szansa na wygraną spada o około { $points } punkt procentowy w porównaniu z ruchem „{ $move }”.
        [few] Twoja szansa na wygraną spada o około { $points } punkty procentowe w porównaniu z ruchem „{ $move }”.
       *[many] Twoja szansa na wygraną spada o około { $points } punktów procentowych w porównaniu z ruchem „{ $move }”.
    }
web-warned-anyway = Zagraj mimo to
web-warned-back = Cofnij
web-warned-setting = Te ostrzeżenia można wyłączyć w ustawieniach.

error-progress_of_guest = Lekcje gościa są zapisane w przeglądarce. Zarejestruj się lub zaloguj, aby zapisać je na koncie.

web-coach-over = To była twoja pierwsza gra
web-coach-over-more = Omówienie pokazuje, które twoje decyzje kosztowały najwięcej i co było lepsze. Każda lekcja pokazuje jedną rzecz: wypróbuj ją i zagraj ponownie.
web-coach-lesson = Lekcja: { $lesson }
