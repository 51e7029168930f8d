# Pistas en la mesa y análisis de una partida. $chance y $lost son tantos por ciento.

play-usage-hint = pista
play-about-hint = pensar un segundo y mostrar las mejores jugadas, solo con lo que tú puedes saber
typed-hint = pista
play-hint-thinking = Pensando durante un segundo…
play-hint-only = Solo hay una jugada: { $word }
play-hint-move = { $chance } % (± { $margin }) de probabilidad de ganar: { $word } – { $reason }
play-hint-equal = Casi iguales, así que su orden no importa: { $words }.

help-review = Repasar una partida guardada y mostrar las decisiones que más costaron.
help-review-seat = Evaluar solo las decisiones de un jugador: un nombre o un número de asiento, desde 1.
help-review-budget = Cuánto pensar cada decisión: un número de simulaciones (siempre el mismo resultado) o un tiempo como 200ms.
help-review-top = Cuántas decisiones mostrar.
help-review-html = Escribir además una página: el análisis con su gráfico y la partida para recorrerla.
help-review-seed = La semilla de las simulaciones: el mismo número da el mismo análisis.
review-thinking = Repasando la partida
review-stopped = Se detuvo antes del final de la partida; no hay análisis.
review-nothing = En esta partida todavía no ha habido nada que decidir.
review-chances = Probabilidad de ganar a lo largo de la partida
review-mistakes =
    { $count ->
        [0] Decisiones evaluadas: { $judged }. Ninguna fue costosa.
        [one] Decisiones evaluadas: { $judged }. La más costosa:
       *[other] Decisiones evaluadas: { $judged }. Las { $count } más costosas:
    }
review-played = Ronda { $round }, { review-phase }, jugada { $number }: { $player } juega { $word }
review-lost = Pierde { $lost } de un { $before } % (± { $margin }), es decir, el { $part } % de la probabilidad.
review-better = Mejor: { $word }. { $reason }
review-page = La página está en { $file }.

error-bad_budget = «{ $budget }» no es un tiempo válido para pensar. Indica un tiempo como 200ms o 2s, o un número de simulaciones como 400.
error-no_such_seat = En esta mesa no hay nadie llamado { $seat }. Elige entre: { $known }; o indica un número de asiento, desde 1.

# Lo que distingue dos líneas, en todos los juegos. $more: si hay más o menos.
reason-line-won =
    { $more ->
        [more] Termina la partida con una victoria.
       *[fewer] Deja escapar una victoria.
    }
reason-line-lost =
    { $more ->
        [more] Deja que la partida termine en derrota.
       *[fewer] Evita que la partida termine en derrota.
    }
reason-line-more-often = Nada destaca por sí solo; de las partidas jugadas desde aquí, fue mejor en { $count } de { $all }.
reason-line-less-often = Nada destaca por sí solo; de las partidas jugadas desde aquí, fue peor en { $count } de { $all }.
reason-line-equal = Lleva casi a lo mismo que las otras jugadas.
error-no_review_page = La página de un análisis se hace con el cliente del navegador, que aquí no está compilado. En una copia del código, script/play lo compila; sin él, omite --html o usa --json.
