# Słowa gier, używane wewnątrz innych komunikatów.
# $fuel, $kind, $phase, $region to identyfikatory; $amount i $count to liczby całkowite.

money = { $amount } elektro

fuel-name =
    { $fuel ->
        [coal] węgiel
        [oil] ropa
        [gas] gaz
        [garbage] śmieci
        [uranium] uran
       *[other] { $fuel }
    }
fuel-of =
    { $fuel ->
        [coal] węgla
        [oil] ropy
        [gas] gazu
        [garbage] śmieci
        [uranium] uranu
       *[other] { $fuel }
    }
# Biernik: "spala 1 ropę, 2 węgle, 5 uranów".
fuel-count =
    { $fuel ->
        [coal]
            { $count ->
                [one] { $count } węgiel
                [few] { $count } węgle
               *[many] { $count } węgli
            }
        [oil]
            { $count ->
                [one] { $count } ropę
                [few] { $count } ropy
               *[many] { $count } rop
            }
        [gas]
            { $count ->
                [one] { $count } gaz
                [few] { $count } gazy
               *[many] { $count } gazów
            }
        [garbage]
            { $count ->
                [one] { $count } śmieć
               *[other] { $count } śmieci
            }
        [uranium]
            { $count ->
                [one] { $count } uran
                [few] { $count } urany
               *[many] { $count } uranów
            }
       *[other] { $count } × { $fuel }
    }

plant-kind =
    { $kind ->
        [hybrid] hybryda
        [ecological] ekologiczna
        [eco] eko
        [fusion] fuzyjna
        [coal] węgiel
        [oil] ropa
        [gas] gaz
        [garbage] śmieci
        [uranium] uran
       *[other] { $kind }
    }

phase-name =
    { $phase ->
        [auction] aukcja elektrowni
        [fuel] zakup paliw
        [building] rozbudowa sieci
        [bureaucracy] biurokracja
        [preparation] przygotowanie
        [over] koniec gry
       *[other] { $phase }
    }

phase-short =
    { $phase ->
        [auction] aukcja
        [fuel] paliwa
        [building] budowa
        [bureaucracy] biurokracja
       *[other] { $phase }
    }

step-name = Etap { $step }

region-name =
    { $region ->
        [northwest] Północny zachód
        [northeast] Północny wschód
        [southwest] Południowy zachód
        [southeast] Południowy wschód
        [north] Północ
        [south] Południe
        [west] Zachód
        [east] Wschód
        [midwest] Środkowy zachód
        [central] Środek
        [mexico] Meksyk
        [great-lakes-and-mid-atlantic] Wielkie Jeziora i środkowy Atlantyk
        [british-isles-and-low-countries] Wyspy Brytyjskie i Niderlandy
        [france-and-iberia] Francja i Iberia
        [central-europe] Europa Środkowa
        [alps-italy-and-the-danube] Alpy, Włochy i Dunaj
        [scandinavia-and-the-baltic] Skandynawia i Bałtyk
        [eastern-europe] Europa Wschodnia
        [balkans-and-turkey] Bałkany i Turcja
       *[other] { $name }
    }
