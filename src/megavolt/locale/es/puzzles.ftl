# Problemas: las órdenes, lo que se dice de una respuesta y la comprobación de un archivo.

help-puzzle = Resuelve un problema: una posición en la que una jugada o un turno es claramente lo mejor.
help-puzzle-game = Solo problemas de este juego, o el problema con este id.
help-puzzle-theme = Solo problemas de este tema: auction, fuel, building, blocking, steps, end…
help-puzzle-difficulty = Solo problemas de esta dificultad.
help-puzzle-daily = El problema del día, que cambia a medianoche UTC.
help-puzzles = Crea problemas a partir de partidas de bots y compruébalos.
help-puzzles-make = Crea problemas: juegan bots y se guardan las posiciones con un plan claramente mejor.
help-puzzles-game = El juego al que juegan los bots.
help-puzzles-out = El archivo que se escribe.
help-puzzles-games = Cuántas partidas juegan los bots.
help-puzzles-budget = Simulaciones del último análisis de una posición.
help-puzzles-check = Comprueba problemas: las posiciones se cargan, las soluciones son legales y, con presupuesto, siguen siendo las mejores.
help-puzzles-file = El archivo que se comprueba; sin él, los problemas que vienen con Megavolt.
help-puzzles-check-budget = Simulaciones para volver a pensar cada problema; con 0 solo se comprueba su forma.

puzzle-about = ({ $theme }, { puzzle-level }, puntuación { $rating })
puzzle-right = ¡Correcto! Gana el { $chance } % de las veces; la siguiente mejor idea, el { $next } %.
puzzle-wrong = No es lo mejor: gana el { $chance } % de las veces en lugar del { $best } %.
puzzle-solution = Lo mejor: { $word }
puzzle-standing = Tu puntuación: { $rating } ({ $change }). Racha: { $streak }; la más larga: { $best }.
puzzle-days = Problemas del día resueltos seguidos: { $count }.
puzzle-next = Siguiente: megavolt puzzle
puzzles-found = { $id }: { $theme }, { puzzle-level }; lo mejor { $chance } %, lo siguiente { $next } %
puzzles-made =
    { $count ->
        [one] { $count } problema en { $file }.
       *[other] { $count } problemas en { $file }.
    }
puzzles-check-wrong = El problema { $puzzle } no es válido.
puzzles-check-turn = No es el turno del asiento al que se pregunta. Corrige la posición o el asiento.
puzzles-check-position = Su id no corresponde a su posición. Vuelve a crear el problema.
puzzles-check-theme = Tiene el tema desconocido «{ $theme }». Elige uno de los del juego.
puzzles-check-lead = Su solución solo aventaja en un { $lead } % al siguiente mejor plan. Descarta el problema.
puzzles-check-refused = La jugada { $word } no es posible ahí: { $problem }
puzzles-check-text = Falta el texto { $id } en { $lang }. Corrige el motivo.
puzzles-check-solution = Su solución no cuenta como correcta. Vuelve a crear el problema.
puzzles-check-better = Pensándolo más, otro plan es mejor: { $words }. Descarta el problema.
puzzles-check-done =
    { $count ->
        [one] { $count } problema comprobado. No válidos: { $wrong }.
       *[other] { $count } problemas comprobados. No válidos: { $wrong }.
    }
error-no_such_puzzle = No hay ningún juego ni problema «{ $puzzle }». Escribe megavolt puzzle para el siguiente.
error-no_such_difficulty = «{ $value }» no es una dificultad. Elige una de estas: { $known }.
error-no_puzzle_left = No hay ningún problema así. Omite la dificultad o elige uno de estos temas: { $known }.
error-no_puzzles_for = No se pueden crear problemas de «{ $game }»: no tiene temas. Elige un juego de mesa, cards o blackout.
error-no_such_theme = «{ $game }» no tiene problemas sobre «{ $value }». Elige uno de estos temas: { $known }.
error-puzzle_over = Este intento ya tiene respuesta. Empieza de nuevo.
error-puzzles_not_json =
    { $reason ->
        [syntax] { $file } no es JSON: mira la línea { $row }, columna { $column }. Corrígelo ahí.
       *[other] { $file } no es JSON. Escríbelo con megavolt puzzles make.
    }
