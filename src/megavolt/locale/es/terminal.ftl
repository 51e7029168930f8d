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
play-unsaved = La partida sigue, pero no se está guardando. Escribe save ARCHIVO para guardarla en otro sitio.
play-log-more =
    { $count ->
        [one] … y { $count } línea anterior (escribe log)
       *[other] … y { $count } líneas anteriores (escribe log)
    }
play-why-legal = { $word } es una jugada válida ahora.
play-undone =
    { $count ->
        [one] Se ha deshecho { $count } jugada.
       *[other] Se han deshecho { $count } jugadas.
    }
play-help-save = Esta partida se guarda tras cada jugada en { $file }.
play-help = Se puede escribir lo que está entre corchetes. Un número significa aquello que lo lleva impreso: una central cuando se eligen centrales, la cantidad cuando pujas y, si no, el número que acompaña a la elección. Un segundo número es una cantidad: 13 20 abre la central 13 con 20, carbón 3 compra tres de carbón. Los nombres se pueden acortar (ham por Hamburg), y la notación completa vale siempre: open 13 20, bid 21, pass, buy coal, build essen, run 5 coal1 oil1, scrap 4, drop oil, done.
play-usage-help = help
play-about-help = mostrar esto
play-usage-board = board
play-about-board = mostrar el tablero entero
play-usage-log = log [N]
play-about-log = mostrar las N últimas líneas del registro
play-usage-why = why JUGADA
play-about-why = decir si una jugada vale ahora y, si no, por qué regla
play-usage-rules = rules ID
play-about-rules = mostrar una regla, por ejemplo: rules GRID-AUC-08
play-usage-undo = undo [N]
play-about-undo = deshacer tu última decisión (o las N últimas), con lo que respondieron los bots
play-usage-save = save [ARCHIVO]
play-about-save = guardar la partida, desde ahora en ARCHIVO
play-usage-quit = quit
play-about-quit = salir; la partida queda guardada

typed-help = ayuda
typed-board = tablero
typed-log = registro
typed-why = porque
typed-rules = reglas, regla
typed-undo = deshacer
typed-save = guardar
typed-quit = salir

error-not_understood = «{ $typed }» no es una jugada ni una orden. Escribe help para ver qué se puede escribir.
error-unclear_choice = «{ $typed }» puede significar varias cosas: { $choices }. Escribe algo más.
error-unclear_number = «{ $typed }» no se entiende como elección. Escribe un número, o dos separados por un espacio: una elección y una cantidad.
error-no_such_number = No hay ninguna elección con el número { $number }. Escribe uno de estos: { $known }.
error-not_so_many = «{ $key }» no se puede hacer tantas veces seguidas; el máximo es { $most }. Escribe un número menor.
error-not_a_count = «{ $typed }» no es un número de líneas o jugadas. Escribe un número entero desde 1.
error-why_needs_word = ¿Por qué qué? Escribe why y una jugada, por ejemplo: why bid 3.
error-rules_needs_id = ¿Qué regla? Escribe rules y su identificador, por ejemplo: rules GRID-AUC-08.
error-no_such_rule = Aquí no está la regla { $rule_id }. Comprueba el identificador; las reglas están en docs/rules del código fuente.
error-no_saved_game = No hay ninguna partida guardada en { $folder }. Empieza una con: megavolt play.

# ---- argumentos

error-bot_not_for_game = El bot { $bot } todavía no juega a { $game }. Elige otro, por ejemplo random.
error-too_many_seats = Se han nombrado { $named } asientos para { $players } jugadores. Nombra menos o aumenta --players.
error-seats_twice = --seats ya nombra a todos. Quita --seat y --bot, o úsalos en su lugar.
error-seats_and_players = Se han nombrado { $named } asientos, pero la partida tiene { $players } jugadores. Haz que coincidan.
error-option_form = «{ $text }» no es una opción. Escríbela como CLAVE=VALOR, por ejemplo: --option map=usa.
error-setup_not_json = { $file } no es JSON ({ $reason }). Corrígelo; docs/record.md describe las preparaciones.
error-setup_not_object = { $file } no contiene una preparación: debe ser un objeto JSON. docs/record.md describe las preparaciones.
error-no_such_command = No existe la orden { $name }. Las órdenes son: { $known }. Mira: megavolt --help.
error-usage_no_option = Aquí no existe la opción { $name }. Mira: { $command } --help.
error-usage_missing = Falta { $name }. Mira: { $command } --help.
error-usage_bad_value = El valor de { $name } no sirve ({ $problem }). Mira: { $command } --help.
error-usage_no_value = La opción { $name } no se puede usar así ({ $problem }). Mira: { $command } --help.
error-usage_other = { $problem } Mira: { $command } --help.
error-unexpected = Ha fallado algo que no debía fallar: { $problem }. Repite la orden con --debug para ver dónde y, por favor, avísanos.

# ---- juegos y partidas guardadas

games-id = Juego
games-players = Jugadores
games-options = Opciones (* por defecto)
games-about = Qué es
game-recharged = El juego de tablero, edición de 2020: compra centrales y recursos, conecta y abastece ciudades.
game-classic = El juego de tablero, edición de 2004: mercado inicial fijo; pasar es ofrecer una central.
game-deluxe = El juego de tablero, edición de aniversario: Europa y Norteamérica, con gas.
game-cards = El juego de cartas: subasta centrales y compra cartas de recursos; gana quien tenga más puntos tras la última ronda.
game-blackout = El juego de fichas de cableado (Apagón): tiende cables desde tu tablero, conecta estructuras y supera el apagón.

verify-ok =
    { $count ->
        [one] Correcto. { $game }, { $players } jugadores, { $moves } jugadas, gana { $winners }.
       *[other] Correcto. { $game }, { $players } jugadores, { $moves } jugadas, ganan juntos { $winners }.
    }
verify-unfinished = Correcto. { $game }, { $players } jugadores, { $moves } jugadas, sin terminar.
replay-at = Jugada { $number } de { $last }: { $word }
replay-prompt = Intro o n: siguiente, p: anterior, un número: ir allí, q: salir >{" "}
replay-help = Pulsa Intro o n para la jugada siguiente, p para la anterior, un número para ir allí, q para salir.
replay-edge = Hay { $last } jugadas; no se puede ir más allá.
error-no_such_move = En esta partida no hay jugada { $number }. Elige un número de 0 a { $last }.

# ---- simulación y velocidad

simulate-progress = Jugando
simulate-stopped = Detenido; esto es lo jugado hasta ahora.
simulate-broken =
    El motor ha incumplido una de sus propias reglas: { $problem }
    Juego { $game } para { $players }, semilla { $seed }, tras { $moves } jugadas. El registro está en { $file }; por favor, avísanos.
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
        [ended_in_step] Terminan en el paso
        [wins_by_seat] Victorias por asiento
        [wins_by_bot] Victorias por bot
        [faults] Jugadas perdidas por fallos
       *[other] { $row }
    }
bench-title = Partidas al azar uniforme, un núcleo
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
       *[other] { $column }
    }

# ---- mapas

map-ok =
    { $file } está bien: { $name }, { $regions } regiones, { $cities } ciudades, { $connections } conexiones. Se puede jugar como: { $editions }.
map-title = { $name } ({ $map }), como en { $edition }
map-region = Región
map-touches = Toca con
map-city = Ciudad
map-connections = Conexiones
map_warn_unequal = Conviene mirarlo: las regiones son desiguales, de { $smallest } a { $largest } ciudades.
map_warn_few_regions = Conviene mirarlo: con { $count } regiones, el mapa es demasiado pequeño para cinco o seis jugadores.
map_warn_small = Conviene mirarlo: las regiones más pequeñas suman { $count } ciudades, pocas para cinco o seis jugadores.
map_warn_metropolis = Conviene mirarlo: { $pair } se conectan gratis, como las mitades de una gran ciudad.

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
help-seed = Dónde empieza el azar: un número entero. Si no se indica, se sortea.
help-option = Una opción del juego, por ejemplo figures=print. Se puede repetir; «megavolt games» las enumera.
help-debug = Mostrar la traza cuando ocurra algo inesperado.
help-version = Mostrar la versión y salir.
help-games = Enumerar los juegos, sus jugadores y sus opciones.
help-play = Jugar aquí una partida, con personas y bots. En la mesa, escribe help.
help-play-game = Qué juego; «megavolt games» los enumera. Si no se indica, el primero.
help-play-players = Cuántos jugadores. Los asientos sin nombre son para bots.
help-play-seat = Una persona en la mesa. Se puede repetir.
help-play-bot = Un bot en la mesa: random, greedy, planner, search:200ms, cmd:PROGRAMA. Se puede repetir.
help-play-seats = Todos por orden de asiento, por ejemplo: Ana,bot:greedy,bot:random,Eva
help-play-map = El mapa: su identificador o un archivo de mapa propio.
help-deck = Un archivo de mazo propio para el juego de cartas; lo describe docs/cards-deck.md.
help-play-setup = Un archivo JSON con la posición inicial o parte de ella.
help-play-save = Dónde guardar tras cada jugada. Si no se indica: un archivo nuevo en tu carpeta de datos.
help-play-resume = Continuar una partida guardada: un archivo, un nombre de tu carpeta de datos, o last.
help-simulate = Hacer que los bots jueguen muchas partidas y resumirlas.
help-simulate-game = Qué juego, o all: cada juego, mapa, número de jugadores y opción por turno.
help-simulate-players = Cuántos jugadores. Si no se indica: cuatro, o todos los números con --all-configs.
help-simulate-games = Cuántas partidas jugar.
help-simulate-bots = Los bots, por ejemplo greedy,random. Si no se indica, todas las jugadas válidas son igual de probables.
help-simulate-bot = Un bot más, por ejemplo "cmd:python3 mibot.py". Se puede repetir.
help-simulate-check = Comprobar por el camino todas las reglas del motor y parar donde falle una.
help-simulate-all = Cada mapa, número de jugadores y valor de las opciones del juego por turno.
help-verify = Reproducir partidas guardadas y decir si todas las jugadas valían.
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

help-doctor = Dice qué motor funciona, qué está instalado y qué falta.
doctor-engine = Motor
doctor-compiler = Compilador de C
doctor-missing = falta
doctor-compiled = compilado
doctor-pure = Python puro
doctor-stale =
    { $count ->
        [one] Se ha cambiado { $count } fuente
       *[other] Se han cambiado { $count } fuentes
    } después de compilar el motor: { $names }. Ejecuta otra vez script/build, o script/build --clean.
doctor-how-to-compile = El motor se puede compilar para que sea varias veces más rápido. En una copia del proyecto: script/build
doctor-asked-for-pure = Hay un motor compilado, pero MEGAVOLT_ENGINE=pure pide Python puro.

# ---- juegos de otros paquetes, en un tablero sencillo

plain-title = { $game }
plain-ask = Elige una jugada: escribe su número o sus palabras.
plain-help = Escribe lo que está entre [corchetes], o las palabras de una jugada.
plain-yes = sí
plain-no = no
