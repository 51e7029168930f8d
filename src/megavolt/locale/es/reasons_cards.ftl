# Por qué un bot prefiere una jugada del juego de cartas, en una línea.

reason-cards-first = la central { $plant } gana { MONEY($income) } por ronda desde ahora, y queda dinero para su combustible
reason-cards-plant = la central { $plant } gana { MONEY($income) } por ronda (quedan unas { $rounds }) con combustible por unos { MONEY($fuel) }
reason-cards-eco = la central { $plant } gana { MONEY($income) } por ronda (quedan unas { $rounds }) y no necesita combustible
reason-cards-points = la central { $plant } suma { $points } al resultado final
reason-cards-pass = ninguna central en oferta vale su precio
reason-cards-drop = la central { $plant } vale aquí { MONEY($limit) } como mucho
reason-cards-scrap = la central { $plant } gana { MONEY($income) } y es la que menos falta hará
reason-cards-lose = { $card } es el combustible que menos falta hará
reason-cards-fuel = la central { $plant } lo necesita para ganar { MONEY($income) } esta ronda
reason-cards-last-fuel = la central { $plant } lo necesita para sumar { $income } puntos
reason-cards-ahead = { $units } por { MONEY($price) }: difícilmente será más barato la próxima ronda
reason-cards-done = cada central que compensa tiene su combustible, y lo demás no es barato
reason-cards-run = la central { $plant } gana { MONEY($income) }
reason-cards-hold = el combustible que queda no basta para otra central, o vale más al final
reason-cards-all-ran = todas las centrales han funcionado
reason-cards-burn = primero los restos pequeños, para que las cartas grandes queden enteras
