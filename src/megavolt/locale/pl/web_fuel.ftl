# Paliwo: kupowanie i oddawanie, co się z nim dzieje przy złomowaniu; tajny limit słowami.

web-fuel-back = Oddaj ostatnią jednostkę: { fuel-name }
web-fuel-cost = { $count } za { $cost }
web-fuel-cost-short = tylko { $count }, za { $cost }
web-fuel-there-is = już masz
web-fuel-none-to-buy = nie do kupienia
web-fuel-short = To wszystko, co jest, albo na co cię stać. Nie wystarczy dla każdej elektrowni.
web-scrap-lost = Tracisz: { $fuels }.
web-scrap-choice = Tracisz { $count } z: { $fuels }; które, wybierasz.
web-scrap-kept = Zostaje: { $fuels }, w { $plants }.
web-scrap-nothing = Paliwo nie przepada.
web-run-receive = Uruchom te, otrzymaj { $pay }
web-run-no-fuel = brak paliwa

web-limit-what =
    { $when ->
        [up] Trwa licytacja elektrowni { $plant }. Za każdym razem, gdy twoja kolej, licytujemy za ciebie najmniej, ile można, teraz { $next }, i nigdy więcej niż { $most }.
       *[later] Gdy ktoś w tej rundzie wystawi elektrownię { $plant }, licytujemy za ciebie za każdym razem najmniej, ile można, najwcześniej { $next }, i nigdy więcej niż { $most }. Sami niczego nie wystawiamy.
    }
web-limit-too-low = To mniej niż następna możliwa oferta { $next }: nie licytowalibyśmy wcale.
web-limit-too-high = Masz { $money }. Nie licytujemy więcej, niż możesz zapłacić.
web-limit-then-what =
    { $then ->
        [ask] Gdy inni dadzą więcej, pytamy cię jak zwykle.
       *[pass] Gdy inni dadzą więcej, rezygnujemy za ciebie.
    }
web-limit-drop = Cofnij
