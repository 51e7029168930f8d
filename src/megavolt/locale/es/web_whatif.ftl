# Probar jugadas en una copia de la mesa que nadie más ve.

web-whatif = Probar jugadas
web-whatif-on = Prueba: nadie ve esto
web-whatif-about = Juega por todos y mira adónde lleva. La partida queda como está, y lo que no puedes ver es inventado.
web-whatif-for-me = Juegas por ti
web-whatif-for = Juegas por { $player }
web-whatif-guess = Lo que ves de sus secretos es inventado.
web-whatif-back = Un paso atrás
web-whatif-again = Empezar de nuevo
web-whatif-answer = Que respondan los demás
web-whatif-bot = Que juegue un bot
web-whatif-deal = Otro reparto
web-whatif-deal-more = Inventar de nuevo lo oculto: el orden del mazo, las cartas en mano, el dinero
web-whatif-dropped =
    { $count ->
        [one] En este reparto no se puede hacer la última jugada que probaste. Se ha quitado.
       *[other] En este reparto no se pueden hacer las últimas { $count } jugadas que probaste. Se han quitado.
    }
web-whatif-leave = Volver a la partida
web-whatif-went-on = Mientras tanto, la partida ha seguido.
web-whatif-your-turn = En la partida es tu turno.
web-whatif-ended = Mientras tanto, la partida ha terminado.
web-whatif-over = Aquí terminaría la partida. En primer lugar: { $winners }.
web-whatif-tried = Probado
web-whatif-nothing = Nada todavía: haz una jugada.
web-whatif-real = La partida
