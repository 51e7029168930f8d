# Lekcje wariantów i dodatków: tytuł, zadanie, podpowiedź i odpowiedzi na to, co zrobiono.

lesson-trust = Monopol
lesson-trust-task = Po pierwszym zakupie Monopol bierze za darmo najwyższą elektrownię z oferty. Zdobądź 20 przed nim.
lesson-trust-hint = Wystaw teraz elektrownię 20. Cokolwiek innego kupisz, następny wybiera Monopol.
lesson-trust-done = Elektrownia 20 jest twoja za { MONEY($price) }. Monopol nie płaci: to, co zostawisz w rzędzie, może trafić do niego, nie tylko do rywala.
lesson-trust-missed = Nie masz elektrowni 20. Spróbuj jeszcze raz.
lesson-trust-taken = Elektrownię 20 wziął Monopol. Wybiera zaraz po pierwszym zakupie albo pasie, i zawsze najwyższą z oferty.

lesson-bank = Bank
lesson-bank-task = Nie przebijesz Volty w licytacji elektrowni 16. Ale gdy tylko ktoś kupi albo spasuje, Bank bierze najwyższą: niech weźmie właśnie tę.
lesson-bank-hint = Zaczynasz. Co się stanie, jeśli spasujesz?
lesson-bank-done = Elektrownię 16 ma Bank, a nie Volta. Od tego, kiedy pasujesz i kiedy kupujesz, zależy, co zostanie rywalowi.
lesson-bank-missed = Elektrownia 16 nie trafiła do Banku.
lesson-bank-outbid = Volta przebija i ma elektrownię 16. Jeśli spasujesz od razu, Bank weźmie ją, zanim zacznie licytować Volta.

lesson-demolition = Wyburzenie
lesson-demolition-task = Kup elektrownię 18 i usuń najsłabszą: kto pierwszy w rundzie to zrobi, dostaje pieniądze.
lesson-demolition-hint = Elektrownia 04 spala dwie jednostki węgla dla jednego miasta. Elektrownia 18 nie potrzebuje paliwa i zasila dwa.
lesson-demolition-done = Za starą elektrownię dostajesz { MONEY($pay) }. Wypłaty rosną w czasie gry, a wyższą dostaje tylko pierwsza osoba w rundzie.
lesson-demolition-missed = Żadna elektrownia nie została usunięta. Kup czwartą, żeby dostać wypłatę.
lesson-demolition-worse = Dostajesz { MONEY($pay) }, ale znika elektrownia { $plant }, a zostaje 04, która zasila najmniej.

lesson-start-cities = Miasta początkowe
lesson-start-cities-task = Przyłącz trzy miasta, mając { MONEY($money) }. Możesz zacząć w dowolnym oznaczonym mieście, bez względu na to, kto je oznaczył.
lesson-start-cities-hint = Wokół Essen połączenia prawie nic nie kosztują.
lesson-start-cities-done = Trzy miasta. Znacznik z Essen znika; pozostałe oznaczone miasta są do etapu 2 zamknięte, chyba że ktoś tam zaczyna.
lesson-start-cities-missed = Przyłączone miasta: { $cities } z trzech. Szukaj początku z tanimi sąsiadami.
lesson-start-cities-far = Przyłączone miasta: { $cities } z trzech. Wokół Berlina połączenia są drogie. Możesz też zacząć tam, gdzie znacznik położył ktoś inny.

lesson-deluxe = Wydanie jubileuszowe
lesson-deluxe-task = Przyłącz szóste miasto i obserwuj rynek elektrowni: elektrownia 06 staje się w tej grze za mała.
lesson-deluxe-hint = Wystarczy dowolne miasto. Najtańsze leży blisko Vlaanderen.
lesson-deluxe-done = Twoje miasta: { $cities }. Dlatego elektrownia 06 wypadła z gry i przyszła nowa. W tym wydaniu zamiast śmieci jest gaz, a hybrydy spalają gaz albo olej.
lesson-deluxe-missed = Elektrownia 06 nadal leży na rynku. Wypada, gdy ktoś ma tyle miast, ile wynosi jej numer.
lesson-deluxe-waited = Nadal masz pięć miast, więc elektrownia 06 zostaje na rynku. Wypadnie, gdy tylko ktoś będzie miał sześć.
