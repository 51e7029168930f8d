# El juego de fichas de cableado: lo que pasa, lo que se rechaza y lo que dice su pantalla.

event-blackout-round =
    { $dark ->
        [True] La ronda { $round } es de apagón: un solo juego de { blackout-points } recorre la mesa.
       *[other] Empieza la ronda { $round }, con { blackout-points } por turno.
    }
event-blackout-count = Recuento, sin los contratos comunes: { $points }.
event-blackout-generator = { $player } va por detrás: el generador de emergencia le da { blackout-points }.
event-blackout-turn = Le toca a { $player }, con { blackout-points }.
event-blackout-done = { $player } termina su turno con { blackout-points } sin usar.
event-blackout-start_token = La ficha de comienzo pasa a { $player }.
event-blackout-last_repairs = { $player } puede hacer las últimas reparaciones con { blackout-points }.
event-blackout-game_over = La partida ha terminado.
event-blackout-drew =
    { $card ->
        [0] { $player } roba una carta{ blackout-paid }.
       *[other] { $player } roba { $card }{ blackout-paid }.
    }
event-blackout-discarded = { $player } descarta { $card }.
event-blackout-reshuffled =
    { $cards ->
        [one] Se barajan los descartes: el nuevo mazo tiene { $cards } carta.
       *[other] Se barajan los descartes: el nuevo mazo tiene { $cards } cartas.
    }
event-blackout-used = { $player } usa { $card } ({ $cost }).
event-blackout-tension = { $player } suma { $amount } a los puntos de este turno y ahora tiene { $tension }.
event-blackout-installed = { $player } instala { $exits } en { $cell } ({ $cost }).
event-blackout-replaced = { $player } reemplaza { $was } por { $exits } en { $cell } ({ $cost }).
event-blackout-rotated = { $player } rota la pieza de { $owner } en { $cell }, de { $was } a { $exits } ({ $cost }).
event-blackout-removed = { $player } retira { $exits } de { $cell }.
event-blackout-faulted =
    { $player ->
        [0] La recta de { $owner } en { $cell } queda averiada.
       *[other] { $player } avería la recta de { $owner } en { $cell } ({ $cost }).
    }
event-blackout-repaired =
    { $player ->
        [0] La pieza de { $owner } en { $cell } queda reparada.
       *[other] { $player } repara la pieza de { $owner } en { $cell } ({ $cost }).
    }
event-blackout-insulated = { $player } aísla la recta de { $cell }.
event-blackout-transformer = { $player } instala un transformador en { $cell } ({ $cost }); puntúa en la zona { $tile }.
event-blackout-contract_met = { $player } cumple el contrato { $contract }, que vale { $points }.
event-blackout-contract_dealt =
    { $contract ->
        [0] { $player } recibe un contrato.
       *[other] { $player } recibe el contrato { $contract }.
    }
event-blackout-exchanged =
    { $contract ->
        [0] { $player } pone un contrato debajo del mazo.
       *[other] { $player } pone el contrato { $contract } debajo del mazo.
    }
event-blackout-breakdown = Carta de avería: { $breakdown }.
event-blackout-struck = Afecta a { $tile }.
event-blackout-next_tension =
    { $amount ->
        [-1] En la próxima ronda cada turno tiene 1 punto menos.
        [1] En la próxima ronda cada turno tiene 1 punto más.
       *[other] Cambio en los puntos por turno de la próxima ronda: { $amount }.
    }
event-blackout-mode =
    { $dark ->
        [True] Se va la luz: la próxima ronda es de apagón.
       *[other] En la próxima ronda vuelve la luz.
    }

# ---- palabras

blackout-paid =
    { $cost ->
        [0] {""}
       *[other] {" "}({ $cost })
    }
blackout-points =
    { $tension ->
        [one] { $tension } punto
       *[other] { $tension } puntos
    }
blackout-own-points =
    { $own ->
        [one] { $own } punto propio
       *[other] { $own } puntos propios
    }
blackout-verb =
    { $verb ->
        [install] instalar una pieza
        [replace] reemplazar una pieza
        [rotate] rotar una pieza
        [fault] averiar una recta
        [fault_own] averiar una recta tuya
        [repair] reparar una pieza
        [transformer] instalar un transformador
        [insulate] aislar una recta
        [remove] retirar una pieza
        [draw] robar una carta
        [exchange] cambiar el contrato
        [contract] cambiar el contrato
        [tension] cambiar los puntos
       *[other] { $verb }
    }
blackout-structures =
    { $kind ->
        [house] { $count ->
            [one] { $count } casa
           *[other] { $count } casas
        }
        [building] { $count ->
            [one] { $count } edificio
           *[other] { $count } edificios
        }
        [country] { $count ->
            [one] { $count } country
           *[other] { $count } countries
        }
        [factory] { $count ->
            [one] { $count } fábrica
           *[other] { $count } fábricas
        }
       *[other] { $count ->
            [one] { $count } estructura
           *[other] { $count } estructuras
        }
    }
blackout-term =
    { $term ->
        [structures] conectar { blackout-structures }
        [connections] { $count ->
            [one] tener { $count } conexión activa{ blackout-of-kind }
           *[other] tener { $count } conexiones activas{ blackout-of-kind }
        }
        [multi] conectar { blackout-structures } con { $connections ->
            [one] { $connections } conexión
           *[other] { $connections } conexiones
        }{ $count ->
            [one] {""}
           *[other] { $kind ->
                [building] {" "}cada uno
                [country] {" "}cada uno
               *[other] {" "}cada una
            }
        }
        [tiles] { $count ->
            [one] conectar estructuras en { $count } ficha
           *[other] conectar estructuras en { $count } fichas
        }
        [same_tile] conectar { blackout-structures } en una misma ficha
        [named_tile] conectar { blackout-structures } en la ficha { $tile }
        [transformers] { $count ->
            [one] instalar { $count } transformador
           *[other] instalar { $count } transformadores
        }
        [pieces] { $count ->
            [one] tener { $count } pieza tuya con corriente{ blackout-kinds }
           *[other] tener { $count } piezas tuyas con corriente{ blackout-kinds }
        }
        [shared] conectar { blackout-structures } en común con otro jugador
        [borrowed] { $count ->
            [one] ten con corriente tuya { $count } pieza de otros jugadores
           *[other] ten con corriente tuya { $count } piezas de otros jugadores
        }
        [outage] { $count ->
            [one] que { $count } pieza de otros jugadores esté averiada
           *[other] que { $count } piezas de otros jugadores estén averiadas
        }
       *[other] no tener ninguna pieza averiada
    }
blackout-of-kind =
    { $kind ->
        [any] {""}
       *[other] {" "}({ $name })
    }

# ---- rechazos

error-no_such_cell = No hay ninguna casilla { $cell }: las filas y columnas van de 0 a { $last }. Escribe una como r3c5.
    .clicked = No hay ninguna casilla { $cell }: las filas y columnas van de 0 a { $last }. Elige una casilla del tablero.
error-no_such_piece = Ninguna pieza tiene las salidas «{ $exits }»: una pieza tiene dos, tres o cuatro. Escríbelas como ns, sw, new o nesw.
    .clicked = Ninguna pieza tiene las salidas «{ $exits }»: una pieza tiene dos, tres o cuatro. Elige una de las piezas que se ofrecen.
error-no_such_action = No hay ninguna acción número { $action }. Elige una de las permitidas.
error-no_such_card = No hay ninguna carta «{ $card }». Las cartas son: { $known }. Elige una de ellas.
error-must_discard =
    { $count ->
        [one] Antes hay que descartar una carta. Nómbrala: descartar CARTA.
       *[other] Antes hay que descartar { $count } cartas. Nombra una: descartar CARTA.
    }
    .clicked =
        { $count ->
            [one] Antes hay que descartar una carta. Elígela en tu mano.
           *[other] Antes hay que descartar { $count } cartas. Elige una en tu mano.
        }
error-card_not_in_hand = No tienes { $card } en la mano. Elige una carta de tu mano.
error-must_choose = Se está resolviendo { $card } y ahora tienes que { blackout-verb }. Hazlo primero.
error-must_do_one = { $card } te pide { blackout-verb } al menos una vez. Hazlo primero; después puedes parar.
error-card_other_piece = { $card } no te da esa pieza: { $piece }. Elige una que la carta permita.
error-already_rotated = La pieza de { $cell } ya se ha rotado con esta carta. Elige otra.
error-outside_tile = { $cell } está fuera de la ficha afectada: { $tile }. Elige una pieza de esa ficha.
error-piece_of_another = La pieza de { $cell } no es del jugador afectado. Elige una de las permitidas.
error-nothing_to_discard = Ahora no hay que descartar nada: solo se descarta después de robar. Elige otra acción.
error-nothing_to_draw = No quedan cartas en el mazo ni en los descartes. Elige otra acción.
error-needs_card = Solo una carta permite { blackout-verb }. Usa una que lo permita o elige otra acción.
error-card_without_effect = { $card } no serviría de nada ahora: no es posible { blackout-verb }. Guárdala para más tarde.
error-too_few_points = Eso cuesta { $cost } y te quedan { $points }. Elige algo más barato o termina tu turno.
error-one_action_in_the_dark = En una ronda de apagón se hace una sola acción y ya la has hecho. Usa una carta de coste 0 o termina tu turno.
error-cell_not_open =
    El cableado va solo en casillas abiertas y en { $cell } hay { $there ->
        [house] una casa
        [building] un edificio
        [country] un country
        [factory] una fábrica
       *[other] una casilla bloqueada
    }. Elige una casilla abierta.
error-cell_taken = En { $cell } ya hay una pieza. Elige una casilla vacía o reemplaza una pieza tuya.
error-entry_of_another = { $cell } es una casilla de entrada del tablero eléctrico de otro jugador. Elige otra casilla.
error-none_left = No te quedan piezas de este tipo: { $piece }. Elige otro tipo.
error-not_joined = { $exits } en { $cell } no quedaría unida a nada tuyo. Elige una salida hacia tu tablero eléctrico, hacia cableado con corriente tuya o hacia una pieza tuya que funcione.
error-no_piece_here = No hay ninguna pieza en { $cell }. Elige una casilla que la tenga.
error-not_your_piece = La pieza de { $cell } es de otro jugador. Elige una tuya.
error-same_kind = La pieza de { $cell } ya es de ese tipo ({ $piece }) y hay que poner otro. Elige otro tipo o rótala.
error-not_live = A la pieza de { $cell } no le llega tu corriente. Elige una a la que le llegue.
error-quad_does_not_turn = Una cuádruple como la de { $cell } no se puede rotar. Elige otra pieza.
error-not_an_orientation = En { $cell }, { $was } no puede convertirse en { $exits } al rotar: es otro tipo de pieza. Elige una orientación del mismo tipo.
error-lies_so_already = La pieza de { $cell } ya está puesta como { $exits }. Elige otra orientación.
error-carries_transformer = La pieza de { $cell } lleva un transformador y se queda como está. Elige otra.
error-only_straights_fault = Solo se averían las rectas y la pieza de { $cell } no lo es. Elige una recta.
error-at_panel = La recta de { $cell } está junto a un tablero eléctrico, cuyo fusible la protege. Elige otra.
error-bad_content = El contenido se indica con un texto y esto no lo es: { $value }. Indica el nombre de un contenido o la ruta de un archivo de contenido.
error-data_unknown_content = No hay ningún contenido { $file }. Elige entre: { $known }; o indica la ruta de un archivo de contenido, terminada en .toml.
error-already_faulted = La pieza de { $cell } ya está averiada. Elige una que funcione.
error-insulated = La recta de { $cell } está aislada. Elige otra que no lo esté.
error-not_faulted = La pieza de { $cell } funciona, así que no hay nada que reparar. Elige una averiada.
error-tile_takes_no_transformer = La ficha { $tile }, donde está { $cell }, no admite transformadores. Elige un lugar en otra ficha.
error-no_site_here = En { $cell } no hay lugar para un transformador. Elige un lugar marcado con una pieza tuya.
error-site_taken = En { $cell } ya hay un transformador. Elige otro lugar.
error-no_transformers_left = Todos tus transformadores ({ $transformers }) están ya en el tablero. Elige otra acción.
error-only_straights_insulated = Solo se aíslan las rectas y la pieza de { $cell } no lo es. Elige una recta.
error-only_repairs_now = Ahora solo se hacen las últimas reparaciones, a 1 punto cada una; tienes { $points }. Repara una pieza tuya o termina tu turno.
error-repair_own_only = En las últimas reparaciones solo reparas piezas tuyas y la de { $cell } no lo es. Elige una tuya o termina tu turno.
error-not_legal_now = Eso no se puede hacer ahora. Elige una de las jugadas que se ofrecen.

# ---- preparaciones y datos

error-setup_layout_fixed = La opción layout=fixed ya fija el tablero. Quita la disposición de la preparación o cambia la opción.
error-setup_wrong_centre = En el centro de la disposición está { $tile } y debe estar { $expected }. Corrige el quinto elemento.
error-setup_tile_twice = La ficha { $tile } aparece dos veces en la disposición. Cada ficha está en un solo sitio.
error-setup_unknown_tile = No hay ninguna ficha { $tile }. Elige entre: { $known }.
error-setup_bad_rotation = La rotación de { $tile } no puede ser { $rotation }. Elige 0, 90, 180 o 270.
error-setup_bad_start = Según la preparación empieza el asiento { $start }, que no existe. Elige un asiento del 0 al { $last }.
error-setup_start_conflict = Según la preparación empieza el asiento { $start } y según la opción start, el { $option }. Indica solo uno.
error-setup_unknown_card = El dato «{ $key }» de la preparación nombra { $card }, una carta que no existe. Elige entre: { $known }.
error-setup_too_many_copies = El dato «{ $key }» de la preparación necesita más copias de { $card } de las que hay. Quita una.
error-setup_too_few_left = La preparación deja muy pocas cartas para «{ $key }» (faltan: { $missing }). Indica menos cartas en otra parte.
error-setup_breakdown_order = { $card } no puede ser la carta de avería número { $place }. Deja Apagón entre los dos mazos y Volvió la luz en el segundo.
error-setup_bad_seat = Una pieza de la preparación es del asiento { $seat }, que no existe. Elige un asiento del 0 al { $last }.
error-setup_bad_piece = La preparación tiene en { $cell } una pieza con salidas { $exits }, que no es válida. Escribe las casillas como r3c5 y las salidas como sw.
error-setup_piece_place = En { $cell } no puede haber una pieza de ese jugador. Elige una casilla abierta y vacía.
error-setup_piece_supply = La preparación pone más piezas de un tipo de las que tiene un jugador (en { $cell }). Quita algunas.
error-setup_piece_mark = La pieza de { $cell } no puede llevar esa marca: { $mark }. Quítala.
error-data_unsupported = { $file }, { $key }: el motor juega aquí solo lo que dicen las reglas: { $expected }. Vuelve a ponerlo así.
error-data_empty = { $file }, { $key }: está vacío. Pon algo ahí.
error-data_tile_size = { $file }, { $key }: una ficha tiene tantas filas como casillas por fila: { $expected }. Corrige las filas.
error-data_tile_sides = { $file }, { $key }: las dos casillas centrales de cada lado de una ficha deben estar abiertas. Corrige las filas.
error-data_tile_inside = { $file }, { $key }: en el centro de una ficha debe haber dos casillas abiertas en diagonal. Corrige las filas.
error-data_tile_sites = { $file }, { $key }: una zona que vale { $value } necesita otros tantos lugares y esta tiene { $sites }. Haz que coincidan.
error-data_layout_tiles = { $file }, { $key }: la disposición debe tener cada ficha una vez. Corrige la lista.
error-data_layout_centre = { $file }, { $key }: la ficha del centro debe ser { $tile }. Corrige la disposición.
error-data_panel_players = { $file }, { $key }: debe haber tableros eléctricos para { $expected } jugadores. Añade o quita los que haga falta.
error-data_panel_cells = { $file }, { $key }: un tablero eléctrico toca dos casillas vecinas de su lado y no comparte ninguna. Corrige las casillas.
error-data_laid_cells = { $file }, { $key }: cada pieza puesta desde el inicio necesita su propia casilla, abierta en cualquier disposición: en medio de un lado de una ficha, o una que la ficha central siempre deja abierta. Corrige las casillas.
error-data_laid_supply = { $file }, { $key }: hay más piezas { $piece } puestas desde el inicio de las que tiene un jugador (hay: { $used }; tiene: { $supply }). Quita algunas o dale más.
error-data_special_copies = { $file }, { $key }: { $card } debe estar exactamente una vez en el mazo. Corrige las copias.
error-data_deck_too_small = { $file }, { $key }: el mazo tiene muy pocas cartas ({ $cards } de { $needed }). Añade copias.
error-data_deck_rounds = { $file }, { $key }: cartas del mazo de averías: { $cards }; rondas: { $rounds }. Haz que coincidan.

# ---- la pantalla

blackout-round = Ronda { $round } de { $rounds }
blackout-dark = APAGÓN
blackout-phase =
    { $phase ->
        [turn] turno de { $player }
        [breakdown] carta de avería
        [hands] reponer las manos
        [last_repairs] últimas reparaciones
       *[other] fin de la partida
    }
blackout-left =
    { $tension ->
        [one] queda { $tension } punto
       *[other] quedan { $tension } puntos
    }
blackout-player = Jugador
blackout-score = pts
blackout-transformers = tr.
blackout-contracts = contr.
blackout-cards = cart.
blackout-contract = Contrato
blackout-worth = vale { $points }
blackout-no-contract = ninguno
blackout-hand = Mano
blackout-decks =
    Cartas { $resources } · contratos { $contracts } · averías { $breakdowns }
blackout-last-breakdown = Última avería
blackout-legend =
    { $thing ->
        [house] h casa +{ $points }
        [building] b edificio +{ $points }
        [country] c country +{ $points }
        [factory] f fábrica +{ $points }
       *[site] ◇ lugar
    }
blackout-result =
    { $part ->
        [total] Puntos
        [connections] Conexiones
        [zones] Zonas
        [contracts] Contratos
       *[other] Comunes
    }
blackout-help = Escribe lo que está entre [corchetes]. Una casilla es su fila y su columna, r3c5; una pieza son sus salidas, entre n, e, s y w (norte, este, sur y oeste): ns es una recta; sw, una L; new, una triple, y nesw, la cuádruple. Escribe instalar r3c5 para ver qué piezas caben ahí, e instalar r3c5 sw para poner una. También vale siempre la notación de las partidas guardadas: install r3c5 sw, replace r3c5 new, rotate r3c5 ew, fault r3c5, repair r3c5, transformer r3c5, draw, use CARTA, discard CARTA, done.
blackout-ask-discard =
    { $count ->
        [one] ¿qué carta descartas?
       *[other] ¿qué { $count } cartas descartas?
    }
blackout-ask-repairs = últimas reparaciones, a 1 punto cada una: escribe reparar y la casilla de una pieza tuya, o fin.
blackout-choice-draw = robar una y descartar una ({ $cost })
blackout-choice-exchange = tomar otro contrato
blackout-choice-use = usar { $card } ({ $cost })
blackout-choice-cells =
    { $count ->
        [one] { $count } casilla
       *[other] { $count } casillas
    }
typed-install = instalar, instala, inst
typed-replace = reemplazar, reemplaza, cambiar
typed-rotate = rotar, rota, girar
typed-fault = averiar, avería
typed-repair = reparar, repara
typed-transformer = transformador, trafo
typed-insulate = aislar, aísla
typed-remove = retirar, retira
typed-draw = robar, roba
typed-use = usar, usa, carta
typed-discard = descartar, descarta, desc
typed-exchange = canjear, canjea
typed-stakes = riesgos
play-usage-stakes = riesgos
play-about-stakes = mostrar lo que está en juego: contratos comunes y ventajas, puntos débiles, el coste de las averías, la próxima avería
blackout-stakes-faults = Lo que costaría una avería

# ---- la pantalla: contratos comunes, zonas y lo que se pregunta

blackout-dark-rule =
    { $acted ->
        [True] la única acción ya está hecha
       *[other] una acción por jugador, con un solo juego de { blackout-points }
    }
blackout-shared-title = Contratos comunes

# Tan cortos que caben junto al tablero.

blackout-shared =
    { $contract ->
        [most_structures] Más estructuras
        [most_contracts] Más contratos
        [no_faults] Ninguna avería
        [largest_category] Más de un mismo tipo
       *[most_transformers] Más transformadores
    }

# Doce caracteres como mucho: lo que mide una ficha en la pantalla.

blackout-zone-name =
    { $tile ->
        [downtown] Centro
        [industrial_park] Industrial
        [station] Estación
        [old_town] Casco ant.
        [riverside] Ribera
        [university] Universit.
        [suburb] Barrio
        [hills] Las Lomas
       *[harbour] Puerto
    }{ $points ->
        [0] {""}
       *[other] {" "}{ $points }
    }
blackout-marks = Letra mayúscula: lleva tu corriente. ! averiada  + aislada  * transformador  ○ ◈ aquí puedes instalar  # bloqueada. Tras el nombre de una zona: lo que cuesta poner allí un transformador y los puntos que se reparten los que haya.
blackout-ask-move =
    { $cell ->
        [none] escribe un verbo y una casilla, un número o fin.
       *[other] instalar { $cell } muestra qué cabe ahí; u otro verbo, un número o fin.
    }
blackout-ask-only-done =
    { $why ->
        [dark] es una ronda de apagón y ya has hecho tu única acción. Escribe fin.
        [points] no te quedan puntos. Escribe fin.
       *[other] con los puntos que te quedan no puedes hacer nada. Escribe fin.
    }
blackout-ask-free-cards =
    { $why ->
        [dark] ya has hecho tu única acción de esta ronda de apagón. Aún puedes usar cartas de coste 0, por su número; después escribe fin.
        [points] no te quedan puntos. Aún puedes usar cartas de coste 0, por su número; después escribe fin.
       *[other] con los puntos que te quedan no puedes hacer nada en el tablero. Usa una carta por su número o escribe fin.
    }
blackout-ask-task =
    { $verb ->
        [install] Instala gratis una pieza ({ $piece })
        [replace] Reemplaza una de tus piezas
        [rotate] Rota una pieza con corriente tuya
        [fault] { $whose ->
            [any] Avería cualquier recta
            [own] { $tile ->
                [none] Avería una de tus rectas
               *[other] Avería una de tus rectas en { $tile }
            }
           *[other] { $tile ->
                [none] Avería una recta de { $player }
               *[other] Avería una recta de { $player } en { $tile }
            }
        }
        [repair] { $whose ->
            [any] Repara cualquier pieza averiada
           *[other] Repara una de tus piezas
        }
        [transformer] Pon gratis un transformador
        [insulate] Aísla una de tus rectas
        [remove] Retira una de tus piezas
       *[contract] Escribe canjear para poner tu contrato debajo del mazo y tomar el de arriba
    }
blackout-ask-so-many =
    { $must ->
        [yes] n.º { $number } de { $most }
       *[no] n.º { $number } de un máximo de { $most }
    }
blackout-ask-or-stop =
    { $pending ->
        [contract] o fin para quedarte con el que tienes
       *[other] o escribe fin para parar aquí
    }
blackout-choice-end =
    { $pending ->
        [none] terminar tu turno
        [contract] quedarte con tu contrato
       *[other] parar aquí
    }

# ---- posiciones dadas como datos

error-setup_too_long = El dato «{ $key }» de la preparación es demasiado largo: cartas indicadas, { $count }; como máximo, { $most }. Quita las que sobran.
error-setup_contract_none = La preparación deja a un jugador sin contrato aunque quedan cartas en el mazo de contratos. Nombra un contrato o escribe null para que se robe uno.
error-setup_card_phase = La preparación tiene en curso una carta del mazo «{ $deck }» en la fase «{ $phase }». Las cartas de recursos se resuelven en «turn» y las de avería en «breakdown».
error-setup_card_not_waiting = Tal como la da la preparación, la carta { $card } no pide ninguna decisión. Corrige el dato «card», o indica solo el mazo y la carta para resolverla desde el principio.
error-setup_no_repairs = La fase de la preparación es «last_repairs», pero nadie puede hacer reparaciones. Da a un jugador puntos sin gastar y una pieza averiada, o elige la fase «over».

# Cómo termina la partida y quién gana; lo primero que dice la ayuda.

blackout-goal = Gana quien tenga más puntos después de la ronda 10. Cada salida de tu cableado con corriente que da a una estructura es una conexión y puntúa, incluso varias en la misma. Los transformadores se reparten los puntos de su zona; los contratos, también los comunes, dan puntos.

# En la última ronda: lo que no se gasta todavía sirve.

blackout-choice-end-last = terminar; para reparar quedan { $tension }

# Qué tipos de piezas cuenta un contrato, si no son todos.

blackout-kinds =
    { $kinds ->
        [any] {""}
       *[other] {" "}({ $kinds })
    }
error-setup_piece_lacks = A una pieza de la preparación le falta el dato «{ $key }». Escribe las piezas así: {"{"}"cell": "r3c5", "player": 0, "exits": "es"{"}"}.

blackout-cell = { $zone }, fila { $row }, columna { $column }
