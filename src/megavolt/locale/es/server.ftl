# El servidor: lo que rechaza y lo que dice al arrancar.

error-record_wrong_seed_hash = Línea { $line }: la semilla no corresponde al resumen que se mostró antes de la partida. Alguien cambió la semilla o el resumen: no te fíes de este registro.
error-not_started = La partida todavía no ha empezado. Espera a que la inicie quien la organiza.
error-record_before_end = El registro contiene la semilla, así que no lo hay hasta que termina la partida. Vuelve al final.
error-record_too_long = La partida guardada tiene { $moves } jugadas, y este servidor reproduce como mucho { $most }. Reprodúcela con megavolt replay en tu propio ordenador.
error-no_such_position = No existe esa posición: la partida lleva { $most } jugadas. Pide una de 0 a { $most }.
error-position_changed = Mientras tanto ha pasado algo en la mesa. Mira la posición que acompaña a esta respuesta y decide de nuevo.
error-no_such_table = No existe la mesa { $table }. Comprueba el enlace o pide uno nuevo a quien la organiza.
error-no_such_link = Este enlace no lleva a ninguna mesa. Pide uno nuevo.
error-private_table = Esta mesa es privada. Ábrela con el enlace que te enviaron.
error-signed_out = Aquí todavía no tienes nombre. Elige uno y vuelve a intentarlo.
error-bad_name = Un nombre tiene de 1 a { $most } caracteres visibles. Elige otro.
error-bad_password = Una contraseña tiene de { $least } a { $most } caracteres. Elige otra.
error-already_registered = Ya tienes una cuenta, { $login }. Cierra la sesión antes de crear otra.
error-login_taken = Ya hay alguien que se llama { $login }. Elige otro nombre de usuario.
error-wrong_login = El usuario y la contraseña no coinciden. Revísalos y vuelve a intentarlo.
error-too_many_own_tables = Tienes { $most } mesas sin terminar, el máximo aquí. Termina antes alguna.
error-too_many_tables = Este servidor ya tiene todas las mesas que admite. Inténtalo más tarde.
error-already_started = La partida de esta mesa ya ha empezado. Puedes mirarla.
error-seat_taken = Ese asiento no está libre. Elige otro.
error-table_full = Todos los asientos están ocupados. Puedes mirar o abrir tu propia mesa.
error-already_seated = Ya tienes otro asiento en esta mesa. Déjalo antes.
error-not_seated = No tienes asiento en esta mesa. Ocupa uno antes.
error-leave_after_start = La partida ha empezado. Abandona en su lugar: un bot seguirá jugando por ti.
error-seats_open = { $count ->
        [one] Queda un asiento libre: espera a alguien o dáselo a un bot.
       *[other] Quedan { $count } asientos libres: espera a más jugadores o dáselos a bots.
    }
error-only_host = Solo quien organiza la mesa puede hacer eso. Pídeselo o abre tu propia mesa.
error-one_seat_each = Solo puedes ocupar un asiento. Deja los demás libres o dáselos a bots.
error-not_playing = En esta mesa no hay ninguna partida en curso. Espera a que empiece o abre otra.
error-nothing_asked = Nadie espera tu respuesta. Vuelve a mirar la mesa.
error-bad_limit = Eso no es un límite: indica un número entero de 1 a { $most }.
error-no_such_wish = No hay nada llamado { $kind } que retirar. Indica «limit» o «pass».
error-no_auctions = En este juego no hay subastas. Un límite es para juegos con subastas.
error-bad_chat = Esto no se puede decir aquí: un mensaje tiene de 1 a { $most } caracteres.
error-bad_request = No se puede leer la petición en { $place }: { $reason }.
error-bad_frame = No se puede leer el mensaje. Envía JSON con el tipo «play» o «ping».
error-no_such_page = No hay nada en { $place }. Comprueba la dirección.
error-no_such_method = { $place } no se puede pedir de esta forma. Mira /api/docs.
error-too_fast = Eso fue demasiado seguido. Inténtalo de nuevo dentro de { $seconds ->
        [one] un segundo.
       *[other] { $seconds } segundos.
    }
error-too_large = La petición es demasiado grande. Este servidor solo acepta otras más pequeñas.
error-foreign_page = La petición viene de una página de otro sitio. Abre la página de este servidor.
error-failed = Algo falló en el servidor y ha quedado anotado. Inténtalo de nuevo.
error-not_ready = El servidor no alcanza su base de datos. Inténtalo más tarde.
error-bad_email = Eso no es una dirección de correo. Escríbela así: nombre@example.org.
error-bad_webhook = Esa no es una dirección para un webhook. Empieza por http:// o https:// y no pongas usuario.
error-private_webhook = Este webhook lleva a una red privada. Da una dirección de internet.
notice-subject = Te toca jugar contra { $others }
notice-text = { $name }, te toca jugar en la mesa con { $others }: { $link }
error-database_unreachable = No se puede usar la base de datos { $url }: { $reason }. Comprueba la dirección y que esté en marcha.
error-bad_database_url = { $url } no es la dirección de una base de datos. Indica sqlite:///archivo o postgresql://usuario@servidor/nombre.
error-bad_setting = { $name } no puede ser { $value }. Corrige la variable o quítala.
error-cannot_serve = No se puede usar la dirección { $host }:{ $port }; quizá la ocupa otro programa. Elige otro --port.
error-extra_missing = Esto necesita una parte opcional de Megavolt (falta { $module }). Instálala: pip install "megavolt[{ $extra }]".
serve-address = Megavolt está en { $address }
serve-stop = Pulsa Ctrl-C para parar.
serve-no-browser = Aquí no se ha podido abrir ningún navegador. Abre tú { $address } en uno de este equipo.
help-serve = Abrir mesas en la red: se juega con un navegador.
help-serve-host = La dirección en la que escuchar; 0.0.0.0 para todas.
help-serve-port = El puerto en el que escuchar.
help-serve-database = Dónde se guarda todo; sin ella, SQLite en tu carpeta de datos.
help-serve-open = Abrir la página en tu navegador.

# ---- megavolt load

help-load = Juega muchas mesas a la vez en un servidor y mide cómo lo soporta.
help-load-tables = Cuántas mesas se juegan al mismo tiempo.
help-load-seats = Cuántas personas se sientan en cada una.
help-load-seconds = Cuánto tiempo medir.
help-load-think = Cuántos segundos piensa una persona antes de jugar, de media; 0 es lo más rápido posible.
help-load-game = Un juego; repite la opción para mezclar varios. Sin ella se turnan todos los juegos.
help-load-processes = En cuántos procesos se reparten los clientes.
help-load-url = Un servidor en marcha; sin él se inicia uno para la medición.
help-load-database = La base de datos del servidor que se inicia; sin ella, un archivo SQLite nuevo. Recibe muchas mesas: usa una vacía.
load-title = Lo que soportó el servidor
load-row =
    { $row ->
        [tables] Mesas a la vez
        [seats] Personas en cada una
        [think] Segundos pensando antes de jugar
        [seconds] Segundos medidos
        [moves] Jugadas
        [moves_per_s] Jugadas por segundo
        [answer_p50_ms] De la jugada a la respuesta, la mitad en (ms)
        [answer_p99_ms] De la jugada a la respuesta, el 99 % en (ms)
        [update_p50_ms] Hasta que lo saben los demás, la mitad en (ms)
        [update_p99_ms] Hasta que lo saben los demás, el 99 % en (ms)
        [games_over] Partidas acabadas
        [reconnects] Conexiones rehechas
        [errors] Errores
        [server_cpu] Servidor, núcleos ocupados
        [server_mib] Servidor, memoria (MiB)
        [kib_per_table] Memoria por mesa (KiB)
       *[other] { $row }
    }
load-error = { $code }: { $count } veces
error-load_no_server = Ningún servidor de Megavolt responde en { $url }. Inícialo con megavolt serve, o quita --url.
error-load_clients_failed = Los clientes pararon antes de medir nada. Mira lo que han dicho arriba; puede ayudar bajar --tables.
error-load_url_or_database = --url y --database no van juntos: un servidor en marcha ya tiene su base de datos.
error-load_no_game = Ninguno de estos juegos es para { $seats } jugadores. Elige otro --seats u otro --game.
error-table_other_rules = Esta mesa se juega con la versión { $rules } de las reglas y este servidor conoce la { $known }. Pide al anfitrión que la termine con la versión con la que empezó.
error-no_hints = En esta mesa no hay pistas. La próxima vez, pídeselo antes a quien organiza.
error-hint_running = Ya se está pensando una pista para ti. Espera un momento.
error-record_other_seed = La partida no se repartió con la semilla cuyo resumen indicas. Comprueba el resumen: se mostró antes de la primera jugada.
help-verify-hash = El resumen de la semilla que se mostró antes de la partida: decir si se repartió con ella.
error-trial_running = Ya se está probando algo para ti. Espera un momento.
