# Środowiska, uczenie i bot, który się uczył.

error-encoding_no_package = Zakodowanie tej gry wymaga pakietu, który nie jest zainstalowany: { $package }. Zainstaluj go: pip install "megavolt[rl]"
error-encoding_unknown_game = Nie ma kodowania dla gry { $game }. Wybierz jedną z: { $known }.
