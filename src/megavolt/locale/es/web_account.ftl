# La cuenta, los avisos de turno y seguir en otro aparato.

web-sound = Sonido cuando es mi turno
web-sign-in-more = ¿Ya tienes cuenta? Inicia sesión para ver tus partidas también aquí.
web-password-change = Cambiar contraseña
web-password-old = Contraseña actual
web-password-new = Contraseña nueva
web-password-more = Al menos 8 caracteres. Se cerrará tu sesión en los demás dispositivos.
web-notices = Cuando es tu turno y no estás
web-notices-more = Desactivado mientras no lo actives. Un mensaje por turno, y solo si no hay ninguna página de la mesa abierta.
web-notice-off = desactivado
web-notice-way =
    { $way ->
        [email] Correo electrónico
       *[webhook] Dirección web (webhook)
    }
web-notice-way-more =
    { $way ->
        [email] Te escribimos a esta dirección. Déjala vacía para no recibir mensajes.
       *[webhook] Enviamos ahí un mensaje en el formato que aceptan las aplicaciones de chat. Déjala vacía para no recibir mensajes.
    }
web-notice-not-here =
    { $way ->
        [email] Este servidor no envía correos: no tiene configurado un servidor de correo (SMTP).
       *[webhook] Este servidor no envía mensajes: su administrador no ha activado los webhooks.
    }
web-elsewhere = Seguir en otro dispositivo
web-elsewhere-more = Crea un enlace a tu asiento. Ábrelo en el otro dispositivo y siéntate allí. No lo compartas; los enlaces anteriores al asiento dejan de funcionar.
web-join-seat = Este enlace lleva al asiento { $number }. Siéntate y, desde ese momento, jugarás en ese asiento desde este dispositivo.
