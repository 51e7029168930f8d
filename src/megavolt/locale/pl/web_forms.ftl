# Tworzenie stołu: opcje słowami, własne pliki, objaśnienia botów i zegarów.

web-maps-more = Więcej map
web-own-map = własna, z pliku…
web-own-map-file = Plik mapy (.toml)
web-own-map-more = Serwer go sprawdza i od razu mówi, jeśli coś się nie zgadza. Format opisuje po angielsku docs/maps.md w kodzie źródłowym.
web-own-map-read =
    { $name }: { $cities ->
        [one] { $cities } miasto
        [few] { $cities } miasta
       *[other] { $cities } miast
    }, { $regions ->
        [one] { $regions } region
        [few] { $regions } regiony
       *[other] { $regions } regionów
    }. Można na niej grać.
web-own-deck = własny, z pliku…
web-own-deck-file = Plik zestawu kart (.toml)
web-own-deck-more = Karty, których w pliku brakuje, bierze się z zestawu dostarczonego z grą. Format opisuje po angielsku docs/cards-deck.md w kodzie źródłowym.
web-own-deck-read =
    { $plants ->
        [one] { $plants } elektrownia
        [few] { $plants } elektrownie
       *[other] { $plants } elektrowni
    }, { $fuels ->
        [one] { $fuels } rodzaj
        [few] { $fuels } rodzaje
       *[other] { $fuels } rodzajów
    } kart paliwa. Można nim grać.
web-own-content = własna, z pliku…
web-own-content-file = Plik zawartości (.toml)
web-own-content-more = Czego w pliku brakuje, to bierze się z zawartości dostarczonej z Megavoltem. Format opisuje po angielsku docs/blackout-content.md w kodzie źródłowym.
web-own-content-read =
    { $resources ->
        [one] { $resources } rodzaj
        [few] { $resources } rodzaje
       *[other] { $resources } rodzajów
    } kart zasobów i { $contracts ->
        [one] { $contracts } rodzaj
        [few] { $contracts } rodzaje
       *[other] { $contracts } rodzajów
    } kontraktów. Można grać.
web-own-file-big = Ten plik jest o wiele za duży na mapę, zestaw kart albo zawartość. Wybierz inny.
web-own-regions = wybrane przeze mnie…
web-regions-choose =
    { $count ->
        [one] Wybierz { $count } region.
        [few] Wybierz { $count } sąsiadujące regiony: każdy musi stykać się z innym z nich.
       *[many] Wybierz { $count } sąsiadujących regionów: każdy musi stykać się z innym z nich.
    }
web-regions-chosen = wybrano { $have } z { $need }
web-bots-more = Jakie są boty
web-bot-more =
    { $level ->
        [random] Wykonuje dowolny dozwolony ruch. Do prób.
        [greedy] Bierze to, co w danej chwili wygląda najlepiej, i robi to szybko. Na pierwsze partie.
        [planner] Planuje rundę, zanim wyda pieniądze. Godny przeciwnik.
        [neural-easy] Uczył się, grając sam ze sobą, i popełnia błędy początkującego. Odpowiada od razu.
        [neural-club] Ten sam, od czasu do czasu się myli. Gra jak ktoś z klubu.
        [neural-master] Ten sam w najlepszej formie.
       *[search] Przed każdym ruchem przez sekundę lub dwie myśli do przodu. Trudno go pokonać.
    }
web-clock-more =
    { $kind ->
        [move] Czas biegnie od nowa z każdym ruchem. Komu skończy się czas, tego zastąpi bot; można wrócić.
        [game] Jeden czas na wszystkie ruchy gracza. Komu skończy się czas, tego zastąpi bot; można wrócić.
       *[none] Każdy myśli tak długo, jak chce, choćby kilka dni.
    }
web-clock-level = Gdy czas się skończy, gra
web-lobby-wait-host = Grę rozpocznie { $player }. Czekamy.
web-lobby-host-mark = gospodarz
