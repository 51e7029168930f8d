# Por qué un bot del juego de tender cables juega lo que juega, en una línea.

reason-blackout-done = En este turno ya no vale la pena hacer nada más.
reason-blackout-held = Puntos guardados para las últimas reparaciones: { $count }.
reason-blackout-draw = Una carta nueva debería servir más que la peor de la mano.
reason-blackout-exchange = Otro contrato debería ser más fácil de cumplir.
reason-blackout-discard = { $card } es la carta que menos necesito.
reason-blackout-card = { $card } vale más de lo que cuesta.
reason-blackout-contract = Una pieza en { $cell } cumple el contrato { $contract } y suma { $points }.
reason-blackout-connects = Una pieza en { $cell } da conexiones enseguida y suma { $points }.
reason-blackout-leads = Una pieza en { $cell } acerca la red a lo que vale la pena conectar.
reason-blackout-rotate = La pieza en { $cell } queda mejor así.
reason-blackout-fault =
    { $whose ->
        [own] De mis rectas, la de { $cell } es la que menos falta me hace.
       *[rival] Una avería en { $cell } es lo que más perjudica a un rival.
    }
reason-blackout-repair =
    { $whose ->
        [own] La pieza en { $cell } tiene que volver a funcionar.
       *[rival] Reparar { $cell } me ayuda poco, pero deja sitio para una carta nueva.
    }
reason-blackout-transformer = Un transformador en { $cell } puntúa en una zona que vale { $points }.
reason-blackout-insulate = Una avería en { $cell } es lo que más me perjudicaría.
reason-blackout-remove = La pieza en { $cell } es la que menos falta me hace.
