# O co toczy się gra w Blackoucie: słabe punkty, uszkodzenia, wspólne kontrakty, następna awaria.

web-weak = Słabe punkty
web-weak-more = Liczby na elementach to punkty, które zależą tylko od tego elementu, jeśli inni gracze lub karta awarii mogą w niego uderzyć. Wybierz gracza, aby zobaczyć jego słabe punkty.
web-weak-none = Żadne punkty nie zależą od elementu, w który można uderzyć.
web-weak-legend = Liczba na elemencie: punkty zależne tylko od niego, bez wspólnych kontraktów ({ $player })
web-weak-legend-mine = Liczba na elemencie: twoje punkty zależne tylko od niego, bez wspólnych kontraktów
web-weak-legend-fault = Liczba na elemencie: punkty, które właściciel straci przez uszkodzenie
web-hanging =
    { $points ->
        [one] zależy od niego { $points } punkt ({ $player })
        [few] zależą od niego { $points } punkty ({ $player })
       *[other] zależy od niego { $points } punktów ({ $player })
    }
web-hanging-mine =
    { $points ->
        [one] zależy od niego { $points } twój punkt
        [few] zależą od niego { $points } twoje punkty
       *[other] zależy od niego { $points } twoich punktów
    }
web-threat =
    { $threat ->
        [fault] można go uszkodzić
        [rotate] inni mogą go obrócić
       *[transformer] transformator może go odciąć
    }
web-fault-owner =
    { $points ->
        [0] nie kosztuje właściciela nic
        [one] kosztuje właściciela { $points } punkt
        [few] kosztuje właściciela { $points } punkty
       *[other] kosztuje właściciela { $points } punktów
    }
web-fault-costs = uszkodzenie zmienia: { $losses }
web-fault-nothing = uszkodzenie nie zmienia punktów
web-fault-cost =
    { $points ->
        [one] { $player } traci { $points } punkt
        [few] { $player } traci { $points } punkty
       *[other] { $player } traci { $points } punktów
    }
web-fault-gain =
    { $points ->
        [one] { $player } zyskuje { $points } punkt
        [few] { $player } zyskuje { $points } punkty
       *[other] { $player } zyskuje { $points } punktów
    }
web-shared-margin = przewaga: { $margin }
web-shared-tied = remis
web-shared-nobody = jeszcze nikt
web-shared-missing = brakuje ci { $count }
web-shared-repair =
    { $count ->
        [one] napraw { $count } element
        [few] napraw { $count } elementy
       *[other] napraw { $count } elementów
    }
web-shared-clean = brak uszkodzonych elementów
web-shared-faulted =
    { $count ->
        [one] { $count } uszkodzony element
        [few] { $count } uszkodzone elementy
       *[other] { $count } uszkodzonych elementów
    }
web-shared-scores =
    { $points ->
        [one] daje teraz { $points } punkt
        [few] daje teraz { $points } punkty
       *[other] daje teraz { $points } punktów
    }
web-next-breakdown = Co może nadejść
web-next-hits = Teraz trafi w: { $names }.
web-next-nobody = Teraz w nikogo nie trafi.
