# megavolt study: muchas partidas en cifras.

help-study = Juega muchísimas partidas con el núcleo y muestra sus estadísticas.
help-study-game = Qué juego: recharged, classic o deluxe.
help-study-games = Cuántas partidas se juegan con cada número de jugadores.
help-study-policy = Cómo se eligen las jugadas: light, sensatas; random, cualquiera.
help-study-html = Escribe también una página con tablas y gráficos.
error-study_unknown_game = Todavía no hay un estudio de { $game }. Elige uno de estos: { $known }.
study-title = Un estudio de { $game }
study-played =
    { $games ->
        [one] { $games } partida con cada número de jugadores
       *[other] { $games } partidas con cada número de jugadores
    }, jugadas { $policy }, semillas desde { $seed }.
study-title-lengths =
    { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }: duración y final de { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
study-title-winners =
    { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }: quién gana
study-title-regions =
    { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }: regiones
study-title-plants =
    { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }: centrales
study-row =
    { $row ->
        [rounds] Rondas
        [moves] Jugadas
        [over] Electros por encima de la puja mínima
        [money] Dinero al final
        [cities] Ciudades al final
       *[supplied] Ciudades abastecidas al final
    }
study-column =
    { $column ->
        [figure] Cifra
        [mean] Media
        [low] 10%
        [median] Mediana
        [high] 90%
        [winner] Media del ganador
        [number] Número
        [seat] Victorias por asiento
        [order] Victorias por puesto en el primer orden de turno
        [interval] 95%
        [region] Región
        [in_play] En juego
        [started] Empiezan allí
        [wins] Ganan desde allí
        [houses] Casas por ciudad
        [plant] Central
        [sold] Comprada
        [price] Precio medio
        [over] Por encima del mínimo
       *[winning] En manos del ganador
    }
study-seat = Asiento { $number }
study-order = Puesto { $number }
study-plot-regions = Victorias según la región de la primera ciudad
study-plot-plants = De la puja mínima al precio medio, por central
study-note-steps = El último Paso, parte de las partidas: { $steps }
study-note-regions = Empiezan allí: parte de los jugadores cuando la región está en juego. Casas: al final, sin el Monopolio.
study-note-plants = Comprada y en manos del ganador al final: parte de las partidas.
