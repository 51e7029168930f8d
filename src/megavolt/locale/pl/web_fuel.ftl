# Paliwo: kupowanie i oddawanie, co się z nim dzieje przy usuwaniu elektrowni; tajny limit słowami.

web-fuel-back = Oddaj ostatnią jednostkę { fuel-of }
web-fuel-cost = { $count } za { $cost }
web-fuel-cost-short = tylko { $count }, za { $cost }
web-fuel-there-is = masz dość
web-fuel-none-to-buy = niedostępne
web-fuel-short = To wszystko, co jest albo na co cię stać. Nie wystarczy dla każdej elektrowni.
web-scrap-lost = Tracisz: { $fuels }.
web-scrap-choice =
    { $count ->
        [one] Tracisz { $count } jednostkę. Wybierz: { $fuels }.
        [few] Tracisz { $count } jednostki. Wybierz: { $fuels }.
       *[other] Tracisz { $count } jednostek. Wybierz: { $fuels }.
    }
web-scrap-kept =
    { $count ->
        [one] Zachowujesz: { $fuels } (elektrownia { $plants }).
       *[other] Zachowujesz: { $fuels } (elektrownie { $plants }).
    }
web-scrap-nothing = Paliwo nie przepada.
web-run-receive = Uruchom i weź { $pay }
web-run-no-fuel = bez paliwa

web-limit-what =
    { $when ->
        [up] Trwa licytacja elektrowni { $plant }. Za każdym razem, gdy przyjdzie twoja kolej, dajemy za ciebie jak najmniej, co najmniej { $next } i nigdy więcej niż { $most }.
       *[later] Jeśli w tej rundzie ktoś wystawi elektrownię { $plant }, za każdym razem dajemy za ciebie jak najmniej, co najmniej { $next } i nigdy więcej niż { $most }. Sami niczego nie wystawiamy.
    }
web-limit-too-low = To mniej niż następna możliwa oferta { $next }: nie wzięlibyśmy udziału w licytacji.
web-limit-too-high = Masz { $money }. Nie dajemy więcej, niż możesz zapłacić.
web-limit-then-what =
    { $then ->
        [ask] Gdy inni dadzą więcej, pytamy cię jak zwykle.
       *[pass] Gdy inni dadzą więcej, pasujemy za ciebie.
    }
web-limit-drop = Usuń limit
