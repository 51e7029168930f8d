# La disposición de la mesa en el navegador.

web-fold = Mostrar u ocultar las jugadas
web-coach-more = Qué mirar, y una sugerencia
web-parts = Partes de la mesa
web-part =
    { $part ->
        [map] Mapa
        [city] Ciudad
        [plants] Centrales
        [fuel] Recursos
        [stores] Almacenes
        [hand] Mano
        [points] Puntos
        [outline] Posición
        [chat] Chat
        [players] Jugadores
       *[log] Historial
    }
