# The rules pages, in terminal and browser.

# $edition is the id of a game, for a map of its own with the map's.
rules-edition =
    { $edition ->
        [recharged] Grid 2020
        [classic] Grid 2004
        [deluxe] Grid Anniversary
        [deluxe-europe] Grid Anniversary, Europe
       *[deluxe-north-america] Grid Anniversary, North America
    }
error-rules_needs_id = Which rule? Type rules and its id, for example: rules { $rule_id }.
# $near are rules with similar ids.
error-no_such_rule =
    { $near ->
        [none] There is no rule { $rule_id }. A rule has an id such as GRID-AUC-08, shown when a move is not possible.
       *[other] There is no rule { $rule_id }. Did you mean { $near }?
    }
