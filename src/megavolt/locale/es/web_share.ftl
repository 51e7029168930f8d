# ---- una partida terminada con un enlace público

web-share = Compartir
web-share-title = Compartir esta partida
web-share-about =
    Quien tenga el enlace puede ver toda la partida sin tener cuenta, con los nombres que aparecen en esta
    mesa. Cualquiera que se sentó aquí puede retirar el enlace.
web-share-make = Crear un enlace público
web-share-link = Enlace a esta partida
web-share-send = Enviar
web-share-embed = Insertar
web-share-embed-about = Pega esto en una página tuya: allí aparece la mesa, jugada a jugada.
web-share-drop = Retirar el enlace
web-share-dropped = Listo. El enlace ya no funciona.
web-share-picture = La última posición y la clasificación
web-shared-play = Jugar a este juego
web-shared-open = Abrir en Megavolt
web-shared-gone = Aquí no hay ninguna partida

# ---- its picture and preview

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

# ---- what goes wrong

error-no_shared_game =
    Este enlace no lleva a ninguna partida. Quizá alguien que jugó lo retiró: pide uno nuevo.
error-sharing_is_off =
    En este servidor no se permiten enlaces a partidas terminadas. Descarga la partida y envíala.
error-not_your_game =
    Solo quienes se sentaron a esta mesa pueden compartirla. Pide el enlace a alguien que jugó.
error-share_before_end = Una partida recibe un enlace público cuando termina. Juégala hasta el final.
