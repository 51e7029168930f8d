# megavolt study: muchas partidas en cifras.

help-study = Juega muchas partidas y muestra sus estadísticas.
help-study-game = Qué juego: recharged, classic, deluxe, cards o blackout.
help-study-games = Cuántas partidas se juegan con cada número de jugadores.
help-study-policy = Cómo se eligen las jugadas. Juegos de tablero y de cartas: light, sensatas; random, cualquiera. Apagón: planner, search, greedy, o strategies para jugadores con una sola idea contra planner.
help-study-against = Juega también con esta opción cambiada y muestra ambas al lado; se puede dar varias veces.
help-study-html = Escribe también una página con tablas y gráficos.
error-study_unknown_game = Todavía no hay un estudio de { $game }. Elige uno de estos: { $known }.
error-study_unknown_policy = Este juego no se estudia con «{ $policy }». Elige entre: { $known }.
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
study-title-balance =
    { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }: { $games ->
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
        [points] Puntos
        [production] Ingresos de la última producción
        [highest] Central más alta al final
        [fuel] Unidades de recursos antes de la última producción
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
        [wanted] Objetivo
       *[winning] En manos del ganador
    }
study-seat = Asiento { $number }
study-order = Puesto { $number }
study-plot-regions = Victorias según la región de la primera ciudad
study-plot-plants = De la puja mínima al precio medio, por central
study-note-steps = El último Paso, parte de las partidas: { $steps }
study-note-bank = Centrales de la Banca al final, de media: { $plants }
study-note-regions = Empiezan allí: parte de los jugadores cuando la región está en juego. Casas: al final, sin el Monopolio.
study-note-plants = Comprada y en manos del ganador al final: parte de las partidas.

# ---- the balance of Blackout

study-balance =
    { $row ->
        [score] Puntuación
        [lead] Ventaja mediana del ganador
        [close] Decididas por 5 puntos o menos
        [first_led] Gana quien lidera el primer recuento
        [borrowed] Piezas ajenas con corriente al final, por jugador
        [faults] Averías pagadas, por jugador
        [draw] Robos de carta, por partida
        [use] Cartas usadas, por partida
        [install] Piezas instaladas, por partida
        [replace] Reemplazos, por partida
        [rotate] Rotaciones, por partida
        [fault] Averías, por partida
        [repair] Reparaciones, por partida
        [transformer] Transformadores, por partida
        [connections] Conexiones
        [zones] Zonas
        [contracts] Contratos
        [shared] Contratos comunes
       *[points] Puntos por origen
    }
study-balance-early = { $contract }: decidido pronto
study-balance-used = { $card }: usada al robarla
study-note-balance = Decidido pronto: lo que el contrato común da a cada jugador ya no cambia desde la ronda { $round }.
study-strategy =
    { $strategy ->
        [straights] solo rectas
        [transformers] primero transformadores
        [saboteur] saboteador
        [contracts] solo contratos
        [holder] se queda atrás a propósito
       *[cards] solo cartas
    }
