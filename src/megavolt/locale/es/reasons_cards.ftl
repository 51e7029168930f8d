# Por qué una línea del juego de cartas es mejor o peor que otra: en qué se diferencian al final.
# $more dice si hay más o menos, $count cuánto.

reason-cards-income =
    { $more ->
        [more] Gana { MONEY($count) } más en la ronda { $round }.
       *[fewer] Gana { MONEY($count) } menos en la ronda { $round }.
    }
reason-cards-production =
    { $more ->
        [more] Tiene centrales que dan { MONEY($count) } más por ronda desde la ronda { $round }.
       *[fewer] Tiene centrales que dan { MONEY($count) } menos por ronda desde la ronda { $round }.
    }
reason-cards-money =
    { $more ->
        [more] Deja { MONEY($count) } más al empezar la ronda { $round }.
       *[fewer] Deja { MONEY($count) } menos al empezar la ronda { $round }.
    }
reason-cards-points =
    { $more ->
        [more] { $count ->
            [one] Suma { $count } punto más al final.
           *[other] Suma { $count } puntos más al final.
        }
       *[fewer] { $count ->
            [one] Suma { $count } punto menos al final.
           *[other] Suma { $count } puntos menos al final.
        }
    }
reason-cards-units =
    { $more ->
        [more] { $count ->
            [one] Deja { $count } unidad más de recursos en el almacén para la ronda { $round }.
           *[other] Deja { $count } unidades más de recursos en el almacén para la ronda { $round }.
        }
       *[fewer] { $count ->
            [one] Deja { $count } unidad menos de recursos en el almacén para la ronda { $round }.
           *[other] Deja { $count } unidades menos de recursos en el almacén para la ronda { $round }.
        }
    }
reason-cards-rival =
    { $more ->
        [more] { $player } gana { MONEY($count) } más en la ronda { $round }.
       *[fewer] { $player } gana { MONEY($count) } menos en la ronda { $round }.
    }
reason-cards-rival_points =
    { $more ->
        [more] { $count ->
            [one] { $player } suma { $count } punto más al final.
           *[other] { $player } suma { $count } puntos más al final.
        }
       *[fewer] { $count ->
            [one] { $player } suma { $count } punto menos al final.
           *[other] { $player } suma { $count } puntos menos al final.
        }
    }
