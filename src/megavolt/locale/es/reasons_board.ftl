# Por qué una línea del juego de tablero es mejor o peor que otra: en qué se diferencian al final.
# $more dice si hay más o menos, $count cuánto.

reason-board-supplied =
    { $more ->
        [more] { $count ->
            [one] Abastece { $count } ciudad más en la ronda { $round }.
           *[other] Abastece { $count } ciudades más en la ronda { $round }.
        }
       *[fewer] { $count ->
            [one] Abastece { $count } ciudad menos en la ronda { $round }.
           *[other] Abastece { $count } ciudades menos en la ronda { $round }.
        }
    }
reason-board-connected =
    { $more ->
        [more] { $count ->
            [one] Conecta { $count } ciudad más antes de la ronda { $round }.
           *[other] Conecta { $count } ciudades más antes de la ronda { $round }.
        }
       *[fewer] { $count ->
            [one] Conecta { $count } ciudad menos antes de la ronda { $round }.
           *[other] Conecta { $count } ciudades menos antes de la ronda { $round }.
        }
    }
reason-board-capacity =
    { $more ->
        [more] { $count ->
            [one] Tiene centrales para { $count } ciudad más en la ronda { $round }.
           *[other] Tiene centrales para { $count } ciudades más en la ronda { $round }.
        }
       *[fewer] { $count ->
            [one] Tiene centrales para { $count } ciudad menos en la ronda { $round }.
           *[other] Tiene centrales para { $count } ciudades menos en la ronda { $round }.
        }
    }
reason-board-money =
    { $more ->
        [more] Deja { MONEY($count) } más al empezar la ronda { $round }.
       *[fewer] Deja { MONEY($count) } menos al empezar la ronda { $round }.
    }
reason-board-spare =
    { $more ->
        [more] Termina la partida con { MONEY($count) } más, lo que decide un empate.
       *[fewer] Termina la partida con { MONEY($count) } menos, lo que decide un empate.
    }
reason-board-stock =
    { $more ->
        [more] Deja { fuel-count } más en el almacén.
       *[fewer] Deja { fuel-count } menos en el almacén.
    }
reason-board-rival =
    { $more ->
        [more] { $count ->
            [one] { $player } abastece { $count } ciudad más en la ronda { $round }.
           *[other] { $player } abastece { $count } ciudades más en la ronda { $round }.
        }
       *[fewer] { $count ->
            [one] { $player } abastece { $count } ciudad menos en la ronda { $round }.
           *[other] { $player } abastece { $count } ciudades menos en la ronda { $round }.
        }
    }
reason-board-final =
    { $more ->
        [more] { $count ->
            [one] Abastece { $count } ciudad más al final de la partida.
           *[other] Abastece { $count } ciudades más al final de la partida.
        }
       *[fewer] { $count ->
            [one] Abastece { $count } ciudad menos al final de la partida.
           *[other] Abastece { $count } ciudades menos al final de la partida.
        }
    }
reason-board-rival_final =
    { $more ->
        [more] { $count ->
            [one] { $player } abastece { $count } ciudad más al final de la partida.
           *[other] { $player } abastece { $count } ciudades más al final de la partida.
        }
       *[fewer] { $count ->
            [one] { $player } abastece { $count } ciudad menos al final de la partida.
           *[other] { $player } abastece { $count } ciudades menos al final de la partida.
        }
    }
reason-board-without =
    { $more ->
        [more] Deja a { $player } sin { fuel-name }.
       *[fewer] Le deja a { $player } suficiente { fuel-name }.
    }
