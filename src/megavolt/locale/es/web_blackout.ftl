# El juego de cableado en el navegador.

web-city = La ciudad
web-city-feeds = Corriente de
web-city-feeds-all = todos
web-city-panel = Tablero eléctrico de { $player }: mostrar qué alimenta
web-city-whole = Toda la ciudad
# $name es una estructura; sus puntos son los de cada conexión.
web-cell-ground =
    { $ground ->
        [open] terreno libre
        [site] lugar para un transformador
        [blocked] bloqueada
       *[other] { $name }, { $points } por conexión
    }
web-cell-piece = { $kind } { $exits } de { $owner }
web-cell-mark =
    { $mark ->
        [transformer] con un transformador
        [insulated] aislada
       *[other] averiada
    }
web-cell-fed = alimentada por { $names }
web-cell-unfed = sin corriente
web-cell-connected = conectada por { $names }
web-cell-actions =
    { $count ->
        [one] una jugada acá
       *[other] { $count } jugadas acá
    }
web-card-use = Usarla
web-card-discard = Descartarla
web-card-now = Se está resolviendo { $card }.
web-deck-left = { $deck } en el mazo, { $discards } descartadas. Después se descarta una carta de la mano.
web-progress = { $have } de { $need }
web-contracts-done = Cumplidos: { $contracts }
web-points-so-far = Puntos hasta ahora
web-start-token = Ficha de inicio
web-tension-of = Puntos de tensión de { $player }
web-breakdown-none = Todavía ninguna. Se da vuelta una al final de cada ronda.
web-breakdown-earlier = Antes: { $cards }
