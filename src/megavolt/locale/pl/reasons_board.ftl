# Dlaczego jeden wariant gry planszowej jest lepszy lub gorszy od drugiego: czym się różnią na końcu.
# $more mówi, czy czegoś jest więcej, czy mniej, $count – o ile.

reason-board-supplied =
    { $more ->
        [more] { $count ->
            [one] Zasila o { $count } miasto więcej w rundzie { $round }.
            [few] Zasila o { $count } miasta więcej w rundzie { $round }.
           *[many] Zasila o { $count } miast więcej w rundzie { $round }.
        }
       *[fewer] { $count ->
            [one] Zasila o { $count } miasto mniej w rundzie { $round }.
            [few] Zasila o { $count } miasta mniej w rundzie { $round }.
           *[many] Zasila o { $count } miast mniej w rundzie { $round }.
        }
    }
reason-board-connected =
    { $more ->
        [more] { $count ->
            [one] Przyłącza o { $count } miasto więcej przed rundą { $round }.
            [few] Przyłącza o { $count } miasta więcej przed rundą { $round }.
           *[many] Przyłącza o { $count } miast więcej przed rundą { $round }.
        }
       *[fewer] { $count ->
            [one] Przyłącza o { $count } miasto mniej przed rundą { $round }.
            [few] Przyłącza o { $count } miasta mniej przed rundą { $round }.
           *[many] Przyłącza o { $count } miast mniej przed rundą { $round }.
        }
    }
reason-board-capacity =
    { $more ->
        [more] { $count ->
            [one] Elektrownie mogą zasilić o { $count } miasto więcej w rundzie { $round }.
            [few] Elektrownie mogą zasilić o { $count } miasta więcej w rundzie { $round }.
           *[many] Elektrownie mogą zasilić o { $count } miast więcej w rundzie { $round }.
        }
       *[fewer] { $count ->
            [one] Elektrownie mogą zasilić o { $count } miasto mniej w rundzie { $round }.
            [few] Elektrownie mogą zasilić o { $count } miasta mniej w rundzie { $round }.
           *[many] Elektrownie mogą zasilić o { $count } miast mniej w rundzie { $round }.
        }
    }
reason-board-money =
    { $more ->
        [more] Na początku rundy { $round } zostaje o { MONEY($count) } więcej.
       *[fewer] Na początku rundy { $round } zostaje o { MONEY($count) } mniej.
    }
reason-board-spare =
    { $more ->
        [more] Na koniec gry zostaje o { MONEY($count) } więcej, co rozstrzyga remis.
       *[fewer] Na koniec gry zostaje o { MONEY($count) } mniej, co rozstrzyga remis.
    }
reason-board-stock =
    { $more ->
        [more] W magazynie zostaje o { fuel-count } więcej.
       *[fewer] W magazynie zostaje o { fuel-count } mniej.
    }
reason-board-rival =
    { $more ->
        [more] { $count ->
            [one] { $player } zasila o { $count } miasto więcej w rundzie { $round }.
            [few] { $player } zasila o { $count } miasta więcej w rundzie { $round }.
           *[many] { $player } zasila o { $count } miast więcej w rundzie { $round }.
        }
       *[fewer] { $count ->
            [one] { $player } zasila o { $count } miasto mniej w rundzie { $round }.
            [few] { $player } zasila o { $count } miasta mniej w rundzie { $round }.
           *[many] { $player } zasila o { $count } miast mniej w rundzie { $round }.
        }
    }
reason-board-final =
    { $more ->
        [more] { $count ->
            [one] Na koniec gry zasila o { $count } miasto więcej.
            [few] Na koniec gry zasila o { $count } miasta więcej.
           *[many] Na koniec gry zasila o { $count } miast więcej.
        }
       *[fewer] { $count ->
            [one] Na koniec gry zasila o { $count } miasto mniej.
            [few] Na koniec gry zasila o { $count } miasta mniej.
           *[many] Na koniec gry zasila o { $count } miast mniej.
        }
    }
reason-board-rival_final =
    { $more ->
        [more] { $count ->
            [one] { $player } na koniec gry zasila o { $count } miasto więcej.
            [few] { $player } na koniec gry zasila o { $count } miasta więcej.
           *[many] { $player } na koniec gry zasila o { $count } miast więcej.
        }
       *[fewer] { $count ->
            [one] { $player } na koniec gry zasila o { $count } miasto mniej.
            [few] { $player } na koniec gry zasila o { $count } miasta mniej.
           *[many] { $player } na koniec gry zasila o { $count } miast mniej.
        }
    }
reason-board-without =
    { $more ->
        [more] Zostawia gracza { $player } bez { fuel-of }.
       *[fewer] Zostawia graczowi { $player } dość { fuel-of }.
    }
