# Entornos, entrenamiento y el bot que aprendió.

error-encoding_no_package = Codificar este juego necesita un paquete que no está instalado: { $package }. Para instalarlo: pip install "megavolt[rl]"
error-encoding_unknown_game = No hay codificación para { $game }. Elige uno de: { $known }.
