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
        [add] Dodawaj miasta
        [connect] Łącz
       *[paint] Maluj regiony
    }
web-map-tool-more =
    { $tool ->
        [move] Przeciągnij miasto albo naciśnij strzałki z klawiszem Shift.
        [add] Kliknij proponowane miasto, żeby je dodać, albo inne miejsce, żeby dodać własne.
        [connect] Przeciągnij od miasta do miasta albo wybierz jedno, potem drugie.
       *[paint] Wybierz region, potem jego miasta, albo przeciągnij po nich.
    }
web-map-drawing = Mapa
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
web-map-menu = Więcej
web-map-link = Link do tej mapy: { $address }
web-map-back = Wróciły niezapisane zmiany z ostatniego razu.
web-map-discard = Odrzuć je
web-map-by-other = Autor tej mapy: { $name }. Twoje zmiany zapiszą się jako twoja kopia.
web-map-where = Gdzie leży twoja mapa?
web-map-here = Rysuj mapę tutaj
web-map-area = Boki prostokąta w stopniach
web-map-area-show = Część świata
web-map-area-part =
    { $part ->
        [europe] Europa
        [africa] Afryka
        [asia] Azja
        [oceania] Oceania
        [north-america] Ameryka Północna
        [south-america] Ameryka Południowa
       *[world] Cały świat
    }
web-map-area-more = Narysuj prostokąt myszą albo palcem lub wpisz jego boki w stopniach.
web-map-area-bad = To nie jest prostokąt: zachód musi być mniejszy niż wschód, a południe mniejsze niż północ. Popraw liczby.
web-map-side =
    { $side ->
        [west] Zachód
        [south] Południe
        [east] Wschód
       *[north] Północ
    }
web-map-city-n = Miasto { $n }
web-map-no-city = Żadne miasto w danych nie zaczyna się od „{ $name }”. Sprawdź pisownię albo dodaj je kliknięciem na mapie.
web-map-quick = Jednym krokiem
web-map-fill = Dodaj największe miasta, do
web-map-fill-count = Liczba miast na mapie
web-map-connect-all = Połącz sąsiadów
web-map-divide = Podziel na regiony:
web-map-divide-count = Liczba regionów
web-map-changed-meanwhile = Mapa zmieniła się w międzyczasie, więc nic nie dodano. Spróbuj jeszcze raz.
web-map-connected-already = Nie ma czego dodać: sąsiednie miasta są już połączone.
web-map-fewer-cities =
    { $count ->
        [0] W danych nie ma tu więcej miast. Dodaj własne kliknięciem na mapie.
        [one] W danych jest tu jeszcze tylko { $count } miasto. Już dodane.
        [few] W danych są tu jeszcze tylko { $count } miasta. Już dodane.
        [many] W danych jest tu jeszcze tylko { $count } miast. Już dodane.
       *[other] W danych jest tu jeszcze tylko { $count } miasta. Już dodane.
    }
web-map-cost-of = Koszt: { $name }
web-map-cost-bad = Koszt musi być liczbą całkowitą od 0 do 99. Zostaje poprzedni.
web-map-remove-link = Usuń połączenie
web-map-problems =
    { $count ->
        [one] { $count } problem
        [few] { $count } problemy
        [many] { $count } problemów
       *[other] { $count } problemu
    }
web-map-conflict = Zmieniono gdzie indziej
web-map-conflict-more = Tę mapę zapisano w innym oknie, odkąd ją otwarto. Nic jeszcze nie zostało nadpisane: zapisz swoją jako kopię albo zastąp nią tamtą wersję.
web-map-conflict-copy = Zapisz moją jako kopię
web-map-conflict-replace = Zastąp tamtą wersję
web-maps-how = Z czego ma być mapa
web-maps-by-name = Kraje według nazwy
web-maps-by-area = Prostokąt na globusie
web-maps-groups = Grupy krajów
