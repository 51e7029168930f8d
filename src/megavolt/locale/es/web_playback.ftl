# El cliente de navegador: las jugadas de los demás una a una, lo ocurrido desde la última jugada propia, jugadas en camino.

web-pace = Mostrar las jugadas de los demás
web-pace-name =
    { $pace ->
        [off] todas a la vez
        [slow] despacio
        [fast] rápido
       *[normal] una a una
    }
web-skip-playback = Saltar
web-bids = puja { $amount }

web-since = Desde tu turno
web-since-moves =
    { $count ->
        [one] 1 jugada
       *[other] { $count } jugadas
    }
web-since-table = La mesa
web-since-again = Verlo otra vez

web-send-stage =
    { $stage ->
        [made] Hecho
        [refused] Rechazada
        [not-sent] No enviada
       *[sending] Enviando…
    }
web-send-withdraw = No enviar
