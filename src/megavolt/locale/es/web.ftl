# El cliente del navegador: páginas, botones, lo que se pregunta en la mesa.

# ---- en todas partes

web-home = Inicio
web-nav = Páginas
web-skip = Ir al contenido
web-my-games = Mis partidas
web-rules = Reglas
web-guest = Invitado
web-language = Idioma
web-theme =
    { $theme ->
        [light] Colores: claros
        [dark] Colores: oscuros
       *[auto] Colores: como el sistema
    }
web-title =
    { $page ->
        [new] Mesa nueva
        [table] Mesa
        [join] Invitación
        [games] Mis partidas
        [account] Cuenta
        [replay] Partida guardada
        [rules] Reglas
       *[other] No encontrada
    }
web-close = Cerrar
web-save = Guardar
web-saved = Guardado.
web-yes = Sí
web-no = No
web-lost = Aquí no hay ninguna página
web-lost-more = Quizá el enlace esté incompleto. Compruébalo o vuelve al inicio.
web-error-offline = No se puede llegar al servidor. Comprueba tu conexión y prueba otra vez.
web-error-unknown = La respuesta del servidor no se entiende. Prueba otra vez dentro de un momento.

# ---- la página de inicio

web-hello = Enciende el mapa.
web-hello-more = Cinco juegos de centrales, combustible y cables. Elige uno y ya estás jugando contra bots; o abre una mesa y manda el enlace a tus amigos.
web-your-name = Tu nombre en la mesa
web-another-name = Otro
web-play-now = Jugar ya contra bots
web-new-table = Mesa nueva
web-open-tables = Mesas abiertas
web-no-open-tables = No hay ninguna mesa pública abierta. Abre una: los demás la verán aquí.
web-all-my-games = Todas mis partidas
web-join-title = ¿Tienes un enlace?
web-join-label = Enlace o número de una mesa
web-join = Ir allí
web-link-unclear = Eso no parece el enlace de una mesa. Pega el enlace entero.
web-game-name =
    { $game ->
        [recharged] Red 2020
        [classic] Red 2004
        [deluxe] Red Aniversario
        [cards] Red de cartas
       *[blackout] Apagón
    }
web-game-about =
    { $game ->
        [recharged] Puja por centrales, compra combustible, conecta ciudades. La edición más nueva y la mejor para empezar.
        [classic] La edición que hizo famoso el juego: mercado inicial fijo, y pasar es ofrecer una central.
        [deluxe] Europa y Norteamérica, gas natural en el mercado y más maneras de planear.
        [cards] Todas las subastas y el mercado de combustible, sin mapa. Rápido, reñido, se decide por puntos.
       *[blackout] Tiende cables desde tu tablero, conecta casas y fábricas y supera el apagón.
    }
web-game-time =
    { $game ->
        [cards] 45 minutos
        [blackout] 40 minutos
        [deluxe] 90 minutos
       *[other] 75 minutos
    }
web-players-range = De { $low } a { $high } jugadores
web-seat-free = sitio libre
web-table-state =
    { $status ->
        [open] { $count ->
            [0] empieza pronto
            [one] { $count } sitio libre
           *[other] { $count } sitios libres
        }
        [playing] en juego
       *[over] terminada
    }
web-no-games = Todavía no has jugado aquí.
web-games-running = En curso
web-games-over = Terminadas

# ---- la cuenta

web-account = Tú
web-login = Usuario
web-password = Contraseña
web-sign-in = Entrar
web-sign-out = Salir
web-signed-in = Has entrado como { $login }.
web-register = Crear una cuenta
web-register-more = Así encuentras tus partidas en cualquier dispositivo. Basta con un usuario y una contraseña.
web-account-made = Tu cuenta está lista; tus partidas siguen siendo tuyas.

# ---- una mesa nueva

web-which-game = ¿Qué juego?
web-seats = Sitios
web-how-many = ¿Cuántos juegan?
web-seat = Sitio { $number }
web-seat-me = yo
web-seat-open = libre para alguien
web-bot-level =
    { $level ->
        [random] bot: juega al azar
        [greedy] bot: fácil
        [planner] bot: planea con tiempo
       *[search] bot: fuerte, piensa más
    }
web-seats-more = Los sitios libres son para quien tenga el enlace. Si no hay ninguno, la partida empieza enseguida.
web-options = Opciones
option-text =
    { $option ->
        [map] Mapa
        [regions] Regiones
        [start_cities] Ciudades iniciales
        [demolition] Demolición
        [figures] Cifras
        [hidden_money] Dinero oculto
        [quick_pass] Pase rápido
        [deck] Mazo
        [singles] Cartas sueltas de combustible
        [layout] Tablero
        [last_repairs] Últimas reparaciones
        [start] Quién empieza
       *[other] { $option }
    }
option-more =
    { $option ->
        [map] Dónde están las ciudades y cuánto cuesta conectarlas.
        [regions] En qué parte del mapa se juega: por sorteo, o elegida por turnos.
        [start_cities] Antes de empezar, cada cual marca una ciudad; las redes comienzan en ellas.
        [demolition] Desguazar una central vieja da dinero, más cuanto antes.
        [figures] Precios y pagos según el documento de reglas, o según están impresos en los componentes.
        [hidden_money] Nadie ve lo que tienen los demás hasta el final.
        [quick_pass] Al pasar no se ofrece ninguna central; las subastas son más cortas.
        [singles] Si las cartas sueltas de combustible pueden acabarse.
        [layout] Losetas al azar, o siempre igual.
        [last_repairs] Tras la última ronda aún se pueden reparar piezas averiadas.
        [deck] Las cartas del juego: las que vienen con Megavolt, o las tuyas.
        [start] Quién juega primero en la primera ronda.
       *[other] {""}
    }
option-value =
    { $value ->
        [germany] Alemania
        [usa] Estados Unidos
        [europe] Europa
        [north-america] Norteamérica
        [random] al azar
        [draft] elegidas por turnos
        [document] según el documento de reglas
        [print] según la impresión
        [supply] las que hay
        [unlimited] sin límite
        [shuffled] barajado
        [fixed] siempre igual
        [shipped] la que viene con el juego
       *[other] { $value }
    }
web-table-kind = Mesa
web-public = Mesa pública
web-public-more = Todos la ven en la página de inicio, pueden sentarse y mirar. Si no, solo quien tenga el enlace.
web-clock = Reloj
web-clock-kind =
    { $kind ->
        [move] por jugada
        [game] para toda la partida
       *[none] sin reloj
    }
web-clock-time = Tiempo de cada jugador
web-duration =
    { $unit ->
        [seconds] { $count } segundos
        [minutes] { $count ->
            [one] { $count } minuto
           *[other] { $count } minutos
        }
        [hours] { $count ->
            [one] { $count } hora
           *[other] { $count } horas
        }
       *[days] { $count ->
            [one] { $count } día
           *[other] { $count } días
        }
    }
web-start-game = Empezar la partida
web-open-table = Abrir la mesa

# ---- antes de la partida

web-invited = Te han invitado
web-sit-down = Sentarse
web-get-up = Levantarse
web-watch = Solo mirar
web-you = tú
web-lobby-waiting =
    { $count ->
        [one] Queda un sitio libre. Manda el enlace o dáselo a un bot.
       *[other] Quedan { $count } sitios libres. Manda el enlace o dáselos a bots.
    }
web-lobby-full = Ya están todos. La partida puede empezar.
web-invite = Invitar a otros
web-invite-more = Quien abra este enlace puede ocupar un sitio libre.
web-copy = Copiar
web-copied = Copiado.
web-copy-yourself = El navegador no nos deja copiar. Selecciona el enlace y cópialo tú.
web-seat-links = Enlaces de cada sitio
web-seat-links-more = Cada uno lleva a un sitio, desde cualquier dispositivo. Guarda el tuyo para seguir jugando en otra parte.
web-table-closed = Esta mesa no está abierta para ti
web-table-closed-more = Es privada, o no existe. Pide el enlace al anfitrión.
web-connecting = Llegando a la mesa …

# ---- la mesa

web-board = Tablero
web-side = Jugadores, crónica y charla
web-phases = Fases de la ronda
web-tab =
    { $tab ->
        [players] Jugadores
        [log] Crónica
       *[chat] Charla
    }
web-your-turn = Te toca
web-turn-of = Juega { $player }
web-wait-for = { $player } está pensando …
web-watching = Estás mirando. Juegan quienes están sentados a la mesa.
web-watching-count =
    { $count ->
        [one] Mira { $count } persona
       *[other] Miran { $count } personas
    }
web-connected = en línea
web-reconnecting = conexión perdida, probando otra vez …
web-looking-back = Tras la jugada { $move }
web-past-no-moves = Estás mirando atrás. Vuelve al presente para jugar.
web-game-over = La partida ha terminado.
web-moves = Jugadas
web-find = Buscar por nombre
web-menu = Más
web-copy-watch-link = Copiar el enlace de esta mesa
web-resign = Abandonar
web-resign-more = Un bot sigue jugando por ti. Puedes volver cuando quieras.
web-come-back = Un bot juega por ti. Volver
web-away = fuera
web-on-turn = le toca
web-cards-in-hand = Cartas en la mano
web-transformers = Transformadores restantes
web-log = Lo que ha pasado
web-log-empty = Todavía no ha pasado nada.
web-jump = Ver la posición tras la jugada { $move }
web-older = Ver lo anterior
web-chat = Charla
web-chat-empty = Nadie ha dicho nada todavía.
web-say = Di algo
web-send = Enviar
web-replay = Repasar la partida
web-replay-at = jugada { $move } de { $moves }
web-replay-back = Una jugada atrás
web-replay-next = Una jugada adelante
web-replay-now = Al presente
web-undo = Deshacer
web-undo-ask = Pedir deshacer
web-undo-asked =
    { $moves ->
        [one] { $player } pide deshacer la última jugada. ¿De acuerdo todos?
       *[other] { $player } pide deshacer las últimas { $moves } jugadas. ¿De acuerdo todos?
    }
web-why-title = Eso ahora no se puede
web-why-rule = Leer la regla { $rule }
web-understood = Entendido
web-auto-pass = Pasar hasta el fin de la fase
web-auto-pass-on = Pasas hasta el fin de la fase.
web-stop-it = Parar
web-limit = Pujar por mí …
web-limit-more = El servidor puja por ti lo mínimo cada vez, hasta tu límite. Nadie más lo sabe. Vale para esta ronda.
web-limit-plant = Central
web-limit-most = Como mucho
web-limit-then = Si los demás pujan más
web-limit-then-pass = retirarme
web-limit-then-ask = preguntarme
web-limit-set = Pujamos por la central { $plant } hasta { MONEY($amount) }.
web-limit-on = Puja por la central { $plant } hasta { MONEY($amount) }.
web-rank = Puesto
web-reason =
    { $reason ->
        [supplied] Abastecidas
        [money] Dinero
        [cities] Ciudades
        [points] Puntos
        [production] Producción
        [rest] Resto
        [highest] Central más alta
        [connections] Conexiones
        [zones] Zonas
        [contracts] Contratos
        [completed_contracts] Contratos cumplidos
       *[latest_count] Último recuento
    }
web-seed = Semilla { $seed }. Su huella se mostró desde el principio: { $hash }
web-rematch = Jugar otra vez
web-record = Descargar el acta

# ---- lo que se pregunta, y las jugadas

web-ask-draft_region = Elige una región en la que jugar.
web-ask-place_trust = Coloca una casa del Monopolio en una ciudad.
web-ask-mark_start = Marca una ciudad inicial.
web-ask-open = Saca una central a subasta o pasa.
web-ask-open-first = Saca una central a subasta. En la primera ronda todos compran una.
web-ask-bid = Se subasta la central { $plant }: puja { $low } o más, o retírate.
web-ask-bid-poor = Se subasta la central { $plant }, y la puja siguiente, { $low }, es más de lo que tienes.
web-ask-scrap = Tienes una central de más. ¿Cuál se va?
web-ask-drop = Tus centrales no pueden guardar todo tu combustible. ¿A cuál renuncias?
web-ask-drop-card = Tus centrales no pueden guardar todo tu combustible. ¿De qué carta quitas una unidad?
web-ask-buy = Compra combustible para tus centrales o termina tu turno.
web-ask-buy-cards = Compra cartas de combustible para tus centrales o termina tu turno.
web-ask-buy-nothing = No hay combustible que puedas usar y pagar. Termina tu turno.
web-ask-build = Conecta una ciudad a tu red o termina tu turno.
web-ask-build-first = Empieza tu red en una ciudad, o espera.
web-ask-build-nothing = Ahora no puedes conectar ninguna ciudad. Termina tu turno.
web-ask-run =
    { $supplied ->
        [0] Pon en marcha centrales para abastecer tus ciudades y termina tu turno.
        [one] { $supplied } ciudad abastecida. Pon en marcha más centrales o termina tu turno.
       *[other] { $supplied } ciudades abastecidas. Pon en marcha más centrales o termina tu turno.
    }
web-ask-run-cards =
    { $earned ->
        [0] Pon en marcha centrales para ganar dinero y termina tu turno.
       *[other] Llevas ganados { MONEY($earned) }. Pon en marcha más centrales o termina tu turno.
    }
web-ask-run-nothing = No puede funcionar ninguna central más. Termina tu turno.
web-ask-turn =
    { $tension ->
        [0] No te quedan puntos. Usa una carta que no cueste nada o termina tu turno.
        [one] Tienes { $tension } punto. Tiende y arregla cables, usa cartas o termina tu turno.
       *[other] Tienes { $tension } puntos. Tiende y arregla cables, usa cartas o termina tu turno.
    }
web-ask-discard =
    { $count ->
        [one] ¿Qué carta descartas?
       *[other] ¿Qué { $count } cartas descartas?
    }
web-ask-card = { $card }: { blackout-verb }.
web-ask-repairs = Últimas reparaciones: arregla piezas tuyas por 1 punto cada una, o termina.
web-move-open = Central { $plant }
web-move-bid = Tu puja
web-move-bid-amount = Pujar { $amount }
web-your-bid = Tu puja
web-less = Uno menos
web-more = Uno más
web-move-drop-out = Retirarse
web-move-pass = Pasar: no comprar nada en esta ronda
web-move-pass-on = Pasar y ofrecer la { $plant }
web-move-scrap = Desguazar la { $plant }
web-move-buy = Comprar { fuel-name }
web-move-card-note =
    { $units ->
        [one] { MONEY($price) }
       *[other] { MONEY($price) }, te quedas { $keep } de { $units }
    }
web-move-run = Poner en marcha la { $plant }
web-move-run-note =
    { $burn ->
        [none] abastece { $supplies }, sin combustible
       *[other] abastece { $supplies } con { $burn }
    }
web-move-burn-all = Todo, de las cartas con menos
web-move-done = Terminar el turno
web-move-stop = Terminar el turno, o parar aquí

# ---- paneles del tablero

web-plants = Centrales
web-plant-words =
    { $units ->
        [0] Central { $plant }, { plant-kind }, sin combustible, da { $gives }.
       *[other] Central { $plant }, { plant-kind }, gasta { $units }, da { $gives }.
    }
web-from = desde { $amount }
web-holdings = Lo que tiene cada cual
web-nothing-yet = nada todavía
