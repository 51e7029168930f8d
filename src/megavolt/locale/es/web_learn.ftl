# Aprender: la lista de lecciones y el panel de una lección.

web-learn = Aprender
web-learn-about = Lecciones breves en el tablero de verdad. Cada una lleva uno o dos minutos: una tarea, y una respuesta a lo que haces.
web-learn-begin = Empezar: { $lesson }
web-learn-continue = Seguir: { $lesson }
web-learn-first = ¿Es tu primera vez? Aprende a jugar
web-course =
    { $course ->
        [board] El juego de mesa de redes
        [cards] El juego de cartas
        [blackout] Apagón
       *[other] Variantes
    }
web-course-about =
    { $course ->
        [board] Del objetivo a la última ronda, en ocho lecciones.
        [cards] Centrales y recursos en cartas, sin mapa.
        [blackout] Tiende cables, ilumina casas y supera las averías.
       *[other] Para dos jugadores, expansiones y la edición de aniversario.
    }
web-lesson-count = Hechas: { $done } de { $count }
web-lesson-is-done = Hecha
web-lesson = Lección
web-lesson-place = Lección { $number } de { $count }
web-lesson-hint = Pista
web-lesson-show = Muéstrame cómo
web-lesson-again = Otra vez
web-lesson-now-you = Ahora tú
web-lesson-next = Lección siguiente
web-lesson-all = Todas las lecciones
web-lesson-verdict =
    { $verdict ->
        [done] Tarea cumplida
       *[other] Todavía no
    }
