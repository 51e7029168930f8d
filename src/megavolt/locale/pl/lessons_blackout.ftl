# Lekcje gry Blackout: tytuł, zadanie, podpowiedź i odpowiedzi na to, co zrobiono.

lesson-blackout-line = Pierwsza linia
lesson-blackout-line-task = Poprowadź przewody od swojej rozdzielnicy na dole: podłącz osiedle i blok, mając 4 punkty napięcia.
lesson-blackout-line-hint = Prosta kosztuje 1 punkt. Jedna sięga osiedla po lewej, dwie pod rząd po prawej sięgają bloku.
lesson-blackout-line-done = Oba są podłączone i dają { $points }. Połączenie liczy się, dopóki twoje przewody doprowadzają do niego prąd.
lesson-blackout-line-missed = Na razie masz { $points }. Podłącz oba, zanim skończą się punkty napięcia.
lesson-blackout-line-one = Jedno jest podłączone. Pozostałe punkty napięcia: { $left }. Blok jest dwa pola wyżej, po drugiej stronie.
lesson-blackout-line-spent = To koniec tury, i to za wcześnie: trzy proste sięgają obu.

lesson-blackout-sides = Kilka stron
lesson-blackout-sides-task = Zdobądź w tej turze 6 punktów za połączenia. Każda strona budowli liczy się osobno.
lesson-blackout-sides-hint = Osiedle daje 3 za każde połączenie. Podejdź od dołu prostą, a z prawej kolankiem.
lesson-blackout-sides-done = Masz { $points } za 4 punkty napięcia: to samo osiedle liczy się dwa razy, po razie z każdej strony.
lesson-blackout-sides-missed = Masz { $points } z 6 możliwych.
lesson-blackout-sides-five = Masz { $points }: 3 za osiedle i 2 za blok. Drugie połączenie z osiedlem daje jeszcze 3.

lesson-blackout-faults = Uszkodzenia
lesson-blackout-faults-task = Dwa twoje elementy są uszkodzone, a został ci 1 punkt napięcia. Napraw ten, który przywróci więcej połączeń.
lesson-blackout-faults-hint = Uszkodzony element odcina wszystko za sobą. Która linia ma na końcu więcej połączeń?
lesson-blackout-faults-done = Przywrócone połączenia: { $now }. Najgorsze są uszkodzenia blisko rozdzielnicy, więc naprawiaj je najpierw.
lesson-blackout-faults-missed = Masz połączenia: { $now } z { $best }.
lesson-blackout-faults-end = Masz połączenia: { $now } z { $best }. Drugie uszkodzenie odcinało całą linię za sobą.

lesson-blackout-transformer = Transformatory
lesson-blackout-transformer-task = Postaw transformator na oznaczonym miejscu dwa pola nad rozdzielnicą. Masz 3 punkty napięcia.
lesson-blackout-transformer-hint = Najpierw połóż tam prostą za 1 punkt. Transformator kosztuje tyle, ile warta jest strefa: 2.
lesson-blackout-transformer-done = Strefa daje ci { $zones }. Transformator zostaje do końca gry, a rywale nie dostają przez niego prądu.
lesson-blackout-transformer-missed = Transformatora jeszcze nie ma. Potrzebuje twojego elementu pod prądem na oznaczonym miejscu.
lesson-blackout-transformer-laid = Miejsce jest pod prądem. Teraz postaw na nim transformator.
lesson-blackout-transformer-short = Na transformator już nie wystarczy. Cofnij ruch i użyj najtańszego elementu, który tam sięga.

lesson-blackout-contract = Kontrakty
lesson-blackout-contract-task = Twój kontrakt wymaga dwóch osiedli. Podłącz drugie i zakończ turę.
lesson-blackout-contract-hint = Poprowadź linię jeszcze dwa pola w prawo i skręć w górę kolankiem. Kontrakty sprawdza się na końcu rundy.
lesson-blackout-contract-done = Kontrakt zrealizowany: daje { $points } i nikt ci tego nie odbierze, nawet gdy linia się zepsuje. Od razu dostajesz nowy.
lesson-blackout-contract-missed = Kontrakt nie jest zrealizowany. Na końcu rundy muszą być pod prądem dwa różne osiedla.
lesson-blackout-contract-wired = Dwa osiedla są pod prądem. Zakończ turę, żeby sprawdzić kontrakt.

lesson-blackout-dark = Bez prądu
lesson-blackout-dark-task = W rundzie bez prądu każdy ma tylko jedną akcję. Zdobądź nią pięć punktów.
lesson-blackout-dark-hint = Na tę jedną akcję możesz wydać do 4 punktów. Trójnik ma trzy wyjścia.
lesson-blackout-dark-done = Jedna akcja dała ci { $points }. Gdy akcji jest mało, opłacają się duże elementy.
lesson-blackout-dark-missed = Ta akcja dała { $points } z { $best }.
lesson-blackout-dark-small = Ten element dał { $points } z { $best }. Trójnik podłącza dwie budowle naraz.
