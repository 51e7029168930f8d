# Dlaczego jeden wariant gry karcianej jest lepszy lub gorszy od drugiego: czym się różnią na końcu.
# $more mówi, czy czegoś jest więcej, czy mniej, $count – o ile.

reason-cards-income =
    { $more ->
        [more] Zarabia o { MONEY($count) } więcej w rundzie { $round }.
       *[fewer] Zarabia o { MONEY($count) } mniej w rundzie { $round }.
    }
reason-cards-production =
    { $more ->
        [more] Elektrownie zarabiają o { MONEY($count) } więcej na rundę od rundy { $round }.
       *[fewer] Elektrownie zarabiają o { MONEY($count) } mniej na rundę od rundy { $round }.
    }
reason-cards-money =
    { $more ->
        [more] Na początku rundy { $round } zostaje o { MONEY($count) } więcej.
       *[fewer] Na początku rundy { $round } zostaje o { MONEY($count) } mniej.
    }
reason-cards-points =
    { $more ->
        [more] { $count ->
            [one] Daje na koniec o { $count } punkt więcej.
            [few] Daje na koniec o { $count } punkty więcej.
           *[many] Daje na koniec o { $count } punktów więcej.
        }
       *[fewer] { $count ->
            [one] Daje na koniec o { $count } punkt mniej.
            [few] Daje na koniec o { $count } punkty mniej.
           *[many] Daje na koniec o { $count } punktów mniej.
        }
    }
reason-cards-units =
    { $more ->
        [more] { $count ->
            [one] W magazynie zostaje na rundę { $round } o { $count } jednostkę paliwa więcej.
            [few] W magazynie zostaje na rundę { $round } o { $count } jednostki paliwa więcej.
           *[many] W magazynie zostaje na rundę { $round } o { $count } jednostek paliwa więcej.
        }
       *[fewer] { $count ->
            [one] W magazynie zostaje na rundę { $round } o { $count } jednostkę paliwa mniej.
            [few] W magazynie zostaje na rundę { $round } o { $count } jednostki paliwa mniej.
           *[many] W magazynie zostaje na rundę { $round } o { $count } jednostek paliwa mniej.
        }
    }
reason-cards-rival =
    { $more ->
        [more] { $player } zarabia o { MONEY($count) } więcej w rundzie { $round }.
       *[fewer] { $player } zarabia o { MONEY($count) } mniej w rundzie { $round }.
    }
reason-cards-rival_points =
    { $more ->
        [more] { $count ->
            [one] { $player } ma na koniec o { $count } punkt więcej.
            [few] { $player } ma na koniec o { $count } punkty więcej.
           *[many] { $player } ma na koniec o { $count } punktów więcej.
        }
       *[fewer] { $count ->
            [one] { $player } ma na koniec o { $count } punkt mniej.
            [few] { $player } ma na koniec o { $count } punkty mniej.
           *[many] { $player } ma na koniec o { $count } punktów mniej.
        }
    }
