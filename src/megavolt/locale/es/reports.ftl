# Informes de equilibrio de muchas partidas.

help-simulate-report = Añade un informe de equilibrio: asientos, puntuaciones y de dónde salen los puntos.
report-none = No hay informe de equilibrio para este juego; estas son las cifras generales.
report-title = Equilibrio según el número de jugadores
report-contracts = Proporción de contratos repartidos que se cumplen (puntos entre paréntesis)
report-players =
    { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }
report-row =
    { $row ->
        [games] Partidas
        [wins_by_seat] Victorias por asiento
        [wins_by_order] Victorias por orden en la ronda 1
        [share_error] Error típico de una proporción
        [score] Puntuación: media
        [score_spread] Puntuación: 10 % / mediana / 90 %
        [winner] Puntuación del ganador
        [lead] Ventaja sobre el segundo
        [points] Puntos de conexiones / transformadores / contratos / contratos comunes
        [completed] Contratos cumplidos por jugador
        [none_completed] Jugadores que no cumplen ninguno
        [no_faults] Jugadores que puntúan «ninguna avería»
        [pieces] Piezas en el tablero por jugador
        [cards] Cartas usadas por jugador
        [faults] Piezas averiadas por jugador
        [repairs] Piezas reparadas por jugador
        [dark_rounds] Rondas de apagón
        [rounds] Rondas
       *[other] { $row }
    }
