# Ustawienia, klawisze, potwierdzenia, samoczynne pasowanie i znaki, które się objaśniają.

web-settings = Ustawienia
web-settings-more = Dotyczą tej przeglądarki i są w niej zapisane.
web-settings-look = Wygląd
web-settings-table = Przy stole
web-theme = Motyw
web-theme-name =
    { $theme ->
        [light] Jasny
        [dark] Ciemny
       *[auto] Systemowy
    }
web-map-style = Mapa
web-map-style-name =
    { $style ->
        [plain] Prosta
       *[land] Z zarysem lądu
    }
web-setting =
    { $name ->
        [confirms] Pytaj przed ruchem, który coś zaprzepaszcza
        [passes] Pasuj w fazach, w których nic nie mogę zrobić
        [chances] Pokazuj szanse wszystkich na wygraną
        [warns] Ostrzegaj przed kosztownym ruchem
       *[keys] Skróty jednoklawiszowe
    }
web-setting-more =
    { $name ->
        [confirms] Na przykład przed końcem tury, gdy elektrownie mogą jeszcze działać.
        [passes] Po krótkiej chwili. Dla jednego stołu można to zmienić w jego menu.
        [chances] Nad twoimi ruchami, szacowane na podstawie tego, co widzisz.
        [warns] Ruch, który bardzo zmniejszyłby twoją szansę na wygraną, zostanie najpierw pokazany wraz z powodem.
       *[keys] Przy stole, gdy nie piszesz w polu.
    }
web-passes-here = Przy tym stole: pasuj w fazach, w których nic nie mogę zrobić
web-passes-soon = automatycznie, za chwilę
web-passed =
    { $phase ->
        [auction] Nie możesz licytować: spasowano za ciebie.
        [fuel] Nie ma czego kupić: spasowano za ciebie.
        [building] Nie ma czego budować: spasowano za ciebie.
        [bureaucracy] Żadna elektrownia nie może działać: zakończono twoją turę.
       *[other] Nie ma nic do zrobienia: zakończono twoją turę.
    }

web-keys = Skróty klawiszowe
web-key =
    { $does ->
        [press] Naciśnij wybrany przycisk
        [bid] Licytuj albo wybierz elektrownię do licytacji
        [more] Podnieś ofertę; na mapie: przybliż
        [less] Obniż ofertę; na mapie: oddal
        [pass] Spasuj albo zakończ turę
        [undo] Cofnij
        [hint] Podpowiedź
        [try] Wypróbuj ruchy albo wróć do gry
        [chat] Napisz na czacie
        [back] Przeglądanie: jeden ruch wstecz
        [next] Przeglądanie: jeden ruch dalej
        [round-back] Przeglądanie: jedna runda wstecz
        [round-next] Przeglądanie: jedna runda dalej
        [map] Na mapie: od miasta do miasta albo od pola do pola
       *[list] Ta lista
    }

web-confirm-no = Wróć
web-confirm-setting = Te pytania można wyłączyć w ustawieniach.
web-confirm-run =
    { $supplied ->
        [one] Możesz jeszcze zasilić { $supplied } miasto za { MONEY($pay) }. Zakończyć turę mimo to?
        [few] Możesz jeszcze zasilić { $supplied } miasta za { MONEY($pay) }. Zakończyć turę mimo to?
       *[many] Możesz jeszcze zasilić { $supplied } miast za { MONEY($pay) }. Zakończyć turę mimo to?
    }
web-confirm-earn = Twoje elektrownie mogą jeszcze przynieść { MONEY($pay) }. Zakończyć turę mimo to?
web-confirm-fuel = Żadna z twoich elektrowni nie ma paliwa, a możesz jeszcze je kupić. Zakończyć turę mimo to?
web-confirm-points =
    { $tension ->
        [one] Masz jeszcze { $tension } punkt i możesz go użyć. Niewykorzystane punkty przepadają. Zakończyć turę mimo to?
        [few] Masz jeszcze { $tension } punkty i możesz ich użyć. Niewykorzystane punkty przepadają. Zakończyć turę mimo to?
       *[many] Masz jeszcze { $tension } punktów i możesz ich użyć. Niewykorzystane punkty przepadają. Zakończyć turę mimo to?
    }

web-explain-deck =
    { $back ->
        [low] Rewers karty na wierzchu pokazuje, że następna elektrownia ma niski numer.
       *[high] Rewers karty na wierzchu pokazuje, że następna elektrownia ma wysoki numer.
    }
web-explain-stack =
    { $back ->
        [small] Rewers karty na wierzchu pokazuje, że następna elektrownia jest mała.
       *[large] Rewers karty na wierzchu pokazuje, że następna elektrownia jest duża.
    }
web-explain-fuel = Jeden kwadrat to jedna jednostka. Liczba pod spodem to cena każdej jednostki nad nią: dwa kwadraty nad trójką kosztują po 3. Zawsze najpierw dostajesz najtańszą jednostkę. Kwadraty z przerywaną linią zapełnią się przed następną rundą.
web-explain-fuel-sign = Jak czytać rynek paliw
web-explain-discount = Znacznik zniżki: licytacja tej elektrowni zaczyna się od { $minimum }.
web-explain-step =
    { $step ->
        [1] Etap 1: jeden gracz na miasto. Etap 2 zaczyna się, gdy ktoś ma dość miast.
        [2] Etap 2: dwóch graczy na miasto. Etap 3 zaczyna się, gdy jego karta zostanie dobrana ze stosu elektrowni.
       *[3] Etap 3: trzech graczy na miasto, a kupić można każdą wyłożoną elektrownię.
    }
web-explain-last-round = Gra kończy się z tą rundą.
web-explain-dark = Runda bez prądu: każdy gracz po kolei wykonuje jedną akcję, opłacaną z jednego zestawu punktów, który krąży wokół stołu.

web-hint-equal = prawie równe
web-hint-equal-more = Ruchy oznaczone jako „prawie równe” różnią się tak mało, że ich kolejność nie ma znaczenia.
