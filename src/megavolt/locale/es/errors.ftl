# Qué ha pasado, por qué y qué hacer. Un mensaje por código: error-CÓDIGO.

error-rule = (regla { $rule })

# ---- juegos, jugadores, opciones

error-unknown_game = No hay ningún juego llamado { $game }. Elige uno de estos: { $known }.
error-unknown_bot = No hay ningún bot llamado { $bot }. Elige uno de estos: { $known }.
error-unknown_language = Megavolt no habla { $lang }. Elige uno de estos idiomas: { $known }.
error-wrong_player_count = { $game } es para { $minimum } a { $maximum } jugadores y se han indicado { $players }. Cambia el número de jugadores o elige otro juego.
error-unknown_option = { $game } no tiene la opción { $option }. Sus opciones son: { $known }.
error-bad_option = La opción { $option } de { $game } no puede valer { $value }. Elige uno de estos valores: { $choices }.
error-bad_map = El mapa se indica con un texto y esto no lo es: { $value }. Da el identificador de un mapa o la ruta de un archivo de mapa.
error-bad_seats = Cada jugador necesita un nombre de 1 a 40 caracteres visibles. Da un nombre así a cada asiento.
error-setup_not_plain = La preparación contiene valores que JSON no admite. Usa solo números, textos, listas y objetos.
error-seats_not_distinct = Hay dos jugadores con el mismo nombre: { $seats }. Da a cada jugador un nombre propio.
error-bad_seed = La semilla debe ser un número entero desde 0, de 39 cifras como mucho, y { $seed } no lo es. Elige otro número o no indiques semilla.

# ---- cualquier juego

error-game_over = La partida ha terminado y ya nadie puede jugar. Empieza otra o deshaz para volver a esta.
error-not_your_turn = No es tu turno, así que ahora no se puede juzgar ninguna jugada tuya. Espera a que te toque.
error-bad_json = Así no se escribe en JSON la jugada { $word }. Envía exactamente la forma que da el juego.
error-nothing_to_undo = No hay nada que deshacer: aún no se ha hecho ninguna jugada. Juega primero.
error-empty_word = No has escrito nada. Escribe una jugada, o help para ver qué se puede escribir.

# ---- archivos y partidas guardadas

error-file_unreadable = No se puede leer el archivo { $file } ({ $reason }). Comprueba el nombre y los permisos.
error-file_unwritable = No se puede escribir el archivo { $file } ({ $reason }). Elige otro lugar o comprueba los permisos.
error-record_line = Línea { $line }: { $problem }
error-record_not_a_record = Esto no es una partida guardada: la línea { $line } debería decir «{ $expected }». Indica un archivo guardado por Megavolt.
error-record_not_text = { $file } no es texto, así que no es una partida guardada. Indica un archivo guardado por Megavolt.
error-record_too_big = { $file } es demasiado grande para ser una partida guardada y no se lee. Indica un archivo guardado por Megavolt.
error-record_names_a_file = La opción { $option } nombra un archivo ({ $file }), y una partida guardada debe llevar todo lo que necesita. Pon ahí los datos del archivo, como hacen --map y --deck de megavolt play.
error-record_unknown_key = Línea { $line }: la cabecera tiene un dato desconocido, «{ $key }». Los conocidos son: { $known }. Corrige la línea o consigue otra copia del archivo.
error-record_key_twice = Línea { $line }: el dato «{ $key }» aparece dos veces en la cabecera. Quita uno de los dos.
error-record_missing_key = Línea { $line }: la cabecera termina sin el dato «{ $key }». Añádelo o consigue otra copia del archivo.
error-record_bad_value = Línea { $line }: el valor de «{ $key }» no es el que debería. Corrígelo o consigue otra copia del archivo.
error-record_moves_missing =
    Línea { $line }: la cabecera anuncia { $expected ->
        [one] { $expected } jugada
       *[other] { $expected } jugadas
    } y en el archivo hay { $found }. Se ha cortado o cambiado: consigue otra copia.
error-record_damaged = Línea { $line }: las jugadas no coinciden con su huella, así que el archivo se ha cambiado o dañado. Consigue otra copia, o quita la línea «digest» para reproducirlo tal como está.
error-record_wrong_result = Línea { $line }: el resultado { $result } no es el que dan las jugadas. Corrige la línea o quítala.
error-record_unknown_rules = Línea { $line }: la partida se guardó con la versión { $rules } de las reglas y este Megavolt conoce la { $known }. Usa la versión de Megavolt con la que se guardó.

# ---- archivos de datos: $file es el archivo, $key el lugar en él

error-data_file_not_found = No se puede leer el archivo { $file } ({ $reason }). Comprueba el nombre y los permisos.
error-data_too_big = El archivo { $file } ocupa más de { $limit } bytes, demasiado para un archivo de datos. Indica otro.
error-data_not_toml = El archivo { $file } no es TOML: { $reason }. Corrígelo ahí.
error-data_unknown_map = No hay ningún mapa { $file } para { $edition }. Elige uno de estos: { $known }; o da la ruta de un archivo de mapa, terminada en .toml.
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
error-data_bad_id = { $file }, { $key }: «{ $value }» no es un identificador. Usa letras minúsculas de la a a la z y cifras, con guiones entre palabras.
error-data_out_of_range = { $file }, { $key }: { $value } no está entre { $minimum } y { $maximum }. Corrige el número.
error-data_duplicate = { $file }, { $key }: { $value } aparece dos veces. Quita uno de los dos.
error-data_unknown_city = { $file }, { $key }: ninguna ciudad tiene el identificador { $value }. Corrígelo o añade la ciudad.
error-data_unknown_region = { $file }, { $key }: ninguna región tiene el identificador { $value }. Corrígelo o añade la región.
error-data_city_in_two_lists = { $file }, { $key }: la ciudad { $value } nombra una región y las listas de las regiones dicen otra. Haz que coincidan.
error-data_same_city = { $file }, { $key }: una conexión va de { $value } a sí misma. Corrige uno de sus extremos.
error-data_not_connected = { $file }, { $key }: ninguna conexión une { $value } con el resto del mapa o de su región. Añade una.
error-data_wrong_count = { $file }, { $key }: hay { $count } elementos y debería haber { $expected }. Añade o quita los que sean.
error-data_wrong_adjacency = { $file }, { $key }: { $value } no es lo que dicen las conexiones sobre qué regiones se tocan. Corrige la lista o no la pongas.
error-data_wrong_overlay = { $file }, { $key }: { $value } no encaja con el mapa que cambia. Corrígelo.
error-data_wrong_edition = { $file }, { $key }: este mapa no es para { $edition }, sino para: { $known }. Elige una de estas o añade la edición al archivo.
error-data_bad_value = { $file }, { $key }: { $value } no es posible aquí. Elige uno de estos: { $known }.

error-game_broken = El juego { $game } ({ $entry }) está instalado, pero no se puede cargar: { $reason }. Avisa a su autor o elige otro juego.
error-no_policy = Todavía ningún bot puede aconsejar en este juego ({ $game }). Decide por tu cuenta o aporta tu propio bot.
