# La terminal: la mesa, las demás órdenes y su ayuda.

# ---- en la mesa

play-somebody = Jugador 1
play-resumed = La partida continúa desde { $file }.
play-winner =
    { $count ->
        [one] Gana { $winners }.
       *[other] Victoria compartida: { $winners }.
    }
play-saved = Guardado en { $file }.
play-goodbye =
    La partida está guardada en { $file }.
    Para continuarla: megavolt play --resume { $short }
play-unsaved = La partida sigue, pero no se está guardando. Escribe guardar ARCHIVO para guardarla en otro sitio.
play-log-more =
    { $count ->
        [one] … y { $count } línea anterior (escribe historial)
       *[other] … y { $count } líneas anteriores (escribe historial)
    }
play-why-legal = { $word } es una jugada válida ahora.
play-undone =
    { $count ->
        [one] Se ha deshecho { $count } jugada.
       *[other] Se han deshecho { $count } jugadas.
    }
play-help-save = Esta partida se guarda tras cada jugada en { $file }.
play-help = Escribe lo que está entre [corchetes]. Un número significa aquello que lo lleva impreso: una central cuando se eligen centrales, la cantidad cuando pujas y, si no, el número que acompaña a la opción. Un segundo número es una cantidad: 13 20 abre la central 13 con 20, carbón 3 compra tres de carbón. Los nombres se pueden acortar (ham por Hamburg). También vale siempre la notación de las partidas guardadas: open 13 20, bid 21, pass, buy coal, build essen, run 5 coal1 oil1, scrap 4, drop oil, done.
play-usage-help = ayuda
play-about-help = mostrar esta ayuda
play-usage-board = tablero
play-about-board = mostrar el tablero entero
play-usage-log = historial [N]
play-about-log = mostrar las N últimas líneas del historial
play-usage-why = porqué JUGADA
play-about-why = decir si una jugada es válida ahora y, si no, qué regla la impide
play-usage-rules = reglas ID
play-about-rules = mostrar una regla, por ejemplo: reglas { $rule }
play-usage-undo = deshacer [N]
play-about-undo = deshacer tu última decisión (o las N últimas), con las respuestas de los bots
play-usage-save = guardar [ARCHIVO]
play-about-save = guardar la partida, desde ahora en ARCHIVO
play-usage-quit = salir
play-about-quit = salir; la partida queda guardada
typed-help = ayuda
typed-board = tablero
typed-log = historial, registro
typed-why = porque
typed-rules = reglas, regla
typed-undo = deshacer
typed-save = guardar
typed-quit = salir
error-not_understood = «{ $typed }» no es una jugada ni una orden. Escribe ayuda para ver qué puedes escribir.
error-unclear_choice = «{ $typed }» deja varias opciones: { $choices }. Escribe cuál, por ejemplo: { $example }.
error-unclear_number = «{ $typed }» no corresponde a ninguna opción. Escribe un número, o dos separados por un espacio: una opción y una cantidad.
error-no_such_number = No hay ninguna opción con el número { $number }. Escribe uno de estos: { $known }.
error-not_so_many = «{ $key }» no se puede hacer tantas veces seguidas; el máximo es { $most }. Escribe un número menor.
error-not_a_count = «{ $typed }» no es un número válido de líneas o jugadas. Escribe un número entero desde 1.
error-why_needs_word = ¿Qué jugada? Escribe porqué y la jugada, por ejemplo: porqué { $word }.
error-no_saved_game = No hay ninguna partida guardada en { $folder }. Empieza una con: megavolt play.

# ---- argumentos

error-bot_not_for_game = El bot { $bot } todavía no juega a { $game }. Elige otro, por ejemplo random.
error-too_many_seats = Se han nombrado más asientos ({ $named }) que jugadores hay ({ $players }). Nombra menos o aumenta --players.
error-seats_twice = --seats ya nombra a todos. Quita --seat y --bot, o úsalos en su lugar.
error-seats_and_players = Asientos nombrados: { $named }; jugadores de la partida: { $players }. Haz que coincidan.
error-option_form = «{ $text }» no es una opción válida. Escríbela como CLAVE=VALOR, por ejemplo: --option map=usa.
error-setup_not_json = { $file } no es JSON: { syntax-reason }. Corrígelo; docs/record.md (en inglés) describe las preparaciones.
error-setup_not_object = { $file } no contiene una preparación: debe ser un objeto JSON. docs/record.md (en inglés) describe las preparaciones.
error-no_such_command = No existe la orden { $name }. Las órdenes son: { $known }. Mira: megavolt --help.
error-usage_no_option =
    Aquí no existe la opción { $name }.{ $near ->
        [none] {""}
       *[other] {" "}¿Querías decir { $near }?
    } Mira: { $command } --help.
error-usage_missing = Falta { $name }. Mira: { $command } --help.
error-usage_bad_value = El valor de { $name } no sirve: { value-mistake }. Mira: { $command } --help.
error-usage_no_value = La opción { $name } necesita un valor. Mira: { $command } --help.
error-usage_other = No se entiende la orden. Mira: { $command } --help.
error-unexpected = Ha fallado algo inesperado: { $problem }. Repite la orden con --debug para ver dónde y, por favor, avísanos.

# ---- juegos y partidas guardadas

games-id = Juego
games-players = Jugadores
games-options = Opciones (* por defecto)
games-about = Qué es
game-recharged = El juego de tablero, edición de 2020: compra centrales y recursos, conecta y abastece ciudades.
game-classic = El juego de tablero, edición de 2004: mercado inicial fijo; pasar es ofrecer una central.
game-deluxe = El juego de tablero, edición de aniversario: Europa y Norteamérica, con gas.
game-cards = El juego de cartas: subasta centrales y compra cartas de recursos; gana quien tenga más puntos tras la última ronda.
game-blackout = El juego de fichas de cableado (Apagón): tiende cables desde tu tablero eléctrico, conecta estructuras y supera el apagón.
verify-ok =
    Correcto. { $game }, { verify-players }, { verify-moves }, { $count ->
        [one] gana { $winners }
       *[other] ganan juntos { $winners }
    }.
verify-unfinished = Correcto. { $game }, { verify-players }, { verify-moves }, sin terminar.
replay-at = Jugada { $number } de { $last }: { $word }
replay-prompt = Intro o n: siguiente, p: anterior, un número: a esa jugada, r 5: a la ronda 5, q: salir >{" "}
replay-help = Pulsa Intro o n para la jugada siguiente, p para la anterior, un número para ir a esa jugada, r 5 para el comienzo de la ronda 5, r para la ronda siguiente, q para salir.
replay-edge =
    { $moves ->
        [0] En esta partida aún no se ha hecho ninguna jugada.
        [one] Solo hay { $moves } jugada; no se puede ir más allá.
       *[other] Solo hay { $moves } jugadas; no se puede ir más allá.
    }
error-no_such_move = En esta partida no hay jugada { $number }. Elige un número de 0 a { $last }.

# ---- simulación y velocidad

simulate-progress = Jugando
simulate-stopped = Detenido; esto es lo jugado hasta ahora.
simulate-broken =
    El motor ha incumplido una de sus propias reglas: { $problem }
    Juego { $game }, jugadores: { $players }, semilla { $seed }, jugadas: { $moves }. La partida guardada está en { $file }; por favor, avísanos.
simulate-row =
    { $row ->
        [games] Partidas
        [seed] Primera semilla
        [configurations] Configuraciones
        [checked] Comprobadas
        [seconds] Segundos
        [games_per_second] Partidas por segundo
        [moves] Jugadas
        [length] Jugadas por partida
        [rounds] Rondas por partida
        [ended_in_step] Terminan en el Paso
        [wins_by_seat] Victorias por asiento, parte de las partidas
        [wins_by_bot] Victorias por bot, parte de sus asientos
        [faults] Jugadas perdidas por fallos
       *[other] { $row }
    }
bench-title = Partidas al azar en un núcleo
bench-column =
    { $column ->
        [game] Juego
        [map] Mapa
        [engine] Motor
        [players] Jugadores
        [games_per_s] partidas/s
        [moves_per_s] jugadas/s
        [clone_us] clone µs
        [legal_us] legal µs
        [apply_us] apply µs
        [simulations_per_s] simulaciones/s
        [neural_ms] neural: ms/decisión
       *[other] { $column }
    }

# ---- mapas

map-ok = { $file } está bien: { $name }. Regiones: { $regions }; ciudades: { $cities }; conexiones: { $connections }. Se puede jugar como: { $editions }.
map-title = { $name } ({ $map }), como en { $edition }
map-region = Región
map-touches = Limita con
map-city = Ciudad
map-connections = Conexiones
map_warn_unequal = Conviene revisarlo: las regiones son desiguales, de { $smallest } a { $largest } ciudades.
map_warn_few_regions =
    { $count ->
        [one] Conviene revisarlo: con { $count } región, el mapa es demasiado pequeño para cinco o seis jugadores.
       *[other] Conviene revisarlo: con { $count } regiones, el mapa es demasiado pequeño para cinco o seis jugadores.
    }
map_warn_small =
    { $count ->
        [one] Conviene revisarlo: las regiones más pequeñas suman { $count } ciudad, muy pocas para cinco o seis jugadores.
       *[other] Conviene revisarlo: las regiones más pequeñas suman { $count } ciudades, muy pocas para cinco o seis jugadores.
    }
map_warn_metropolis = Conviene revisarlo: { $pair } se conectan gratis, como las mitades de una gran ciudad.

# ---- ayuda

help-arguments = Argumentos
help-options = Opciones
help-commands = Órdenes
help-default = [por defecto: {"{}"}]
help-required = [obligatorio]
help-help = Mostrar esto y salir.
help-megavolt = Los juegos de mesa de la electricidad: para jugarlos, estudiarlos y dominarlos.
help-lang = Idioma: en, es o pl. Si no se indica: MEGAVOLT_LANG y después el del sistema.
help-json = Imprimir un objeto JSON y nada más.
help-seed = La semilla: un número entero. Si no se indica, una al azar.
help-option = Una opción del juego, por ejemplo figures=print. Se puede repetir; «megavolt games» las enumera.
help-debug = Mostrar la traza cuando ocurra algo inesperado.
help-version = Mostrar la versión y salir.
help-games = Enumerar los juegos, sus jugadores y sus opciones.
help-play = Jugar aquí una partida, con personas y bots. En la mesa, escribe ayuda.
help-play-game = Qué juego; «megavolt games» los enumera. Si no se indica, el primero.
help-play-players = Cuántos jugadores. Los asientos sin nombre son para bots.
help-play-seat = Una persona en la mesa. Se puede repetir.
help-play-bot = Un bot en la mesa: random, greedy, planner, neural:club, search:200ms, cmd:PROGRAMA. Se puede repetir.
help-play-seats = Todos por orden de asiento, por ejemplo: Ana,bot:greedy,bot:random,Eva
help-play-map = El mapa: su identificador o un archivo de mapa propio.
help-deck = Un archivo de mazo propio para el juego de cartas; lo describe docs/cards-deck.md (en inglés).
help-play-setup = Un archivo JSON con la posición inicial o parte de ella.
help-play-save = Dónde guardar tras cada jugada. Si no se indica: un archivo nuevo en tu carpeta de datos.
help-play-resume = Continuar una partida guardada: un archivo, un nombre de tu carpeta de datos, o last.
help-simulate = Hacer que los bots jueguen muchas partidas y mostrar las cifras.
help-simulate-game = Qué juego, o all: por turno, cada juego, mapa, número de jugadores y opción.
help-simulate-players = Cuántos jugadores. Si no se indica: cuatro, o todos los números con --all-configs.
help-simulate-games = Cuántas partidas jugar.
help-simulate-bots = Los bots, por ejemplo greedy,random. Si no se indica, todas las jugadas válidas son igual de probables.
help-simulate-bot = Un bot más, por ejemplo "cmd:python3 mibot.py". Se puede repetir.
help-simulate-check = Comprobar durante el juego todas las reglas del motor y parar donde falle una.
help-simulate-all = Por turno, cada mapa, número de jugadores y valor de las opciones del juego.
help-verify = Reproducir partidas guardadas y comprobar que todas las jugadas eran válidas.
help-verify-file = Una partida guardada.
help-replay = Ver una partida guardada jugada a jugada.
help-replay-at = Mostrar la posición tras este número de jugadas y nada más.
help-bench = Medir la velocidad del motor.
help-bench-seconds = Cuánto tiempo medir, más o menos.
help-map = Ver mapas y comprobar los propios.
help-map-check = Comprobar un archivo de mapa.
help-map-file = Un archivo de mapa (TOML).
help-map-show = Mostrar un mapa: regiones, ciudades y conexiones.
help-map-id = El identificador de un mapa o un archivo de mapa.
help-map-edition = El juego a cuyas reglas debe ajustarse el mapa.

# ---- doctor

help-doctor = Mostrar qué motor se usa, qué está instalado y qué falta.
doctor-engine = Motor
doctor-compiler = Compilador de C
doctor-missing = falta
doctor-compiled = compilado
doctor-pure = Python puro
doctor-stale =
    { $count ->
        [one] { $count } archivo fuente ha cambiado después de compilar el motor: { $names }. Ejecuta otra vez script/build, o script/build --clean.
       *[other] { $count } archivos fuente han cambiado después de compilar el motor: { $names }. Ejecuta otra vez script/build, o script/build --clean.
    }
doctor-how-to-compile = El motor se puede compilar para que sea varias veces más rápido. En una copia del proyecto: script/build
doctor-asked-for-pure = Hay un motor compilado, pero MEGAVOLT_ENGINE=pure pide Python puro.
verify-players =
    { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }
verify-moves =
    { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }

# ---- ejemplos en la ayuda

play-help-now = Ahora vale, por ejemplo: { $words }.

# ---- posiciones en archivos

error-position_unreadable = { $file } no es una posición en JSON o TOML ni una partida guardada: { syntax-reason }. Corrígelo; docs/positions.md (en inglés) describe las posiciones.
error-position_unknown_key = { $file } tiene un dato desconocido, «{ $key }». Los conocidos son: { $known }; todo lo que está en la mesa va en «setup».
error-position_bad_value = En { $file } falta el dato «{ $key }» o tiene una forma incorrecta. Corrígelo; docs/positions.md (en inglés) describe las posiciones.
error-from_and_setup = Tanto --from como --setup indican una posición. Usa solo uno de los dos.
error-from_other_game = Has elegido { $game }, pero { $file } es una posición de { $found }. No indiques el juego o elige otro archivo.
help-play-from = Empezar en mitad de una partida: un archivo con una posición (JSON o TOML) o una partida guardada.
help-position = Mostrar la posición de una partida guardada como archivo para «play --from».
help-position-at = La posición tras este número de jugadas. Si no se indica, la última.
help-position-seat = Solo lo que sabe este asiento: su nombre o su número desde 1.

# ---- juegos de otros paquetes, en un tablero sencillo

plain-title = { $game }
plain-ask = Elige una jugada: escribe su número o sus palabras.
plain-goal = Este juego viene de otro paquete: su autor explica cómo se gana.
plain-help = Escribe lo que está entre [corchetes], o las palabras de una jugada.
plain-yes = sí
plain-no = no

error-position_not_object = { $file } no contiene una posición: tiene que ser un solo objeto, {"{"}"game": …, "setup": …{"}"}. docs/positions.md (en inglés) describe las posiciones.

# What “megavolt simulate” says of a figure that differs from game to game.
simulate-spread = { $mean } de media, de { $least } a { $most }

# ---- the command line: mistakes, and what values are called in its help

error-usage_takes_no_value = La opción { $name } no lleva valor: escríbela sola. Mira: { $command } --help.
error-usage_extra = «{ $extra }» sobra aquí. Mira: { $command } --help.
help-usage = Uso:
help-usage-options = [OPCIONES]
help-usage-command = ORDEN [ARGUMENTOS]...
help-value =
    { $value ->
        [NAME] NOMBRE
        [LIST] LISTA
        [FILE] ARCHIVO
        [MAP] MAPA
        [SECONDS] SEGUNDOS
        [ADDRESS] DIRECCIÓN
        [FOLDER] CARPETA
        [OUT] ARCHIVO
        [HASH] HUELLA
        [MOVE] JUGADA
        [SEAT] ASIENTO
        [GAME] JUEGO
        [KEY-VALUE] CLAVE=VALOR
        [N-TIME] N|TIEMPO
        [TEXT] TEXTO
       *[other] { $name }
    }

# What else an option takes besides the values that are listed.
games-also =
    { $option ->
        [map] o un archivo de mapa (.toml)
        [regions] o una lista de regiones: west,east,south
        [deck] o un archivo de mazo (.toml)
        [content] o un archivo de contenido (.toml)
        [start] o un asiento; 0 es el primero
       *[other] {""}
    }

play-commands = Además de jugadas puedes escribir: { $words }. También valen las palabras inglesas.
help-replay-round = Mostrar la posición al comienzo de esta ronda y nada más.
error-no_such_round = En esta partida no hay ronda { $wanted }. Elige un número de { $first } a { $final }.
error-replay_at_and_round = --at y --round indican los dos qué mirar. Usa solo una de las dos opciones.
bench-measuring = Midiendo durante unos { $seconds } s.

# ---- doctor: the server

doctor-server = Paquetes del servidor
doctor-packages =
    { $names ->
        [none] instalados: { $count }
       *[other] faltan: { $names }
    }
doctor-database = Base de datos
doctor-state =
    { $state ->
        [ready] lista
        [new] aún no existe; la crea el servidor
        [broken] no se puede usar: { $reason }
       *[unknown] de un tipo que ningún servidor conoce
    }
doctor-client = Cliente del navegador
doctor-built = construido
doctor-how-to-serve = Las mesas en el navegador necesitan más paquetes. Para instalarlos: pip install "megavolt[server]", o script/play en una copia del proyecto.
doctor-how-to-build = Aún no hay cliente del navegador, así que un servidor no muestra páginas. En una copia del proyecto lo construye script/play.
serve-no-client = El cliente del navegador no está construido, así que aquí no hay páginas, solo la API. Para construirlo en una copia del proyecto: script/play.
# ---- after a move that is not one

play-see-help = Escribe ayuda para ver qué puedes hacer ahora.
# ---- files that the user names

file-kind =
    { $kind ->
        [record] una partida guardada
        [arena_page] la página de una arena
        [map] un mapa
        [arena_json] las cifras de una arena como JSON
        [arena_csv] las cifras de una arena como CSV
        [review_page] la página de un análisis
        [study_page] la página de un estudio
        [puzzles] un archivo de problemas
       *[other] un archivo de Megavolt
    }
play-replace = { $file } ya contiene { file-kind }. ¿Reemplazar el archivo?
error-folder_missing = No se puede escribir el archivo { $file }: no existe la carpeta { $folder }. Crea primero la carpeta o elige otro lugar.
error-file_foreign = { $file } existe y Megavolt no lo escribió como { file-kind }. No se ha tocado. Elige otro nombre.
error-file_exists = { $file } ya contiene { file-kind } y no se ha tocado. Añade --force para reemplazarlo o elige otro nombre.
error-file_kept = { $file } queda como estaba. Elige otro nombre.
help-force = Reemplazar sin preguntar un archivo anterior del mismo tipo. Los demás archivos nunca se tocan.
play-yes-no = ¿sí o no? >{" "}
typed-yes = sí, s

# ---- passing by itself, passing the keyboard, undo

help-play-auto-pass = Pasar o terminar el turno de quien no puede hacer otra cosa.
play-forced = { $player } no puede hacer otra cosa: { $word }.
play-passes =
    { $state ->
        [on] Donde no puedes hacer otra cosa, pasas sin que se te pregunte. Escribe pases no para que se te pregunte.
        [hidden] Aquí hay algo oculto, así que se pregunta a todos: pasar sin preguntas se lo diría a los demás.
       *[off] Se te pregunta incluso donde solo puedes pasar. Escribe pases sí para pasar ahí sin preguntas.
    }
error-passes_on_or_off = «{ $typed }» no es ni sí ni no. Escribe pases sí o pases no.
typed-passes = pases
typed-on = sí
typed-off = no
play-usage-passes = pases sí|no
play-about-passes = pasar sin preguntas donde no puedes hacer otra cosa
play-hand-over = Pasa el teclado a { $player } y pulsa Intro.{" "}
error-undo_of_another =
    { $own ->
        [0] La última decisión es de { $player }, y nadie deshace la jugada de otro. Solo puedes deshacer tu propia última decisión.
        [one] Puedes deshacer { $own } decisión: la anterior es de { $player }, y nadie deshace la jugada de otro.
       *[other] Puedes deshacer { $own } decisiones: la anterior es de { $player }, y nadie deshace la jugada de otro.
    }
error-only_so_many = Solo es posible { $possible } de { $wanted }, así que no se ha hecho nada. La siguiente: { $problem }

# ---- asking for the map

error-near_needs_city = ¿Cerca de qué? Escribe cerca y una ciudad, por ejemplo: cerca { $city }.
error-plan_needs_cities = ¿Qué plan? Escribe plan y una o más ciudades, por ejemplo: plan { $city }.
error-unclear_city = «{ $typed }» puede ser varias ciudades: { $choices }. Escribe más letras.

# ---- lecciones

help-lesson = Aprender un juego en lecciones breves; sin más, la lista.
help-lesson-words = La lección que se quiere jugar, o check: comprobar que todas se pueden resolver y responden como deben.
lesson-list-how = Para empezar: megavolt lesson { $lesson }
lesson-next = La siguiente: megavolt lesson { $lesson }
lesson-try-again = Otra vez: megavolt lesson { $lesson }
lesson-check-ok =
    { $count ->
        [one] { $count } lección correcta: su objetivo se puede alcanzar y cada respuesta aparece cuando debe.
       *[other] { $count } lecciones correctas: cada objetivo se puede alcanzar y cada respuesta aparece cuando debe.
    }
lesson-check-wrong = La lección { $lesson } no es correcta.
lesson-check-turn = No empieza con el turno de quien aprende. Cambia la posición o quién juega.
lesson-check-solution = Su solución no alcanza el objetivo ({ $verdict }). Corrige la solución o el objetivo.
lesson-check-answer = El ejemplo de la respuesta { $answer } recibe otra: { $got }. Corrige el ejemplo o las condiciones.
lesson-check-text = El texto { $id } falta o está incompleto en { $lang }: { $text }
lesson-check-refused = La jugada { $word } no es posible ahí: { $problem }
error-no_such_lesson = No hay ninguna lección «{ $lesson }». Elige una de estas: { $known }.
error-lesson_over = Este intento ya tiene respuesta. Deshaz una jugada o empieza de nuevo.

# ---- crear mapas

help-map-make = Crear un mapa de un país, de una parte, de varios juntos o de un rectángulo.
help-map-place = Países, partes de ellos o grupos como Benelux o Países nórdicos.
help-map-box = Un rectángulo: grados oeste, sur, este y norte, por ejemplo 5,45,12,49.
help-map-name = Cómo se llama el mapa; sin ello, el nombre del lugar.
help-map-cities = Cuántas ciudades: 35, 42, 48 o 49.
help-map-density = 0: repartidas por todo el terreno; 1: donde vive más gente.
help-map-cost = Lo caras que son las conexiones; 1 es como en los mapas impresos.
help-map-seed = Otra semilla da otro mapa del mismo lugar.
help-map-with = Ciudades que el mapa debería tener, por su nombre.
help-map-without = Ciudades que el mapa no debe tener, por su nombre.
help-map-out = Dónde escribir el mapa; sin ello, un archivo con el nombre del lugar.
map-making = Creando un mapa de { $name }; ciudades para elegir: { $count }…
map-made = { $file } está listo. Regiones: { $regions }; ciudades: { $cities }; conexiones: { $connections }. Míralo con «megavolt map show» o juega con «megavolt play --map».

# ---- lo que quien hace un mapa quizá no quiso

map_warn_swapped = Conviene revisarlo: { $city } está a { $km } km de cualquier otra ciudad. Parece que su latitud y su longitud están intercambiadas.
map_warn_outlier = Conviene revisarlo: { $city } está a { $km } km de cualquier otra ciudad. Revisa sus coordenadas.
map_warn_crossing = Conviene revisarlo: dos conexiones se cruzan: { $pair }, { $other }.
map_warn_cost = Conviene revisarlo: { $pair } cuesta { $cost } por { $km } km; lo normal en este mapa: { $usual }.
map_warn_detour = Conviene revisarlo: nadie pagará { $cost } por { $pair }: un rodeo cuesta { $detour }. Baja el coste o quita la conexión.
help-decks = Revisar mazos propios para el juego de cartas.
help-deck-check = Revisar un archivo de mazo.
help-deck-file = Un archivo de mazo (TOML).
deck-ok = { $file } es válido: un mazo con { $plants } centrales y { $fuels } cartas de recursos.

# ---- mapas en cifras

help-map-report = Medir un mapa y compararlo con los impresos.
help-map-games = Además, que los bots jueguen tantas partidas en él: 400 dicen mucho, 40 un poco.
help-map-bot = Qué bots juegan.
help-map-regions = Regiones en juego: random las sortea en cada partida, every juega con cada combinación; o regiones por su id, por ejemplo north,centre,south,east.
help-map-fast = Jugar con el núcleo de cálculo, con reglas sencillas en lugar de bots: miles de partidas por segundo.
help-map-games-seed = La semilla de la primera partida; las demás siguen.
help-map-balance = Proponer cambios de costes que acerquen un mapa a los impresos.
help-map-balance-seed = Otra semilla prueba otros cambios.
help-map-write = Escribir los cambios en el archivo.
map-report-figure = Cifra
map-report-range = Mapas impresos
map-report-score = Equilibrio: { $score } de 100: { $parts }.
map-report-change = Para acercarse a los mapas impresos:
map-report-playing = Los bots están jugando…
map-report-games = Partidas: { $games }; bots: { $players } ({ $bot }); rondas de media: { $rounds }. Dinero al final, de media: { $money }; el de quien gana: { $winner }.
map-report-rare = No se cuentan, porque allí empezaron muy pocos jugadores: { $regions }.
map-report-tables = Partidas por fila: { $games }; bots: { $bot }. Asiento y región: los de más éxito, en partes de lo que les toca, con el intervalo del 95 %.
map-drawn = sorteadas en cada partida
map-report-column =
    { $column ->
        [start] Inicio
        [begun] Veces
        [share] Victorias (1 es lo justo)
        [interval] 95 %
        [players] Jugadores
        [regions] Regiones en juego
        [rounds] Rondas
        [money] Dinero
        [winner] Dinero de quien gana
        [seat] Asiento
       *[region] Región
    }
map-change =
    { $way ->
        [raise] { $a } - { $b }: súbelo en { $by }, a { $cost }.
       *[lower] { $a } - { $b }: bájalo en { $by }, a { $cost }.
    }
map-balance-none = { $file } no necesita cambios: los costes por sí solos no pueden acercarlo más a los mapas impresos.
map-balance-score = Equilibrio antes de estos cambios: { $before }; después: { $after }.
map-balance-left = Todavía distinto de todos los mapas impresos: { $figures }.
map-balance-written = Los cambios están escritos en { $file }.
map-balance-try = Todavía no se ha cambiado nada. Añade --write para escribirlo en el archivo.
map-part =
    { $part ->
        [costs] costes
        [network] red
        [reach] alcance
       *[equality] igualdad
    }
map-figure =
    { $figure ->
        [cost_mean] Coste medio de una conexión
        [cost_spread] Dispersión de los costes
        [cost_most] Conexión más cara
        [free] Conexiones gratuitas
        [degree_mean] Conexiones por ciudad
        [dead_ends] Ciudades con una sola conexión
        [connect_7] Coste de conectar 7 ciudades
        [connect_14] Coste de conectar 14 ciudades
        [connect_17] Coste de conectar 17 ciudades
        [region_gap] Diferencia entre regiones
        [start_gap] Diferencia entre ciudades de partida
        [chokes] Cuellos de botella
       *[lonely] Regiones con una sola vecina
    }

# ---- the kernel

help-simulate-fast = Jugar con el núcleo de cálculo, mucho más rápido: jugadas al azar, pujas por el mínimo y subidas fijas.
help-bench-kernel = Medir el núcleo de cálculo junto al motor.
help-bench-envs = Medir los entornos para programas que aprenden.
help-bench-maps = Medir cuánto se tarda desde el nombre de un lugar hasta la primera jugada en un mapa de él.
help-bench-device = Dónde se ejecuta el núcleo de cálculo: cpu, o cuda para una GPU.
kernel-compiling = Preparando el núcleo de cálculo. Se compila una vez, lo que puede tardar un minuto.
bench-envs-title = Pasos al azar por segundo en un núcleo, con observaciones y máscaras
bench-envs-column =
    { $column ->
        [aec_per_s] una partida (AEC)
        [vector_per_s] muchas partidas (vector)
       *[other] { $column }
    }
bench-maps-title = Del nombre de un lugar a la primera jugada, en segundos de reloj
bench-maps-column =
    { $column ->
        [place] Lugar
        [map_s] Mapa hecho
        [table_s] Mesa abierta
        [move_s] Primera jugada
       *[total_s] Total
    }
bench-kernel-title = Jugadas al azar por segundo, núcleo de cálculo y motor. Listo en { $seconds } s.
bench-kernel-column =
    { $column ->
        [engine_per_s] motor
        [kernel_per_s] cálculo, un núcleo
        [cores_per_s] cálculo, todos los núcleos
        [gpu_per_s] cálculo, GPU
        [ns_per_move] ns por jugada
       *[other] { $column }
    }
error-kernel_no_numba = El núcleo de cálculo necesita un paquete que no está instalado: numba. Para instalarlo: pip install "megavolt[fast]"
error-kernel_no_gpu = No se puede usar ninguna GPU. El núcleo de cálculo necesita una GPU de NVIDIA y numba-cuda. Para instalarlo: pip install "megavolt[gpu]"
error-kernel_unknown_game = No hay núcleo de cálculo para { $game }. Elige uno de estos: { $known }.
error-kernel_map_too_large = Este mapa es demasiado grande para el núcleo de cálculo. Ciudades: { $cities }; como máximo: { $most }. Quita --fast.
error-env_on_processes = Aquí las partidas de { $game } se juegan en procesos del motor, que no usan la GPU. Quita el dispositivo o elige cpu.
error-simulate_fast_alone = --fast juega al azar una sola configuración: quita --bots, --bot, --check, --report y --all-configs, y nombra un juego.
