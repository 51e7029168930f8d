# Lo que está en juego en el juego de cableado: puntos débiles, averías, contratos comunes, la próxima avería.

web-weak = Puntos débiles
web-weak-more = Los números sobre las piezas son los puntos que dependen solo de esa pieza, donde otros jugadores o una carta de avería pueden alcanzarla. Elige un jugador para ver los suyos.
web-weak-none = No hay puntos que dependan de una pieza que se pueda alcanzar.
web-weak-legend = Número sobre una pieza: puntos que dependen solo de ella, sin los contratos comunes ({ $player })
web-weak-legend-mine = Número sobre una pieza: tus puntos que dependen solo de ella, sin los contratos comunes
web-weak-legend-fault = Número sobre una pieza: puntos que perdería su dueño con una avería
web-hanging =
    { $points ->
        [one] { $points } punto depende de ella ({ $player })
       *[other] { $points } puntos dependen de ella ({ $player })
    }
web-hanging-mine =
    { $points ->
        [one] { $points } punto tuyo depende de ella
       *[other] { $points } puntos tuyos dependen de ella
    }
web-threat =
    { $threat ->
        [fault] se puede averiar
        [rotate] otros pueden girarla
       *[transformer] un transformador puede cortarla
    }
web-fault-owner =
    { $points ->
        [0] no le cuesta nada al dueño
        [one] le cuesta { $points } punto al dueño
       *[other] le cuesta { $points } puntos al dueño
    }
web-fault-costs = una avería cambia: { $losses }
web-fault-nothing = una avería no cambia puntos
web-fault-cost =
    { $points ->
        [one] { $player } pierde { $points } punto
       *[other] { $player } pierde { $points } puntos
    }
web-fault-gain =
    { $points ->
        [one] { $player } gana { $points } punto
       *[other] { $player } gana { $points } puntos
    }
web-shared-margin = { $margin } de ventaja
web-shared-tied = empate
web-shared-nobody = nadie aún
web-shared-missing = te faltan { $count }
web-shared-repair =
    { $count ->
        [one] repara { $count } pieza
       *[other] repara { $count } piezas
    }
web-shared-clean = ninguna pieza averiada
web-shared-faulted =
    { $count ->
        [one] { $count } pieza averiada
       *[other] { $count } piezas averiadas
    }
web-shared-scores =
    { $points ->
        [one] da { $points } punto ahora
       *[other] da { $points } puntos ahora
    }
web-next-breakdown = Lo que puede venir
web-next-hits = Ahora alcanzaría a { $names }.
web-next-nobody = Ahora no alcanzaría a nadie.
