# El servidor: lo que rechaza y lo que dice al arrancar.

error-record_wrong_seed_hash = Línea { $line }: la semilla no corresponde a la huella que se mostró antes de la partida. Alguien cambió la semilla o la huella: no te fíes de esta partida guardada.
error-not_started = La partida todavía no ha empezado. Espera a que la inicie quien la organiza.
error-record_before_end = La partida guardada contiene la semilla, así que solo se puede descargar al terminar. Vuelve al final.
error-record_too_long =
    { $moves ->
        [one] La partida guardada tiene { $moves } jugada, y este servidor reproduce { $most } como mucho. Reprodúcela con megavolt replay en tu propio equipo.
       *[other] La partida guardada tiene { $moves } jugadas, y este servidor reproduce { $most } como mucho. Reprodúcela con megavolt replay en tu propio equipo.
    }
error-no_such_position =
    { $most ->
        [0] No existe esa posición: aún no se ha hecho ninguna jugada. Pide la posición 0.
        [one] No existe esa posición: la partida lleva { $most } jugada. Pide una de 0 a { $most }.
       *[other] No existe esa posición: la partida lleva { $most } jugadas. Pide una de 0 a { $most }.
    }
error-position_changed = Mientras tanto la mesa ha cambiado. Mira la nueva posición y decide de nuevo.
error-no_such_table = No existe la mesa { $table }. Comprueba el enlace o pide uno nuevo a quien la organiza.
error-no_such_link = Este enlace no lleva a ninguna mesa. Pide uno nuevo.
error-private_table = Esta mesa es privada. Ábrela con el enlace que te enviaron.
error-signed_out = Aquí todavía no tienes nombre. Elige uno y vuelve a intentarlo.
error-bad_name = Un nombre tiene de 1 a { $most } caracteres visibles. Elige otro.
error-bad_password = Una contraseña tiene de { $least } a { $most } caracteres. Elige otra.
error-already_registered = Ya tienes una cuenta, { $login }. Cierra la sesión antes de crear otra.
error-login_unusable = El nombre de usuario { $login } no se puede usar. Elige otro.
error-wrong_login = Usuario o contraseña incorrectos. Revísalos y vuelve a intentarlo.
error-too_many_own_tables =
    { $most ->
        [one] Tienes { $most } mesa sin terminar, el máximo aquí. Termínala antes.
       *[other] Tienes { $most } mesas sin terminar, el máximo aquí. Termina antes alguna.
    }
error-too_many_tables = En este servidor no caben más mesas. Inténtalo más tarde.
error-already_started = La partida de esta mesa ya ha empezado. Puedes verla.
error-seat_taken = Ese asiento no está libre. Elige otro.
error-table_full = Todos los asientos están ocupados. Puedes ver la partida o abrir tu propia mesa.
error-already_seated = Ya tienes otro asiento en esta mesa. Déjalo antes.
error-not_seated = No tienes asiento en esta mesa. Ocupa uno antes.
error-leave_after_start = La partida ya ha empezado. En lugar de irte, abandona: un bot seguirá jugando por ti.
error-seats_open =
    { $count ->
        [one] Queda un asiento libre: espera a alguien o dáselo a un bot.
       *[other] Quedan { $count } asientos libres: espera a más jugadores o dáselos a bots.
    }
error-only_host = Solo quien organiza la mesa puede hacer eso. Pídeselo o abre tu propia mesa.
error-one_seat_each = Solo puedes ocupar un asiento. Deja los demás libres o dáselos a bots.
error-not_playing = En esta mesa no hay ninguna partida en curso. Espera a que empiece o abre otra.
error-nothing_asked = Nadie espera tu respuesta. Vuelve a mirar la mesa.
error-bad_limit = Ese límite no es válido. Indica un número entero de 1 a { $most }.
error-no_such_standing_order = No hay nada llamado { $kind } que anular. Indica «limit» o «pass».
error-no_auctions = En este juego no hay subastas. Un límite es para juegos con subastas.
error-bad_chat = Este mensaje no se puede enviar: un mensaje tiene de 1 a { $most } caracteres.
error-bad_request = La petición tiene un error en { $place }: { value-mistake }. Mira /api/docs (en inglés).
error-bad_frame = No se puede leer el mensaje. Envía JSON con el tipo «play» o «ping».
error-no_such_page = No hay nada en { $place }. Comprueba la dirección.
error-no_such_method = { $place } no admite este tipo de petición. Mira /api/docs (en inglés).
error-too_fast =
    { $seconds ->
        [one] Demasiadas peticiones. Inténtalo de nuevo dentro de un segundo.
       *[other] Demasiadas peticiones. Inténtalo de nuevo dentro de { $seconds } segundos.
    }
error-too_large = La petición es demasiado grande para este servidor. Envía una más pequeña.
error-foreign_page = La petición viene de una página de otro sitio web. Abre la página de este servidor.
error-failed = Algo falló en el servidor y ha quedado anotado. Inténtalo de nuevo.
error-not_ready = El servidor no puede conectarse a su base de datos. Inténtalo más tarde.
error-bad_email = Esa dirección de correo no es válida. Escríbela así: nombre@example.org.
error-bad_webhook = Esa dirección de webhook no es válida. Empieza por http:// o https:// y no pongas usuario.
error-private_webhook = Este webhook lleva a una red privada. Indica una dirección pública de internet.
notice-subject = Te toca jugar contra { $others }
notice-text = { $name }, te toca jugar en la mesa con { $others }: { $link }
error-database_unreachable = No se puede usar la base de datos { $url }: { $reason }. Comprueba la dirección y que esté en marcha.
error-bad_database_url = { $url } no es una dirección válida de base de datos. Indica sqlite:///archivo o postgresql://usuario@servidor/nombre.
error-bad_setting = { $name } no puede ser { $value }. Corrige la variable o quítala.
error-cannot_serve = No se puede usar la dirección { $host }:{ $port }; quizá la ocupa otro programa. Elige otro --port.
error-extra_missing = Esto necesita una parte opcional de Megavolt (falta { $module }). Para instalarla: pip install "megavolt[{ $extra }]".
serve-address = Megavolt está en { $address }
serve-stop = Pulsa Ctrl-C para parar.
serve-no-browser = Aquí no se ha podido abrir ningún navegador. Abre tú { $address } en uno de este equipo.
help-serve = Abrir mesas en la red: se juega con un navegador.
help-serve-host = La dirección en la que escuchar; 0.0.0.0 para todas.
help-serve-port = El puerto en el que escuchar.
help-serve-database = Dónde se guarda todo; sin ella, SQLite en tu carpeta de datos.
help-serve-open = Abrir la página en tu navegador.

# ---- megavolt load

help-load = Jugar muchas mesas a la vez en un servidor y medir la carga.
help-load-tables = Cuántas mesas se juegan al mismo tiempo.
help-load-seats = Cuántas personas se sientan en cada una.
help-load-seconds = Cuánto tiempo medir.
help-load-think = Cuántos segundos pasan de media entre dos jugadas de una mesa, responda a tiempo el servidor o no; 0 es lo más rápido posible.
help-load-ahead = Hasta cuántas entradas tiene el historial de cada mesa cuando empieza la medición, para medir las partidas en todas sus fases.
help-load-game = Un juego; repite la opción para mezclar varios. Sin ella se turnan todos los juegos.
help-load-processes = En cuántos procesos se reparten los clientes.
help-load-url = Un servidor en marcha; sin él se inicia uno para la medición.
help-load-database = La base de datos del servidor que se inicia; sin ella, un archivo SQLite nuevo. Recibe muchas mesas: usa una vacía.
load-title = Resultados de la prueba de carga
load-row =
    { $row ->
        [tables] Mesas a la vez
        [seats] Personas en cada una
        [think] Segundos pensando antes de jugar
        [seconds] Segundos medidos
        [moves] Jugadas
        [moves_per_s] Jugadas por segundo
        [unanswered] Jugadas sin respuesta al final
        [answer_p50_ms] De la jugada a la respuesta, la mitad en (ms)
        [answer_p99_ms] De la jugada a la respuesta, el 99 % en (ms)
        [update_p50_ms] Hasta que la ven los demás, la mitad en (ms)
        [update_p99_ms] Hasta que la ven los demás, el 99 % en (ms)
        [games_over] Partidas terminadas
        [reconnects] Reconexiones
        [errors] Errores
        [clients_cpu] Clientes, núcleos ocupados
        [server_cpu] Servidor, núcleos ocupados
        [server_moves] Jugadas guardadas, incluidas las de los bots
        [cpu_ms_per_move] Servidor, tiempo de procesador por jugada (ms)
        [server_mib] Servidor, memoria (MiB)
        [kib_per_table] Memoria por mesa (KiB)
       *[other] { $row }
    }
load-error =
    { $count ->
        [one] { $code }: { $count } vez
       *[other] { $code }: { $count } veces
    }
error-load_no_server = Ningún servidor de Megavolt responde en { $url }. Inícialo con megavolt serve, o quita --url.
error-load_clients_failed = Los clientes se detuvieron antes de medir nada. Mira sus mensajes arriba; puede ayudar bajar --tables.
error-load_url_or_database = --url y --database no se pueden usar juntos: un servidor en marcha ya tiene su base de datos. Quita uno de los dos.
error-load_no_game =
    { $seats ->
        [one] Ninguno de estos juegos es para { $seats } jugador. Elige otro --seats u otro --game.
       *[other] Ninguno de estos juegos es para { $seats } jugadores. Elige otro --seats u otro --game.
    }
error-table_other_rules = Esta mesa se juega con la versión { $rules } de las reglas y este servidor conoce la { $known }. Pide a quien administra el servidor que recupere la versión con la que empezó o que cierre la mesa.
error-no_hints = En esta mesa no hay pistas. La próxima vez, pídeselo antes a quien organiza.
error-hint_running = Ya se está preparando una pista para ti. Espera un momento.
error-record_other_seed = La partida no se repartió con la semilla de esta huella. Comprueba la huella: se mostró antes de la primera jugada.
help-verify-hash = La huella de la semilla que se mostró antes de la partida: comprobar que se repartió con esa semilla.
error-trial_running = Ya hay una prueba tuya en marcha. Espera un momento.
error-back_too_far = Sin preguntar a los demás solo puedes deshacer tus últimas jugadas, y solo si no revelaron nada oculto: ahora { $free }, no { $back }. No ha cambiado nada. Deshaz menos jugadas o pregunta a los demás.
error-play_reveals = La jugada { $tried } de las enviadas revela algo oculto, así que en la misma petición no puede seguirla otra. No ha cambiado nada. Envía las jugadas hasta esa y después decide de nuevo.
error-people_play = En esta mesa todavía juegan personas, así que no se puede cerrar. Abandona en su lugar: un bot seguirá jugando por ti.
error-unknown_content = Este servidor no tiene el mapa, el mazo o el contenido indicado. Elige otra vez el archivo.
error-no_such_content = Este servidor no tiene ese mapa, mazo o contenido. Revisa la dirección o mira otra vez la mesa.
error-foreign_host = Este servidor no se llama como indica la dirección. Usa su propia dirección.
error-database_in_use = La base de datos { $file } ya la usa otro servidor en marcha. Detenlo primero o elige otra --database.

error-word_not_allowed = Contiene una palabra que el anfitrión de este servidor no permite. Dilo de otra manera.
error-setting_file = { $name } nombra el archivo { $file }, que no se puede leer como texto en UTF-8. Comprueba su nombre y sus permisos, o quita la variable.
error-blocked_by_host = El anfitrión de esta mesa te ha bloqueado, así que no puedes sentarte aquí. Elige otra mesa o crea una propia.
error-nobody_there = No hay nadie a quien denunciar o bloquear: el mensaje ya no está o ahí juega un bot. Vuelve a cargar la página.
error-not_yourself = Eres tú. Solo puedes denunciar o bloquear a otras personas.
error-no_reason = Una denuncia necesita un motivo. Di en pocas palabras qué está mal.
error-too_many_blocks = Tu lista de personas bloqueadas está llena: el límite es { $most }. Quita antes un bloqueo antiguo en la página «Cuenta».
error-no_such_block = Este bloqueo ya está quitado. Vuelve a cargar la página.

# Tables of an older server
error-table_over_other_rules = Esta partida ha terminado y ya no se puede mostrar: se jugó con la versión { $rules } de las reglas y este servidor conoce la { $known }. Crea una mesa nueva para volver a jugar.

# Several processes
help-serve-processes = Cuántos procesos sirven juntos, cada mesa en uno de ellos; para varios hace falta PostgreSQL. Sin ella, uno.
error-processes_on_sqlite = Un archivo de SQLite lo usa un solo proceso (pedidos: { $processes }). Quita --processes o indica la dirección de una base de datos PostgreSQL: --database postgresql://usuario@host/nombre
error-processes_not_here = En este sistema un puerto lo sirve un solo proceso (pedidos: { $processes }). Quita --processes.

# Reviews.
error-review_unfinished = Solo se analizan partidas terminadas. Vuelve cuando esta haya acabado.
error-review_running = Ya se está preparando un análisis para ti. Pide este cuando aquel esté listo.
error-reviews_full = Hay demasiadas partidas en espera de análisis. Inténtalo de nuevo en unos minutos.
error-review_failed = No se pudo completar el análisis. Vuelve a pedirlo; si falla otra vez, avisa al anfitrión.

# Mapas propios.
error-maps_full = Ahora mismo mucha gente está creando mapas. Vuelve a intentarlo dentro de un minuto.
error-map_running = Ya se está calculando algo para ti. Espera a que termine y vuelve a pedirlo.
error-map_failed = El mapa tardaba demasiado y se ha abandonado. Vuelve a intentarlo o pide menos ciudades.
error-public_map_needs_account = Solo alguien con cuenta puede publicar un mapa. Elige una contraseña en tu cuenta y vuelve a intentarlo.
error-no_such_map = Aquí no hay ningún mapa: puede que se haya borrado. Pregunta a quien te dio el enlace.
error-not_your_map = Este mapa es de otra persona, así que no puedes cambiarlo. Guarda una copia propia.
error-map_changed_elsewhere = Este mapa ha cambiado en otro sitio desde que lo abriste, quizá en otra ventana. Guarda el tuyo como copia o reemplaza la otra versión.
error-map_cannot_divide = Estas ciudades no se pueden repartir de modo que cada región esté conectada (regiones: { $regions }). Conecta antes más ciudades o elige otro número de regiones.
error-too_many_maps = Tus mapas guardados ({ $most }) son todos los que permite este servidor. Borra uno primero.
error-rate_after_playing = Puedes valorar un mapa cuando hayas jugado en él una partida hasta el final. Abre antes una mesa.
error-map_unfinished = Este mapa no está terminado y aún no tiene imagen. Termínalo en el editor.
