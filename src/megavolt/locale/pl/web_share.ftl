# ---- zakończona gra pod publicznym linkiem

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
error-no_shared_game =
    Ten link nie prowadzi do żadnej gry. Być może ktoś z graczy go cofnął: poproś o nowy.
error-sharing_is_off =
    Na tym serwerze wyłączono linki do zakończonych gier. Pobierz zapis i wyślij go.
error-not_your_game = Udostępnić grę może tylko ktoś, kto siedział przy stole. Poproś tę osobę o link.
error-share_before_end = Gra dostaje publiczny link po zakończeniu. Najpierw dokończ grę.
