# ---- zakończona gra pod publicznym linkiem

web-share = Udostępnij
web-share-title = Udostępnij tę grę
web-share-about =
    Każdy, kto ma link, może obejrzeć całą grę bez konta. Imiona są takie jak przy tym stole. Każda osoba,
    która tu siedziała, może cofnąć link.
web-share-make = Utwórz publiczny link
web-share-link = Link do tej gry
web-share-send = Wyślij
web-share-embed = Osadź
web-share-embed-about = Wklej to na własną stronę: pojawi się tam plansza, ruch po ruchu.
web-share-drop = Cofnij link
web-share-dropped = Gotowe. Link już nie działa.
web-share-picture = Ostatnia pozycja i kolejność graczy
web-shared-play = Zagraj w tę grę
web-shared-open = Otwórz w Megavolcie
web-shared-gone = Nie ma tu żadnej gry

# ---- its picture and preview

share-rounds =
    { $count ->
        [one] { $count } runda
        [few] { $count } rundy
       *[many] { $count } rund
    }
share-won =
    { $count ->
        [one] Wygrywa { $names }.
       *[other] Wygrywają: { $names }.
    }
share-others = Przy stole także: { $names }.

# ---- what goes wrong

error-no_shared_game =
    Ten link nie prowadzi do żadnej gry. Być może ktoś z graczy go cofnął: poproś o nowy.
error-sharing_is_off =
    Na tym serwerze wyłączono linki do zakończonych gier. Pobierz zapis i wyślij go.
error-not_your_game = Udostępnić grę może tylko ktoś, kto siedział przy stole. Poproś tę osobę o link.
error-share_before_end = Gra dostaje publiczny link po zakończeniu. Najpierw dokończ grę.
