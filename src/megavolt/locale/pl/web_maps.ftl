# Mapy: galeria i edytor.
web-maps = Mapy
web-maps-about = Graj w dowolnym miejscu świata: wybierz mapę, zamów mapę własnego kraju albo narysuj ją.
web-maps-make = Zamów mapę
web-maps-place = Kraj, część kraju albo grupa
web-maps-place-more = Na przykład Polska, Bavaria, Benelux albo kilka nazw po przecinku.
web-maps-cities = Miasta
web-maps-seed = Wariant
web-maps-make-now = Utwórz mapę
web-maps-making = Mapa powstaje; to potrwa kilka sekund…
web-maps-empty = Narysuj od zera
web-maps-of =
    { $kind ->
        [own] Twoje mapy
        [public] Mapy tutejszych graczy
       *[other] Mapy z Megavolta
    }
web-maps-facts = Miasta: { $cities }, regiony: { $regions }
web-maps-by = autor: { $name }
web-maps-games =
    { $count ->
        [0] jeszcze bez gier
        [one] { $count } gra
        [few] { $count } gry
        [many] { $count } gier
       *[other] { $count } gry
    }
web-maps-stars = { $stars }/5
web-maps-unrated = jeszcze bez ocen
web-maps-rate = Twoja ocena
web-maps-star =
    { $count ->
        [one] { $count } gwiazdka
        [few] { $count } gwiazdki
        [many] { $count } gwiazdek
       *[other] { $count } gwiazdki
    }
web-maps-play = Zagraj z botami
web-maps-table = Otwórz stół
web-maps-edit = Edytuj
web-maps-copy = Edytuj kopię
web-maps-download = Pobierz
web-maps-private = tylko ty i osoby z linkiem
web-maps-unfinished = nieskończona
web-map-chosen = Mapa: { $name }
web-map-new = Nowa mapa
web-map-name = Nazwa mapy
web-map-undo = Cofnij
web-map-redo = Ponów
web-map-public = Publiczna
web-map-share = Kopiuj link
web-map-link-copied = Link do tej mapy jest w schowku.
web-map-delete = Usuń
web-map-delete-sure = Usunąć tę mapę na zawsze?
web-map-preview = Podgląd
web-map-look =
    { $look ->
        [light] Jasny
        [dark] Ciemny
       *[phone] Telefon
    }
web-map-tools = Narzędzia
web-map-tool =
    { $tool ->
        [move] Przesuwaj
        [connect] Łącz
       *[paint] Maluj regiony
    }
web-map-tool-more =
    { $tool ->
        [move] Przeciągnij miasto albo naciśnij strzałki z klawiszem Shift.
        [connect] Wybierz jedno miasto, potem drugie.
       *[paint] Wybierz region, potem jego miasta.
    }
web-map-drawing = Mapa
web-map-empty = Wyszukaj miasto i dodaj je.
web-map-add-city = Dodaj miasto: szukaj po nazwie
web-map-regions = Regiony
web-map-region-name = Nazwa regionu
web-map-add-region = Nowy region
web-map-remove = Usuń
web-map-city-name = Miasto
web-map-city-region = Region
web-map-cost-to = Koszt do miasta { $city }
web-map-connect-to = Połącz z…
web-map-connect = Połącz
web-map-remove-city = Usuń miasto
web-map-check = Sprawdzenie
web-map-more =
    { $count ->
        [one] I jeszcze { $count } problem.
        [few] I jeszcze { $count } problemy.
        [many] I jeszcze { $count } problemów.
       *[other] I jeszcze { $count } problemu.
    }
web-map-playable = Na tej mapie można grać.
web-map-fairness = Równowaga: { $score } na 100
web-map-figures = Liczby obok map drukowanych
web-map-played = Gry botów: { $games }; średnia liczba rund: { $rounds }; wygrane najlepszego miejsca w stosunku do równego udziału: { $seat }. Według regionu początkowego:
web-map-let-bots = Niech zagrają boty
web-map-measuring = Trwa pomiar…
web-map-apply = Zastosuj te koszty
