# Por qué un bot prefiere una jugada del juego de cartas, en una línea.

reason-cards-first = La central { $plant } da { MONEY($income) } por ronda desde ahora, y queda dinero para sus recursos.
reason-cards-plant =
    La central { $plant } da { MONEY($income) } por ronda con recursos por unos { MONEY($fuel) }; { $rounds ->
        [one] queda más o menos { $rounds } ronda.
       *[other] quedan unas { $rounds } rondas.
    }
reason-cards-eco =
    La central { $plant } da { MONEY($income) } por ronda y no necesita recursos; { $rounds ->
        [one] queda más o menos { $rounds } ronda.
       *[other] quedan unas { $rounds } rondas.
    }
reason-cards-points = La central { $plant } suma { $points } al resultado final.
reason-cards-pass = Ninguna central a la venta vale su precio.
reason-cards-drop = La central { $plant } vale aquí { MONEY($limit) } como mucho.
reason-cards-scrap = La central { $plant } da { MONEY($income) } y es la menos útil.
reason-cards-lose = La carta { $card } es la que menos falta hará.
reason-cards-fuel = La central { $plant } necesita ese recurso para dar { MONEY($income) } en esta ronda.
reason-cards-last-fuel =
    { $income ->
        [one] La central { $plant } necesita ese recurso para sumar { $income } punto.
       *[other] La central { $plant } necesita ese recurso para sumar { $income } puntos.
    }
reason-cards-ahead = { $units } por { MONEY($price) }: en la próxima ronda difícilmente será más barato.
reason-cards-done = Las centrales que compensan ya tienen sus recursos, y lo demás no es barato.
reason-cards-run = La central { $plant } da { MONEY($income) }.
reason-cards-hold = Los recursos que quedan no bastan para otra central o valen más al final.
reason-cards-all-ran = Todas las centrales han funcionado.
reason-cards-burn = Primero los restos pequeños, para que las cartas grandes queden enteras.
