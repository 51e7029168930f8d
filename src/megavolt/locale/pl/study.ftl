# megavolt study: wiele partii w liczbach.

help-study = Rozegraj bardzo wiele partii na jądrze i pokaż ich statystyki.
help-study-game = Która gra: recharged, classic albo deluxe.
help-study-games = Ile partii rozegrać dla każdej liczby graczy.
help-study-policy = Jak wybierane są ruchy: light – rozsądne, random – dowolne.
help-study-html = Zapisz też stronę z tabelami i wykresami.
error-study_unknown_game = Nie ma jeszcze badania gry { $game }. Wybierz jedną z tych: { $known }.
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
       *[winning] U zwycięzcy
    }
study-seat = Miejsce { $number }
study-order = Pozycja { $number }
study-plot-regions = Wygrane według regionu pierwszego miasta
study-plot-plants = Od minimalnej oferty do średniej ceny, według elektrowni
study-note-steps = Ostatni etap, udział partii: { $steps }
study-note-regions = Początek tutaj: udział graczy, gdy region jest w grze. Domy: na koniec, bez Monopolu.
study-note-plants = Kupiona i u zwycięzcy na koniec: udział partii.
