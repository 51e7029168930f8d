# To, co otacza plansze: podpowiedzi, zapisy, przeglądanie wstecz, koniec w liczbach, zasady, przewodnik.

web-hint = Podpowiedź
web-hint-thinking = Myślę…
web-hint-title = Co zrobiłby bot
web-hint-chance = Szansa na wygraną:
web-hint-none = Tu nie ma czego wybierać.
web-hint-more = Bot widzi tylko to, co ty. Szansa na wygraną po tym ruchu to jego ocena, z dokładnością podaną po ±; powód to różnica w porównaniu z innymi ruchami.
web-hints = Podpowiedzi
web-hints-more = Gracze mogą pytać silnego bota, co by zrobił.
web-told-move =
    { $verb ->
        [build] Przyłącz: { $what }
        [mark] Oznacz: { $what }
        [place] Postaw dom: { $what }
        [region] Wybierz: { $what }
        [drop] Oddaj: { $what }
        [burn] Spal: { $what }
        [buy] Kup: { $what }
        [use] Użyj: { $what }
       *[discard] Odrzuć: { $what }
    }
web-told-bid =
    { $verb ->
        [open] { $what }: wystaw za { MONEY($amount) }
       *[bid] Daj { MONEY($amount) }
    }

web-replay-round-back = Do poprzedniej rundy
web-replay-round-next = Do następnej rundy
web-replay-play = Odtwórz grę
web-replay-pause = Pauza
web-replay-end = Na koniec

web-record-title = Odtwórz zapisaną grę
web-record-about = Wybierz zapis pobrany po grze albo utworzony w terminalu. Zostanie tu odtworzony ruch po ruchu; serwer nie przechowuje pliku.
web-record-choose = Plik zapisu (.megavolt)
web-record-drop = Możesz też upuścić plik tutaj.
web-record-reading = Odtwarzam grę…
web-record-as = Widok
web-record-spectator = widz
web-record-other = Inny plik
web-record-shown = To zapisana gra. Przeglądaj ją suwakiem albo w dzienniku.
web-file-too-big = Ten plik jest o wiele za duży jak na zapis gry. Wybierz plik zapisany przez Megavolt.

web-decided =
    { $reason ->
        [supplied] { $player } zasila więcej miast niż { $second }.
        [money] { $player } i { $second } zasilają tyle samo miast; { $player } ma więcej pieniędzy.
        [cities] { $player } i { $second } mają remis w zasilaniu i pieniądzach; { $player } ma więcej przyłączonych miast.
        [points] { $player } ma więcej punktów niż { $second }: za produkcję i po jednym za każde 10 Elektro.
        [rest] { $player } i { $second } mają tyle samo punktów; { $player } ma większą resztę pieniędzy.
        [highest] { $player } i { $second } mają remis; { $player } ma elektrownię o wyższym numerze.
        [score] { $player } ma więcej punktów niż { $second }.
        [completed_contracts] { $player } i { $second } mają tyle samo punktów; { $player } ma więcej zrealizowanych kontraktów.
       *[latest_count] { $player } i { $second } mają remis; { $player } ma przewagę z ostatniego liczenia.
    }
web-charts = Gra w liczbach
web-chart =
    { $chart ->
        [money] Pieniądze na koniec rundy
        [cities] Przyłączone miasta
        [income] Przychód w rundzie
        [fuel] Średnia cena jednostki paliwa
        [count] Punkty przy liczeniach
        [wiring] Położone elementy
       *[contracts] Punkty za kontrakty
    }
web-chart-table = Jako tabela
web-chart-round = Runda
web-sources = Punkty według źródeł
web-spending =
    { $family ->
        [blackout] Wydane punkty napięcia
       *[other] Wydane pieniądze
    }
web-spent =
    { $kind ->
        [plants] Elektrownie
        [fuel] Paliwo
        [cities] Miasta
        [wiring] Przewody
        [rotating] Obroty
        [faults] Awarie
        [repairs] Naprawy
        [transformers] Transformatory
       *[cards] Karty
    }

web-rules-contents = Spis treści
web-rules-unknown = Na tej stronie nie ma zasady { $rule }.
web-rules-back = Do spisu treści

web-first-game = Pierwsza gra z przewodnikiem
web-coach = Przewodnik
web-coach-look = Zwróć uwagę na:
web-coach-try = Spróbuj:
web-coach-end = Zakończ przewodnik
web-coach-again = Pokaż wskazówki ponownie
web-coach-topic =
    { $topic ->
        [goal] O co chodzi
        [auction] Wybór elektrowni
        [bidding] Licytacja
        [scrap] O jedną elektrownię za dużo
        [fuel] Zakup paliwa
        [building] Budowa sieci
       *[bureaucracy] Uruchamianie elektrowni
    }
web-coach-about =
    { $topic ->
        [goal] Wygrywa, kto na końcu zasili najwięcej miast. W każdej rundzie: licytacja elektrowni, zakup paliwa, przyłączanie miast, uruchamianie elektrowni i wypłata.
        [auction] Elektrownie zamieniają paliwo w prąd. Co rundę możesz kupić jedną z czterech najtańszych; pozostałe pokazują, co nadejdzie. W pierwszej rundzie każdy musi kupić.
        [bidding] Ktoś chce tej elektrowni. Przebij albo spasuj: dopóki nie masz nowej, możesz w tej rundzie licytować inną.
        [scrap] Możesz mieć najwyżej trzy elektrownie. Jedną ze starszych trzeba usunąć.
        [fuel] Każda elektrownia spala paliwo raz na rundę i mieści zapas na dwa razy. Ostatni w kolejności kupuje pierwszy, póki jest tanio.
        [building] Każde przyłączone miasto można zasilić i na nim zarobić. Płacisz za połączenie i za dom: 10 w pustym mieście.
       *[bureaucracy] Uruchom elektrownie, żeby zasilić miasta. Za każde zasilone miasto dostajesz pieniądze; potem paliwa już nie ma, a rynek się uzupełnia.
    }
web-coach-look-at =
    { $topic ->
        [goal] pasek powyżej: twoje pieniądze, miasta i to, ile z nich możesz zasilić.
        [auction] strzałkę na elektrowni: ile paliwa spala i ile miast zasila.
        [bidding] cenę w porównaniu z tym, co daje elektrownia, i na to, ile zostanie ci na paliwo i miasta.
        [scrap] elektrownię, która za swoje paliwo zasila najmniej miast.
        [fuel] cenę następnej jednostki i na to, które elektrownie innych graczy spalają to samo.
        [building] skupiska miast z tanimi połączeniami i na to, dokąd zmierzają inni.
       *[bureaucracy] liczbę swoich miast: zasilanie ponad nią nic nie daje.
    }
web-coach-try-this =
    { $topic ->
        [goal] mieć elektrownie, paliwo i miasta w tej samej liczbie, co rundę trochę więcej.
        [auction] kupić w pierwszej rundzie elektrownię na dwa miasta, blisko ceny minimalnej. W razie wątpliwości poproś o podpowiedź.
        [bidding] tak wcześnie nie przebijać minimum o więcej niż cztery lub pięć Elektro.
        [scrap] usunąć elektrownię o najniższym numerze, chyba że nie potrzebuje paliwa.
        [fuel] kupić tyle, żeby każda elektrownia mogła pracować raz, i trochę więcej tam, gdzie jest tanio.
        [building] zacząć w mieście z dwoma tanimi sąsiadami i zostawić trochę pieniędzy na następną licytację.
       *[bureaucracy] uruchomić wszystko, co przyda się twoim miastom, i zakończyć turę.
    }

web-file-choose = Wybierz plik

web-rules-find = Szukaj w zasadach
web-rules-not-found = Nie ma tu słów „{ $words }”. Spróbuj mniej słów albo innych.
rules-picture-plant = Elektrownia { $number }: licytacja od { $number }. Jedno uruchomienie zużywa { $units } i zasila { $supplies ->
        [one] jedno miasto
        [few] { $supplies } miasta
       *[many] { $supplies } miast
    }; miejsca jest na { $room }.
rules-picture-order = Prowadzący licytuje pierwszy. Zakup paliw i budowa idą w odwrotnej kolejności: zaczyna ostatni.
rules-picture-auction = U góry rynek bieżący, który jest na sprzedaż; niżej rynek przyszły, na później.
rules-picture-fuel = Najtańsze jednostki już kupiono. Następna kosztuje { $price }, a każde puste pole ją podraża.
rules-picture-building = Następne miasto kosztuje { $connection } za połączenie i { $house } za dom: { $cost }.
rules-picture-running = Zasilone miasta: { $cities }. Przychód: { $income }.
rules-picture-steps = Dla ilu graczy jest miejsce w mieście.
