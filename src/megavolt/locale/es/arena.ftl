# La arena: las partidas, sus tablas y gráficas, y el informe.

arena-progress = Jugando
arena-progress-line = Partidas: { $done } de { $total }; quedan { $minutes } min { $seconds } s
arena-stopped =
    Detenido. Partidas guardadas en { $file }: { $done } de { $total }.
    Para continuar: megavolt arena --resume { $short }
arena-kept =
    { $count ->
        [one] { $count } partida está guardada en { $file } (semilla { $seed }).
       *[other] { $count } partidas están guardadas en { $file } (semilla { $seed }).
    }
    Para ver una página con gráficos: megavolt report { $short }
arena-speed =
    { $count ->
        [one] { $count } partida en { $seconds } s: { $rate } por segundo.
       *[other] { $count } partidas en { $seconds } s: { $rate } por segundo.
    }
arena-fault-met = { $bot } { $kind } en la partida { $number }, jugada { $move }: { $detail }
arena-written = Escrito: { $file }

# ---- tablas y gráficas

arena-column =
    { $column ->
        [bot] Bot
        [rating] Nivel
        [interval] 95 %
        [seats] Asientos
        [wins] Ganadas
        [fair] Parte justa
        [rank] Puesto medio
        [score] Puntos de media
        [decisions] Decisiones
        [mean] Media ms
        [p50] p50 ms
        [p99] p99 ms
        [longest] Máximo ms
        [fault] Fallo
        [example] El primero
        [moves] Jugadas
        [games] Partidas
        [number] Partida n.º
        [mean_moves] Media de jugadas
        [mean_rounds] Media de rondas
        [most_rounds] Máximo de rondas
        [stopped] Interrumpidas
       *[other] { $column }
    }
arena-players =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
arena-seat = Asiento { $number }
arena-anybody = cualquiera
arena-title-bots = Niveles y victorias
arena-title-players = Ganadas según el número de jugadores
arena-title-seats =
    { $count ->
        [one] Ganadas según el asiento, con { $count } jugador
       *[other] Ganadas según el asiento, con { $count } jugadores
    }
arena-title-duels = Cara a cara
arena-title-speed = Tiempo por decisión
arena-title-faults = Fallos
arena-note-bots = Los niveles son de OpenSkill (Plackett–Luce), con ± para el 95 %: dos bots cuyos intervalos se solapan pueden ser igual de fuertes. Ganadas es la parte de los asientos del bot que ganaron; los empatados comparten la victoria. La parte justa es lo que ganaría un bot si todos fueran igual de fuertes. Un bot puede ganar más y tener menos nivel: docs/arena.md explica por qué (en inglés).
arena-note-duels = Cuántas veces el bot de la fila acabó por delante del bot de la columna en la misma mesa; el empate cuenta la mitad.
arena-note-faults = Un bot que falla pierde su jugada: en su lugar se hace una jugada válida al azar.
arena-fault =
    { $kind ->
        [crash] falló con un error
        [nonsense] dio una respuesta no válida
        [hang] no respondió a tiempo
        [died] terminó su proceso
       *[other] { $kind }
    }
arena-plot-ratings = Nivel, con su intervalo del 95 %
arena-plot-wins = Proporción de asientos ganadores, con su intervalo del 95 %; a trazos: la parte justa
arena-plot-seats = Proporción de partidas ganadas desde cada asiento; a trazos: la parte justa
arena-plot-speed = Milisegundos por decisión, de la mediana al percentil 99
arena-report-title = Arena: { $game }
arena-report-played = Partidas jugadas: { $done } de { $total }. Jugadores: { $players }. Jugadas por partida: { $moves } de media.
arena-report-plan = Bots: { $bots }. Semilla { $seed }; { $limit } s por decisión.
arena-report-options = Opciones: { $options }.

# ---- lo que puede ir mal

error-arena_no_game = ¿Para qué juego es la arena? Por ejemplo: megavolt arena recharged --bots greedy,random --players 4
error-arena_no_bots = No se ha indicado ningún bot. Indícalos, por ejemplo: --bots greedy,random
error-arena_bad_players = «{ $text }» no es un número de jugadores. Escribe uno (4), un rango (2-6) o una lista (2,4).
error-arena_out_and_resume = --resume continúa en el archivo que nombra. Quita --out.
error-arena_file_exists = El archivo { $file } ya existe. Para continuarlo, usa --resume; para una arena nueva, elige otro --out.
error-arena_no_file = No hay resultados en { $file }: el archivo no existe. Revisa el nombre; «last» es el más reciente de tu carpeta de datos.
error-arena_none_yet = Todavía no hay resultados en { $folder }. Antes hay que jugar una arena: megavolt arena recharged --bots greedy,random
error-arena_not_results = El archivo { $file } no contiene los resultados de una arena. Revisa el nombre; si es el correcto, está dañado.
error-arena_format = Los resultados de { $file } tienen el formato { $number }; esta versión lee el { $known }. Usa la versión de Megavolt que los escribió.
error-arena_file_trouble = No se puede usar el archivo { $file }: { file-reason }. Revisa el lugar, tus permisos y el espacio libre.
error-arena_other_plan = La arena de { $file } tiene otro valor de { $name }: { $there }, no { $wanted }. Quítalo para continuar como antes, o empieza una arena nueva con --out.
error-arena_other_rules = Las partidas de { $file } se jugaron con la versión { $rules } de las reglas; esta es la { $known }. Continúa con la versión de Megavolt que las empezó, o empieza una arena nueva.
error-arena_fewer_games =
    La arena de { $file } está prevista para { $planned ->
        [one] { $planned } partida
       *[other] { $planned } partidas
    }; no se puede recortar a { $games }. Pide las mismas o más.
error-arena_empty = Todavía no ha terminado ninguna partida de { $file }. Continúa antes la arena: megavolt arena --resume
error-arena_broken = No se pudo jugar la partida { $number } de la arena: { $problem }. Las anteriores están guardadas; avísanos, por favor.
error-arena_workers_die = Los procesos que juegan terminan una y otra vez sin motivo en la partida { $number }. ¿Hay memoria suficiente? Lo jugado está guardado: prueba con menos --workers y --resume.
error-arena_no_ray = Un clúster necesita un paquete que no está instalado: ray. Para instalarlo: pip install "megavolt[cluster]"
error-arena_no_cluster = No se puede llegar a ningún clúster de Ray en { $address } ({ $reason }). Revisa la dirección o usa --ray local.
error-arena_cluster_lost = El clúster perdió la partida { $number } una y otra vez: { $problem }. Lo jugado está guardado: arregla el clúster y usa --resume.

# ---- ayuda

help-arena = Hacer que los bots jueguen muchas partidas en todos los núcleos o en un clúster, y clasificarlos. Ctrl-C conserva lo terminado.
help-arena-game = Qué juego; «megavolt games» los enumera. Con --resume no hace falta.
help-arena-bots = Los bots, por ejemplo greedy,random. Uno puede nombrarse varias veces: planner,greedy,greedy,greedy es uno contra tres.
help-arena-bot = Un bot más; su nombre puede llevar comas. Se puede repetir.
help-arena-players = Cuántos jugadores por mesa: un número (4), un rango (2-6) o una lista (2,4). Si no se indica: cuatro.
help-arena-games = Cuántas partidas jugar. Si no se indica: 100. Con --resume: el nuevo total.
help-arena-seed = La semilla de todas las partidas; el número de procesos no cambia nada. Si no se indica, una al azar.
help-arena-limit = Segundos de procesador que un bot puede usar en una decisión. Si no se indica: 10.
help-arena-workers = Cuántos procesos juegan. Si no se indica: uno por núcleo.
help-arena-ray = Jugar en un clúster de Ray: su dirección, auto, o local para uno en este equipo.
help-arena-out = Dónde guardar los resultados. Si no se indica: un archivo nuevo en tu carpeta de datos.
help-arena-resume = Continuar una arena: su archivo, su nombre en tu carpeta de datos, o last.
help-arena-records = Guardar además cada partida como archivo en esta carpeta.
help-report = Escribir una página con gráficos de los resultados de una arena, y lo mismo como JSON y CSV.
help-report-file = Los resultados: un archivo, un nombre en tu carpeta de datos, o last.
help-report-html = Escribir la página aquí. Sin ninguna de estas tres: todo, junto a los resultados.
help-report-json = Escribir las cifras como JSON aquí.
help-report-csv = Escribir las cifras como CSV aquí.

# ---- la duración de las partidas

arena-title-lengths = Duración de las partidas
arena-note-lengths =
    { $rounds ->
        [one] Una partida que no termina en { $rounds } ronda se interrumpe y nadie la gana.
       *[other] Una partida que no termina en { $rounds } rondas se interrumpe y nadie la gana.
    }
help-arena-rounds = Interrumpe una partida que no termina en tantas rondas; nadie la gana. Si no se indica: 100.
