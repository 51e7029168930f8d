# Por qué una línea del juego de tender cables es mejor o peor que otra: puntos, según de dónde vienen.
# $more dice si hay más o menos, $count cuántos; $round es 0 al final de la partida.

reason-when =
    { $round ->
        [0] al final
       *[other] hasta la ronda { $round }
    }
reason-blackout-connections =
    { $more ->
        [more] { $count ->
            [one] Suma { $count } punto más por conexiones { reason-when }.
           *[other] Suma { $count } puntos más por conexiones { reason-when }.
        }
       *[fewer] { $count ->
            [one] Suma { $count } punto menos por conexiones { reason-when }.
           *[other] Suma { $count } puntos menos por conexiones { reason-when }.
        }
    }
reason-blackout-zones =
    { $more ->
        [more] { $count ->
            [one] Suma { $count } punto más por transformadores { reason-when }.
           *[other] Suma { $count } puntos más por transformadores { reason-when }.
        }
       *[fewer] { $count ->
            [one] Suma { $count } punto menos por transformadores { reason-when }.
           *[other] Suma { $count } puntos menos por transformadores { reason-when }.
        }
    }
reason-blackout-contracts =
    { $more ->
        [more] { $count ->
            [one] Suma { $count } punto más por contratos { reason-when }.
           *[other] Suma { $count } puntos más por contratos { reason-when }.
        }
       *[fewer] { $count ->
            [one] Suma { $count } punto menos por contratos { reason-when }.
           *[other] Suma { $count } puntos menos por contratos { reason-when }.
        }
    }
reason-blackout-shared =
    { $more ->
        [more] { $count ->
            [one] Suma { $count } punto más por contratos compartidos { reason-when }.
           *[other] Suma { $count } puntos más por contratos compartidos { reason-when }.
        }
       *[fewer] { $count ->
            [one] Suma { $count } punto menos por contratos compartidos { reason-when }.
           *[other] Suma { $count } puntos menos por contratos compartidos { reason-when }.
        }
    }
reason-blackout-rival =
    { $more ->
        [more] { $count ->
            [one] { $player } suma { $count } punto más { reason-when }.
           *[other] { $player } suma { $count } puntos más { reason-when }.
        }
       *[fewer] { $count ->
            [one] { $player } suma { $count } punto menos { reason-when }.
           *[other] { $player } suma { $count } puntos menos { reason-when }.
        }
    }
