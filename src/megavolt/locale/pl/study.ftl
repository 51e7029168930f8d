# megavolt study: wiele partii w liczbach.

help-study = Rozegraj wiele partii i pokaż ich statystyki.
help-study-game = Która gra: recharged, classic, deluxe, cards albo blackout.
help-study-games = Ile partii rozegrać dla każdej liczby graczy.
help-study-policy = Jak wybierane są ruchy. Gry planszowe i karcianka: light – rozsądne, random – dowolne. Blackout: planner, search, greedy albo strategies, czyli gracze z jednym pomysłem przeciw plannerom.
help-study-against = Rozegraj też partie ze zmienioną tą opcją i pokaż obie obok siebie; można podać kilka razy.
help-study-html = Zapisz też stronę z tabelami i wykresami.
error-study_unknown_game = Nie ma jeszcze badania gry { $game }. Wybierz jedną z tych: { $known }.
error-study_unknown_policy = Tej gry nie bada się sposobem „{ $policy }”. Wybierz jeden z: { $known }.
study-title = Badanie gry { $game }
study-played =
    { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[other] { $games } partii
    } dla każdej liczby graczy, ruchy { $policy }, ziarna od { $seed }.
study-title-lengths =
    { $players ->
        [one] { $players } gracz
        [few] { $players } gracze
       *[other] { $players } graczy
    }: długość i koniec ({ $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[other] { $games } partii
    })
study-title-balance =
    { $players ->
        [one] { $players } gracz
        [few] { $players } gracze
       *[other] { $players } graczy
    } ({ $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[other] { $games } partii
    })
study-title-winners =
    { $players ->
        [one] { $players } gracz
        [few] { $players } gracze
       *[other] { $players } graczy
    }: kto wygrywa
study-title-regions =
    { $players ->
        [one] { $players } gracz
        [few] { $players } gracze
       *[other] { $players } graczy
    }: regiony
study-title-plants =
    { $players ->
        [one] { $players } gracz
        [few] { $players } gracze
       *[other] { $players } graczy
    }: elektrownie
study-row =
    { $row ->
        [rounds] Rundy
        [moves] Ruchy
        [over] Elektro ponad minimalną ofertę
        [money] Pieniądze na koniec
        [cities] Miasta na koniec
        [points] Punkty
        [production] Przychód z ostatniej produkcji
        [highest] Najwyższa elektrownia na koniec
        [fuel] Jednostki paliwa przed ostatnią produkcją
       *[supplied] Zasilone miasta na koniec
    }
study-column =
    { $column ->
        [figure] Wielkość
        [mean] Średnia
        [low] 10%
        [median] Mediana
        [high] 90%
        [winner] Średnia zwycięzcy
        [number] Numer
        [seat] Wygrane według miejsca przy stole
        [order] Wygrane według pierwszej kolejności
        [interval] 95%
        [region] Region
        [in_play] W grze
        [started] Początek tutaj
        [wins] Wygrane stąd
        [houses] Domy na miasto
        [plant] Elektrownia
        [sold] Kupiona
        [price] Średnia cena
        [over] Ponad minimum
        [wanted] Cel
       *[winning] U zwycięzcy
    }
study-seat = Miejsce { $number }
study-order = Pozycja { $number }
study-plot-regions = Wygrane według regionu pierwszego miasta
study-plot-plants = Od minimalnej oferty do średniej ceny, według elektrowni
study-note-steps = Ostatni etap, udział partii: { $steps }
study-note-bank = Elektrownie Banku na koniec, średnio: { $plants }
study-note-regions = Początek tutaj: udział graczy, gdy region jest w grze. Domy: na koniec, bez Monopolu.
study-note-plants = Kupiona i u zwycięzcy na koniec: udział partii.

# ---- the balance of Blackout

study-balance =
    { $row ->
        [score] Wynik
        [lead] Mediana przewagi zwycięzcy
        [close] Rozstrzygnięte różnicą do 5 punktów
        [first_led] Wygrywa prowadzący przy pierwszym liczeniu
        [borrowed] Cudze elementy pod napięciem na końcu, na gracza
        [faults] Opłacone uszkodzenia, na gracza
        [draw] Dobieranie, na partię
        [use] Użyte karty, na partię
        [install] Położone elementy, na partię
        [replace] Wymiany, na partię
        [rotate] Obroty, na partię
        [fault] Uszkodzenia, na partię
        [repair] Naprawy, na partię
        [transformer] Transformatory, na partię
        [connections] Połączenia
        [zones] Strefy
        [contracts] Kontrakty
        [shared] Wspólne kontrakty
       *[points] Punkty według źródła
    }
study-balance-early = { $contract }: rozstrzygnięty wcześnie
study-balance-used = { $card }: użyta po dobraniu
study-note-balance = Rozstrzygnięty wcześnie: od rundy { $round } nie zmienia się już, co wspólny kontrakt daje każdemu z graczy.
study-strategy =
    { $strategy ->
        [straights] tylko proste
        [transformers] najpierw transformatory
        [saboteur] sabotażysta
        [contracts] tylko kontrakty
        [holder] celowo zostaje w tyle
       *[cards] tylko karty
    }
