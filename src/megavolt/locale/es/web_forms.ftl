# Crear una mesa: las opciones con palabras, archivos propios, bots y relojes explicados.

web-own-map = uno mío, de un archivo …
web-own-map-file = Archivo del mapa (.toml)
web-own-map-more = El servidor lo lee y dice enseguida si algo está mal. docs/maps.md explica cómo se escribe.
web-own-map-read = { $name }: { $cities } ciudades en { $regions } regiones. Se puede jugar.
web-own-deck = una mía, de un archivo …
web-own-deck-file = Archivo de la baraja (.toml)
web-own-deck-more = Las cartas que falten en el archivo son las que vienen con el juego. docs/cards-deck.md explica cómo se escribe.
web-own-deck-read = { $plants } centrales y { $fuels } tipos de cartas de combustible. Se puede jugar.
web-own-file-big = Este archivo es demasiado grande para un mapa o una baraja. Elige otro.
web-own-regions = las elijo yo …
web-regions-choose =
    { $count ->
        [one] Elige una región.
       *[other] Elige { $count } regiones unidas: cada una debe tocar a otra de ellas.
    }
web-regions-chosen = { $have } de { $need } elegidas
web-bots-more = Cómo son los bots
web-bot-more =
    { $level ->
        [random] Hace cualquier jugada legal. Para probar cosas.
        [greedy] Toma lo que ahora parece mejor, y rápido. Para las primeras partidas.
        [planner] Prepara su ronda antes de gastar. Un rival digno.
       *[search] Sigue la partida en su cabeza antes de cada jugada y tarda uno o dos segundos. Difícil de vencer.
    }
web-clock-more =
    { $kind ->
        [move] El tiempo empieza de nuevo con cada jugada. A quien se le acabe lo sustituye un bot, y puede volver.
        [game] Un solo tiempo para todas las jugadas de cada persona. A quien se le acabe lo sustituye un bot, y puede volver.
       *[none] Cada cual tarda lo que quiera, días si hace falta.
    }
web-clock-level = Después sigue
web-lobby-wait-host = Esperando a que { $player } empiece la partida.
web-lobby-host-mark = anfitrión
