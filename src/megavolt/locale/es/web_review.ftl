# Análisis en el navegador y como página: el curso de una partida, decisiones costosas, momentos clave, precisión.

# $phase is an id.
review-phase =
    { $phase ->
        [auction] subasta
        [fuel] recursos
        [building] construcción
        [bureaucracy] funcionamiento de las centrales
        [turn] turno
        [last_repairs] últimas reparaciones
        [breakdown] avería
        [hands] manos
        [preparation] preparación
       *[other] { $phase }
    }

# A move in a sentence; $move is its notation, for verbs that are not named here.
review-move =
    { $verb ->
        [open] sacar a subasta la central { $plant } por { MONEY($bid) }
        [bid] pujar { MONEY($bid) }
        [pass] pasar
        [done] terminar el turno
        [build] conectar { $city }
        [scrap] descartar la central { $plant }
       *[other] { $move }
    }

web-review = Análisis
web-review-ask = Analizar esta partida
web-review-ask-more = Un bot repasa cada decisión: cuánto costó y qué era mejor. Tarda hasta un minuto; mientras tanto puedes seguir mirando.
web-review-waiting =
    { $ahead ->
        [0] Empieza el análisis…
        [one] Antes va { $ahead } análisis más.
       *[other] Antes van { $ahead } análisis más.
    }
web-review-running = Analizando la partida: { $percent } %
web-review-chances = Probabilidad de ganar a lo largo de la partida
web-review-chances-more = Cada punto es una fase de una ronda. La banda en torno a la línea muestra lo segura que es la estimación. Haz clic en el gráfico para ver la posición; los números marcan las decisiones más costosas.
web-review-phase-column = Ronda y fase
web-review-where = Ronda { $round }, { review-phase }
web-review-over = Resultado
web-review-costly =
    { $count ->
        [0] Decisiones evaluadas: { $judged }. Ninguna fue costosa.
        [one] La decisión más costosa (evaluadas: { $judged })
       *[other] Las { $count } decisiones más costosas (evaluadas: { $judged })
    }
web-review-number = Decisión costosa { $number }: { $player }, { web-review-where }
web-review-lost =
    { $lost ->
        [one] { $lost } punto perdido
       *[other] { $lost } puntos perdidos
    }
web-review-lost-of = de una probabilidad del { $before } % (± { $margin })
web-review-played = Jugado
web-review-better = Mejor
web-review-why = Por qué
web-review-show = Ver en el tablero
web-review-try = Probarlo aquí
web-review-back = Decisión costosa anterior
web-review-next = Decisión costosa siguiente
web-review-all = Análisis completo
web-review-turning = Momentos clave
web-review-turning-none = La primera posición no cambió de manos y ninguna probabilidad varió mucho de golpe.
web-review-lead = { $player } le quita la primera posición a { $other }: { $before } % → { $chance } %.
web-review-swing =
    { $way ->
        [up] La probabilidad de { $player } sube del { $before } % al { $chance } %.
       *[down] La probabilidad de { $player } baja del { $before } % al { $chance } %.
    }
web-review-open-end = Todo quedó abierto hasta el final: { $player } tenía un { $before } % antes de las últimas jugadas y ganó.
web-review-upset = Todo quedó abierto hasta el final: { $player } tenía un { $before } % antes de las últimas jugadas y no ganó.
web-review-accuracy = Precisión
web-review-accuracy-more = Qué parte de la probabilidad de ganar que había conservó cada jugador, de media por decisión. 100 % significa que no se encontró ninguna pérdida segura, no que cada jugada fuera la mejor. Debajo, cuántas decisiones dejaban elegir: con pocas, la cifra es aproximada.
web-review-total = En total
web-review-decisions =
    { $count ->
        [one] { $count } decisión
       *[other] { $count } decisiones
    }
web-review-how = Cada decisión se evalúa según lo que el jugador podía saber en ese momento; la suerte posterior no hace mejor ni peor ninguna jugada. Las probabilidades son estimaciones de un bot que supone que todos siguen jugando como él.
