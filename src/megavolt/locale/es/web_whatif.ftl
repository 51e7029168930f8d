# Probar jugadas en una copia de la mesa que nadie más ve.

web-whatif = Probar jugadas
web-whatif-on = Prueba: nadie más ve esto
web-whatif-about = Juega por todos y mira adónde lleva. La partida no cambia, y lo que no puedes ver es una suposición.
web-whatif-for-me = Juegas por ti
web-whatif-for = Juegas por { $player }
web-whatif-guess = Sus cartas ocultas son aquí suposiciones.
web-whatif-back = Un paso atrás
web-whatif-again = Empezar de nuevo
web-whatif-answer = Que respondan los demás
web-whatif-bot = Que juegue un bot
web-whatif-deal = Otro reparto
web-whatif-deal-more = Suponer de nuevo lo oculto: el orden del mazo, las cartas en la mano, el dinero
web-whatif-dropped =
    { $count ->
        [one] En este reparto no es posible la última jugada que has probado. Se ha quitado.
       *[other] En este reparto no son posibles las últimas { $count } jugadas que has probado. Se han quitado.
    }
web-whatif-leave = Volver a la partida
web-whatif-went-on = Mientras tanto, la partida ha seguido.
web-whatif-your-turn = En la partida es tu turno.
web-whatif-ended = Mientras tanto, la partida ha terminado.
web-whatif-over = Aquí terminaría la partida. Primer puesto: { $winners }.
web-whatif-tried = Jugadas probadas
web-whatif-nothing = Nada todavía. Haz una jugada.
web-whatif-real = La partida
