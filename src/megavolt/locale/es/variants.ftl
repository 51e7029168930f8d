# El juego de tablero: elección de regiones, el Monopolio, ciudades de inicio, demolición.

event-board-drafted = { $player } elige la región { $region }.
event-board-placed = { $player } coloca una casa del Monopolio en { $city }.
event-board-marked = { $player } marca { $city } como ciudad de inicio.
event-board-trust_takes = El Monopolio se lleva la central { $plant }.
event-board-trust_scraps = El Monopolio descarta la central { $plant }, que sale del juego.
event-board-trust_declines = El Monopolio no quiere la central { $plant }: todas las suyas son mayores.
event-board-trust_fuel =
    { $fuels ->
        [none] El Monopolio no toma recursos.
       *[other] El Monopolio toma recursos: { $fuels }.
    }
event-board-trust_blocks = El Monopolio pone una casa en el espacio de 15 de { $city }.
event-board-demolished = { $player } cobra { MONEY($pay) } por la demolición.
event-board-demolition_card = Ahora está encima la carta de demolición { $card }.

error-no_such_region = Este mapa no tiene la región { $region }. Elige una de estas: { $known }.
error-must_draft = Se están eligiendo las regiones. Elige una: elegir NOMBRE.
    .clicked = Se están eligiendo las regiones. Elige una en el mapa.
error-region_taken = La región { $region } ya está en juego. Elige otra.
error-region_cuts_off = Con la región { $region }, las regiones en juego no podrían quedar todas conectadas. Elige otra.
error-must_place = Se están colocando las casas del Monopolio. Coloca una: colocar CIUDAD.
    .clicked = Se están colocando las casas del Monopolio. Elige una ciudad en el mapa.
error-not_next_to_trust = { $city } no está conectada con una ciudad del Monopolio. Elige una que lo esté.
error-trust_already_there = El Monopolio ya tiene una casa en { $city }. Elige otra ciudad.
error-must_mark = Se están marcando las ciudades de inicio. Marca una: marcar CIUDAD.
    .clicked = Se están marcando las ciudades de inicio. Elige una ciudad en el mapa.
error-already_marked = { $city } ya está marcada como ciudad de inicio. Elige otra ciudad.
error-must_begin_in_start_city = Una red empieza en una ciudad de inicio marcada, y { $city } no lo es. Elige una ciudad marcada o termina tu turno.
error-start_city_reserved = { $city } es una ciudad de inicio y su primer espacio está reservado para quien empiece allí. En el Paso { $step } no hay otro espacio abierto. Elige otra ciudad.

board-trust = Monopolio
board-trust-houses =
    { $count ->
        [one] queda { $count } casa
       *[other] quedan { $count } casas
    }
board-demolition = carta de demolición { $card }: { $first } por la primera central descartada en una fase, { $others } por las demás; pagadas: { $paid }
board-ask-draft_region = elige una región, por su número o su nombre.
board-ask-place_trust = coloca una casa del Monopolio: el número o el nombre de una ciudad.
board-ask-mark_start = marca una ciudad de inicio, por su número o su nombre.

typed-region = elegir
typed-place = colocar
typed-mark = marcar
