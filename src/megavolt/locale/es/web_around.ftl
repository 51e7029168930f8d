# Lo que rodea los tableros: pistas, partidas guardadas, mirar atrás, el final en cifras, las reglas, la guía.

web-hint = Pista
web-hint-thinking = Pensando…
web-hint-title = Qué haría el bot
web-hint-chance = Probabilidad de ganar:
web-hint-none = Aquí no hay nada que elegir.
web-hint-more = El bot solo ve lo que tú ves. La probabilidad de ganar después de la jugada es su estimación, con el margen que va tras ±; el motivo es lo que la distingue de las otras jugadas.
web-hints = Pistas
web-hints-more = Los jugadores pueden preguntar al bot de búsqueda qué haría.
web-told-move =
    { $verb ->
        [build] Conectar { $what }
        [mark] Marcar { $what }
        [place] Colocar en { $what }
        [region] Elegir { $what }
        [drop] Renunciar a { $what }
        [burn] Gastar { $what }
        [buy] Comprar { $what }
        [use] Usar { $what }
       *[discard] Descartar { $what }
    }
web-told-bid =
    { $verb ->
        [open] { $what }: abrir con { MONEY($amount) }
       *[bid] Pujar { MONEY($amount) }
    }

web-replay-round-back = A la ronda anterior
web-replay-round-next = A la ronda siguiente
web-replay-play = Reproducir la partida
web-replay-pause = Pausa
web-replay-end = Al final

web-record-title = Reproducir una partida guardada
web-record-about = Elige una partida guardada: descargada al terminar o guardada en el terminal. Aquí se reproduce jugada a jugada; el servidor no guarda el archivo.
web-record-choose = Archivo de la partida (.megavolt)
web-record-drop = También puedes soltar el archivo aquí.
web-record-reading = Reproduciendo la partida…
web-record-as = Vista de
web-record-spectator = un espectador
web-record-other = Otro archivo
web-record-shown = Es una partida guardada. Recórrela con el control deslizante o con el historial.
web-file-too-big = Este archivo es demasiado grande para ser una partida guardada. Elige uno guardado por Megavolt.

web-decided =
    { $reason ->
        [supplied] { $player } abastece más ciudades que { $second }.
        [money] { $player } y { $second } abastecen el mismo número de ciudades; { $player } tiene más dinero.
        [cities] { $player } y { $second } empatan en abastecimiento y dinero; { $player } ha conectado más ciudades.
        [points] { $player } tiene más puntos que { $second }: producción, y uno por cada 10 electros.
        [rest] { $player } y { $second } tienen los mismos puntos; a { $player } le sobra más dinero.
        [highest] { $player } y { $second } empatan; { $player } tiene la central más alta.
        [score] { $player } tiene más puntos que { $second }.
        [completed_contracts] { $player } y { $second } tienen los mismos puntos; { $player } ha cumplido más contratos.
       *[latest_count] { $player } y { $second } empatan; { $player } iba por delante en el último recuento.
    }
web-charts = La partida en cifras
web-chart =
    { $chart ->
        [money] Dinero al final de cada ronda
        [cities] Ciudades conectadas
        [income] Ingresos por ronda
        [fuel] Precio medio de una unidad de recursos
        [count] Puntos en los recuentos
        [wiring] Piezas colocadas
       *[contracts] Puntos por contratos
    }
web-chart-table = Como tabla
web-chart-round = Ronda
web-sources = Puntos por origen
web-spending =
    { $family ->
        [blackout] Puntos de tensión gastados
       *[other] Dinero gastado
    }
web-spent =
    { $kind ->
        [plants] Centrales
        [fuel] Recursos
        [cities] Ciudades
        [wiring] Cableado
        [rotating] Rotaciones
        [faults] Averías
        [repairs] Reparaciones
        [transformers] Transformadores
       *[cards] Cartas
    }

web-rules-contents = Índice
web-rules-unknown = La regla { $rule } no está en esta página.
web-rules-back = Volver al índice

web-first-game = Primera partida, con guía
web-coach = Guía
web-coach-look = Fíjate en:
web-coach-try = Prueba a:
web-coach-end = Terminar la guía
web-coach-again = Mostrar los consejos otra vez
web-coach-topic =
    { $topic ->
        [goal] De qué se trata
        [auction] Elegir una central
        [bidding] Pujar
        [scrap] Una central de más
        [fuel] Comprar recursos
        [building] Construir tu red
       *[bureaucracy] Poner en marcha tus centrales
    }
web-coach-about =
    { $topic ->
        [goal] Gana quien al final abastece más ciudades. En cada ronda: pujar por una central, comprar recursos, conectar ciudades, poner en marcha las centrales y cobrar.
        [auction] Las centrales convierten recursos en luz. En cada ronda puedes comprar una de las cuatro más baratas; las otras muestran lo que viene. En la primera ronda todos deben comprar.
        [bidding] Alguien quiere esta central. Sube la puja o pasa: mientras no hayas comprado ninguna, aún puedes pujar por otra en esta ronda.
        [scrap] Puedes tener tres centrales como máximo. Una de las antiguas tiene que irse.
        [fuel] Cada central gasta sus recursos una vez por ronda y almacena para dos. El último en el orden compra primero, cuando aún son baratos.
        [building] Cada ciudad que conectas se puede abastecer, y las ciudades abastecidas dan ingresos. Pagas la conexión y la casa: 10 en una ciudad vacía.
       *[bureaucracy] Pon en marcha centrales para abastecer tus ciudades. Cobras por cada ciudad abastecida; después, los recursos se han gastado y el mercado se repone.
    }
web-coach-look-at =
    { $topic ->
        [goal] la franja de arriba: tu dinero, tus ciudades y cuántas de ellas puedes abastecer.
        [auction] la flecha de cada central: cuántos recursos gasta y cuántas ciudades abastece.
        [bidding] el precio frente a lo que da la central, y lo que necesitarás después para recursos y ciudades.
        [scrap] qué central abastece menos ciudades con sus recursos.
        [fuel] el precio de la siguiente unidad, y qué centrales ajenas gastan lo mismo.
        [building] grupos de ciudades con conexiones baratas, y hacia dónde van los demás.
       *[bureaucracy] cuántas ciudades tienes: por abastecer más no se cobra nada.
    }
web-coach-try-this =
    { $topic ->
        [goal] tener centrales, recursos y ciudades para el mismo número, y algo más en cada ronda.
        [auction] comprar en la primera ronda una central que abastezca dos ciudades, cerca de su precio mínimo. Si dudas, pide una pista.
        [bidding] no pujar todavía más de cuatro o cinco por encima del mínimo.
        [scrap] descartar la central de número más bajo, salvo que no necesite recursos.
        [fuel] comprar para que cada central funcione una vez, y algo más donde sea barato.
        [building] empezar en una ciudad con dos vecinas baratas, y guardar dinero para la próxima subasta.
       *[bureaucracy] poner en marcha todo lo que tus ciudades aprovechen y terminar el turno.
    }

web-file-choose = Elegir un archivo

web-rules-find = Buscar en las reglas
web-rules-not-found = Aquí no aparece «{ $words }». Prueba con menos palabras o con otras.
rules-picture-plant = Central { $number }: se puja al menos { $number }. Cada vez gasta { $units } y abastece { $supplies ->
        [one] una ciudad
       *[other] { $supplies } ciudades
    }; en su almacén caben { $room }.
rules-picture-order = El líder puja primero. Los recursos y las ciudades van al revés: empieza el último.
rules-picture-auction = Arriba, el mercado actual, que está a la venta; abajo, el mercado futuro, que vendrá después.
rules-picture-fuel = Las unidades más baratas ya se han comprado. La siguiente cuesta { $price }, y cada espacio vacío la encarece.
rules-picture-building = La siguiente ciudad cuesta { $connection } por la conexión y { $house } por la casa: { $cost }.
rules-picture-running = Abastecer { $cities ->
        [one] una ciudad
       *[other] { $cities } ciudades
    } da { $income }.
rules-picture-steps = Cuántos jugadores caben en una ciudad.
