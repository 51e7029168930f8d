# ---- una partida terminada con un enlace público

share-rounds =
    { $count ->
        [one] { $count } ronda
       *[other] { $count } rondas
    }
share-won =
    { $count ->
        [one] Gana { $names }.
       *[other] Ganan { $names }.
    }
share-others = También en la mesa: { $names }.
error-no_shared_game =
    Este enlace no lleva a ninguna partida. Quizá alguien que jugó lo retiró: pide uno nuevo.
error-sharing_is_off =
    En este servidor no se permiten enlaces a partidas terminadas. Descarga la partida y envíala.
error-not_your_game =
    Solo quienes se sentaron a esta mesa pueden compartirla. Pide el enlace a alguien que jugó.
error-share_before_end = Una partida recibe un enlace público cuando termina. Juégala hasta el final.
