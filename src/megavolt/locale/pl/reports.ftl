# Raporty o wyważeniu z wielu gier.

help-simulate-report = Dodaj raport o wyważeniu: miejsca, wyniki i skąd pochodzą punkty.
report-none = Dla tej gry nie ma raportu o wyważeniu; oto ogólne liczby.
report-title = Wyważenie według liczby graczy
report-contracts = Odsetek rozdanych kontraktów, które zrealizowano (w nawiasie punkty)
report-players =
    { $players ->
        [one] { $players } gracz
        [few] { $players } gracze
       *[many] { $players } graczy
    }
report-row =
    { $row ->
        [games] Gry
        [wins_by_seat] Wygrane według miejsca
        [wins_by_order] Wygrane według kolejności w rundzie 1
        [share_error] Błąd standardowy udziału
        [score] Wynik: średnia
        [score_spread] Wynik: 10% / mediana / 90%
        [winner] Wynik zwycięzcy
        [lead] Przewaga nad drugim
        [points] Punkty z połączeń / transformatorów / kontraktów / wspólnych kontraktów
        [completed] Zrealizowane kontrakty na gracza
        [none_completed] Gracze bez zrealizowanego kontraktu
        [no_faults] Gracze z punktami „bez awarii”
        [pieces] Elementy na planszy na gracza
        [cards] Użyte karty na gracza
        [faults] Uszkodzone elementy na gracza
        [repairs] Naprawione elementy na gracza
        [dark_rounds] Rundy bez prądu
        [rounds] Rundy
       *[other] { $row }
    }
