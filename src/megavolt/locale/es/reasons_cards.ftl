# Por qué un bot prefiere una jugada del juego de cartas, en una línea.

reason-cards-first = la central { $plant } gana { MONEY($income) } por ronda desde ahora, y queda dinero para sus recursos
reason-cards-plant = la central { $plant } gana { MONEY($income) } por ronda (rondas restantes: unas { $rounds }) con recursos por unos { MONEY($fuel) }
reason-cards-eco = la central { $plant } gana { MONEY($income) } por ronda (rondas restantes: unas { $rounds }) y no necesita recursos
reason-cards-points = la central { $plant } suma { $points } al resultado final
reason-cards-pass = ninguna central en oferta vale su precio
reason-cards-drop = la central { $plant } vale aquí { MONEY($limit) } como mucho
reason-cards-scrap = la central { $plant } gana { MONEY($income) } y es la menos útil
reason-cards-lose = { $card } es lo que menos falta hará
reason-cards-fuel = la central { $plant } lo necesita para ganar { MONEY($income) } esta ronda
reason-cards-last-fuel =
    { $income ->
        [one] la central { $plant } lo necesita para sumar { $income } punto
       *[other] la central { $plant } lo necesita para sumar { $income } puntos
    }
reason-cards-ahead = { $units } por { MONEY($price) }: difícilmente será más barato la próxima ronda
reason-cards-done = cada central que compensa tiene sus recursos, y lo demás no es barato
reason-cards-run = la central { $plant } gana { MONEY($income) }
reason-cards-hold = los recursos que quedan no bastan para otra central, o valen más al final
reason-cards-all-ran = todas las centrales han funcionado
reason-cards-burn = primero los restos pequeños, para que las cartas grandes queden enteras
