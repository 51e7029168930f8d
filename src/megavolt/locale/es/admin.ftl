# `megavolt admin`: what a host does about people, tables and the database.

help-admin = Para quien administra un servidor: personas, mesas, copias, comprobaciones.
help-admin-people = Lista de personas, las más recientes primero.
help-admin-part = Parte de un nombre o de un usuario; sin ella, todas.
help-admin-most = Cuántas se muestran como máximo.
help-admin-who = Un usuario, o el número que da la lista de personas.
help-admin-person = Muestra a una persona y sus sesiones.
help-admin-ban = Expulsa a una persona: sus sesiones acaban y nadie puede entrar en la cuenta.
help-admin-days = Durante cuántos días; sin ello, para siempre.
help-admin-unban = Levanta una expulsión.
help-admin-sign-out = Cierra todas las sesiones de una persona.
help-admin-reset = Crea un enlace con el que una persona elige una contraseña nueva, una vez, en un día. También desactiva su segundo factor.
help-admin-export = Escribe todo lo que se guarda de una persona, en JSON.
help-admin-delete = Borra una cuenta. Sus partidas quedan, con «alguien que se fue» en sus asientos.
help-admin-sure = Hacerlo de verdad; sin esto no se borra nada.
help-admin-tables = Lista de mesas, primero la que cambió la última.
help-admin-status = Solo las abiertas (open), en juego (playing) o terminadas (over).
help-admin-close = Termina una partida, juegue quien juegue.
help-admin-table = El identificador de una mesa, como en su dirección.
help-admin-maps = Lista los mapas que los jugadores han hecho públicos, primero el último que cambió.
help-admin-take-down = Retira de la galería un mapa público.
help-admin-map = El id de un mapa, o su dirección.
help-admin-map-delete = Bórralo, para que tampoco su enlace lleve a ninguna parte.
help-admin-stats = Muestra cuántas personas, mesas y jugadas hay.
help-admin-check = Reproduce cada mesa desde su historial y verifica cada partida guardada.
help-admin-backup = Escribe toda la base de datos en un archivo, mientras se sigue jugando.
help-admin-restore = Llena una base de datos vacía con una copia, de SQLite o de PostgreSQL.
help-admin-file = El archivo de la copia.
help-admin-force = Sustituir una copia anterior con ese nombre.

admin-none = No hay nada que mostrar.
admin-title = { $of ->
    [people] Personas
    [person] Persona
    [sessions] Sesiones
    [reports] Denuncias
    [maps] Mapas
    [chat] Chat
   *[tables] Mesas
}
admin-column = { $column ->
    [id] N.º
    [name] nombre
    [login] usuario
    [email] correo
    [verified] dirección verificada
    [created] desde
    [changed] último cambio
    [banned] expulsada hasta
    [sessions] sesiones
    [seats] asientos
    [language] idioma
    [agent] navegador
    [game] juego
    [status] estado
    [length] entradas
    [maker] autor
    [map] mapa
    [host] anfitrión
    [at] hora
    [person] persona
    [table] mesa
    [chat] mensaje
    [reason] motivo
    [reporter] denunciante
    [handled] atendida
    [text] texto
    [number] n.º
    [mark] { "" }
   *[other] { $column }
}
admin-figure = { $figure ->
    [accounts] cuentas
    [guests] invitados
    [sessions] sesiones
    [open] mesas abiertas
    [playing] partidas en juego
    [over] partidas terminadas
    [moves] jugadas
    [moves-day] jugadas en el último día
    [moves-week] jugadas en la última semana
    [new-people-week] personas nuevas en la última semana
    [tables-week] mesas con cambios en la última semana
    [chats] mensajes de chat
    [reports] denuncias por atender
   *[other] { $figure }
}
admin-banned = { $days ->
    [0] { $name } queda fuera para siempre. Levántalo con megavolt admin unban.
    [one] { $name } queda fuera durante { $days } día.
   *[other] { $name } queda fuera durante { $days } días.
}
admin-unbanned = { $name } puede volver.
admin-signed-out = { $count ->
    [0] { $name } no tenía ninguna sesión.
    [one] Se ha cerrado 1 sesión de { $name }.
   *[other] Se han cerrado { $count } sesiones de { $name }.
}
admin-reset = Dale a { $name } este enlace. Sirve una vez, durante un día: { $link }
admin-deleted = { $count ->
    [0] La cuenta de { $name } está borrada.
    [one] La cuenta de { $name } está borrada. Una mesa muestra ahora «alguien que se fue».
   *[other] La cuenta de { $name } está borrada. { $count } mesas muestran ahora «alguien que se fue».
}
admin-map-down = «{ $name }» ya no es público. Quien tenga su enlace aún puede abrirlo, y su autor puede volver a publicarlo. Para borrarlo: megavolt admin take-down { $map } --delete. Para cerrar el paso a su autor: megavolt admin ban PERSONA.
admin-map-deleted = «{ $name }» está borrado: ya no lo muestran ni la galería ni su enlace. Las partidas jugadas en él se conservan.
admin-closed = La partida de la mesa { $table } está cerrada. Un servidor en marcha lo muestra en unos segundos.
admin-checking = Mesa { $done } de { $total }…
admin-checked = { $faults ->
    [0] Mesas comprobadas: { $tables }. Todas están como deben.
   *[other] Mesas comprobadas: { $tables }. No están como deben: { $faults }.
}
admin-check-no-replay = { $table }: su historial no se puede reproducir ({ $detail }).
admin-check-other-rules = { $table }: { $detail }
admin-check-row = { $table }: su fila dice otra cosa que su historial ({ $detail }).
admin-check-seats = { $table }: los asientos no son los de su historial ({ $detail }).
admin-check-snapshot = { $table }: su posición guardada difiere de su historial. Vacía la tabla «snapshots»: es solo un atajo.
admin-check-record = { $table }: su partida guardada acaba de otra manera.
admin-backup = Filas en { $file }: { $rows }. Guárdalo bien: contiene todo lo que la gente te confía.
admin-restored = Filas restauradas de { $file }: { $rows }. Inicia el servidor.

error-no_database = No existe la base de datos { $url }. Indica la de tu servidor con --database o MEGAVOLT_DATABASE.
error-no_such_person = Nadie tiene el usuario o número { $person }. Mira megavolt admin people.
error-guest_has_no_password = { $name } es invitado y no tiene contraseña. El enlace a su asiento lo trae de vuelta.
error-admin_not_sure = Esto borra la cuenta de { $name } (número { $number }) y no se puede deshacer. Repítelo con --yes.
error-game_is_over = La partida de la mesa { $table } ya ha terminado; elige una en juego con megavolt admin tables.
error-backup_exists = { $file } ya es una copia. Elige otro nombre o sustitúyela con --force.
error-backup_not_found = No existe el archivo { $file }. Comprueba su nombre.
error-backup_broken = { $file } no es una copia completa de Megavolt. No se ha cambiado nada; elige otro archivo.
error-restore_not_empty = La base de datos no está vacía. Indica una vacía: nunca se restaura encima de lo que hay.
error-link_used_up = Este enlace ya se usó o es demasiado antiguo. Pide otro.
error-banned = Esta cuenta está expulsada. Pregunta a quien administra el servidor.
error-code_wanted = Esta cuenta tiene un segundo factor. Escribe el código que muestra tu aplicación.
error-wrong_code = No es el código de ahora. Espera al siguiente y prueba otra vez.

letter-subject = { $purpose ->
    [password] Una contraseña nueva para Megavolt
   *[email] ¿Es tuya esta dirección?
}
letter-text = { $purpose ->
    [password]
        Hola, { $name }: alguien ha pedido una contraseña nueva para tu cuenta. Si fuiste tú, abre este enlace antes de un día:

        { $link }

        Si no, no hagas nada: tu contraseña sigue igual.
   *[email]
        Hola, { $name }: alguien ha dado esta dirección para recibir avisos de su turno. Si fuiste tú, abre este enlace antes de una semana:

        { $link }

        Si no, no hagas nada: no llegará ningún mensaje más.
}
error-no_such_session = Esa sesión ya no está abierta. Carga la página otra vez.

help-admin-reports = Lista lo que la gente ha denunciado y nadie ha atendido todavía, lo más antiguo primero.
help-admin-all-reports = También las denuncias atendidas.
help-admin-report = Muestra una denuncia y el chat alrededor del mensaje.
help-admin-handled = Marca una denuncia como atendida.
help-admin-number = El número que da la lista de denuncias.
admin-report-name = Se denuncia el nombre { $name }, no un mensaje.
admin-handled = La denuncia { $number } está atendida.
error-no_such_report = No hay ninguna denuncia { $number }. Mira megavolt admin reports --all.
