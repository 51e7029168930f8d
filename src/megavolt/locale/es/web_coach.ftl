# Ayuda durante la partida: en qué se basa una pista, las probabilidades de todos, un aviso antes de una jugada cara; y lo aprendido.

web-why-good = ¿Por qué es buena?
web-why-not = ¿Por qué no esta?
web-compared = Comparada con «{ $move }»:
web-compared-better = Mejor:
web-compared-worse = Peor:
web-compared-none = Nada destaca: ambas llevan a algo muy parecido.

web-chances = Probabilidad de ganar
web-chances-own = Tu probabilidad de ganar:
web-chances-of = { $player }: { $chance }
web-chances-thinking = Calculando…
web-chances-more = Una estimación aproximada a partir de lo que puedes ver. Se desactiva en los ajustes.
web-settings-learn = Ayuda durante la partida
web-settings-learn-more = Solo en mesas donde se permiten pistas.
web-warned =
    { $points ->
        [one] Con esto pierdes cerca de { $points } punto
       *[other] Con esto pierdes unos { $points } puntos
    }
web-warned-more =
    { $points ->
        [one] Tu probabilidad de ganar baja cerca de { $points } punto porcentual en comparación con «{ $move }».
       *[other] Tu probabilidad de ganar baja unos { $points } puntos porcentuales en comparación con «{ $move }».
    }
web-warned-anyway = Jugar de todos modos
web-warned-back = Volver atrás
web-warned-setting = Puedes desactivar estos avisos en los ajustes.

error-progress_of_guest = Las lecciones de un invitado se guardan en el navegador. Regístrate o inicia sesión para guardarlas en tu cuenta.

web-coach-over = Esa fue tu primera partida
web-coach-over-more = El análisis muestra qué decisiones tuyas costaron más y qué era mejor. Cada lección muestra una idea: prueba una y vuelve a jugar.
web-coach-lesson = Lección: { $lesson }
