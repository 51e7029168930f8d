# Words of the games, used inside other messages.
# $fuel, $kind, $phase, $region are ids; $amount and $count are whole numbers.

money = { $amount } Elektro

# A fuel by itself, as a title or in a list.
fuel-name =
    { $fuel ->
        [coal] coal
        [oil] oil
        [gas] gas
        [garbage] garbage
        [uranium] uranium
       *[other] { $fuel }
    }
# A fuel of which there is a quantity.
fuel-of = { fuel-name }
# One entry of a list such as "2 coal, 1 oil".
fuel-count = { $count } { fuel-name }

plant-kind =
    { $kind ->
        [hybrid] hybrid
        [ecological] ecological
        [eco] eco
        [fusion] fusion
        [coal] coal
        [oil] oil
        [gas] gas
        [garbage] garbage
        [uranium] uranium
       *[other] { $kind }
    }

phase-name =
    { $phase ->
        [auction] plant auction
        [fuel] buying fuel
        [building] building
        [bureaucracy] bureaucracy
        [preparation] preparation
        [over] game over
       *[other] { $phase }
    }

phase-short =
    { $phase ->
        [auction] auction
        [fuel] fuel
        [building] building
        [bureaucracy] bureaucracy
       *[other] { $phase }
    }

step-name = Step { $step }

# $name is what the map calls the region, $region the same with hyphens and small letters.
region-name =
    { $region ->
        [northwest] Northwest
        [northeast] Northeast
        [southwest] Southwest
        [southeast] Southeast
        [north] North
        [south] South
        [west] West
        [east] East
        [midwest] Midwest
        [central] Central
        [mexico] Mexico
        [great-lakes-and-mid-atlantic] Great Lakes and Mid-Atlantic
        [british-isles-and-low-countries] British Isles and Low Countries
        [france-and-iberia] France and Iberia
        [central-europe] Central Europe
        [alps-italy-and-the-danube] Alps, Italy and the Danube
        [scandinavia-and-the-baltic] Scandinavia and the Baltic
        [eastern-europe] Eastern Europe
        [balkans-and-turkey] Balkans and Turkey
       *[other] { $name }
    }
