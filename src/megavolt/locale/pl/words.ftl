# Słowa gier, używane wewnątrz innych komunikatów.
# $fuel, $kind, $phase, $region to identyfikatory; $amount i $count to liczby całkowite.

money = { $amount } Elektro

fuel-name =
    { $fuel ->
        [coal] węgiel
        [oil] olej
        [gas] gaz
        [garbage] śmieci
        [uranium] uran
       *[other] { $fuel }
    }
fuel-of =
    { $fuel ->
        [coal] węgla
        [oil] oleju
        [gas] gazu
        [garbage] śmieci
        [uranium] uranu
       *[other] { $fuel }
    }
# Biernik: „zużywa 1 jednostkę oleju, 5 jednostek węgla”.
fuel-count =
    { $count ->
        [one] { $count } jednostkę { fuel-of }
        [few] { $count } jednostki { fuel-of }
       *[many] { $count } jednostek { fuel-of }
    }

plant-kind =
    { $kind ->
        [hybrid] hybryda
        [ecological] ekologiczna
        [eco] eko
        [fusion] fuzyjna
        [coal] węgiel
        [oil] olej
        [gas] gaz
        [garbage] śmieci
        [uranium] uran
       *[other] { $kind }
    }

phase-name =
    { $phase ->
        [auction] licytacja elektrowni
        [fuel] zakup paliw
        [building] rozbudowa sieci
        [bureaucracy] biurokracja
        [preparation] przygotowanie
        [over] koniec gry
       *[other] { $phase }
    }

phase-short =
    { $phase ->
        [auction] licytacja
        [fuel] paliwa
        [building] rozbudowa
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
        [midwest] Środkowy Zachód
        [central] Środek
        [mexico] Meksyk
        [great-lakes-and-mid-atlantic] Wielkie Jeziora i środkowe wybrzeże Atlantyku
        [british-isles-and-low-countries] Wyspy Brytyjskie i Beneluks
        [france-and-iberia] Francja i Półwysep Iberyjski
        [central-europe] Europa Środkowa
        [alps-italy-and-the-danube] Alpy, Włochy i Dunaj
        [scandinavia-and-the-baltic] Skandynawia i Bałtyk
        [eastern-europe] Europa Wschodnia
        [balkans-and-turkey] Bałkany i Turcja
       *[other] { $name }
    }

# Mianownik, jako nagłówek: „1 jednostka oleju”.
fuel-amount =
    { $count ->
        [one] { $count } jednostka { fuel-of }
        [few] { $count } jednostki { fuel-of }
       *[many] { $count } jednostek { fuel-of }
    }

file-reason =
    { $reason ->
        [ENOENT] nie ma takiego pliku
        [EACCES] brak uprawnień
        [EPERM] brak uprawnień
        [EISDIR] to jest folder
        [ENOTDIR] część ścieżki nie jest folderem
        [EEXIST] już istnieje
        [ENOSPC] dysk jest pełny
        [EROFS] można go tylko czytać
        [ENAMETOOLONG] nazwa jest za długa
        [EINVAL] to nie jest zwykły plik albo nazwa jest nieprawidłowa
        [EBUSY] używa go inny program
       *[other] system na to nie pozwala ({ $reason })
    }
syntax-reason =
    { $reason ->
        [not_text] to nie jest tekst UTF-8
        [long_key] klucz ma za dużo części
        [syntax] błąd w wierszu { $row }, w kolumnie { $column }
       *[broken] nie da się go odczytać do końca
    }

value-mistake =
    { $mistake ->
        [missing] brakuje wartości
        [unknown] nie ma takiego wpisu
        [whole_number] musi to być liczba całkowita
        [number] musi to być liczba
        [type] wartość jest niewłaściwego rodzaju
        [too_small] najmniejsza wartość to { $limit }
        [too_large] największa wartość to { $limit }
        [too_short] najmniejsza długość to { $limit }
        [too_long] największa długość to { $limit }
        [choice] to nie jest żadna z dozwolonych wartości
        [json] to nie jest poprawny JSON
       *[other] ma złą postać
    }
