# Crear una mesa: las opciones con palabras, archivos propios, bots y relojes explicados.

web-maps-more = Más mapas
web-own-map = uno mío, de un archivo…
web-own-map-file = Archivo del mapa (.toml)
web-own-map-more = El servidor lo comprueba y avisa enseguida si algo está mal. docs/maps.md, en el código fuente, explica el formato en inglés.
web-own-map-read =
    { $name }: { $cities ->
        [one] { $cities } ciudad
       *[other] { $cities } ciudades
    } en { $regions ->
        [one] { $regions } región
       *[other] { $regions } regiones
    }. Se puede jugar.
web-own-deck = uno mío, de un archivo…
web-own-deck-file = Archivo del mazo (.toml)
web-own-deck-more = Las cartas que falten en el archivo se toman del mazo que viene con el juego. docs/cards-deck.md, en el código fuente, explica el formato en inglés.
web-own-deck-read =
    { $plants ->
        [one] { $plants } central
       *[other] { $plants } centrales
    } y { $fuels ->
        [one] { $fuels } tipo
       *[other] { $fuels } tipos
    } de cartas de recursos. Se puede jugar.
web-own-content = uno mío, de un archivo…
web-own-content-file = Archivo del contenido (.toml)
web-own-content-more = Lo que falte en el archivo se toma del contenido que viene con Megavolt. docs/blackout-content.md, en el código fuente, explica el formato en inglés.
web-own-content-read =
    { $resources ->
        [one] { $resources } tipo
       *[other] { $resources } tipos
    } de cartas de recursos y { $contracts ->
        [one] { $contracts } tipo
       *[other] { $contracts } tipos
    } de contratos. Se puede jugar.
web-own-file-big = Este archivo es demasiado grande para un mapa, un mazo o un contenido. Elige otro.
web-own-regions = las elijo yo…
web-regions-choose =
    { $count ->
        [one] Elige una región.
       *[other] Elige { $count } regiones contiguas: cada una debe tocar a otra de ellas.
    }
web-regions-chosen = elegidas: { $have } de { $need }
web-bots-more = Cómo son los bots
web-bot-more =
    { $level ->
        [random] Hace cualquier jugada válida. Para probar cosas.
        [greedy] Toma lo que en ese momento parece mejor, y rápido. Para las primeras partidas.
        [planner] Prepara su ronda antes de gastar. Un rival digno.
        [neural-easy] Aprendió jugando contra sí mismo y comete errores de principiante. Responde al instante.
        [neural-club] El mismo, con algún descuido de vez en cuando. Juega como alguien de un club.
        [neural-master] El mismo, a su mejor nivel.
       *[search] Piensa por adelantado antes de cada jugada, un segundo o dos. Difícil de vencer.
    }
web-clock-more =
    { $kind ->
        [move] El tiempo empieza de nuevo con cada jugada. A quien se le acaba lo sustituye un bot; puede volver.
        [game] Un tiempo total para todas las jugadas de cada jugador. A quien se le acaba lo sustituye un bot; puede volver.
       *[none] Cada jugador tarda lo que quiera, incluso días.
    }
web-clock-level = Si se agota, juega
web-lobby-wait-host = Esperando a que { $player } empiece la partida.
web-lobby-host-mark = organiza
