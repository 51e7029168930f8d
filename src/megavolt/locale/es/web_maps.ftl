# Mapas: la galería y el editor.
web-maps = Mapas
web-maps-about = Juega en cualquier parte del mundo: elige un mapa, pide uno de tu propio país o dibújalo.
web-maps-make = Pide un mapa
web-maps-place = País, parte de un país o grupo
web-maps-place-more = Por ejemplo Polonia, Bavaria, Benelux, o varios separados por comas.
web-maps-cities = Ciudades
web-maps-seed = Variante
web-maps-make-now = Crear el mapa
web-maps-making = Creando el mapa; tarda unos segundos…
web-maps-empty = Dibujar uno desde cero
web-maps-of =
    { $kind ->
        [own] Tus mapas
        [public] Mapas de jugadores de aquí
       *[other] Mapas que vienen con Megavolt
    }
web-maps-facts = Ciudades: { $cities }, regiones: { $regions }
web-maps-by = de { $name }
web-maps-games =
    { $count ->
        [0] aún sin partidas
        [one] { $count } partida
       *[other] { $count } partidas
    }
web-maps-stars = { $stars }/5
web-maps-unrated = aún sin valoraciones
web-maps-rate = Tu valoración
web-maps-star =
    { $count ->
        [one] { $count } estrella
       *[other] { $count } estrellas
    }
web-maps-play = Jugar contra bots
web-maps-table = Abrir una mesa
web-maps-edit = Editar
web-maps-copy = Editar una copia
web-maps-download = Descargar
web-maps-private = solo tú y quien tenga el enlace
web-maps-unfinished = sin terminar
web-map-chosen = El mapa: { $name }
web-map-new = Mapa nuevo
web-map-name = Nombre del mapa
web-map-undo = Deshacer
web-map-redo = Rehacer
web-map-public = Público
web-map-share = Copiar el enlace
web-map-link-copied = El enlace a este mapa está en el portapapeles.
web-map-delete = Borrar
web-map-delete-sure = ¿Borrar este mapa para siempre?
web-map-preview = Vista previa
web-map-look =
    { $look ->
        [light] Claro
        [dark] Oscuro
       *[phone] Móvil
    }
web-map-tools = Herramientas
web-map-tool =
    { $tool ->
        [move] Mover
        [add] Añadir ciudades
        [connect] Conectar
       *[paint] Pintar regiones
    }
web-map-tool-more =
    { $tool ->
        [move] Arrastra una ciudad o pulsa las flechas con Mayús.
        [add] Pulsa una ciudad propuesta para añadirla, o cualquier otro punto para una propia.
        [connect] Arrastra de una ciudad a otra, o elige una y luego la otra.
       *[paint] Elige una región y luego sus ciudades, o pasa por encima de ellas.
    }
web-map-drawing = El mapa
web-map-add-city = Añadir una ciudad: buscar por nombre
web-map-regions = Regiones
web-map-region-name = Nombre de la región
web-map-add-region = Región nueva
web-map-remove = Quitar
web-map-city-name = Ciudad
web-map-city-region = Región
web-map-cost-to = Coste hasta { $city }
web-map-connect-to = Conectar con…
web-map-connect = Conectar
web-map-remove-city = Quitar la ciudad
web-map-check = Comprobación
web-map-more =
    { $count ->
        [one] Y { $count } problema más.
       *[other] Y { $count } problemas más.
    }
web-map-playable = Se puede jugar en este mapa.
web-map-fairness = Equilibrio: { $score } de 100
web-map-figures = Cifras junto a los mapas impresos
web-map-played = Partidas de los bots: { $games }; rondas de media: { $rounds }; victorias del mejor asiento respecto a lo que le tocaría: { $seat }. Por región inicial:
web-map-let-bots = Que jueguen los bots
web-map-measuring = Midiendo…
web-map-apply = Aplicar estos costes
web-map-menu = Más
web-map-link = El enlace a este mapa: { $address }
web-map-back = Han vuelto los cambios que no guardaste la última vez.
web-map-discard = Descartarlos
web-map-by-other = Este mapa es de { $name }. Lo que cambies se guarda como una copia tuya.
web-map-where = ¿Dónde está tu mapa?
web-map-here = Dibujar el mapa aquí
web-map-area = Lados del rectángulo en grados
web-map-area-show = Parte del mundo
web-map-area-part =
    { $part ->
        [europe] Europa
        [africa] África
        [asia] Asia
        [oceania] Oceanía
        [north-america] América del Norte
        [south-america] América del Sur
       *[world] El mundo entero
    }
web-map-area-more = Dibuja un rectángulo con el ratón o el dedo, o escribe sus lados en grados.
web-map-area-bad = Esto no es un rectángulo: el oeste debe ser menor que el este, y el sur menor que el norte. Corrige los números.
web-map-side =
    { $side ->
        [west] Oeste
        [south] Sur
        [east] Este
       *[north] Norte
    }
web-map-city-n = Ciudad { $n }
web-map-no-city = Ninguna ciudad de los datos empieza por «{ $name }». Revisa cómo se escribe o añádela con un clic en el mapa.
web-map-quick = En un paso
web-map-fill = Añadir las mayores ciudades, hasta
web-map-fill-count = Número de ciudades del mapa
web-map-connect-all = Conectar las vecinas
web-map-divide = Repartir en regiones:
web-map-divide-count = Número de regiones
web-map-changed-meanwhile = Has cambiado el mapa mientras tanto, así que no se ha añadido nada. Inténtalo de nuevo.
web-map-connected-already = No hay nada que añadir: las vecinas ya están conectadas.
web-map-fewer-cities =
    { $count ->
        [0] No hay más ciudades aquí en los datos. Añade las tuyas con un clic en el mapa.
        [one] Solo hay { $count } ciudad más aquí en los datos. Se ha añadido.
       *[other] Solo hay { $count } ciudades más aquí en los datos. Se han añadido.
    }
web-map-cost-of = Coste de { $name }
web-map-cost-bad = Un coste debe ser un número entero de 0 a 99. Se queda el anterior.
web-map-remove-link = Quitar la conexión
web-map-problems =
    { $count ->
        [one] { $count } problema
       *[other] { $count } problemas
    }
web-map-conflict = Cambiado en otro sitio
web-map-conflict-more = Este mapa se ha guardado en otra ventana desde que lo abriste. Aún no se ha sobrescrito nada: guarda el tuyo como copia o reemplaza con él la otra versión.
web-map-conflict-copy = Guardar el mío como copia
web-map-conflict-replace = Reemplazar la otra versión
web-maps-how = De qué se hace el mapa
web-maps-by-name = Países por su nombre
web-maps-by-area = Un rectángulo del globo
web-maps-groups = Grupos de países
