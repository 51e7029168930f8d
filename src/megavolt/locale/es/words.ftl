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
        [fuel] adquisición de recursos
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
        [british-isles-and-low-countries] Islas Británicas y Benelux
        [france-and-iberia] Francia e Iberia
        [central-europe] Europa Central
        [alps-italy-and-the-danube] Alpes, Italia y el Danubio
        [scandinavia-and-the-baltic] Escandinavia y el Báltico
        [eastern-europe] Europa del Este
        [balkans-and-turkey] Balcanes y Turquía
       *[other] { $name }
    }

fuel-amount = { $count } de { fuel-name }

file-reason =
    { $reason ->
        [ENOENT] no existe
        [EACCES] no tienes permiso
        [EPERM] no tienes permiso
        [EISDIR] es una carpeta
        [ENOTDIR] una parte de la ruta no es una carpeta
        [EEXIST] ya existe
        [ENOSPC] el disco está lleno
        [EROFS] es de solo lectura
        [ENAMETOOLONG] el nombre es demasiado largo
        [EINVAL] no es un archivo normal o el nombre no es válido
        [EBUSY] lo está usando otro programa
       *[other] el sistema no lo permite ({ $reason })
    }
syntax-reason =
    { $reason ->
        [not_text] no es texto UTF-8
        [long_key] una clave tiene demasiadas partes
        [syntax] hay un error en la línea { $row }, columna { $column }
       *[broken] no se puede leer hasta el final
    }

value-mistake =
    { $mistake ->
        [missing] falta un valor
        [unknown] no existe ese dato
        [whole_number] debe ser un número entero
        [number] debe ser un número
        [type] el valor no es del tipo correcto
        [too_small] debe ser { $limit } como mínimo
        [too_large] debe ser { $limit } como máximo
        [too_short] la longitud mínima es { $limit }
        [too_long] la longitud máxima es { $limit }
        [choice] no es ninguno de los valores permitidos
        [json] no es JSON válido
       *[other] no tiene la forma correcta
    }
