# Bots: what can be wrong with them.

error-bot_takes_no_detail = El bot { $bot } no admite nada tras los dos puntos, pero se ha indicado { $detail }. Escribe: { $bot }.
error-bot_without_detail = Falta algo después de «{ $bot }:». Añádelo o quita los dos puntos.
error-bot_bad_detail = El bot { $bot } no entiende { $detail }. Tras los dos puntos escribe una de estas formas: { $form }.
error-bot_command_form = «{ $command }» no es una orden válida. Escribe cmd: y después un programa con sus argumentos, por ejemplo: cmd:python3 mibot.py; pon entre comillas lo que lleve espacios.
error-bot_no_program = El programa { $program } no se encuentra o no se puede ejecutar. Comprueba su nombre y sus permisos.
error-bot_broken =
    El bot { $bot } ({ $entry }) no se puede usar: { $reason ->
        [not_callable] no es una clase ni una función
        [no_choose] no tiene el método choose
       *[other] { $reason }
    }. Corrígelo o elige otro bot.
error-save_names_program = Esta partida guardada pide ejecutar un programa: { $bot }. Un archivo no arranca programas por sí solo: indica quién juega con --seats, y los bots como bot:{ $bot }.
play-fault =
    { $kind ->
        [crash] El bot { $bot } ha fallado y se hace por él una jugada al azar: { $detail }
        [hang] El bot { $bot } ha tardado demasiado y se hace por él una jugada al azar: { $detail }
       *[nonsense] El bot { $bot } no ha dado una respuesta válida y se hace por él una jugada al azar: { $detail }
    }

# ---- bots en archivos

error-bot_no_file = No existe el archivo { $file } en { $folder }. Revisa su nombre o ve primero a su carpeta; un bot de un archivo se escribe ARCHIVO.py:CLASE, por ejemplo: volta.py:Volta.
error-bot_no_class =
    No hay nada llamado { $name } en { $file }. { $known ->
        [none] Ninguna clase tiene allí el método choose: añade uno, def choose(self, view, legal, rng).
       *[other] Los bots que hay son: { $known }.
    }
error-bot_which_class =
    { $count ->
        [0] Ninguna clase de { $file } tiene el método choose, así que ninguna es un bot. Añade uno: def choose(self, view, legal, rng).
       *[other] Hay varios bots en { $file }: { $known }. Indica cuál, como ARCHIVO.py:CLASE.
    }
error-bot_unmade = El bot { $bot } no se puede poner en marcha: { $reason }. Corrígelo o elige otro bot.
