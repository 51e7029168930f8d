# El cliente del navegador: el mapa y los mercados del juego de tablero.
# $cost, $total, $short y similares son números enteros.

web-map = Mapa
web-map-keys = Las flechas llevan de ciudad en ciudad, Intro construye, más y menos acercan o alejan el mapa.
web-map-nearer = Acercar
web-map-farther = Alejar
web-map-whole = Todo el mapa
web-map-trust = el Monopolio
web-map-cost = Te cuesta
web-map-cost-parts = casa { $house }, conexión { $way }
web-map-left = Te quedarán
web-map-way = Conexión
web-map-do =
    { $verb ->
        [place] Poner una casa del Monopolio
        [mark] Marcar como ciudad de inicio
        [region] Jugar en esta región
       *[build] Conectar por { $cost }
    }
web-map-why =
    { $why ->
        [out] Esta región no está en juego.
        [mine] Ya tienes una casa aquí.
        [full] Aquí no queda espacio libre en este paso.
        [begin] Tu red no puede empezar aquí.
        [dear] Te faltan { $short }.
       *[later] Ahora no puedes conectarla.
    }
web-map-spent =
    { $count ->
        [one] Gastado este turno: { $total }
       *[other] { $count } compras este turno por { $total } en total
    }

# ---- recursos, jugadores

web-fuel-coming = próxima reposición
web-fuel-none = no queda
web-fuel-there = Hay { $count }; al final de la ronda llegarán { $refill } más.
web-fuel-have = tienes { $count }
web-fuel-enough =
    { $runs ->
        [1] Para una ronda
       *[2] Para dos rondas
    }
web-order-place = Puesto { $place } en el orden de juego
web-income = Tabla de ingresos
web-income-more = Lo que pagan las ciudades abastecidas al final de la ronda. Están marcados tus ingresos si funcionan todas tus centrales con los recursos que tienes.
web-income-all = abastece { $supplied } y cobra { $income } si funcionan todas las centrales
# Con un guion opcional: la carta es estrecha.
web-plant-discount = mín. { $minimum }
web-deck-back =
    { $back ->
        [low] baja
       *[high] alta
    }

# ---- poner en marcha las centrales

web-run-title = Pon en marcha tus centrales
web-run-pay =
    { $supplied ->
        [0] No abastecer ninguna ciudad y cobrar { $pay }
        [one] Abastecer { $supplied } ciudad y cobrar { $pay }
       *[other] Abastecer { $supplied } ciudades y cobrar { $pay }
    }
