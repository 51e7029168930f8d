# Układ stołu w przeglądarce.

web-fold = Pokaż lub ukryj ruchy
web-coach-more = Na co patrzeć i podpowiedź
web-parts = Części stołu
web-part =
    { $part ->
        [map] Mapa
        [city] Miasto
        [plants] Elektrownie
        [fuel] Paliwo
        [stores] Magazyny
        [hand] Ręka
        [points] Punkty
        [outline] Pozycja
        [chat] Czat
        [players] Gracze
       *[log] Dziennik
    }
