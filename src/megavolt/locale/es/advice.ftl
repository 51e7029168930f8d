# Pistas en la mesa y análisis de una partida. $chance y $lost son tantos por ciento.

play-usage-hint = hint
play-about-hint = pensar un segundo y mostrar las mejores jugadas, con lo que tú puedes saber
typed-hint = pista
play-hint-thinking = Pensando alrededor de un segundo …
play-hint-only = Solo hay una jugada: { $word }
play-hint-move = { $chance } % de ganar: { $word } – { $reason }

help-review = Repasar una partida guardada y nombrar las decisiones que más han costado.
help-review-seat = Juzgar solo las decisiones de un jugador: un nombre, o el número de un asiento desde 1.
help-review-budget = Cuánto pensar cada decisión: un número de simulaciones (siempre el mismo resultado) o un tiempo como 200ms.
help-review-top = Cuántas decisiones nombrar.
help-review-html = Escribir además una página con las probabilidades dibujadas como líneas.
help-review-seed = Dónde empieza el azar de las simulaciones: el mismo número da el mismo análisis.
review-thinking = Repasando la partida
review-stopped = Detenido antes del final de la partida; no hay análisis.
review-nothing = En esta partida aún no había nada que decidir.
review-title = Análisis: { $players }
review-chances = Probabilidad de ganar a lo largo de la partida
review-mistakes =
    { $count ->
        [0] Ninguna decisión costosa entre las { $judged } juzgadas.
        [one] La decisión más costosa de las { $judged } juzgadas:
       *[other] Las { $count } decisiones más costosas de las { $judged } juzgadas:
    }
review-played = Ronda { $round }, jugada { $number }: { $player } juega { $word } y pierde un { $lost } % (se queda en un { $chance } %)
review-better = Mejor: { $word } ({ $chance } %) – { $reason }
review-page = La página está en { $file }.
review-how = Cada decisión se juzga por lo que su jugador podía saber entonces. La suerte posterior no hace mejor ni peor ninguna jugada.

error-bad_budget = «{ $budget }» no es un tiempo para pensar. Da un tiempo como 200ms o 2s, o un número de simulaciones como 400.
error-no_such_seat = En esta mesa no se sienta nadie llamado { $seat }. Elige uno de estos: { $known }; o el número de un asiento, desde 1.
