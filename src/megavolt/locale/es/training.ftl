# Entornos, entrenamiento y el bot que aprendió.

error-encoding_no_package = Codificar este juego necesita un paquete que no está instalado: { $package }. Para instalarlo: pip install "megavolt[rl]"
error-encoding_unknown_game = No hay codificación para { $game }. Elige uno de: { $known }.
error-env_opponents = Indica un bot para todos los demás asientos o uno para cada uno. Bots: { $count }; jugadores: { $players }.
error-encoding_too_large = Este contenido no cabe en la codificación del juego. Cartas o contratos de un tipo: { $count }; como máximo: { $most }. Usa contenido con menos.

# ---- el bot que aprendió

error-neural_unknown_game = No hay red para { $game }. Elige otro bot.
error-neural_no_package = El bot neural necesita un paquete que no está instalado: { $package }. Para instalarlo: pip install { $package }
error-neural_no_weights = Megavolt todavía no trae pesos para { $game }. Entrena unos con: megavolt train { $game } --folder CARPETA, y nombra el bot neural:CARPETA/weights.npz
error-neural_no_file = No se puede leer el archivo de pesos { $file } ({ $problem }). Comprueba su nombre.
error-neural_bad_file = { $file } no es un archivo de pesos. Indica uno que haya escrito megavolt train.
error-neural_other_game = Los pesos de { $file } no son para { $game } o son de otra versión de su codificación. Entrena unos nuevos con megavolt train.

# ---- megavolt train

help-train = Entrena una red jugando contra sí misma; necesita PyTorch.
help-train-game = Qué juego. Sin --players ni --option se mezclan todas las ediciones, mapas y números de jugadores de su familia.
help-train-folder = Dónde se guarda el entrenamiento: pesos, puntos de control, métricas y una página con gráficos.
help-train-resume = Continúa el entrenamiento de la carpeta.
help-train-minutes = Cuánto dura, incluidas las partes reanudadas; 5 si no se indica.
help-train-pause = Parar tras estos minutos, preparación incluida, para seguir después con --resume.
help-train-iterations = Termina después de tantas actualizaciones.
help-train-players = Entrena solo para este número de jugadores.
help-train-device = Dónde se calcula la red: cpu, o cuda para una GPU.
help-train-workers = Cuántos hilos o procesos juegan.
help-train-games = Cuántas partidas se juegan a la vez.
help-train-usual = Si se mezclan números de jugadores, cuántas veces más partidas de cuatro.
help-train-focus = Si se mezclan ediciones, cuántas veces más partidas del propio juego indicado.
help-train-planner-every = Cada cuántas actualizaciones se aprende de partidas contra planner; 0 para nunca.
help-train-lessons = Primero aprende de tantas partidas de un maestro.
help-train-start = Pesos con los que empezar, de un entrenamiento anterior.
help-train-teacher = El bot del que se aprende primero; planner si no se indica.
help-train-width = El tamaño de la red; 512 en el juego de tablero si no se indica.
help-train-rate = La velocidad de aprendizaje al principio.
help-train-set = Otro ajuste del entrenamiento, por ejemplo --set epochs=1; un nombre desconocido los muestra todos. Se puede repetir.
help-train-evaluate = Cuántas partidas juega cada evaluación; 0 para ninguna.
help-train-opponent = Un bot con el que medirse. Se puede repetir.
help-train-json = Muestra las métricas como líneas de JSON.
error-train_no_torch = El entrenamiento necesita un paquete que no está instalado: torch. Para instalarlo: pip install "megavolt[train]"
error-train_no_cuda = No se puede usar ninguna GPU para entrenar. Quita --device cuda o instala un torch que encuentre tu GPU.
error-train_folder_used = Ya hay un entrenamiento en { $folder }. Continúalo con --resume o indica otra carpeta.
error-train_bad_checkpoint = No hay en { $folder } ningún entrenamiento que se pueda continuar. Indica la carpeta de uno o empieza otro sin --resume.
error-train_resume_fixed = Un entrenamiento conserva sus jugadores, opciones, semilla, maestro y tamaño. Quítalos con --resume.
error-train_other_game = El entrenamiento de { $folder } es para { $game }. Indica ese juego.
error-train_unknown_setting = «{ $text }» no ajusta nada. Escribe NOMBRE=VALOR con uno de estos nombres: { $known }.
error-train_bad_setting = { $name } no puede ser «{ $text }». Indica un número de { $least } a { $most }.
error-train_folder = El entrenamiento no se puede guardar en { $folder } ({ $problem }). Indica una carpeta en la que se pueda escribir.
error-train_bad_lessons = { $file } no contiene partidas de un maestro para este entrenamiento. Bórralo para que se jueguen otras, o pon ahí un archivo que haya escrito un entrenamiento de este juego.
train-update =
    { $minutes } min: actualización { $number }, { $decisions ->
        [one] { $decisions } decisión
       *[other] { $decisions } decisiones
    }, { $games ->
        [one] { $games } partida terminada
       *[other] { $games } partidas terminadas
    }
train-cloned = { $minutes } min: vuelta { $number } por las partidas del maestro, la misma jugada en el { $agreed } %
train-lessons =
    { $minutes } min: { $games ->
        [one] { $games } partida del maestro
       *[other] { $games } partidas del maestro
    }
train-duel = { $minutes } min: gana el { $share } % ({ $low }–{ $high }) contra { $bot }; { $kind }, partidas: { $games }
train-done = Listo. Juega contra él como neural:{ $file }
train-page-title = Entrenamiento para { $game }
train-page-share = Proporción de partidas ganadas contra { $bot }
train-page-curve = { $name }
train-page-evaluation = Evaluación
train-page-kind = Tipo
train-page-bot = Contra
train-page-minutes = Minutos
train-page-games = Partidas
train-page-won = Ganadas
