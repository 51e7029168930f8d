# Tworzenie stołu: opcje słowami, własne pliki, objaśnienia botów i zegarów.

web-own-map = własna, z pliku …
web-own-map-file = Plik mapy (.toml)
web-own-map-more = Serwer czyta go i od razu mówi, jeśli coś się nie zgadza. Jak go napisać, mówi docs/maps.md.
web-own-map-read = { $name }: miasta: { $cities }, regiony: { $regions }. Można na niej grać.
web-own-deck = własna, z pliku …
web-own-deck-file = Plik talii (.toml)
web-own-deck-more = Kart, których w pliku brakuje, używa się z zestawu. Jak go napisać, mówi docs/cards-deck.md.
web-own-deck-read = Elektrownie: { $plants }, rodzaje kart paliwa: { $fuels }. Można nią grać.
web-own-file-big = Ten plik jest o wiele za duży na mapę albo talię. Wybierz inny.
web-own-regions = wybrane przeze mnie …
web-regions-choose =
    { $count ->
        [one] Wybierz { $count } region.
        [few] Wybierz { $count } regiony, które się łączą: każdy musi stykać się z innym z nich.
       *[many] Wybierz { $count } regionów, które się łączą: każdy musi stykać się z innym z nich.
    }
web-regions-chosen = wybrano { $have } z { $need }
web-bots-more = Jakie są boty
web-bot-more =
    { $level ->
        [random] Wykonuje dowolny dozwolony ruch. Do prób.
        [greedy] Bierze to, co teraz wygląda najlepiej, i robi to szybko. Na pierwsze partie.
        [planner] Planuje rundę, zanim wyda pieniądze. Godny przeciwnik.
       *[search] Przed każdym ruchem gra dalej w głowie, przez sekundę lub dwie. Trudno go pokonać.
    }
web-clock-more =
    { $kind ->
        [move] Czas biegnie od nowa z każdym ruchem. Kogo czas minie, tego zastępuje bot; można wrócić.
        [game] Jeden czas na wszystkie ruchy gracza. Kogo czas minie, tego zastępuje bot; można wrócić.
       *[none] Każdy myśli tak długo, jak chce, choćby kilka dni.
    }
web-clock-level = Potem gra dalej
web-lobby-wait-host = Grę rozpocznie { $player }. Czekamy.
web-lobby-host-mark = gospodarz
