# Problemas: la lista, el panel de uno y palabras que también usa la terminal.

web-puzzles = Problemas
web-puzzle = Problema
web-puzzles-about = Una posición, una jugada mejor que las demás. Encuéntrala en el tablero de verdad y mira por qué es la mejor.
web-puzzle-daily = Problema del día
web-puzzle-daily-solved = Resuelto hoy. El siguiente llega a medianoche UTC.
web-puzzle-solve = Resolverlo
web-puzzle-next = Problema siguiente
web-puzzle-all = Todos los problemas
web-puzzle-again = Otra vez
web-puzzle-show = Ver la solución
web-puzzle-give-up = Me rindo
web-puzzle-rating = Puntuación
web-puzzle-streak = Racha
web-puzzle-longest = Racha más larga
web-puzzle-days = Días seguidos
web-puzzle-theme = Tema
web-puzzle-difficulty = Dificultad
web-puzzle-any = todos
web-puzzle-game = Juego
web-puzzle-count = Resueltos: { $done } de { $count }
web-puzzle-none-left = Ya has respondido a todos estos. Elige otros o repite los fallados.
web-puzzle-is-right = Resuelto
web-puzzle-is-wrong = Fallado
web-puzzle-number = Puntuación { $rating }
web-puzzle-verdict =
    { $verdict ->
        [right] ¡Correcto!
        [shown] La solución
       *[wrong] No es lo mejor
    }
web-puzzle-played = Lo que elegiste
web-puzzle-best = Lo mejor
web-puzzle-second = Lo siguiente mejor
web-puzzle-why-worse = Lo que cuesta
web-puzzle-why-best = Por qué es lo mejor
web-puzzle-change = Tu puntuación: { $rating } ({ $change })
web-puzzle-bots-more = Las probabilidades son estimaciones del bot de búsqueda, que ha jugado la posición muchas veces.
puzzle-theme =
    { $theme ->
        [auction] Subasta
        [fuel] Adquisición de recursos
        [building] Construcción
        [blocking] Bloqueo
        [steps] El momento de los pasos
        [end] Final de partida
        [connections] Conexiones
        [transformers] Transformadores
        [contracts] Contratos
        [repairs] Reparaciones
        [rivals] Frenar a un rival
       *[other] { $theme }
    }
puzzle-level =
    { $level ->
        [easy] fácil
        [medium] medio
       *[hard] difícil
    }
puzzle-task =
    { $asks ->
        [move] Encuentra la mejor jugada.
       *[turn] Encuentra el mejor turno: haz tus jugadas y termínalo.
    }
