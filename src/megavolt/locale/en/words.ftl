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

# The same by itself, as a title.
fuel-amount = { $count } { fuel-name }

# Why a file cannot be used; $reason is what the system calls it.
file-reason =
    { $reason ->
        [ENOENT] there is no such file
        [EACCES] permission denied
        [EPERM] permission denied
        [EISDIR] it is a folder
        [ENOTDIR] a part of its path is not a folder
        [EEXIST] it already exists
        [ENOSPC] the disk is full
        [EROFS] it is read-only
        [ENAMETOOLONG] its name is too long
        [EINVAL] it is not a plain file, or its name is not valid
        [EBUSY] another program is using it
       *[other] the system refuses it ({ $reason })
    }
# What is wrong with the text of a file.
syntax-reason =
    { $reason ->
        [not_text] it is not UTF-8 text
        [long_key] a key has too many parts
        [syntax] there is a mistake in line { $row }, column { $column }
       *[broken] it cannot be read to the end
    }

# What is wrong with a value that was sent or typed.
value-mistake =
    { $mistake ->
        [missing] a value is missing
        [unknown] there is no such entry
        [whole_number] it must be a whole number
        [number] it must be a number
        [type] it has the wrong type
        [too_small] it must be at least { $limit }
        [too_large] it must be at most { $limit }
        [too_short] its length must be at least { $limit }
        [too_long] its length must be at most { $limit }
        [choice] it is not one of the choices
        [json] it is not valid JSON
       *[other] it has the wrong form
    }
