# El juego de cartas en el navegador.

web-discount = descuento
web-last-card = Una ronda más
web-auction-of = Se subasta la central { $plant }. Siguen pujando:
web-fuel-legend = Los círculos llenos son unidades que conservarías; los claros volverían como sobrante.
web-pile-draw = Mazo de combustible
web-pile-discards = Descartes
web-pile-waiting = Cartas «++» apartadas
web-pile-singles = Cartas sueltas en la reserva
web-store-empty = El depósito está vacío.
web-store-room = Queda lugar para { $fuels }.
web-plant-ran = ya produjo
web-run-any = { $plant } con lo que menos necesites
web-points-now = Puntos, si la partida terminara ahora
web-bank-words = El Banco juega solo: toma centrales y el combustible más barato que necesitan.
web-demolition = Carta de demolición { $card }
web-demolition-pays = { MONEY($first) } por la primera central retirada en esta fase, { MONEY($others) } por cada una de las siguientes.
web-demolition-paid = Pagadas en esta fase: { $count }
