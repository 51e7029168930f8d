# Dlaczego jeden wariant gry w układanie okablowania jest lepszy lub gorszy od drugiego: punkty i skąd się biorą.
# $more mówi, czy jest ich więcej, czy mniej, $count – o ile; $round to 0 na końcu gry.

reason-when =
    { $round ->
        [0] na koniec gry
       *[other] do rundy { $round }
    }
reason-blackout-connections =
    { $more ->
        [more] { $count ->
            [one] Daje o { $count } punkt więcej za połączenia { reason-when }.
            [few] Daje o { $count } punkty więcej za połączenia { reason-when }.
           *[many] Daje o { $count } punktów więcej za połączenia { reason-when }.
        }
       *[fewer] { $count ->
            [one] Daje o { $count } punkt mniej za połączenia { reason-when }.
            [few] Daje o { $count } punkty mniej za połączenia { reason-when }.
           *[many] Daje o { $count } punktów mniej za połączenia { reason-when }.
        }
    }
reason-blackout-zones =
    { $more ->
        [more] { $count ->
            [one] Daje o { $count } punkt więcej za transformatory { reason-when }.
            [few] Daje o { $count } punkty więcej za transformatory { reason-when }.
           *[many] Daje o { $count } punktów więcej za transformatory { reason-when }.
        }
       *[fewer] { $count ->
            [one] Daje o { $count } punkt mniej za transformatory { reason-when }.
            [few] Daje o { $count } punkty mniej za transformatory { reason-when }.
           *[many] Daje o { $count } punktów mniej za transformatory { reason-when }.
        }
    }
reason-blackout-contracts =
    { $more ->
        [more] { $count ->
            [one] Daje o { $count } punkt więcej za kontrakty { reason-when }.
            [few] Daje o { $count } punkty więcej za kontrakty { reason-when }.
           *[many] Daje o { $count } punktów więcej za kontrakty { reason-when }.
        }
       *[fewer] { $count ->
            [one] Daje o { $count } punkt mniej za kontrakty { reason-when }.
            [few] Daje o { $count } punkty mniej za kontrakty { reason-when }.
           *[many] Daje o { $count } punktów mniej za kontrakty { reason-when }.
        }
    }
reason-blackout-shared =
    { $more ->
        [more] { $count ->
            [one] Daje o { $count } punkt więcej za wspólne kontrakty { reason-when }.
            [few] Daje o { $count } punkty więcej za wspólne kontrakty { reason-when }.
           *[many] Daje o { $count } punktów więcej za wspólne kontrakty { reason-when }.
        }
       *[fewer] { $count ->
            [one] Daje o { $count } punkt mniej za wspólne kontrakty { reason-when }.
            [few] Daje o { $count } punkty mniej za wspólne kontrakty { reason-when }.
           *[many] Daje o { $count } punktów mniej za wspólne kontrakty { reason-when }.
        }
    }
reason-blackout-rival =
    { $more ->
        [more] { $count ->
            [one] { $player } zdobywa o { $count } punkt więcej { reason-when }.
            [few] { $player } zdobywa o { $count } punkty więcej { reason-when }.
           *[many] { $player } zdobywa o { $count } punktów więcej { reason-when }.
        }
       *[fewer] { $count ->
            [one] { $player } zdobywa o { $count } punkt mniej { reason-when }.
            [few] { $player } zdobywa o { $count } punkty mniej { reason-when }.
           *[many] { $player } zdobywa o { $count } punktów mniej { reason-when }.
        }
    }
