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
web-reset-done = Tu contraseña ha cambiado y has entrado aquí.
web-verify = Sí, es mi dirección
web-verify-more = A esta dirección llegarán los avisos de tu turno y los enlaces si pierdes la contraseña.
web-verified = Tu dirección está confirmada.
web-sessions = Dónde has entrado
web-session-unknown = Navegador desconocido
web-session-since = desde { $when }
web-session-here = este navegador
web-factor = Segundo factor
web-factor-more = Además de la contraseña, al entrar se pide un código que muestra una aplicación de tu teléfono.
web-factor-on = Al entrar se pide un código de tu aplicación. Si la pierdes, quien administra el servidor puede darte un enlace.
web-factor-type = Escribe esto en una aplicación de autenticación y luego escribe el código que muestra.
web-factor-open = Abrirlo en una aplicación de este dispositivo
web-factor-turn-on = Activar
web-factor-turn-off = Desactivar
web-code = Código de tu aplicación
web-own-data = Tus datos
web-own-data-save = Descargar mis datos
web-leave-for-good = Borrar mi cuenta
web-leave-more = Se borran tu nombre, tus mensajes y tu cuenta, y los bots siguen en tus asientos. Las partidas terminadas quedan, sin tu nombre. No se puede deshacer.
web-left = Todo sobre ti está borrado.
web-password-lost = He perdido mi contraseña
web-password-lost-sent = Si la cuenta tiene una dirección de correo confirmada, te llegará un enlace.
web-password-lost-ask-host = ¿Has perdido la contraseña? Quien administra este servidor puede darte un enlace para elegir otra.
web-notice-prove = Hemos enviado un enlace a esta dirección. Ábrelo y llegarán los avisos.

web-blocks = Personas que has bloqueado
web-blocks-more = No ves lo que escriben y no pueden sentarse en tus mesas.
web-unblock = Quitar el bloqueo
