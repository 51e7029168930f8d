# Qué ha pasado, por qué y qué hacer. Un mensaje por código: error-CÓDIGO.

error-rule = (regla { $rule })

# ---- juegos, jugadores, opciones

error-unknown_game = No hay ningún juego llamado { $game }. Elige uno de estos: { $known }.
error-unknown_bot = No hay ningún bot llamado { $bot }. Elige entre: { $known }.
error-unknown_language = Megavolt no habla { $lang }. Elige uno de estos idiomas: { $known }.
error-wrong_player_count = { $game } es para { $minimum } a { $maximum } jugadores y el número indicado es { $players }. Cámbialo o elige otro juego.
error-unknown_option = { $game } no tiene la opción { $option }. Sus opciones son: { $known }.
error-bad_option = La opción { $option } de { $game } no puede valer { $value }. Elige uno de estos valores: { $choices }.
error-bad_map = El mapa se indica con un texto y esto no lo es: { $value }. Indica el identificador de un mapa o la ruta de un archivo de mapa.
error-bad_seats = Cada jugador necesita un nombre de 1 a 40 caracteres visibles. Pon un nombre así a cada asiento.
error-setup_not_plain = La preparación contiene valores que JSON no admite. Usa solo números, textos, listas y objetos.
error-seats_not_distinct = Hay dos jugadores con el mismo nombre: { $seats }. Pon a cada jugador un nombre distinto.
error-bad_seed = La semilla debe ser un número entero desde 0, de 39 cifras como mucho, y { $seed } no lo es. Elige otro número o no indiques semilla.

# ---- cualquier juego

error-game_over = La partida ha terminado y ya nadie puede jugar. Empieza otra o deshaz para volver a esta.
error-not_your_turn = No es tu turno, así que ahora no puedes jugar. Espera a que te toque.
error-bad_json = Así no se escribe en JSON la jugada { $word }. Envía exactamente la forma que da el juego.
error-nothing_to_undo = No hay nada que deshacer: aún no se ha hecho ninguna jugada. Juega primero.
error-empty_word = Aquí no hay ninguna jugada. Elige una de las jugadas que se ofrecen.

# ---- archivos y partidas guardadas

error-file_unreadable = No se puede leer el archivo { $file }: { file-reason }. Comprueba el nombre y los permisos.
error-file_unwritable = No se puede escribir el archivo { $file }: { file-reason }. Elige otro lugar o comprueba los permisos.
error-record_line = Línea { $line }: { $problem }
error-record_not_a_record = Esto no es una partida guardada: la línea { $line } debería decir «{ $expected }». Indica un archivo guardado por Megavolt.
error-record_not_text = { $file } no es texto, así que no es una partida guardada. Indica un archivo guardado por Megavolt.
error-record_too_big = { $file } es demasiado grande para ser una partida guardada y no se lee. Indica un archivo guardado por Megavolt.
error-record_names_a_file = La opción { $option } nombra un archivo ({ $file }), y una partida guardada debe llevar todo lo que necesita. Pon ahí los datos del archivo, como hacen --map y --deck de megavolt play.
error-record_unknown_key = Línea { $line }: la cabecera tiene un dato desconocido, «{ $key }». Los conocidos son: { $known }. Corrige la línea o consigue otra copia del archivo.
error-record_key_twice = Línea { $line }: el dato «{ $key }» aparece dos veces en la cabecera. Quita uno de los dos.
error-record_missing_key = Línea { $line }: la cabecera termina sin el dato «{ $key }». Añádelo o consigue otra copia del archivo.
error-record_bad_value = Línea { $line }: el valor de «{ $key }» es incorrecto. Corrígelo o consigue otra copia del archivo.
error-record_moves_missing =
    Línea { $line }: la cabecera anuncia { $expected ->
        [one] { $expected } jugada
       *[other] { $expected } jugadas
    } y en el archivo hay { $found }. Se ha cortado o cambiado: consigue otra copia.
error-record_damaged = Línea { $line }: las jugadas no coinciden con su huella, así que el archivo se ha cambiado o dañado. Consigue otra copia, o quita la línea «digest» para reproducirlo tal como está.
error-record_wrong_result = Línea { $line }: el resultado { $result } no es el que dan las jugadas. Corrige la línea o quítala.
error-record_unknown_rules = Línea { $line }: la partida se guardó con la versión { $rules } de las reglas y este Megavolt conoce la { $known }. Usa la versión de Megavolt con la que se guardó.

# ---- archivos de datos: $file es el archivo, $key el lugar en él

error-data_file_not_found = No se puede leer el archivo { $file }: { file-reason }. Comprueba el nombre y los permisos.
error-data_too_big = El archivo { $file } ocupa más de { $limit } bytes, demasiado para un archivo de datos. Indica otro.
error-data_not_toml = El archivo { $file } no es TOML: { syntax-reason }. Corrígelo.
error-data_unknown_map = No hay ningún mapa { $file } para { $edition }. Elige entre: { $known }; o indica la ruta de un archivo de mapa, terminada en .toml.
error-data_unknown_edition = No hay ninguna edición { $key }. Elige una de estas: { $known }.
error-data_unknown_key = { $file }, { $key }: este dato no significa nada aquí. Los conocidos son: { $known }. Corrígelo o quítalo.
error-data_missing_key = { $file }, { $key }: falta este dato. Añádelo.
error-data_wrong_type =
    { $file }, { $key }: aquí debería haber { $expected ->
        [text] un texto
        [whole-number] un número entero
        [number] un número
        [list] una lista
        [table] una tabla
        [true-or-false] true o false
       *[other] un valor del tipo { $expected }
    }. Corrige el valor.
error-data_bad_id = { $file }, { $key }: «{ $value }» no es un identificador válido. Usa letras minúsculas de la a a la z y cifras, con guiones entre palabras.
error-data_out_of_range = { $file }, { $key }: { $value } no está entre { $minimum } y { $maximum }. Corrige el número.
error-data_duplicate = { $file }, { $key }: { $value } aparece dos veces. Quita uno de los dos.
error-data_unknown_city = { $file }, { $key }: ninguna ciudad tiene el identificador { $value }. Corrígelo o añade la ciudad.
error-data_unknown_region = { $file }, { $key }: ninguna región tiene el identificador { $value }. Corrígelo o añade la región.
error-data_city_in_two_lists = { $file }, { $key }: la ciudad { $value } nombra una región y las listas de las regiones dicen otra. Haz que coincidan.
error-data_same_city = { $file }, { $key }: una conexión va de { $value } a sí misma. Corrige uno de sus extremos.
error-data_not_connected = { $file }, { $key }: ninguna conexión une { $value } con el resto del mapa o de su región. Añade una.
error-data_wrong_count = { $file }, { $key }: aquí debe haber exactamente { $expected }, no { $count }. Añade o quita los que haga falta.
error-data_too_few = { $file }, { $key }: aquí debe haber al menos { $expected }, no { $count }. Añade lo que falta.
error-data_map_size =
    { $file ->
        [map] El mapa tiene
       *[other] { $file }: el mapa tiene
    } { $of ->
        [regions] { $count ->
            [one] { $count } región
           *[other] { $count } regiones
        }
        [cities] { $count ->
            [one] { $count } ciudad
           *[other] { $count } ciudades
        }
       *[connections] { $count ->
            [one] { $count } conexión
           *[other] { $count } conexiones
        }
    }; debe tener entre { $least } y { $most }. Añade o quita las que haga falta.
error-data_wrong_adjacency = { $file }, { $key }: { $value } no coincide con las regiones que se tocan según las conexiones. Corrige la lista o no la pongas.
error-data_wrong_overlay = { $file }, { $key }: { $value } no encaja con el mapa que cambia. Corrígelo.
error-data_wrong_edition = { $file }, { $key }: este mapa no es para { $edition }, sino para: { $known }. Elige una de estas o añade la edición al archivo.
error-data_bad_value = { $file }, { $key }: { $value } no es posible aquí. Elige uno de estos: { $known }.

# ---- versiones de las reglas

error-unknown_rules = { $game } no tiene la versión { $rules } de sus reglas. Elige una de estas: { $known }; o no indiques ninguna para usar la más nueva.

# ---- posiciones como datos

error-setup_no_such_choice = El dato «{ $key }» de la preparación no puede ser «{ $value }». Elige entre: { $choices }.
error-setup_end_card_twice = El dato «{ $key }» de la preparación contiene "{ $card }" más de una vez. Déjala donde esté la carta y quita las demás.
error-setup_end_card_out = El dato «{ $key }» de la preparación contiene "{ $card }", y esa carta no puede estar ahí ahora. Quítala o corrige el paso, la fase o la última ronda.
error-setup_end_card_missing = Al dato «{ $key }» de la preparación le falta "{ $card }", que aún no ha salido. Ponla donde esté la carta o termina la lista con "...".
error-setup_holds_too_early = El dato «{ $key }» de la preparación solo vale cuando el mazo ya se ha barajado para su última parte. Quítalo.
error-setup_deck_differs = Los datos «{ $key }» y «{ $other }» de la preparación se contradicen. Corrige uno de los dos.
error-setup_follows = El dato «{ $key }» de la preparación es { $value } y según los demás datos debe ser { $expected }. Corrígelo o quítalo.
error-setup_not_now = El dato «{ $key }» de la preparación no encaja en la fase «{ $phase }». Quita el dato o corrige la fase.
error-setup_still_active = Los datos «{ $key }» y «{ $other }» de la preparación nombran el mismo asiento. Quien ha comprado queda fuera de la ronda: quita el asiento de uno de los dos.
error-setup_bought_nothing = El dato «{ $key }» de la preparación nombra el asiento { $seat }, que no tiene ninguna central. Dale sus centrales o quítalo de ahí.
error-setup_seat_not_in = El dato «{ $key }» de la preparación nombra el asiento { $seat }, que no está en «{ $other }». Corrige uno de los dos.
error-setup_nobody_answers = En la subasta de la preparación no queda nadie que responda a la puja más alta. Añade a alguien o dale la central a quien la compra.
error-setup_leader_moves = El asiento { $seat } tiene la puja más alta en la preparación y no puede tener el turno. Nombra a otro de los que pujan.
error-setup_no_leader = La preparación saca una central a subasta («{ $lot }») sin el dato «{ $key }». Nombra el asiento con la puja más alta.
error-setup_no_lot = El dato «{ $key }» de la preparación necesita una central en subasta. Indica «auction.lot» o quita el dato.
error-setup_nobody_active = El dato «{ $key }» de la preparación no deja a nadie que pueda comprar una central. Añade un asiento o elige la fase siguiente.
error-setup_passed_over = El dato «{ $key }» de la preparación nombra el asiento { $seat }, cuyo turno de abrir ya pasó. Quita el asiento o corrige «turn».
error-setup_nothing_pending = El dato «{ $key }» de la preparación pide al asiento { $seat } que renuncie a algo, pero no le sobra nada. Dale la central o los recursos que le sobran, o quita el dato.
error-setup_lot_not_current = El dato «{ $key }» de la preparación nombra la central { $plant }, que no está a la venta. Elige entre: { $known }.
error-setup_bad_stock = El dato «{ $key }» de la preparación da a «{ $fuel }» la cantidad { $count }. Indica un número entero de 0 a { $most }.
error-setup_unknown_city = El dato «{ $key }» de la preparación nombra la ciudad «{ $city }», que no está en este mapa. Corrígela; «megavolt map show» muestra las ciudades.
error-setup_city_not_in_play = El dato «{ $key }» de la preparación nombra { $city }, que no está en juego. Elige una ciudad de estas regiones: { $regions }.
error-setup_city_twice = El dato «{ $key }» de la preparación conecta { $city } dos veces para el mismo jugador. Quita una de las dos.
error-setup_not_played = El dato «{ $key }» de la preparación es de una variante que aquí no se juega. Quítalo o cambia las opciones.
error-setup_too_many_houses = El dato «{ $key }» de la preparación usa demasiadas casas: { $count } de { $most }. Quita algunas ciudades.
error-setup_houses_differ = Los datos «{ $key }» y «cities» de la preparación no coinciden en quién tiene casa en { $city }. Corrige uno de los dos.
error-setup_space_closed = La preparación tiene una casa en el espacio { $space } de { $city }, que no está abierto en el Paso { $step }. Mueve la casa o corrige el paso.
error-setup_fuel_total = La preparación reparte más «{ $fuel }» de lo que hay: { $count } de { $total }. Quita lo que sobre.
error-setup_stock_overfull = El dato «{ $key }» de la preparación supera lo que pueden almacenar las centrales de ese jugador. Quita recursos o dale otra central.
error-setup_not_owned = El dato «{ $key }» de la preparación debe nombrar centrales del asiento { $seat }, que tiene el turno. Corrige la lista.
error-setup_not_over = Según la preparación la partida ha terminado, pero nadie tiene las ciudades que hacen falta ({ $end }). Corrige la fase o las ciudades.
error-setup_is_over = En la preparación alguien ya tiene las ciudades que terminan la partida ({ $end }). Corrige la fase o las ciudades.
error-setup_uranium = El dato «{ $key }» de la preparación depende de la central { $plant } y no encaja con ella. Quita el dato.
error-setup_not_last = La partida solo puede terminar en su última ronda. Pon true en «{ $key }» o elige otra fase.
error-setup_too_many_alike = El dato «{ $key }» de la preparación necesita más cartas { $card } de las que hay. Quita una.
error-setup_single_in_pile = El dato «{ $key }» de la preparación contiene la carta suelta { $card }. Las cartas sueltas están en la columna 1, en un almacén o en el suministro: muévela allí.
error-setup_unsound = Los datos de la preparación no encajan entre sí: { $problem }. Compara la preparación con la mesa y corrígela.
error-reveal_seen_elsewhere = «{ $key }» nombra { $card }, que ya se ha visto en otro sitio. Comprueba la carta o deshaz la jugada que la puso allí.
error-reveal_too_late = «{ $key }» solo se puede indicar antes de barajar esa parte. Indica «{ $other }» en su lugar.
error-game_broken = El juego { $game } ({ $entry }) está instalado, pero no se puede cargar: { $reason }. Avisa a su autor o elige otro juego.
error-no_policy = Todavía ningún bot puede aconsejar en este juego ({ $game }). Decide por tu cuenta o aporta tu propio bot.
error-no_positions = El juego { $game } no puede dar sus posiciones como datos ni leerlas. Empieza desde el principio o elige otro juego.

# ---- from Python

error-seat_not_at_table = En esta mesa no hay un asiento { $seat }. Los asientos van de 0 a { $last }; un número negativo es un espectador.
error-bots_not_a_list = Esto no es una lista de bots: { $bots }. Da nombres, clases o funciones en una lista, por ejemplo: ["greedy", MyBot].
error-bad_game_count = Esto no es un número de partidas: { $count }. Da un número entero desde 1.
error-bot_only_here = La clase { $bot } solo existe en este proceso, así que otros procesos no pueden usarla. Juega con workers=1, o guárdala en un archivo e impórtala desde ahí.

# ---- crear mapas

error-map_nowhere = No se indica de dónde es el mapa. Nombra un país, una parte o un grupo, o usa --box.
error-map_unknown_place =
    { $near ->
        [none] Ningún país, parte de un país o grupo se llama «{ $name }». Revisa el nombre o indica un rectángulo con --box.
       *[other] Ningún país, parte de un país o grupo se llama «{ $name }». ¿Querías decir: { $near }?
    }
error-map_unknown_city =
    { $near ->
        [none] Ninguna ciudad de esta zona se llama «{ $name }». Revisa el nombre o quítalo.
       *[other] Ninguna ciudad de esta zona se llama «{ $name }». ¿Querías decir: { $near }?
    }
error-map_bad_box = «{ $value }» no es un rectángulo. Indica grados oeste, sur, este y norte, por ejemplo 5,45,12,49.
error-map_bad_cities = Un mapa no puede tener { $value } ciudades: sus regiones deben ser iguales. Elige una de estas cantidades: { $known }.
error-map_too_few_cities =
    El atlas conoce muy pocas ciudades de { $name } ({ $found }); un mapa necesita { $needed }. { $neighbours ->
        [none] Elige una zona mayor
       *[other] Añade un país vecino, por ejemplo: { $neighbours }
    }{ $fewer ->
        [none] .
       *[other] , o pide menos ciudades: --cities { $fewer }.
    }
error-map_cannot_part = Las ciudades de { $name } no forman regiones conectadas del mismo tamaño. Prueba otra --seed, otra cantidad de --cities o una zona mayor.

# ---- todo lo que está mal en un archivo

data-line = { $file }, línea { $line }
data-near = ¿Querías decir «{ $near }»?
data-more =
    { $count ->
        [one] Hay { $count } error más.
       *[other] Hay { $count } errores más.
    }
