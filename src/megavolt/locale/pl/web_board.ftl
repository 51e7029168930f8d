# Klient w przeglądarce: mapa i rynki gry planszowej.
# $cost, $total, $short i podobne to liczby całkowite.

web-map = Mapa
web-map-keys = Strzałki przenoszą od miasta do miasta, Enter buduje, plus i minus przybliżają i oddalają mapę.
web-map-nearer = Przybliż
web-map-farther = Oddal
web-map-whole = Cała mapa
web-map-trust = Monopol
web-map-cost = Kosztuje cię
web-map-cost-parts = dom { $house }, połączenie { $way }
web-map-left = Zostaje ci
web-map-way = Połączenie
web-map-do =
    { $verb ->
        [place] Postaw dom Monopolu
        [mark] Oznacz jako miasto początkowe
        [region] Graj w tym regionie
       *[build] Przyłącz za { $cost }
    }
web-map-why =
    { $why ->
        [out] Ten region nie bierze udziału w grze.
        [mine] Masz tu już dom.
        [full] W tym etapie nie ma tu wolnego pola.
        [begin] Twoja sieć nie może się tu zacząć.
        [dear] Brakuje ci { $short }.
       *[later] Teraz nie możesz go przyłączyć.
    }
web-map-spent =
    { $count ->
        [one] Wydano w tej turze: { $total }
       *[other] Kupiono w tej turze: { $count }, razem za { $total }
    }

# ---- paliwo, gracze

web-fuel-coming = następne uzupełnienie
web-fuel-none = wyprzedane
web-fuel-there = Jest { $count }, na koniec rundy przybędzie { $refill }.
web-fuel-have = masz { $count }
web-fuel-enough =
    { $runs ->
        [1] Na jedną rundę
       *[2] Na dwie rundy
    }
web-order-place = Miejsce { $place } w kolejności
web-income = Tabela przychodów
web-income-more = Ile płacą zasilone miasta na koniec rundy. Zaznaczono twój przychód, jeśli będą pracować wszystkie twoje elektrownie na paliwie, które masz.
web-income-all = zasila { $supplied }, dostaje { $income }, gdy pracują wszystkie elektrownie
web-plant-discount = od { $minimum }
web-deck-back =
    { $back ->
        [low] niska
       *[high] wysoka
    }

# ---- uruchamianie elektrowni

web-run-title = Uruchom swoje elektrownie
web-run-pay =
    { $supplied ->
        [0] Nie zasilaj żadnego miasta i weź { $pay }
        [one] Zasil { $supplied } miasto i weź { $pay }
        [few] Zasil { $supplied } miasta i weź { $pay }
       *[other] Zasil { $supplied } miast i weź { $pay }
    }
