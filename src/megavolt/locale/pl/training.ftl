# Środowiska, uczenie i bot, który się uczył.

error-encoding_no_package = Zakodowanie tej gry wymaga pakietu, który nie jest zainstalowany: { $package }. Zainstaluj go: pip install "megavolt[rl]"
error-encoding_unknown_game = Nie ma kodowania dla gry { $game }. Wybierz jedną z: { $known }.
error-env_opponents = Podaj jednego bota dla wszystkich pozostałych miejsc albo po jednym dla każdego. Boty: { $count }; gracze: { $players }.
error-encoding_too_large = Ta zawartość nie mieści się w kodowaniu gry. Karty lub kontrakty jednego rodzaju: { $count }; najwyżej: { $most }. Użyj mniejszej zawartości.

# ---- bot, który się uczył

error-neural_unknown_game = Nie ma sieci dla gry { $game }. Wybierz innego bota.
error-neural_no_package = Bot neural wymaga pakietu, który nie jest zainstalowany: { $package }. Zainstaluj go: pip install { $package }
error-neural_no_weights = Megavolt nie ma jeszcze wag dla gry { $game }. Wytrenuj je: megavolt train { $game } --folder FOLDER, i podaj bota neural:FOLDER/weights.npz
error-neural_no_file = Nie można odczytać pliku wag { $file } ({ $problem }). Sprawdź jego nazwę.
error-neural_bad_file = { $file } nie jest plikiem wag. Podaj plik zapisany przez megavolt train.
error-neural_other_game = Wagi w { $file } nie są dla gry { $game } albo są z innej wersji jej kodowania. Wytrenuj nowe: megavolt train.

# ---- megavolt train

help-train = Trenuje sieć grą z samą sobą; wymaga PyTorch.
help-train-game = Która gra. Bez --players i --option miesza wszystkie wydania, mapy i liczby graczy jej rodziny.
help-train-folder = Gdzie zapisywać: wagi, punkty kontrolne, pomiary i stronę z wykresami.
help-train-resume = Kontynuuje trening z folderu.
help-train-minutes = Jak długo trwa trening, razem z częściami wznowionymi; domyślnie 5.
help-train-pause = Przerwij po tylu minutach, licząc przygotowanie; potem kontynuuj z --resume.
help-train-iterations = Kończy po tylu aktualizacjach.
help-train-players = Trenuje tylko dla tej liczby graczy.
help-train-device = Gdzie liczyć sieć: cpu albo cuda dla GPU.
help-train-workers = Ile wątków lub procesów gra.
help-train-games = Ile partii grać naraz.
help-train-usual = Gdy liczby graczy są mieszane, ile razy więcej partii dla czterech.
help-train-focus = Gdy wydania są mieszane, ile razy więcej partii samej podanej gry.
help-train-planner-every = Co ile aktualizacji uczy się z partii przeciw planner; 0 oznacza nigdy.
help-train-lessons = Najpierw uczy się z tylu partii nauczyciela.
help-train-start = Wagi, od których zacząć, z wcześniejszego treningu.
help-train-teacher = Bot, od którego uczy się najpierw; domyślnie planner.
help-train-width = Rozmiar sieci; w grze planszowej domyślnie 512.
help-train-rate = Szybkość uczenia na początku.
help-train-set = Inne ustawienie treningu, na przykład --set epochs=1; nieznana nazwa wypisuje wszystkie. Można powtarzać.
help-train-evaluate = Ile partii gra każda ocena; 0 oznacza żadnej.
help-train-opponent = Bot, z którym się mierzy. Można powtarzać.
help-train-json = Wypisuje pomiary jako wiersze JSON.
error-train_no_torch = Trening wymaga pakietu, który nie jest zainstalowany: torch. Zainstaluj go: pip install "megavolt[train]"
error-train_no_cuda = Nie można użyć GPU do treningu. Pomiń --device cuda albo zainstaluj torch, który widzi twoje GPU.
error-train_folder_used = W { $folder } jest już trening. Kontynuuj go przez --resume albo podaj inny folder.
error-train_bad_checkpoint = W { $folder } nie ma treningu, który można kontynuować. Podaj folder treningu albo zacznij nowy bez --resume.
error-train_resume_fixed = Trening zachowuje liczbę graczy, opcje, ziarno, nauczyciela i rozmiar. Pomiń je przy --resume.
error-train_other_game = Trening w { $folder } jest dla gry { $game }. Podaj tę grę.
error-train_unknown_setting = „{ $text }” niczego nie ustawia. Napisz NAZWA=WARTOŚĆ z jedną z tych nazw: { $known }.
error-train_bad_setting = { $name } nie może mieć wartości „{ $text }”. Podaj liczbę od { $least } do { $most }.
error-train_folder = Nie można zapisać treningu w { $folder } ({ $problem }). Podaj folder, w którym można pisać.
error-train_bad_lessons = { $file } nie zawiera partii nauczyciela dla tego treningu. Usuń go, by rozegrać nowe, albo umieść tam plik zapisany przez trening tej gry.
train-update =
    { $minutes } min: aktualizacja { $number }, { $decisions ->
        [one] { $decisions } decyzja
        [few] { $decisions } decyzje
       *[other] { $decisions } decyzji
    }, { $games ->
        [one] { $games } zakończona partia
        [few] { $games } zakończone partie
       *[other] { $games } zakończonych partii
    }
train-cloned = { $minutes } min: przejście { $number } przez partie nauczyciela, ten sam ruch w { $agreed }%
train-lessons =
    { $minutes } min: { $games ->
        [one] { $games } partia nauczyciela
        [few] { $games } partie nauczyciela
       *[other] { $games } partii nauczyciela
    }
train-duel = { $minutes } min: wygrane { $share }% ({ $low }–{ $high }) przeciw { $bot }; { $kind }, partie: { $games }
train-done = Gotowe. Zagraj z nim jako neural:{ $file }
train-page-title = Trening dla gry { $game }
train-page-share = Odsetek partii wygranych przeciw { $bot }
train-page-curve = { $name }
train-page-evaluation = Ocena
train-page-kind = Rodzaj
train-page-bot = Przeciw
train-page-minutes = Minuty
train-page-games = Partie
train-page-won = Wygrane
