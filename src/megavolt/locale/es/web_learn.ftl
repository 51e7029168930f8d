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

# Lo que muestran las imágenes de las reglas.
rules-picture-card-plant = Central { $number }: se puja { $number } como mínimo. Al funcionar gasta { fuel-count } y aporta { MONEY($income) }. En el almacén cabe el doble.
rules-picture-card-auction = Arriba, el mercado actual, que está a la venta; abajo, el mercado futuro, que llega después.
rules-picture-card-discount = La ficha está en la central más baja: la puja empieza en { $discount } en vez de { $number }.
rules-picture-card-fuel = Una carta cuesta el número de su columna, tenga lo que tenga: en la columna { $price }, cada una cuesta { MONEY($price) }.
rules-picture-card-running = La central gasta { fuel-count } y paga { MONEY($income) }.
rules-picture-card-end = Puntos por lo que producen las centrales: { $production }. Puntos por { MONEY($left) }: { $more }. En total: { $points }.
rules-picture-city =
    { $about ->
        [BLK-TERM-01] Las estructuras: casa, edificio, country y fábrica. El cableado va por las calles que hay entre ellas.
        [BLK-TERM-03] Del tablero eléctrico a una casa. La pieza de otro jugador, en el medio, lleva la corriente igual de bien.
        [BLK-ACT-07] Lo que cuesta una pieza: recta, L, triple y cuádruple.
        [BLK-ACT-15] Una recta averiada: lo que queda más allá no tiene corriente. Averiar cuesta { $fault }, reparar { $repair }.
        [BLK-ACT-21] Tu propio transformador deja pasar tu corriente. Para los demás la línea acaba ahí.
       *[other] Lo que puntúa cada conexión.
    }
