# El juego de cartas: el registro, los rechazos y la pantalla.
# $plant es el identificador de una central, como 05a; $card una carta en palabras, $cards varias en corto.

# ---- cartas de recursos

# En corto, como se escriben: carbón3 es una carta de tres unidades; a carbón2/3 le quedan dos de tres.
cards-card =
    { $form ->
        [single] { fuel-name }-suelto
        [full] { fuel-name }{ $units }
       *[turned] { fuel-name }{ $left }/{ $units }
    }
# En palabras, como algo que se compra o se gasta.
cards-card-words =
    { $form ->
        [single] una carta suelta { fuel-of }
        [full] una carta { fuel-of } de { $units }
       *[turned] una carta { fuel-of } de { $units } en la que { $left ->
            [one] queda { $left }
           *[other] quedan { $left }
        }
    }

# ---- el registro

event-cards-round = Ronda { $round }
event-cards-last_round = Es la última ronda: se compran centrales y recursos una vez más y luego se cuentan los puntos.
event-cards-order = El orden de juego es ahora: { $order }.
event-cards-discount = La ficha de descuento va a la central { $plant }.
event-cards-opened = { $player } saca a subasta la central { $plant } y puja { MONEY($bid) }.
event-cards-raised = { $player } puja { MONEY($bid) } por la central { $plant }.
event-cards-dropped = { $player } se retira de la puja por la central { $plant }.
event-cards-passed = { $player } pasa y no compra central en esta ronda.
event-cards-unsold = Nadie quiere la central { $plant }; se queda en el mercado.
event-cards-bought = { $player } compra la central { $plant } por { MONEY($price) }.
event-cards-scrapped = { $player } se deshace de la central { $plant }.
event-cards-demolished = { $player } cobra { MONEY($pay) } por la demolición.
event-cards-demolition_card = Arriba está ahora la carta de demolición { $card }.
event-cards-discount_unsold = Nadie ha comprado la central rebajada { $plant }; sale del juego.
event-cards-drawn = Sale del mazo la central { $plant }.
event-cards-end_card = Sale la carta «una ronda más» y se baraja el mazo: la próxima ronda es la última.
event-cards-cut = La carta «una ronda más» deja el mercado, y con ella la central más baja.
event-cards-undercut = La central { $plant } es menor que la rebajada: sale del juego y la ficha de descuento se aparta.
event-cards-removed = La central { $plant } sale del juego.
event-cards-tucked = La central { $plant } va debajo del mazo.
event-cards-lost = { $player } ya no tiene sitio para { fuel-count } y lo pierde.
event-cards-bank_takes = El Banco se queda con la central { $plant }.
event-cards-bank_scraps = El Banco se deshace de la central { $plant }, que sale del juego.
event-cards-bank_fuel =
    { $cards ->
        [none] El Banco no toma recursos.
       *[other] El Banco toma { $cards }{ $surplus ->
            [none] .
           *[other] . Sobrante: { $surplus }{ $placed ->
                [none] , que se pierde.
               *[other] ; a la columna 1: { $placed }.
            }
        }
    }
event-cards-fuel =
    { $surplus ->
        [0] { $player } compra { $card } de la columna { $column } por { MONEY($price) }.
       *[other] { $player } compra { $card } de la columna { $column } por { MONEY($price) } y se queda con { $kept }; { $placed ->
            [0] sobrante, que se pierde: { $surplus }.
           *[other] sobrante: { $surplus } (a la columna 1: { $placed }).
        }
    }
event-cards-ran =
    { $burn ->
        [none] { $player } pone en marcha la central { $plant }, que no gasta recursos.
       *[other] { $player } pone en marcha la central { $plant } con { $burn }.
    }
event-cards-burnt = { $player } gasta una unidad de { $card }.
event-cards-income =
    { $plants ->
        [0] { $player } no pone en marcha ninguna central y cobra { MONEY($pay) }.
        [one] { $player } pone en marcha { $plants } central y cobra { MONEY($pay) }.
       *[other] { $player } pone en marcha { $plants } centrales y cobra { MONEY($pay) }.
    }
event-cards-shifted = De la columna { $source } a la { $target }: { $cards }.
event-cards-filled = Llega a la columna { $column }: { $cards }.
event-cards-reshuffled =
    La pila de robo está vacía: { $count ->
        [one] se baraja { $count } carta descartada
       *[other] se barajan { $count } cartas descartadas
    } para formar otra.{ $plusplus ->
        [none] {""}
       *[other] {" "}Las cartas «++» son los nuevos descartes: { $plusplus }.
    }
event-cards-game_over = La partida ha terminado.

# ---- palabras que no son jugadas

error-plant_not_clear = Varias centrales tienen el número { $plant }. Nombra una de ellas: { $choices }.
error-no_such_fuel_card = No hay ninguna carta de recursos { $card }. Las cartas se escriben así: { $known }.
error-no_such_column = No hay columna { $column }. Elige una de la 1 a la { $most }.

# ---- rechazos

error-must_burn = Tu central aún tiene que gastar recursos. Elige primero de qué carta quitas una unidad: { $choices }; o escribe burn y se gastan antes las cartas en las que queda menos.
error-card_not_there = En la columna { $column } no hay { $card }. Elige una carta que esté ahí o termina tu turno (done).
error-card_too_dear = La carta { $card } cuesta { MONEY($price) } y tienes { MONEY($money) }. Elige una más barata o termina tu turno (done).
error-lacks_nothing = En la última ronda solo se compra lo que falta a las centrales para producir una vez, y a las tuyas no les falta más { fuel-name } (tienes { $have }). Compra otro recurso o termina tu turno (done).
error-nothing_to_drop = Solo se renuncia a recursos cuando, al deshacerse de una central, dejan de caber. Guarda lo que tienes y haz otra jugada.
error-nothing_to_burn = Ahora ninguna central espera recursos. Pon antes una en marcha con: run CENTRAL.
error-scrap_only_after_buying =
    De una central solo se deshace quien acaba de comprar otra y supera el límite de { $limit ->
        [one] { $limit } central
       *[other] { $limit } centrales
    }. Haz otra jugada.

# ---- un mazo propio, una partida preparada a mano

error-bad_deck = El mazo se indica con un texto y esto no lo es: { $value }. Da «shipped» o la ruta de un archivo de mazo.
error-data_unknown_deck = No hay ningún mazo { $file }. Elige: { $known }; o da la ruta de un archivo de mazo, terminada en .toml.
error-data_fixed_value = { $file }, { $key }: esto es una regla del juego, y un mazo no puede cambiarla de { $expected } a { $value }. Pon ahí { $expected } o quita el dato.
error-setup_out_of_range = El dato «{ $key }» de la preparación vale { $value }. Da un número entero de { $minimum } a { $maximum }.
error-setup_wrong_seats = El dato «{ $key }» de la preparación es para { $count } jugadores y juegan { $expected }. Da un valor por asiento.
error-setup_stack_needs_last = El mazo de la preparación debe contener una vez "last", la carta «una ronda más». Ponla donde esté; solo en la última ronda no hace falta.
error-setup_market_short =
    { $missing ->
        [one] Falta { $missing } central pequeña
       *[other] Faltan { $missing } centrales pequeñas
    } para repartir un mercado. Indica también el dato «market».
error-setup_too_many_plants = El dato «{ $key }» de la preparación tiene { $count } centrales y se permiten { $most }. Quita las que sobren.
error-setup_no_bank = La preparación da centrales al Banco, y con { $players } jugadores no hay Banco. Quita el dato «bank».
error-setup_no_demolition = La preparación nombra una carta de demolición y esta partida se juega sin demolición. Quita el dato o activa la opción demolition.
error-setup_unknown_fuel_card = El dato «{ $key }» de la preparación nombra la carta de recursos { $card }, que no está en el mazo. Corrige el identificador.
error-setup_card_twice = La carta de recursos { $card } aparece dos veces en la preparación (dato «{ $key }»). Cada carta solo puede estar en un sitio.
error-setup_card_not_in_play = El dato «{ $key }» de la preparación nombra la carta de recursos { $card }, que no se usa con { $players } jugadores. Elige otra carta.
error-setup_card_left =
    { $count ->
        [one] { $count } carta de recursos no tiene
       *[other] { $count } cartas de recursos no tienen
    } sitio en la preparación, por ejemplo { $card }. Ponlas todas en la pila de robo o en los descartes, o indica solo una de las dos pilas.
error-setup_bad_units = La preparación deja «{ $left }» en la carta de recursos { $card }. Da un número de 1 a { $units }.
error-setup_wrong_columns = La preparación da { $count } columnas de cartas de recursos y son { $expected }. Da una lista por columna.
error-setup_wrong_column = La preparación pone la carta de recursos { $card } en la columna { $column }. Las sueltas van en la columna 1; las demás, en las columnas 2 a 4.
error-setup_column_too_long = La preparación pone { $count } cartas de recursos en la columna { $column }, en la que caben { $most }. Quita las que sobren.
error-setup_store_overfull = El dato «{ $key }» de la preparación supera lo que pueden guardar las centrales de ese jugador. Quita cartas o dale otra central.

# ---- la pantalla

cards-last-round = última ronda
cards-last-is-next = la próxima ronda es la última
cards-stack = Mazo
cards-plants =
    { $count ->
        [one] { $count } central
       *[other] { $count } centrales
    }
cards-stack-back =
    { $back ->
        [small] la de arriba, pequeña
       *[large] la de arriba, grande
    }
cards-stack-bottom = debajo: { $plants }
cards-last-card = la carta «una ronda más» está en el mercado
cards-stack-holds = En el mazo: { $plants }
cards-unseen = Aún no vistas: { $plants }
cards-gone = Fuera del juego: { $plants }
cards-column = { MONEY($price) }
cards-empty = nada
cards-piles = pila de robo { $draw }, descartes { $discards }
cards-draw-holds = En la pila de robo: { $cards }
cards-discards = Descartes: { $cards }
cards-waiting = Cartas «++» aún apartadas: { $cards }
cards-singles = Cartas sueltas en la reserva: { $fuels }
cards-income = Ingresos
cards-bank = Banco
cards-points = Puntos
cards-production = Producción
cards-rest = Resto
cards-highest = Central más alta

cards-ask-open = saca una central a subasta (12 15: la central 12 por 15) o pass.
cards-ask-open-first = saca una central a subasta (12 15: la central 12 por 15).
cards-ask-drop = tus centrales no pueden guardar todos tus recursos. ¿De qué carta quitas una unidad?
cards-ask-buy = compra por número o nombre (carbón3 2: la de 3 en la columna 2) o done.
cards-ask-buy-nothing = no hay carta que te sirva y puedas pagar. Termina tu turno con done.
cards-ask-run =
    { $earned ->
        [0] pon en marcha centrales o termina tu turno con done.
       *[other] { MONEY($earned) } por ahora. Pon en marcha más centrales o termina tu turno con done.
    }
cards-ask-burn = queda por gastar: { fuel-count }. ¿De qué carta?
cards-choice-run =
    { $burn ->
        [none] { MONEY($income) } sin recursos
       *[other] { MONEY($income) } con { $burn }
    }
cards-choice-run-any = { MONEY($income) } con { $units } de gas o petróleo, lo que te haga menos falta
cards-choice-best = ganar { MONEY($income) } y terminar ({ $plants })
cards-choice-done = terminar el turno
cards-choice-done-poor = terminar el turno con { MONEY($income) }
cards-choice-burn = todo, de las cartas en las que queda menos
cards-help = Se puede escribir lo que está entre corchetes. Las centrales se llaman como llevan impreso; si solo una tiene ese número, basta el número. Un segundo número es una puja: 12 15 abre la central 12 con 15. En el mercado, carbón3 es una carta de tres unidades, carbón3→2 una de la que te quedarías con dos y (carbón3) una que no te sirve; en los jugadores, carbón 5 (2/3 3/3) +1 son cinco unidades en dos cartas, la primera con dos de tres, y sitio para una más. Para comprar, escribe el número que está junto a la carta, su nombre (carbón3) o recurso y columna (carbón 2). La notación completa vale siempre: open 05a 6, bid 7, pass, scrap 03a, drop coal2/3, buy coal3 2, run 12, run 07b gas2 oil1, burn coal2/3, done.

typed-burn = quemar, gastar

cards-choice-drop = todo lo que sobra, lo más barato de perder: { $cards }
