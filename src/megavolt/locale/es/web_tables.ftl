# Las mesas, de la primera invitación al final: pausas, cierre, abandono, invitaciones, listas.

web-paused = En pausa: no hay nadie
web-only-bots = Solo juegan bots. Se detienen cuando nadie mira.
web-close-table = Cerrar la mesa
web-close-table-more = Aquí ya solo juegan bots. La partida termina ahora, sin resultado.
web-closed = Esta mesa se cerró antes del final de la partida.

web-resign-ask = ¿Abandonar?
web-resign-bot = Desde ahora juega un bot en tu asiento.
web-resign-goes-on =
    { $people ->
        [0] Aquí no juega ninguna otra persona. Los bots solo siguen mientras alguien mira; si no, la partida queda en pausa.
        [one] La partida sigue para la otra persona.
       *[other] La partida sigue para las otras { $people } personas.
    }
web-resign-counts = El resultado se guarda con tu nombre, según juegue el bot. No hay clasificación: no pierdes puntos.
web-resign-back = Puedes volver y jugar tú en cualquier momento hasta el final.
web-resign-do = Que juegue el bot
web-resign-not = Seguir jugando

web-invitation-dead =
    { $state ->
        [used] Esta invitación ya no se puede usar
        [over] Esta partida ha terminado
       *[unknown] Esta invitación no existe
    }
web-invitation-dead-more =
    { $state ->
        [used] Todos los asientos de la mesa están ocupados. Aún puedes mirar la partida.
        [over] Ya nadie puede sentarse, pero puedes volver a ver la partida.
       *[unknown] Puede que el enlace esté incompleto, que alguien ya se haya sentado con él o que otro más nuevo lo haya sustituido. Pide uno nuevo a quien te lo envió.
    }
web-look-at-game = Ver la partida
web-invited-by = { $host } te invita a jugar: { $game }.

web-your-turn-count = Te toca ({ $count })
web-table-round = Ronda { $round }
web-table-won =
    { $count ->
        [0] sin resultado
       *[other] gana { $winners }
    }
web-table-host = Organiza: { $host }
web-table-last = Último movimiento: { $when }
web-quick-bots = Nivel de los bots

web-play-friends = Jugar con amigos
web-play-friends-more = Los demás asientos quedan libres. Envía a tus amigos el enlace que recibirás. Los asientos que nadie ocupe se pueden dar a bots.
web-others = ¿Quién ocupa los demás asientos?
web-others-kind =
    { $kind ->
        [friends] Amigos, con un enlace
       *[bots] Bots
    }
web-own-link = Para volver a tu asiento
web-own-link-more = Guarda este enlace para volver a tu asiento si este navegador te olvida. También sirve en otro dispositivo. No lo compartas: quien lo tenga puede jugar en tu asiento.
web-own-link-new = Cambiar este enlace
web-own-link-seen = Entendido
web-way-back = ¿Estabas jugando aquí?
web-way-back-more = Pega tu enlace: el de tu asiento, que se mostró cuando te sentaste.
web-way-back-kept = Este navegador todavía conoce el enlace de tu asiento.
web-way-back-label = Enlace de tu asiento
web-way-back-go = Volver a mi asiento
web-welcome-back = De vuelta a tu asiento

web-person-menu = Sobre { $name }
web-report = Denunciar
web-report-about =
    { $what ->
        [message] Denunciar un mensaje de { $name }
       *[name] Denunciar el nombre { $name }
    }
web-report-more =
    { $what ->
        [message] Quien lleva este servidor lee tu denuncia, con el chat alrededor del mensaje. { $name } no se entera.
       *[name] Quien lleva este servidor lee tu denuncia. { $name } no se entera.
    }
web-report-reason = ¿Qué está mal?
web-report-send = Enviar la denuncia
web-report-sent = Tu denuncia está enviada. Gracias.
web-mute = Silenciar
web-mute-more = Oculta lo que escribe en esta mesa, en este navegador.
web-muted = Silenciado: { $name }
web-unmute = Dejar de silenciar
web-block = Bloquear
web-block-more = No ves lo que escribe en ninguna mesa, y no puede sentarse en las tuyas.
web-blocked = Has bloqueado a { $name }. Puedes quitar el bloqueo en la página «Cuenta».
web-terms = Condiciones y privacidad

# Instead of the name of somebody who has deleted their account.
player-left = alguien que se fue
