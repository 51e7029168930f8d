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
        [connect] Conectar
       *[paint] Pintar regiones
    }
web-map-tool-more =
    { $tool ->
        [move] Arrastra una ciudad o pulsa las flechas con Mayús.
        [connect] Elige una ciudad y luego la otra.
       *[paint] Elige una región y luego sus ciudades.
    }
web-map-drawing = El mapa
web-map-empty = Busca una ciudad y añádela.
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
