# Por qué un bot del juego de tablero hace una jugada. Una línea cada una.
# $plant es el número de una central; $cities, $rounds y las cantidades de dinero son números enteros.

reason-board-open =
    La central { $plant } abastece { $cities ->
        [one] { $cities } ciudad
       *[other] { $cities } ciudades
    }; en { $rounds ->
        [one] la última ronda
       *[other] las { $rounds } rondas que quedan
    } vale unos { MONEY($worth) }.
reason-board-bid =
    A este precio la central { $plant } aún compensa: abastece { $cities ->
        [one] { $cities } ciudad
       *[other] { $cities } ciudades
    } y en { $rounds ->
        [one] la última ronda
       *[other] las { $rounds } rondas que quedan
    } vale unos { MONEY($worth) }.
reason-board-drop = Por { MONEY($price) }, la central { $plant } no es mejor que las alternativas.
reason-board-pass = Ninguna central a la venta vale ahora su precio; el dinero rinde más en otra cosa.
reason-board-scrap = La central { $plant } es la menos útil: las otras abastecen más con sus recursos.
reason-board-lose = { fuel-name }: es lo más barato de volver a comprar.
reason-board-fuel = Las centrales lo necesitan en esta ronda, y { MONEY($price) } por una unidad { fuel-of } compensa.
reason-board-ahead = En la próxima ronda la unidad { fuel-of } costará más de { MONEY($price) }, y hay sitio para almacenarla.
reason-board-fuel_done =
    { $cities ->
        [0] Ningún recurso a la venta compensa en esta ronda.
        [one] Hay recursos para abastecer { $cities } ciudad; más no compensaría.
       *[other] Hay recursos para abastecer { $cities } ciudades; más no compensaría.
    }
reason-board-start = Desde { $city } las ciudades siguientes son baratas y los rivales no están demasiado cerca.
reason-board-build = { $city } cuesta { MONEY($price) } y se puede abastecer enseguida: los ingresos suben a { MONEY($pay) }.
reason-board-beyond = { $city } cuesta ahora solo { MONEY($price) }, y queda dinero para una central que la abastezca.
reason-board-last = La partida está a punto de acabar: cuenta cada ciudad abastecida, y { $city } por { MONEY($price) } es una más.
reason-board-hold =
    { $cities ->
        [one] Solo se puede abastecer { $cities } ciudad o la siguiente es demasiado cara; con menos ciudades también se conserva un mejor puesto en el orden.
       *[other] Solo se pueden abastecer { $cities } ciudades o la siguiente es demasiado cara; con menos ciudades también se conserva un mejor puesto en el orden.
    }
reason-board-run =
    La central { $plant } abastece { $cities ->
        [one] { $cities } ciudad
       *[other] { $cities } ciudades
    }, lo que da más de lo que valen sus recursos.
reason-board-rest =
    { $cities ->
        [one] { $cities } ciudad abastecida por { MONEY($pay) }; lo que queda en el almacén valdrá más después.
       *[other] { $cities } ciudades abastecidas por { MONEY($pay) }; lo que queda en el almacén valdrá más después.
    }
reason-board-region = Sus ciudades están cerca unas de otras: las conexiones son baratas.
reason-board-trust = Pocos construirían en { $city }: allí el Monopolio molesta menos.
reason-board-mark = { $city } tiene los alrededores más baratos para empezar.
