# Dlaczego bot gry planszowej robi dany ruch. Po jednym zdaniu.
# $plant to numer elektrowni; $cities, $rounds i kwoty to liczby całkowite.

reason-board-open =
    Elektrownia { $plant } zasila { $cities ->
        [one] { $cities } miasto
        [few] { $cities } miasta
       *[many] { $cities } miast
    }; przez { $rounds ->
        [one] ostatnią rundę
        [few] { $rounds } pozostałe rundy
       *[many] { $rounds } pozostałych rund
    } jest warta około { MONEY($worth) }.
reason-board-bid =
    Elektrownia { $plant } za tę cenę nadal się opłaca: zasila { $cities ->
        [one] { $cities } miasto
        [few] { $cities } miasta
       *[many] { $cities } miast
    } i przez { $rounds ->
        [one] ostatnią rundę
        [few] { $rounds } pozostałe rundy
       *[many] { $rounds } pozostałych rund
    } jest warta około { MONEY($worth) }.
reason-board-drop = Za { MONEY($price) } elektrownia { $plant } nie jest lepsza od innych możliwości.
reason-board-pass = Żadna wystawiona elektrownia nie jest teraz warta swojej ceny; pieniądze lepiej wydać inaczej.
reason-board-scrap = Elektrownia { $plant } przydaje się najmniej: pozostałe za swoje paliwo zasilają więcej miast.
reason-board-lose = { fuel-name }: to najtaniej kupić ponownie.
reason-board-fuel = Elektrownie potrzebują tego paliwa w tej rundzie, a { MONEY($price) } za jednostkę { fuel-of } to dobra cena.
reason-board-ahead = W następnej rundzie jednostka { fuel-of } będzie droższa niż { MONEY($price) }, a jest miejsce, żeby ją przechować.
reason-board-fuel_done =
    { $cities ->
        [0] Żadne paliwo z rynku nie opłaca się w tej rundzie.
        [one] Paliwa starczy, żeby zasilić { $cities } miasto; więcej się nie opłaca.
        [few] Paliwa starczy, żeby zasilić { $cities } miasta; więcej się nie opłaca.
       *[many] Paliwa starczy, żeby zasilić { $cities } miast; więcej się nie opłaca.
    }
reason-board-start = Z miasta { $city } do następnych jest tanio, a rywale nie są zbyt blisko.
reason-board-build = Miasto { $city } kosztuje { MONEY($price) } i od razu będzie zasilane: przychód rośnie do { MONEY($pay) }.
reason-board-beyond = Miasto { $city } kosztuje teraz tylko { MONEY($price) }, a zostają pieniądze na elektrownię, która je zasili.
reason-board-last = Gra zaraz się skończy: liczy się każde zasilane miasto, a { $city } za { MONEY($price) } to jedno więcej.
reason-board-hold =
    { $cities ->
        [one] Można zasilić tylko { $cities } miasto
        [few] Można zasilić tylko { $cities } miasta
       *[many] Można zasilić tylko { $cities } miast
    } albo następne jest za drogie; mniej miast daje też lepsze miejsce w kolejności.
reason-board-run =
    Elektrownia { $plant } zasila { $cities ->
        [one] { $cities } miasto
        [few] { $cities } miasta
       *[many] { $cities } miast
    }, a to daje więcej, niż warte jest jej paliwo.
reason-board-rest =
    { $cities ->
        [one] { $cities } zasilone miasto daje { MONEY($pay) }; paliwo w magazynie będzie później warte więcej.
        [few] { $cities } zasilone miasta dają { MONEY($pay) }; paliwo w magazynie będzie później warte więcej.
       *[many] { $cities } zasilonych miast daje { MONEY($pay) }; paliwo w magazynie będzie później warte więcej.
    }
reason-board-region = Jego miasta leżą blisko siebie, więc połączenia są tanie.
reason-board-trust = Mało kto budowałby w mieście { $city }: tam Monopol przeszkadza najmniej.
reason-board-mark = Miasto { $city } ma najtańszą okolicę na początek.
