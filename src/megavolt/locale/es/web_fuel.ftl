# Recursos: comprar y devolver, qué les pasa al descartar; el límite secreto con palabras.

web-fuel-back = Devolver la última unidad de { fuel-name }
web-fuel-cost = { $count } por { $cost }
web-fuel-cost-short = solo { $count }, por { $cost }
web-fuel-there-is = ya tienes suficiente
web-fuel-none-to-buy = no disponible
web-fuel-short = Es todo lo que hay, o todo lo que puedes pagar. No basta para todas las centrales.
web-scrap-lost = Pierdes { $fuels }.
web-scrap-choice =
    { $count ->
        [one] Pierdes { $count } unidad: elige { $fuels }.
       *[other] Pierdes { $count } unidades: elige { $fuels }.
    }
web-scrap-kept =
    { $count ->
        [one] Conservas { $fuels } (en la central { $plants }).
       *[other] Conservas { $fuels } (en las centrales { $plants }).
    }
web-scrap-nothing = No se pierde ningún recurso.
web-run-receive = Poner en marcha y cobrar { $pay }
web-run-no-fuel = sin recursos

web-limit-what =
    { $when ->
        [up] Se subasta la central { $plant }. Cada vez que te toque pujar, pujamos por ti lo mínimo, no menos de { $next } y nunca más de { $most }.
       *[later] Si alguien saca a subasta la central { $plant } en esta ronda, pujamos por ti lo mínimo cada vez, no menos de { $next } y nunca más de { $most }. Nosotros no sacamos nada a subasta.
    }
web-limit-too-low = Es menos que la siguiente puja posible, { $next }: no pujaríamos nada.
web-limit-too-high = Tienes { $money }. No pujamos más de lo que puedes pagar.
web-limit-then-what =
    { $then ->
        [ask] Si los demás suben más, te preguntamos como siempre.
       *[pass] Si los demás suben más, pasamos por ti.
    }
web-limit-drop = Quitar el límite
