# Palabras de los juegos, usadas dentro de otros mensajes.
# $fuel, $kind, $phase, $region son identificadores; $amount y $count, números enteros.

money =
    { $amount ->
        [one] { $amount } electro
       *[other] { $amount } electros
    }

fuel-name =
    { $fuel ->
        [coal] carbón
        [oil] petróleo
        [gas] gas
        [garbage] basura
        [uranium] uranio
       *[other] { $fuel }
    }
fuel-of = de { fuel-name }
fuel-count = { $count } de { fuel-name }

plant-kind =
    { $kind ->
        [hybrid] híbrida
        [ecological] ecológica
        [eco] eco
        [fusion] fusión
        [coal] carbón
        [oil] petróleo
        [gas] gas
        [garbage] basura
        [uranium] uranio
       *[other] { $kind }
    }

phase-name =
    { $phase ->
        [auction] subasta de centrales
        [fuel] compra de recursos
        [building] construcción
        [bureaucracy] burocracia
        [preparation] preparación
        [over] fin de la partida
       *[other] { $phase }
    }

phase-short =
    { $phase ->
        [auction] subasta
        [fuel] recursos
        [building] construcción
        [bureaucracy] burocracia
       *[other] { $phase }
    }

step-name = Paso { $step }

region-name =
    { $region ->
        [northwest] Noroeste
        [northeast] Noreste
        [southwest] Suroeste
        [southeast] Sureste
        [north] Norte
        [south] Sur
        [west] Oeste
        [east] Este
        [midwest] Medio Oeste
        [central] Centro
        [mexico] México
        [great-lakes-and-mid-atlantic] Grandes Lagos y Atlántico Medio
        [british-isles-and-low-countries] Islas Británicas y Países Bajos
        [france-and-iberia] Francia e Iberia
        [central-europe] Europa Central
        [alps-italy-and-the-danube] Alpes, Italia y el Danubio
        [scandinavia-and-the-baltic] Escandinavia y el Báltico
        [eastern-europe] Europa del Este
        [balkans-and-turkey] Balcanes y Turquía
       *[other] { $name }
    }
