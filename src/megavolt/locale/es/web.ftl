# El cliente del navegador: páginas, botones, lo que se pregunta en la mesa.

# ---- en todas partes

web-home = Inicio
web-nav = Páginas
web-skip = Ir al contenido
web-my-games = Mis partidas
web-rules = Reglas
web-guest = Invitado
web-language = Idioma
web-title =
    { $page ->
        [new] Mesa nueva
        [table] Mesa
        [join] Invitación
        [games] Mis partidas
        [account] Cuenta
        [reset] Contraseña nueva
        [verify] Dirección de correo
        [settings] Ajustes
        [replay] Partida guardada
        [rules] Reglas
        [learn] Aprender
        [lesson] Lección
        [puzzles] Problemas
        [puzzle] Problema
        [terms] Condiciones y privacidad
        [shared] Partida compartida
        [embed] Partida compartida
        [maps] Mapas
        [map] Mapa
       *[other] Página no encontrada
    }
web-close = Cerrar
web-save = Guardar
web-saved = Cambios guardados.
web-yes = Sí
web-no = No
web-lost = Página no encontrada
web-lost-more = Quizá el enlace esté incompleto. Compruébalo o vuelve al inicio.
web-error-offline = No se puede conectar con el servidor. Comprueba tu conexión y vuelve a intentarlo.
web-error-unknown = No se ha podido leer la respuesta del servidor. Vuelve a intentarlo en un momento.

# ---- la página de inicio

web-hello = Enciende el mapa.
web-hello-more = Cinco juegos de centrales, recursos y cables. Elige uno y ya estás jugando contra bots, o abre una mesa y manda el enlace a tus amigos.
web-your-name = Tu nombre en la mesa
web-another-name = Otro nombre
web-play-now = Jugar ya contra bots
web-new-table = Mesa nueva
web-open-tables = Mesas abiertas
web-no-open-tables = No hay ninguna mesa pública abierta. Abre una: los demás la verán aquí.
web-all-my-games = Todas mis partidas
web-join-title = ¿Tienes un enlace?
web-join-label = Enlace o número de una mesa
web-join = Ir a la mesa
web-link-unclear = Eso no parece el enlace de una mesa. Pega el enlace completo.
web-game-name =
    { $game ->
        [recharged] Red 2020
        [classic] Red 2004
        [deluxe] Red Aniversario
        [cards] Red: cartas
        [blackout] Apagón
       *[other] { $game }
    }
web-game-about =
    { $game ->
        [recharged] Puja por centrales, compra recursos, conecta ciudades. La edición más nueva y la mejor para empezar.
        [classic] La edición que hizo famoso el juego: el mercado inicial es fijo y, al pasar, ofreces una central a los demás.
        [deluxe] Europa y Norteamérica, gas natural en el mercado y más margen para planear.
        [cards] Las subastas y el mercado de recursos, sin mapa. Rápido, reñido y decidido por puntos.
        [blackout] Tiende cables desde tu tablero eléctrico, conecta casas y fábricas y supera el apagón.
       *[other] Un juego de un paquete instalado.
    }
web-game-time =
    { $game ->
        [cards] 45 minutos
        [blackout] 40 minutos
        [deluxe] 90 minutos
        [recharged] 75 minutos
        [classic] 75 minutos
       *[other] {""}
    }
web-players-range = De { $low } a { $high } jugadores
web-seat-free = asiento libre
web-table-state =
    { $status ->
        [open] { $count ->
            [0] a punto de empezar
            [one] { $count } asiento libre
           *[other] { $count } asientos libres
        }
        [playing] en juego
       *[over] terminada
    }
web-no-games = Todavía no has jugado aquí.
web-games-running = En curso
web-games-over = Terminadas

# ---- la cuenta

web-account = Cuenta
web-login = Nombre de usuario
web-password = Contraseña
web-sign-in = Iniciar sesión
web-sign-out = Cerrar sesión
web-signed-in = Has iniciado sesión como { $login }.
web-register = Crear una cuenta
web-register-more = Así encuentras tus partidas en cualquier dispositivo. Basta con un nombre de usuario y una contraseña.
web-account-made = Tu cuenta está lista, y conservas tus partidas.

# ---- una mesa nueva

web-which-game = ¿Qué juego?
web-seats = Asientos
web-how-many = ¿Cuántos jugadores?
web-seat = Asiento { $number }
web-seat-me = yo
web-seat-open = asiento libre
web-bot-level =
    { $level ->
        [random] bot: juega al azar
        [greedy] bot: fácil
        [planner] bot: planifica
        [neural-easy] bot que aprendió: fácil
        [neural-club] bot que aprendió: de club
        [neural-master] bot que aprendió: maestro
       *[search] bot: fuerte, piensa más
    }
web-seats-more = Los asientos libres son para quien tenga el enlace. Si no hay ninguno, la partida empieza enseguida.
web-options = Opciones
option-text =
    { $option ->
        [map] Mapa
        [regions] Regiones
        [start_cities] Ciudades de inicio
        [demolition] Demolición
        [figures] Cifras
        [hidden_money] Dinero oculto
        [quick_pass] Pase rápido
        [deck] Mazo
        [singles] Cartas de recursos sueltas
        [content] Contenido
        [layout] Tablero de juego
        [last_repairs] Últimas reparaciones
        [start] Quién empieza
       *[other] { $option }
    }
option-more =
    { $option ->
        [map] Dónde están las ciudades y cuánto cuesta conectarlas.
        [regions] En qué parte del mapa se juega: sorteada, o elegida por turnos por los jugadores.
        [start_cities] Antes de empezar, cada jugador marca una ciudad; las redes comienzan en ellas.
        [demolition] Se cobra por descartar una central vieja; el primero en hacerlo en cada ronda cobra más.
        [figures] Precios e ingresos según el documento de reglas, o según están impresos en los componentes.
        [hidden_money] Nadie ve el dinero de los demás hasta el final.
        [quick_pass] Al pasar no se ofrece ninguna central a los demás; las subastas son más cortas.
        [singles] Si las cartas de recursos sueltas pueden acabarse.
        [content] Las fichas, cartas y contratos: los que trae Megavolt o los tuyos.
        [layout] Fichas colocadas al azar, o siempre igual.
        [last_repairs] Tras la última ronda aún se pueden reparar piezas averiadas.
        [deck] Las cartas del juego: las que vienen con Megavolt, o las tuyas.
        [start] Quién juega primero en la primera ronda.
       *[other] {""}
    }
option-value =
    { $value ->
        [random] al azar
        [draft] elegidas por turnos
        [first] primera edición
        [second] segunda edición
        [third] tercera edición
        [document] según el documento de reglas
        [print] según los componentes impresos
        [supply] solo las impresas
        [unlimited] sin límite
        [shuffled] al azar
        [fixed] siempre igual
        [shipped] el que viene con el juego
       *[other] { $value }
    }
web-table-kind = Mesa
web-public = Mesa pública
web-public-more = Cualquiera la ve en la página de inicio y puede sentarse o mirar. Si no, solo quien tenga el enlace.
web-clock = Reloj
web-clock-kind =
    { $kind ->
        [move] por jugada
        [game] para toda la partida
       *[none] sin reloj
    }
web-clock-time = Tiempo por jugador
web-duration =
    { $unit ->
        [seconds] { $count ->
            [one] { $count } segundo
           *[other] { $count } segundos
        }
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
web-get-up = Dejar el asiento
web-watch = Solo mirar
web-you = tú
web-lobby-waiting =
    { $count ->
        [one] Queda un asiento libre. Manda el enlace o dáselo a un bot.
       *[other] Quedan { $count } asientos libres. Manda el enlace o dáselos a bots.
    }
web-lobby-full = Ya están todos. La partida puede empezar.
web-invite = Invitar a otros
web-invite-more = Quien abra este enlace puede ocupar un asiento libre.
web-copy = Copiar
web-copied = Copiado.
web-copy-yourself = El navegador no permite copiar. Selecciona el enlace y cópialo a mano.
web-seat-links = Enlaces de cada asiento
web-seat-links-more = Cada uno lleva a un asiento libre y deja de servir cuando alguien lo ocupa.
web-table-closed = No tienes acceso a esta mesa
web-table-closed-more = Es privada, o no existe. Pide el enlace a quien la organiza.
web-connecting = Conectando con la mesa…

# ---- la mesa

web-board = Tablero
web-side = Jugadores, historial y chat
web-phases = Fases de la ronda
web-tab =
    { $tab ->
        [players] Jugadores
        [log] Historial
       *[chat] Chat
    }
web-your-turn = Es tu turno
web-turn-of = Turno de { $player }
web-wait-for = { $player } está pensando…
web-watching = Estás mirando. Solo juega quien está sentado a la mesa.
web-watching-count =
    { $count ->
        [one] { $count } persona mirando
       *[other] { $count } personas mirando
    }
web-connected = en línea
web-reconnecting = conexión perdida, intentándolo de nuevo…
web-looking-back = Tras la jugada { $move }
web-past-no-moves = Estás viendo una posición anterior. Vuelve a la posición actual para jugar.
web-game-over = La partida ha terminado.
web-moves = Jugadas
web-find = Buscar por nombre
web-menu = Más
web-copy-watch-link = Copiar el enlace de esta mesa
web-resign = Abandonar
web-come-back = Un bot juega por ti. Volver
web-away = ausente
web-on-turn = le toca
web-cards-in-hand = Cartas en la mano
web-transformers = Transformadores restantes
web-log = Historial
web-log-empty = Todavía no ha pasado nada.
web-jump = Ver la posición tras la jugada { $move }
web-older = Anteriores
web-chat = Chat
web-chat-empty = Nadie ha dicho nada todavía.
web-say = Escribe algo
web-send = Enviar
web-replay = Repasar la partida
web-replay-at = jugada { $move } de { $moves }
web-replay-back = Una jugada atrás
web-replay-next = Una jugada adelante
web-replay-now = Vuelve a la posición actual
web-undo = Deshacer
web-undo-ask = Pedir deshacer
web-undo-asked =
    { $moves ->
        [one] { $player } pide deshacer la última jugada. ¿Están todos de acuerdo?
       *[other] { $player } pide deshacer las últimas { $moves } jugadas. ¿Están todos de acuerdo?
    }
web-why-title = Eso no se puede hacer ahora
web-why-rule = Leer la regla { $rule }
web-understood = Entendido
web-auto-pass = Pasar hasta el fin de la fase
web-auto-pass-on = Pasas hasta el fin de la fase.
web-stop-it = Detener
web-limit = Pujar por mí…
web-limit-more = El servidor puja por ti lo mínimo cada vez, hasta tu límite. Solo tú puedes verlo. Vale para esta ronda.
web-limit-plant = Central
web-limit-most = Como mucho
web-limit-then = Si los demás suben más
web-limit-then-pass = pasar por mí
web-limit-then-ask = preguntarme
web-limit-set = Pujaremos por la central { $plant } hasta { MONEY($amount) }.
web-limit-on = Puja por la central { $plant } hasta { MONEY($amount) }.
web-rank = Puesto
web-reason =
    { $reason ->
        [supplied] Abastecidas
        [money] Dinero
        [cities] Ciudades
        [points] Puntos
        [production] Producción
        [rest] Dinero sobrante
        [highest] Central más alta
        [connections] Conexiones
        [zones] Zonas
        [contracts] Contratos
        [shared] Contratos comunes
        [completed_contracts] Contratos cumplidos
        [latest_count] Último recuento
       *[other] { $name }
    }
web-seed = Semilla { $seed }. Su huella se mostró desde el principio: { $hash }
web-rematch = Jugar otra vez
web-record = Descargar la partida

# ---- lo que se pregunta, y las jugadas

web-ask-draft_region = Elige una región en la que jugar.
web-ask-place_trust = Coloca una casa del Monopolio en una ciudad.
web-ask-mark_start = Marca una ciudad de inicio.
web-ask-open = Saca una central a subasta o pasa.
web-ask-open-first = Saca una central a subasta. En la primera ronda todos compran una.
web-ask-bid = Se subasta la central { $plant }: puja { $low } o más, o pasa.
web-ask-bid-poor = Se subasta la central { $plant }, pero la puja siguiente, { $low }, es más de lo que tienes.
web-ask-scrap = Tienes una central de más. ¿Cuál descartas?
web-ask-drop = Tus centrales no pueden almacenar todos tus recursos. ¿A cuál renuncias?
web-ask-drop-card = Tus centrales no pueden almacenar todos tus recursos. ¿De qué carta quitas una unidad?
web-ask-buy = Compra recursos para tus centrales o termina tu turno.
web-ask-buy-cards = Compra cartas de recursos para tus centrales o termina tu turno.
web-ask-buy-nothing = No hay recursos que puedas usar y pagar. Termina tu turno.
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
    { web-ask-points } { $can ->
        [moves] Tiende y repara cableado, usa cartas o termina tu turno.
        [cards] Usa una carta o termina tu turno.
        [free] Usa una carta que no cueste nada o termina tu turno.
       *[nothing] Termina tu turno.
    }
web-ask-points =
    { $when ->
        [dark] { $own ->
            [0] Apagón: una sola acción, con el juego de { blackout-points }.
           *[other] Apagón: una sola acción, con el juego de { blackout-points }. Además tienes { blackout-own-points }; se gastan primero si alcanzan.
        }
        [acted] { $own ->
            [0] Ya has hecho tu única acción de esta ronda de apagón.
           *[other] Ya has hecho tu acción con el juego común. Aún tienes { blackout-own-points }.
        }
       *[light] { $tension ->
            [0] No te quedan puntos.
           *[other] Tienes { blackout-points }.
        }
    }
web-ask-discard =
    { $count ->
        [one] ¿Qué carta descartas?
       *[other] ¿Qué { $count } cartas descartas?
    }
web-ask-card =
    { $most ->
        [0] { $card }: { blackout-verb }.
        [1] { $card }: { blackout-verb }.
       *[other] { $card }: { blackout-verb } ({ blackout-ask-so-many }).
    }
web-ask-repairs = Últimas reparaciones: repara piezas tuyas por 1 punto cada una, o termina.
web-move-open = Central { $plant }
web-move-bid = Tu puja
web-move-bid-amount =
    { $verb ->
        [open] Subastar la { $plant } por { $amount }
       *[bid] Pujar { $amount }
    }
web-your-bid = Tu puja
web-less = Uno menos
web-more = Uno más
web-move-drop-out = Pasar
web-move-pass = Pasar: no comprar nada en esta ronda
web-move-pass-on = Pasar y ofrecer la { $plant }
web-move-scrap = Descartar la { $plant }
web-move-buy = Comprar { fuel-name }
web-move-card-note =
    { $units ->
        [one] { MONEY($price) }
       *[other] { MONEY($price) }, te quedas con { $keep } de { $units }
    }
web-move-run = Poner en marcha la { $plant }
web-move-run-note =
    { $burn ->
        [none] abastece { $supplies }, sin recursos
       *[other] abastece { $supplies } con { $burn }
    }
web-move-burn-all = Todo, de las cartas con menos unidades
web-move-done = Terminar turno
web-move-stop =
    { $pending ->
        [none] Terminar turno
        [contract] Conservar el contrato
        [install] No instalar más
        [replace] No reemplazar más
        [rotate] No rotar más
        [repair] No reparar más
       *[other] Parar aquí
    }
web-move-keep = { blackout-points } para las últimas reparaciones

# ---- paneles del tablero

web-plants = Centrales
web-plant-words =
    { $units ->
        [0] Central { $plant }, { plant-kind }, sin recursos, da { $gives }.
       *[other] Central { $plant }, { plant-kind }, gasta { $units }, da { $gives }.
    }
web-from = desde { $amount }
web-holdings = Lo que tiene cada jugador
web-nothing-yet = nada todavía

# ---- a game that brings only the engine contract

web-ask-plain = Elige una jugada.

# ---- the strip of the own seat, and the players in one line each

web-you-have = Tu dinero, tus centrales y tus ciudades
web-player-has = Lo que tiene { $player }

# A table that cannot be shown
web-table-unreadable = Esta mesa no se puede abrir
web-table-never-started = Quien administra el servidor cerró esta mesa antes de que empezara la partida.
