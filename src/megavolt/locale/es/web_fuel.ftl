# Combustible: comprar y devolver, qué le pasa al desechar; el límite secreto con palabras.

web-fuel-back = Devolver la última unidad de { fuel-name }
web-fuel-cost = { $count } por { $cost }
web-fuel-cost-short = solo { $count }, por { $cost }
web-fuel-there-is = ya lo tienes
web-fuel-none-to-buy = no se puede comprar
web-fuel-short = Es todo lo que hay, o lo que puedes pagar. No basta para todas las centrales.
web-scrap-lost = Pierdes { $fuels }.
web-scrap-choice = Pierdes { $count } entre { $fuels }; tú eliges cuáles.
web-scrap-kept = { $fuels } se queda, en { $plants }.
web-scrap-nothing = No se pierde combustible.
web-run-receive = Encender estas y recibir { $pay }
web-run-no-fuel = sin combustible

web-limit-what =
    { $when ->
        [up] Se subasta la central { $plant }. Cada vez que te toque pujar por ella, pujamos por ti lo mínimo posible, ahora { $next }, y nunca más de { $most }.
       *[later] Cuando alguien saque a subasta la central { $plant } en esta ronda, pujamos por ti cada vez lo mínimo posible, al principio { $next }, y nunca más de { $most }. Nosotros no sacamos nada a subasta.
    }
web-limit-too-low = Es menos que la siguiente puja posible, { $next }: no pujaríamos nada.
web-limit-too-high = Tienes { $money }. No pujamos más de lo que puedas pagar.
web-limit-then-what =
    { $then ->
        [ask] Si los demás suben más, te preguntamos como siempre.
       *[pass] Si los demás suben más, te retiramos de la subasta.
    }
web-limit-drop = Retirarlo
