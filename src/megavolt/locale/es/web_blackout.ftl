# El juego de cableado en el navegador.

web-city = La ciudad
web-city-feeds = Mostrar la corriente de
web-city-feeds-all = todos
web-city-panel = Tablero eléctrico de { $player }: mostrar qué alimenta
web-city-whole = Toda la ciudad
# $name es una estructura; sus puntos son los de cada conexión.
web-cell-ground =
    { $ground ->
        [open] terreno abierto
        [site] lugar para un transformador
        [blocked] bloqueada
       *[other] { $name }, { $points } por conexión
    }
web-cell-piece =
    { $exits ->
        [none] { $kind } de { $owner }
       *[other] { $kind } de { $owner } (salidas: { $exits })
    }
web-direction =
    { $side ->
        [n] norte
        [e] este
        [s] sur
       *[w] oeste
    }
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
        [one] una jugada aquí
       *[other] { $count } jugadas aquí
    }
web-card-use = Usar
web-card-discard = Descartar
web-card-now = Se está resolviendo { $card }.
web-deck-left = { $deck } en el mazo, { $discards } en los descartes. Después descartas una carta de la mano.
web-progress = { $have } de { $need }
web-contracts-done = Cumplidos: { $contracts }
web-points-so-far = Puntos hasta ahora
web-start-token = Ficha de comienzo
web-count = Recuento
web-count-more = Lo que ve un recuento: los puntos sin los contratos comunes. Algunas cartas de avería afectan a quien tiene más.
web-tension-of = Puntos de tensión de { $player }
web-tension-own =
    { $own ->
        [one] más { $own } propio
       *[other] más { $own } propios
    }
web-breakdown-none = Todavía ninguna. Se descubre una al final de cada ronda.
web-breakdown-earlier = Anteriores: { $cards }
