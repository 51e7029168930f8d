# El juego de cartas: el historial, los rechazos y la pantalla.
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

# ---- el historial

event-cards-round = Ronda { $round }
event-cards-last_round = Es la última ronda: se compran centrales y recursos una vez más y luego se cuentan los puntos.
event-cards-order = El orden de juego es ahora: { $order }.
event-cards-discount = La ficha de descuento va a la central { $plant }.
event-cards-opened = { $player } saca a subasta la central { $plant } y puja { MONEY($bid) }.
event-cards-raised = { $player } puja { MONEY($bid) } por la central { $plant }.
event-cards-dropped = { $player } pasa en la subasta de la central { $plant }.
event-cards-passed = { $player } pasa y no compra central en esta ronda.
event-cards-unsold = Nadie quiere la central { $plant }; se queda en el mercado.
event-cards-bought = { $player } compra la central { $plant } por { MONEY($price) }.
event-cards-scrapped = { $player } descarta la central { $plant }.
event-cards-demolished = { $player } cobra { MONEY($pay) } por la demolición.
event-cards-demolition_card = Ahora está encima la carta de demolición { $card }.
event-cards-discount_unsold = Nadie ha comprado la central { $plant }, que tenía descuento; sale del juego.
event-cards-drawn = Se roba del mazo la central { $plant }.
event-cards-end_card = Se roba la carta «una ronda más» y se baraja el mazo: la próxima ronda es la última.
event-cards-cut = La carta «una ronda más» sale del mercado, y con ella la central más baja.
event-cards-undercut = La central { $plant } es menor que la que tiene descuento: sale del juego y la ficha de descuento se aparta.
event-cards-removed = La central { $plant } sale del juego.
event-cards-tucked = La central { $plant } va debajo del mazo.
event-cards-lost = { $player } se queda sin sitio y pierde { fuel-count }.
event-cards-bank_takes = La Banca se queda con la central { $plant }.
event-cards-bank_scraps = La Banca descarta la central { $plant }, que sale del juego.
event-cards-bank_fuel =
    { $cards ->
        [none] La Banca no toma recursos.
       *[other] La Banca toma { $cards }{ $surplus ->
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
            [0] { $surplus ->
                [one] sobra { $surplus } y se pierde.
               *[other] sobran { $surplus } y se pierden.
            }
           *[other] { $surplus ->
                [one] sobra { $surplus }
               *[other] sobran { $surplus }
            } y a la columna 1 { $placed ->
                [one] va { $placed }.
               *[other] van { $placed }.
            }
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
event-cards-filled = Nuevas en la columna { $column }: { $cards }.
event-cards-reshuffled =
    El mazo de recursos está vacío: { $count ->
        [one] se baraja { $count } carta descartada
       *[other] se barajan { $count } cartas descartadas
    } para formar otro.{ $plusplus ->
        [none] {""}
       *[other] {" "}Las cartas «++» son los nuevos descartes: { $plusplus }.
    }
event-cards-game_over = La partida ha terminado.

# ---- palabras que no son jugadas

error-plant_not_clear = Varias centrales tienen el número { $plant }. Nombra una de ellas: { $choices }.
    .clicked = Varias centrales tienen el número { $plant }. Elige una de ellas: { $choices }.
error-no_such_fuel_card = No hay ninguna carta de recursos { $card }. Las cartas se escriben así: { $known }.
    .clicked = No hay ninguna carta de recursos { $card }. Elige una de las que se ofrecen.
error-no_such_column = No hay ninguna columna { $column }. Elige una de la 1 a la { $most }.

# ---- rechazos

error-must_burn = Tu central aún tiene que gastar recursos. Elige primero de qué carta quitas una unidad: { $choices }; o escribe gastar para usar antes las cartas con menos unidades.
    .clicked = Tu central aún tiene que gastar recursos. Elige primero de qué carta quitas una unidad: { $choices }.
error-card_not_there = En la columna { $column } no hay { $card }. Elige una carta que esté ahí o termina tu turno.
error-card_too_dear = La carta { $card } cuesta { MONEY($price) } y tienes { MONEY($money) }. Elige una más barata o termina tu turno.
error-lacks_nothing = En la última ronda solo se compra lo que falta a las centrales para producir una vez, y a las tuyas no les falta más { fuel-name } (tienes { $have }). Compra otro recurso o termina tu turno.
error-nothing_to_drop = Solo se renuncia a recursos cuando, al descartar una central, ya no caben. Guarda lo que tienes y haz otra jugada.
error-nothing_to_burn = Ahora ninguna central espera recursos. Pon antes una en marcha: activar CENTRAL.
    .clicked = Ahora ninguna central espera recursos. Elige antes una central para ponerla en marcha.
error-scrap_only_after_buying =
    { $limit ->
        [one] Solo descartas una central justo después de comprar otra por encima del límite de { $limit } central. Haz otra jugada.
       *[other] Solo descartas una central justo después de comprar otra por encima del límite de { $limit } centrales. Haz otra jugada.
    }

# ---- un mazo propio, una partida preparada a mano

error-bad_deck = El mazo se indica con un texto y esto no lo es: { $value }. Indica «shipped» o la ruta de un archivo de mazo.
error-data_unknown_deck = No hay ningún mazo { $file }. Elige entre: { $known }; o indica la ruta de un archivo de mazo, terminada en .toml.
error-data_fixed_value = { $file }, { $key }: esto es una regla del juego, y un mazo no puede cambiarla de { $expected } a { $value }. Pon ahí { $expected } o quita el dato.
error-setup_out_of_range = El dato «{ $key }» de la preparación vale { $value }. Indica un número entero de { $minimum } a { $maximum }.
error-setup_wrong_seats = El dato «{ $key }» de la preparación tiene un número incorrecto de valores: { $count } en vez de { $expected }. Indica un valor por asiento.
error-setup_stack_needs_last = El mazo de la preparación debe contener exactamente una vez "last", la carta «una ronda más». Ponla en su lugar; solo falta en la última ronda.
error-setup_market_short =
    { $missing ->
        [one] Falta { $missing } central pequeña para repartir un mercado. Indica también el dato «market».
       *[other] Faltan { $missing } centrales pequeñas para repartir un mercado. Indica también el dato «market».
    }
error-setup_too_many_plants =
    { $count ->
        [one] El dato «{ $key }» de la preparación tiene { $count } central y se permiten { $most } como mucho. Quita las que sobren.
       *[other] El dato «{ $key }» de la preparación tiene { $count } centrales y se permiten { $most } como mucho. Quita las que sobren.
    }
error-setup_no_bank = La preparación da centrales a la Banca, y con { $players } jugadores no hay Banca. Quita el dato «bank».
error-setup_no_demolition = La preparación nombra una carta de demolición y esta partida se juega sin demolición. Quita el dato o activa la opción demolition.
error-setup_unknown_fuel_card = El dato «{ $key }» de la preparación nombra la carta de recursos { $card }, que no está en el mazo. Escribe las cartas como coal3, coal2/3 o coal-single.
error-setup_card_twice = La carta de recursos { $card } aparece dos veces en la preparación (dato «{ $key }»). Cada carta solo puede estar en un sitio.
error-setup_card_not_in_play = El dato «{ $key }» de la preparación nombra la carta de recursos { $card }, que no se usa con { $players } jugadores. Elige otra carta.
error-setup_card_left =
    { $count ->
        [one] { $count } carta de recursos no tiene sitio en la preparación: { $card }. Ponla en el mazo de recursos o en los descartes, o indica solo uno de los dos.
       *[other] { $count } cartas de recursos no tienen sitio en la preparación, por ejemplo { $card }. Ponlas todas en el mazo de recursos o en los descartes, o indica solo uno de los dos.
    }
error-setup_bad_units = La preparación deja «{ $left }» en la carta de recursos { $card }. Indica un número de 1 a { $units }.
error-setup_wrong_columns = La preparación tiene un número incorrecto de columnas de cartas de recursos: { $count } en vez de { $expected }. Indica una lista por columna.
error-setup_wrong_column = La preparación pone la carta de recursos { $card } en la columna { $column }. Las sueltas van en la columna 1; las demás, en las columnas 2 a 4.
error-setup_column_too_long = La preparación pone demasiadas cartas de recursos en la columna { $column }: { $count }. Deja { $most } como mucho.
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
        [small] la de encima es pequeña
       *[large] la de encima es grande
    }
cards-stack-bottom = debajo: { $plants }
cards-last-card = la carta «una ronda más» está en el mercado
cards-stack-holds = En el mazo: { $plants }
cards-unseen = Aún no vistas: { $plants }
cards-gone = Fuera del juego: { $plants }
cards-column = { MONEY($price) }
cards-empty = nada
cards-piles = mazo de recursos { $draw }, descartes { $discards }
cards-draw-holds = En el mazo de recursos: { $cards }
cards-discards = Descartes: { $cards }
cards-waiting = Cartas «++» aún apartadas: { $cards }
cards-singles = Cartas sueltas en el suministro: { $fuels }
cards-income = Ingresos
cards-bank = Banca
cards-points = Puntos
cards-production = Producción
cards-rest = Sobrante
cards-highest = Central más alta
cards-ask-open = saca una central a subasta ({ $plant } { $bid }: la central { $plant } por { $bid }) o escribe pasar.
cards-ask-open-first = saca una central a subasta ({ $plant } { $bid }: la central { $plant } por { $bid }).
cards-ask-drop = tus centrales no pueden guardar todos tus recursos. ¿De qué carta quitas una unidad?
cards-ask-buy = compra una carta por su número o su nombre ({ $card } { $column }: { $card } de la columna { $column }) o escribe fin.
cards-ask-buy-nothing = no hay ninguna carta que te sirva y puedas pagar. Termina tu turno con fin.
cards-ask-run =
    { $earned ->
        [0] pon en marcha centrales o termina tu turno con fin.
       *[other] { MONEY($earned) } por ahora. Pon en marcha más centrales o termina tu turno con fin.
    }
cards-ask-burn = queda por gastar: { fuel-count }. ¿De qué carta?
cards-choice-run =
    { $burn ->
        [none] { MONEY($income) } sin recursos
       *[other] { MONEY($income) } con { $burn }
    }
cards-choice-run-any = { MONEY($income) } con { $units } de gas o petróleo, lo que te haga menos falta
cards-choice-best = cobrar { MONEY($income) } y terminar ({ $plants })
cards-choice-done = terminar el turno
cards-choice-done-poor = terminar el turno con { MONEY($income) }
cards-choice-burn = todo, de las cartas con menos unidades
cards-help = Escribe lo que está entre [corchetes]. Una central carbón×2→6 gasta 2 de carbón y da 6 electros; una híbrida gasta gas y petróleo en cualquier mezcla. Las centrales se escriben como están impresas (05a); si solo una lleva ese número, basta con el número. Un segundo número es una puja: 12 15 abre la central 12 con 15. En el mercado de recursos, carbón3 es una carta de tres unidades, carbón3→2 una de la que te quedarías con dos y (carbón3) una que no te sirve; en los jugadores, carbón 5 (2/3 3/3) +1 son cinco unidades en dos cartas, la primera con dos de tres, y sitio para una más. Para comprar, escribe el número que está junto a la carta, su nombre (carbón3) o el recurso y la columna (carbón 2). También vale siempre la notación de las partidas guardadas: open 05a 6, bid 7, pass, scrap 03a, drop coal2/3, buy coal3 2, run 12, run 07b gas2 oil1, burn coal2/3, done.
typed-burn = gastar, quemar
cards-choice-drop = todo lo que sobra, lo más barato de perder: { $cards }

# Cómo termina la partida y quién gana; lo primero que dice la ayuda.

cards-goal = La partida termina una ronda después de robarse la carta «una ronda más». Tus puntos son entonces lo que ganarían tus centrales con los recursos que tienes, más 1 por cada 10 electros completos. Gana quien tenga más puntos.

# Debajo de la tabla del resultado.

cards-points-how = Los puntos son la producción más 1 por cada 10 electros completos; el resto desempata.
