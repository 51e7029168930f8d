# Ajustes, teclas, confirmaciones, pasar automáticamente y signos que se explican.

web-settings = Ajustes
web-settings-more = Valen para este navegador y se guardan en él.
web-settings-look = Aspecto
web-settings-table = En la mesa
web-theme = Tema
web-theme-name =
    { $theme ->
        [light] Claro
        [dark] Oscuro
       *[auto] El del sistema
    }
web-map-style = Mapa
web-map-style-name =
    { $style ->
        [plain] Sencillo
       *[land] Con el contorno del país
    }
web-setting =
    { $name ->
        [confirms] Preguntar antes de una jugada que renuncia a algo
        [passes] Pasar las fases en las que no puedo hacer nada
        [chances] Mostrar las probabilidades de ganar de todos
        [warns] Avisarme antes de una jugada cara
       *[keys] Atajos de una sola tecla
    }
web-setting-more =
    { $name ->
        [confirms] Por ejemplo, terminar el turno cuando aún pueden funcionar centrales.
        [passes] Tras una pausa breve. Puedes cambiarlo para una mesa en su menú.
        [chances] Encima de tus jugadas, estimadas a partir de lo que puedes ver.
        [warns] Si una jugada te cuesta mucha probabilidad de ganar, se muestra antes, con el motivo.
       *[keys] En una mesa, cuando no escribes en un campo.
    }
web-passes-here = En esta mesa: pasar las fases en las que no puedo hacer nada
web-passes-soon = automáticamente, en un momento
web-passed =
    { $phase ->
        [auction] No puedes pujar: se ha pasado por ti.
        [fuel] Nada que comprar: se ha pasado por ti.
        [building] Nada que construir: se ha pasado por ti.
        [bureaucracy] Ninguna central puede funcionar: se ha terminado tu turno.
       *[other] Nada más que hacer: se ha terminado tu turno.
    }

web-keys = Atajos de teclado
web-key =
    { $does ->
        [press] Pulsar el botón seleccionado
        [bid] Pujar, o elegir una central por la que pujar
        [more] Subir la puja; en el mapa: acercar
        [less] Bajar la puja; en el mapa: alejar
        [pass] Pasar, o terminar el turno
        [undo] Deshacer
        [hint] Pista
        [try] Probar jugadas, o volver a la partida
        [chat] Escribir en el chat
        [back] Al mirar atrás: una jugada atrás
        [next] Al mirar atrás: una jugada adelante
        [round-back] Al mirar atrás: una ronda atrás
        [round-next] Al mirar atrás: una ronda adelante
        [map] En el mapa: de ciudad en ciudad o de casilla en casilla
       *[list] Esta lista
    }

web-confirm-no = Volver
web-confirm-setting = Puedes desactivar estas preguntas en los ajustes.
web-confirm-run =
    { $supplied ->
        [one] Aún puedes abastecer { $supplied } ciudad por { MONEY($pay) }. ¿Terminar el turno de todos modos?
       *[other] Aún puedes abastecer { $supplied } ciudades por { MONEY($pay) }. ¿Terminar el turno de todos modos?
    }
web-confirm-earn = Tus centrales aún pueden darte { MONEY($pay) }. ¿Terminar el turno de todos modos?
web-confirm-fuel = Ninguna de tus centrales tiene recursos para funcionar, y aún puedes comprar. ¿Terminar el turno de todos modos?
web-confirm-points =
    { $tension ->
        [one] Te queda { $tension } punto y aún puedes usarlo. Los puntos sin usar se pierden. ¿Terminar el turno de todos modos?
       *[other] Te quedan { $tension } puntos y aún puedes usarlos. Los puntos sin usar se pierden. ¿Terminar el turno de todos modos?
    }

web-explain-deck =
    { $back ->
        [low] El reverso de la primera carta muestra que la próxima central tiene un número bajo.
       *[high] El reverso de la primera carta muestra que la próxima central tiene un número alto.
    }
web-explain-stack =
    { $back ->
        [small] El reverso de la primera carta muestra que la próxima central es pequeña.
       *[large] El reverso de la primera carta muestra que la próxima central es grande.
    }
web-explain-fuel = Un cuadrado es una unidad. El número de abajo es el precio de cada unidad que tiene encima: dos cuadrados sobre un 3 cuestan 3 cada uno. Siempre recibes primero la unidad más barata. Los cuadrados de línea discontinua se llenan antes de la ronda siguiente.
web-explain-fuel-sign = Cómo se lee el mercado de recursos
web-explain-discount = La ficha de descuento: las pujas por esta central empiezan en { $minimum }.
web-explain-step =
    { $step ->
        [1] Paso 1: un jugador por ciudad. El Paso 2 empieza cuando alguien tiene suficientes ciudades.
        [2] Paso 2: dos jugadores por ciudad. El Paso 3 empieza cuando su carta sale del mazo de centrales.
       *[3] Paso 3: tres jugadores por ciudad, y se puede comprar cualquier central a la vista.
    }
web-explain-last-round = La partida termina con esta ronda.
web-explain-dark = Una ronda de apagón: cada jugador, por turno, hace una acción, pagada con un solo juego de puntos que pasa de mano en mano.

web-hint-equal = casi iguales
web-hint-equal-more = Las jugadas «casi iguales» difieren tan poco que su orden no importa.
