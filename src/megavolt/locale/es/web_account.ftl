# La cuenta, los avisos de turno y seguir en otro aparato.

web-sound = Sonido cuando me toca
web-this-browser = En este navegador
web-sign-in-more = ¿Ya tienes cuenta? Entra, y tus partidas estarán también aquí.
web-password-change = Cambiar la contraseña
web-password-old = Contraseña actual
web-password-new = Contraseña nueva
web-password-more = Al menos 8 caracteres. En los demás aparatos se cerrará tu sesión.
web-notices = Cuando te toca y no estás
web-notices-more = Desactivado mientras no lo pidas. Un mensaje por turno, y solo si no hay ninguna página de la mesa abierta.
web-notice-off = desactivado
web-notice-way =
    { $way ->
        [email] Correo electrónico
       *[webhook] Dirección web (webhook)
    }
web-notice-way-more =
    { $way ->
        [email] Te escribimos ahí. Si lo dejas vacío, no lo hacemos.
       *[webhook] Ahí se envía un mensaje, como lo aceptan los programas de chat. Si lo dejas vacío, ninguno.
    }
web-notice-not-here =
    { $way ->
        [email] Este servidor no envía correos: quien lo lleva no ha configurado un servidor de correo (SMTP).
       *[webhook] Este servidor no envía mensajes: quien lo lleva no ha permitido webhooks.
    }
web-elsewhere = Seguir en otro aparato
web-elsewhere-more = Crea un enlace que lleva a tu asiento. Ábrelo en el otro aparato y siéntate allí; guárdalo para ti. Los enlaces anteriores al asiento dejan de valer.
web-join-seat = Este enlace lleva al asiento { $number }. Siéntate y se jugará desde aquí, lo ocupara quien lo ocupara.
