# El juego de tablero: el historial, los rechazos y la pantalla.
# $plant es un número de dos cifras, $player un nombre, $price y similares números enteros.

# ---- el historial

event-board-round = Ronda { $round }
event-board-step = Empieza el { step-name }.
event-board-order = El orden de juego es ahora: { $order }.
event-board-discount = La ficha de descuento va a la central { $plant }.
event-board-opened = { $player } saca a subasta la central { $plant } y puja { MONEY($bid) }.
event-board-raised = { $player } puja { MONEY($bid) } por la central { $plant }.
event-board-dropped = { $player } pasa en la subasta de la central { $plant }.
event-board-passed = { $player } pasa y no compra central en esta ronda.
event-board-passed_on = { $player } pasa y ofrece la central { $plant }; los demás pueden pujar por ella.
event-board-unsold = Nadie quiere la central { $plant }; se queda en el mercado.
event-board-bought = { $player } compra la central { $plant } por { MONEY($price) }.
event-board-uranium_stops = Con la central { $plant } vendida, el uranio ya no se repone nunca más.
event-board-scrapped = { $player } descarta la central { $plant }.
event-board-lost =
    { $count ->
        [one] { $player } no tiene sitio para { fuel-count }, que vuelve al suministro.
       *[other] { $player } no tiene sitio para { fuel-count }, que vuelven al suministro.
    }
event-board-discount_unsold = Nadie ha comprado la central { $plant }, que tenía descuento; sale del juego.
event-board-nobody_bought = Nadie ha comprado centrales en esta ronda.
event-board-drawn = Se roba del mazo la central { $plant }.
event-board-end_card = Se roba la carta del Paso 3 y se baraja el mazo.
event-board-undercut = La central { $plant } es menor que la que tiene descuento: sale del juego y la ficha de descuento se aparta.
event-board-removed = La central { $plant } sale del juego.
event-board-overtaken = La red más grande ha superado la central { $plant }, que sale del juego.
event-board-tucked = La central { $plant } va debajo del mazo.
event-board-fuel = { $player } compra 1 { fuel-of } por { MONEY($price) }.
# Several tokens in a row, for people who read.
event-board-fuel_many = { $player } compra { fuel-count } por { MONEY($price) }.
event-board-built = { $player } conecta { $city } por { MONEY($price) }.
event-board-ran =
    { $burn ->
        [none] { $player } pone en marcha la central { $plant }, que no gasta recursos.
       *[other] { $player } pone en marcha la central { $plant } con { $burn }.
    }
event-board-income =
    { $supplied ->
        [0] { $player } no abastece ninguna ciudad y cobra { MONEY($pay) }.
        [one] { $player } abastece { $supplied } ciudad y cobra { MONEY($pay) }.
       *[other] { $player } abastece { $supplied } ciudades y cobra { MONEY($pay) }.
    }
event-board-refilled =
    { $fuels ->
        [none] No queda nada para reponer el mercado de recursos.
       *[other] Se repone el mercado de recursos: { $fuels }.
    }
event-board-game_over = La partida ha terminado.

# ---- palabras que no son jugadas

error-unknown_word = «{ $word }» no es una jugada válida. Una jugada empieza por una de estas palabras: { $known }.
    .clicked = «{ $word }» no es una jugada válida. Elige una de las jugadas que se ofrecen.
error-bad_word = «{ $word }» está incompleto o mal escrito. Escríbelo así: { $form }.
    .clicked = «{ $word }» no es una jugada completa. Elige una de las jugadas que se ofrecen.
error-no_such_plant = En este juego no existe la central { $plant }. Elige una de las que se ven.
error-no_such_fuel = Aquí no hay ningún recurso llamado { $fuel }. Elige uno de estos: { $known }.
error-no_such_city = En este mapa no hay ninguna ciudad llamada { $city }. Comprueba la ortografía o elígela en la lista de ciudades.
error-wrong_burn =
    { $units ->
        [one] La central { $plant } gasta exactamente { $units } unidad de recursos y esto es otra cosa. Escribe una de estas formas: { $ways }.
       *[other] La central { $plant } gasta exactamente { $units } unidades de recursos y esto es otra cosa. Escribe una de estas formas: { $ways }.
    }
    .clicked =
        { $units ->
            [one] La central { $plant } gasta exactamente { $units } unidad de recursos y esto es otra cosa. Vuelve a elegir los recursos.
           *[other] La central { $plant } gasta exactamente { $units } unidades de recursos y esto es otra cosa. Vuelve a elegir los recursos.
        }

# ---- rechazos

error-wrong_phase = Eso no se puede hacer en esta fase ({ phase-name }). Elige una de las jugadas que se ofrecen.
error-scrap_newest = La central { $plant } se acaba de comprar y tiene que quedarse. Descarta una de las anteriores: { $choices }.
error-must_scrap =
    { $limit ->
        [one] Tienes una central de más: el límite es { $limit } central. Descarta primero una de estas: { $choices }.
       *[other] Tienes una central de más: el límite son { $limit } centrales. Descarta primero una de estas: { $choices }.
    }
error-must_drop = Tus centrales ya no pueden guardar todos tus recursos. Renuncia primero a una unidad, a elegir entre: { $choices }.
error-no_lot_to_bid_on = No hay ninguna central en subasta por la que pujar. Abre una subasta: abrir CENTRAL PUJA.
    .clicked = No hay ninguna central en subasta por la que pujar. Elige una central para abrir una subasta.
error-pass_names_no_plant = La central { $plant } está en subasta; para pasar no nombres ninguna central. Escribe solo: pasar.
    .clicked = La central { $plant } está en subasta. Si no quieres pujar, pasa.
error-answer_the_bid = La central { $plant } está en subasta y te toca responder. Puja más o pasa.
error-lot_on_the_table = La central { $plant } está en subasta y otra solo puede venir después. Puja por esta o pasa.
error-bid_too_low = Una puja de { MONEY($bid) } es demasiado baja para la central { $plant }. Puja al menos { MONEY($minimum) } o pasa.
error-bid_over_money = Una puja de { MONEY($bid) } supera los { MONEY($money) } que tienes. Puja menos o pasa.
error-must_buy_in_round_one = En la primera ronda todos tienen que comprar una central, así que ahora no puedes pasar. Abre una subasta: abrir CENTRAL PUJA.
    .clicked = En la primera ronda todos tienen que comprar una central, así que ahora no puedes pasar. Elige una central para abrir una subasta.
error-pass_needs_plant = En esta edición, pasar es ofrecer una central a los demás. Escribe pasar y una de estas: { $choices }.
    .clicked = En esta edición, pasar es ofrecer una central a los demás. Elige una de estas: { $choices }.
error-pass_names_nothing = En esta edición, al pasar no se nombra ninguna central. Escribe solo: pasar.
    .clicked = En esta edición, al pasar no se nombra ninguna central. Pasa sin más.
error-nobody_to_pass_to = Nadie más puede comprar en esta ronda, así que no hay a quién ofrecer una central. Escribe solo: pasar.
    .clicked = Nadie más puede comprar en esta ronda, así que no hay a quién ofrecer una central. Pasa sin más.
error-not_current = La central { $plant } no está en el mercado actual. Elige una de estas: { $choices }.
error-still_future = La central { $plant } está todavía en el mercado futuro y aún no se puede comprar. Elige una del mercado actual: { $choices }.
error-not_in_market = La central { $plant } no está en el mercado. Elige una del mercado actual: { $choices }.
error-alone_pays_minimum = No queda nadie que puje contra ti, así que la central { $plant } cuesta su mínimo. Puja { MONEY($minimum) }.
error-no_plant_burns_it = Ninguna de tus centrales gasta { fuel-name }: no tienes dónde guardar ese recurso. Compra otro recurso o termina tu turno.
error-stores_full = No tienes sitio para más { fuel-name }: tus centrales guardan { $room } como mucho. Compra otro recurso o termina tu turno.
error-fuel_sold_out = En el mercado de recursos no queda { fuel-name }; se repone al final de la ronda. Compra otro recurso o termina tu turno.
error-fuel_too_dear = La siguiente unidad { fuel-of } cuesta { MONEY($price) } y tienes { MONEY($money) }. Compra otro recurso o termina tu turno.
error-city_not_in_play = { $city } está en la región { $region }, que no está en juego. Elige una ciudad de las regiones en juego.
error-city_already_yours = Ya tienes una casa en { $city } y no puede haber más de una. Elige otra ciudad.
error-no_houses_left = Ya has colocado todas tus casas ({ $houses }), así que no puedes conectar más ciudades. Termina tu turno.
error-city_full = En { $city } no queda espacio libre en el Paso { $step }. Elige otra ciudad o espera al siguiente Paso.
error-city_too_dear = Conectar { $city } cuesta { MONEY($cost) } y tienes { MONEY($money) }. Elige una ciudad más barata o termina tu turno.
error-not_your_plant = La central { $plant } no es tuya. Pon en marcha una de las tuyas o termina tu turno.
error-already_ran = La central { $plant } ya ha funcionado, y cada una funciona una vez por ronda. Pon en marcha otra o termina tu turno.
error-not_enough_fuel =
    { $units ->
        [one] La central { $plant } gasta exactamente { $units } unidad de recursos y no la tienes. Pon en marcha otra o termina tu turno.
       *[other] La central { $plant } gasta exactamente { $units } unidades de recursos y no las tienes. Pon en marcha otra o termina tu turno.
    }

# ---- una partida preparada a mano

error-setup_unknown_key = La preparación tiene un dato desconocido, «{ $key }». Los conocidos son: { $known }. Corrígelo o quítalo.
error-setup_wrong_type = El dato «{ $key }» de la preparación tiene una forma incorrecta. Las listas se escriben [3, 4, 5], los textos "05a" y las tablas {"{"}"coal": 24{"}"}; docs/record.md (en inglés) describe cada dato.
error-setup_bad_order = El orden de la preparación debe nombrar una vez cada asiento, del 0 al { $last }. Corrige la lista.
error-setup_wrong_count =
    { $count ->
        [one] El dato «{ $key }» de la preparación tiene { $count } elemento y el número necesario es { $expected }. Añade o quita los que haga falta.
       *[other] El dato «{ $key }» de la preparación tiene { $count } elementos y el número necesario es { $expected }. Añade o quita los que haga falta.
    }
error-setup_plant_twice = La central { $plant } aparece dos veces en la preparación (dato «{ $key }»). Cada central solo puede estar en un sitio.
error-setup_unknown_plant = El dato «{ $key }» de la preparación nombra la central { $plant }, que no existe en este juego. Escríbela como está impresa, en el juego de cartas por ejemplo 05a.
error-setup_deck_holds_market = El mazo de la preparación contiene centrales que necesita el mercado (faltan allí: { $missing }). Indica también el mercado o quita centrales del mazo.
error-setup_unknown_fuel = La preparación nombra un recurso que no existe: «{ $fuel }». Elige uno de estos: { $known }.
error-setup_bad_fuel = La preparación pone { $count } { fuel-of } en el mercado de recursos. Indica un número entero de 0 a { $most }.
error-map_too_small = { $map } es demasiado pequeño para { $players } jugadores de { $game }: { $regions } regiones conectadas tienen en total muy pocas ciudades para que la partida termine ({ $found }; necesarias: { $needed }). Añade ciudades a las regiones, elige otro número de jugadores o indica con «editions» para qué ediciones es el mapa.
error-map_regions_apart = En { $map } no se puede jugar a { $game } (jugadores: { $players }): muy pocas de sus regiones se tocan (necesarias: { $regions }). Conecta ciudades de regiones vecinas o añade regiones.
error-regions_conflict = Las regiones de la preparación y las de la opción no coinciden. Indícalas en un solo sitio.
error-regions_not_a_list = Las regiones se dan como una lista de nombres y esto no lo es: { $value }. Elige entre: { $known }.
error-unknown_region = Este mapa no tiene la región { $region }. Elige entre: { $known }.
error-region_twice = Hay una región repetida: { $regions }. Nombra cada una una sola vez.
error-wrong_region_count =
    { $count ->
        [one] Se ha indicado { $count } región y con este número de jugadores se usan { $expected }. Añade o quita las que haga falta.
       *[other] Se han indicado { $count } regiones y con este número de jugadores se usan { $expected }. Añade o quita las que haga falta.
    }
error-regions_not_connected = Estas regiones no están conectadas: { $regions }. Elige regiones que se toquen.

# ---- la pantalla

board-round = Ronda { $round }
board-current = Actual
board-future = Futuro
board-deck = Mazo
board-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
board-deck-back =
    { $back ->
        [low] la de encima es baja
       *[high] la de encima es alta
    }
board-deck-top = encima: { $plants }
board-step3-card = ya ha salido la carta del Paso 3
board-discount = *{ $plant }: con descuento, pujas desde { $minimum }
board-auction = Subasta
board-lot = central { $plant }, { $leader } va ganando con { MONEY($bid) }; siguen pujando: { $bidders }
board-lot-offered = se ofrece la central { $plant }; siguen pujando: { $bidders }
board-fuel-market = Recursos
board-next-price = sig.
board-refill = repone
# The coal storage beside the fuel market.
board-store = depósito
board-player = Jugador
board-money = Electros
board-plants = Centrales
board-stock = Recursos
board-cities = Ciud.
board-supply = Abastece
board-supplies = { $count } (+{ $income })
board-result-supplied = Abastecidas
board-ask-open = abre una subasta con el número de una central (y una puja mayor que el mínimo, si quieres: { $plant } { $bid }) o escribe pasar.
board-ask-open-first = abre una subasta con el número de una central, y una puja mayor que el mínimo si quieres: { $plant } { $bid }.
board-ask-bid = central { $plant }: escribe tu puja, de { $low } a { $high } (+ puja { $low }), o pasar.
board-ask-bid-poor = central { $plant }: la siguiente puja es { $low }, más de lo que tienes. Escribe pasar.
board-ask-scrap = tienes una central de más. ¿Cuál descartas?
board-ask-drop = tus centrales no pueden guardar todos tus recursos. ¿A qué unidad renuncias?
board-ask-buy = compra recursos (varios a la vez: { $fuel } { $count }) o termina tu turno con fin.
board-ask-build = conecta una ciudad por su número o su nombre, o termina tu turno con fin.
board-ask-build-first = empieza tu red en una ciudad, por su número o su nombre, o espera con fin.
board-ask-run =
    { $supplied ->
        [0] pon en marcha centrales o termina tu turno con fin.
        [one] { $supplied } ciudad abastecida por ahora. Pon en marcha más centrales o termina tu turno con fin.
       *[other] { $supplied } ciudades abastecidas por ahora. Pon en marcha más centrales o termina tu turno con fin.
    }
board-choice-open = puja { $low } … { $high }
board-choice-open-once = por { $low }
board-choice-pass = no comprar en esta ronda
board-choice-pass-on = no comprar, ofrecer { $plant }
board-choice-drop = pasar
board-choice-buy = { fuel-name } por { $price }
board-choice-run =
    { $burn ->
        [none] abastecer { $supplies } sin recursos
       *[other] abastecer { $supplies } con { $burn }
    }
board-choice-best =
    { $supplied ->
        [one] abastecer { $supplied } ciudad, cobrar { MONEY($income) } y terminar ({ $moves })
       *[other] abastecer { $supplied } ciudades, cobrar { MONEY($income) } y terminar ({ $moves })
    }
board-choice-done = terminar el turno

# Lo que se puede escribir en vez de cada verbo, separado por comas.

typed-open = abrir, abre, subastar
typed-bid = pujar, puja
typed-pass = pasar, pasa, paso
typed-scrap = descartar, descarta
typed-drop = soltar, renunciar
typed-buy = comprar, compra
typed-build = conectar, conecta, construir
typed-run = activar, activa, encender
typed-done = fin, listo
board-key-best = mejor

# ---- dónde empieza una red

error-first_city_not_empty = En { $city } ya hay una casa y tu primera ciudad debe estar vacía. Elige una ciudad vacía o termina tu turno.

# Cómo termina la partida y quién gana; lo primero que dice la ayuda.

board-goal = La partida termina tras la fase de construcción en la que alguien conecta suficientes ciudades. Gana quien entonces pueda abastecer más ciudades con sus centrales y recursos; en caso de empate, quien tenga más dinero.

# Los recursos que se van con una central descartada, junto a ella.

board-scrap-loses =
    { $fuels ->
        [none] no pierdes recursos
       *[other] pierdes { $fuels }
    }
board-scrap-either = { $count } de { $first } o { $second }

# ---- where nothing is possible

board-ask-open-none = no hay ninguna central que puedas pagar. Escribe pasar.
board-ask-buy-nothing = no hay recursos que te sirvan y puedas pagar. Termina tu turno con fin.
board-ask-build-nothing = no hay ninguna ciudad que puedas pagar. Termina tu turno con fin.
board-ask-run-nothing =
    { $supplied ->
        [0] ninguna central tiene los recursos que necesita. Termina tu turno con fin.
        [one] { $supplied } ciudad abastecida, y ninguna otra central puede funcionar. Termina tu turno con fin.
       *[other] { $supplied } ciudades abastecidas, y ninguna otra central puede funcionar. Termina tu turno con fin.
    }

# ---- the map

typed-map = mapa
play-usage-map = mapa
play-about-map = dibujar el mapa: conexiones con su coste, casas y regiones
typed-near = cerca, vecinas
play-usage-near = cerca CIUDAD
play-about-near = mostrar las ciudades vecinas y lo que te costaría cada una
typed-plan = ruta
play-usage-plan = plan CIUDAD…
play-about-plan = sumar lo que te cuesta conectar estas ciudades en este orden
board-map-region = { $letter } { $region }
board-map-legend = Sobre las líneas: coste de la conexión. Tras el nombre: quién tiene casa.
board-near-title = { $city } ({ $region })
board-near-city = Ciudad
board-near-connection = conexión
board-near-house = casa
board-near-total = para ti
board-near-price = casa { $house }, para ti { $total }
board-near-full = sin espacio libre en este Paso
board-near-yours = tuya
board-plan-step = { $city }: casa { $house }, conexión { $connection }
board-plan-via = (por { $path })
board-plan-total = { MONEY($total) } en total; tienes { MONEY($money) } y te quedarían { MONEY($left) }.
board-plan-short = { MONEY($total) } en total; tienes { MONEY($money) }, faltan { MONEY($short) }.
error-no_city_here = Ninguna ciudad en juego empieza por «{ $typed }». Elige una de estas: { $known }.
error-plan_city_yours = Ya tienes una casa en { $city }. Quítala del plan.
error-plan_city_full = { $city } no tiene espacio libre en este Paso. Quítala del plan.

# The next price of a fuel, the units in the market, and the refill.

board-fuel-price = { fuel-name } { $price } (quedan { $tokens }, +{ $refill })

# While regions are drafted.

error-no_cities_yet = Las regiones en juego se están eligiendo, así que nada tiene coste todavía. Elige primero las regiones; mapa muestra todas las ciudades.
