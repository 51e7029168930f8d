# El juego de cartas en el navegador.

web-discount = descuento
web-last-card = Una ronda más
web-auction-of = Se subasta la central { $plant }. Siguen pujando:
web-fuel-legend = Las fichas llenas son unidades que conservarías; las claras volverían al mercado como sobrante.
web-pile-draw = Mazo de recursos
web-pile-discards = Descartes
web-pile-waiting = Cartas «++» apartadas
web-pile-singles = Cartas sueltas en el suministro
web-store-empty = El almacén está vacío.
web-store-room = Queda sitio para { $fuels }.
web-plant-ran = ya ha producido
web-run-any = { $plant } con lo que menos necesites
web-points-now = Puntos si la partida terminara ahora
web-bank-words = La Banca juega sola: toma centrales y los recursos más baratos que necesitan.
web-demolition = Carta de demolición { $card }
web-demolition-pays = { MONEY($first) } por la primera central descartada en esta fase, { MONEY($others) } por cada una de las siguientes.
web-demolition-paid = Pagos en esta fase: { $count }
