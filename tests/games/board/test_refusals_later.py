"""Phases 3 to 5 and after the end: what is refused, why, and by which rule."""

import pytest

from tests.games.board.table import NAMES, Table
from tests.test_ledger import all_rules

GAMES = ["recharged", "classic"]
RHINE = ["west", "southwest", "northwest"]

# One word of every kind; each is refused in some phase for being out of place there.
WORDS = [
    "open 31 31",
    "bid 40",
    "pass",
    "pass 31",
    "scrap 20",
    "drop coal",
    "buy coal",
    "build essen",
    "run 20",
]
OWN = {"fuel": "buy coal", "building": "build essen", "bureaucracy": "run 20"}
RULE = {"fuel": "GRID-FUEL-01", "building": "GRID-BUILD-01", "bureaucracy": "GRID-BUR-01"}


def table_in(phase: str, game: str = "recharged") -> Table:
    """Ana is to move; she owns 20, 5 and 13, some coal, Köln, and much money."""
    table = Table(game, 3, regions=RHINE)
    names = NAMES[:3] if phase == "bureaucracy" else NAMES[2::-1]
    table.order(*names).give("ana", money=200, plants=[20, 5, 13], cities=["koln"])
    table.give("ana", fuel={"coal": 3}).give("bob", plants=[3], cities=["dusseldorf"])
    table.market(31, 32, 33, 34, 35, 36, 37, 38).deck(40, 42, "step3")
    return table.begin(phase)


@pytest.mark.rule("GRID-FUEL-01", "GRID-BUILD-01", "GRID-BUR-01")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("phase", "word"), [(phase, word) for phase in OWN for word in WORDS if word != OWN[phase]]
)
def test_what_belongs_to_another_phase_is_refused(game: str, phase: str, word: str) -> None:
    refusal = table_in(phase, game).refused(word)
    assert (refusal.code, refusal.rule) == ("wrong_phase", RULE[phase])
    assert refusal.facts["phase"] == phase


@pytest.mark.rule("GRID-FUEL-01", "GRID-BUILD-01", "GRID-BUR-01")
@pytest.mark.parametrize("phase", OWN)
def test_what_belongs_to_the_phase_is_not(phase: str) -> None:
    assert table_in(phase).match.why(OWN[phase]) is None


@pytest.mark.parametrize("phase", OWN)
@pytest.mark.parametrize(
    ("word", "code"),
    [
        ("", "empty_word"),
        ("   ", "empty_word"),
        ("fly essen", "unknown_word"),
        ("done now", "bad_word"),
        ("buy", "bad_word"),
        ("buy coal coal", "bad_word"),
        ("buy wood", "no_such_fuel"),
        ("buy gas", "no_such_fuel"),
        ("build", "bad_word"),
        ("build atlantis", "no_such_city"),
        ("run", "bad_word"),
        ("run x", "bad_word"),
        ("run -5", "bad_word"),
        ("run 41", "no_such_plant"),
        ("run 63", "no_such_plant"),
        ("run 5 coal", "bad_word"),
        ("run 5 wood2", "no_such_fuel"),
        ("open 63 63", "no_such_plant"),
    ],
)
def test_words_that_name_no_action_are_refused_in_every_phase(
    phase: str, word: str, code: str
) -> None:
    assert table_in(phase).refused(word).code == code


# ---- phase 3


@pytest.mark.rule("GRID-FUEL-02")
@pytest.mark.parametrize("fuel", ["garbage", "uranium"])
def test_fuel_that_no_own_plant_burns(fuel: str) -> None:
    refusal = table_in("fuel").refused(f"buy {fuel}")
    assert (refusal.code, refusal.rule) == ("no_plant_burns_it", "GRID-FUEL-02")
    assert refusal.facts["fuel"] == fuel


@pytest.mark.rule("GRID-FUEL-02")
def test_fuel_beyond_the_stores() -> None:
    table = table_in("fuel").give("ana", fuel={"coal": 7})  # ten: six in 20, four in 5
    for fuel, room in (("coal", 10), ("oil", 4)):
        refusal = table.refused(f"buy {fuel}")
        assert (refusal.code, refusal.rule) == ("stores_full", "GRID-FUEL-02")
        assert (refusal.facts["fuel"], refusal.facts["room"]) == (fuel, room)


@pytest.mark.rule("GRID-FUEL-03")
def test_fuel_that_is_sold_out() -> None:
    refusal = table_in("fuel").fuel_market(oil=0).refused("buy oil")
    assert (refusal.code, refusal.rule) == ("fuel_sold_out", "GRID-FUEL-03")
    assert refusal.facts["fuel"] == "oil"


@pytest.mark.rule("GRID-FUEL-01")
def test_fuel_for_which_the_money_is_short() -> None:
    refusal = table_in("fuel").give("ana", money=2).refused("buy oil")
    assert (refusal.code, refusal.rule) == ("fuel_too_dear", "GRID-FUEL-01")
    assert (refusal.facts["price"], refusal.facts["money"]) == (3, 2)


# ---- phase 4


@pytest.mark.rule("GRID-SET-03")
@pytest.mark.parametrize(("city", "region"), [("berlin", "northeast"), ("munchen", "south")])
def test_a_city_out_of_play(city: str, region: str) -> None:
    table = table_in("building")
    refusal = table.refused(f"build {city}")
    assert (refusal.code, refusal.rule) == ("city_not_in_play", "GRID-SET-03")
    assert refusal.facts["region"] == region


@pytest.mark.rule("GRID-SET-03", "GRID-BUILD-02")
def test_a_first_city_out_of_play() -> None:
    table = table_in("building").play("done", "done")
    assert (table.mover, table.cities("eva")) == ("eva", [])
    assert table.refused("build berlin").code == "city_not_in_play"


@pytest.mark.rule("GRID-BUILD-06")
@pytest.mark.parametrize("step", [1, 2, 3])
def test_a_city_that_is_ones_own(step: int) -> None:
    refusal = table_in("building").step(step).refused("build koln")
    assert (refusal.code, refusal.rule) == ("city_already_yours", "GRID-BUILD-06")


@pytest.mark.rule("GRID-BUILD-05")
def test_a_city_without_a_free_space() -> None:
    refusal = table_in("building").refused("build dusseldorf")
    assert (refusal.code, refusal.rule) == ("city_full", "GRID-BUILD-05")
    assert (refusal.facts["city"], refusal.facts["step"]) == ("Düsseldorf", 1)


@pytest.mark.rule("GRID-BUILD-01")
def test_a_city_for_which_the_money_is_short() -> None:
    refusal = table_in("building").give("ana", money=15).refused("build essen")
    assert (refusal.code, refusal.rule) == ("city_too_dear", "GRID-BUILD-01")
    assert (refusal.facts["cost"], refusal.facts["money"]) == (16, 15)


@pytest.mark.rule("GRID-BUILD-01", "GRID-BUILD-02")
def test_a_first_city_for_which_the_money_is_short() -> None:
    table = table_in("building").play("done", "done").give("eva", money=9)
    assert table.legal == ["done"]
    refusal = table.refused("build essen")
    assert (refusal.code, refusal.facts["cost"]) == ("city_too_dear", 10)


# ---- phase 5


@pytest.mark.rule("GRID-BUR-01")
@pytest.mark.parametrize("word", ["run 3", "run 31", "run 46 coal3"])
def test_a_plant_that_is_not_ones_own(word: str) -> None:
    refusal = table_in("bureaucracy").refused(word)
    assert (refusal.code, refusal.rule) == ("not_your_plant", "GRID-BUR-01")


@pytest.mark.rule("GRID-PLANT-02", "GRID-BUR-01")
@pytest.mark.parametrize("word", ["run 20", "run 5 coal2", "run 13"])
def test_a_plant_that_has_run(word: str) -> None:
    table = table_in("bureaucracy").give("ana", fuel={"coal": 5}).play(word)
    refusal = table.refused(word)
    assert (refusal.code, refusal.rule) == ("already_ran", "GRID-PLANT-02")


@pytest.mark.rule("GRID-PLANT-02", "GRID-BUR-01")
def test_a_hybrid_that_has_run_with_another_mix() -> None:
    table = table_in("bureaucracy").give("ana", fuel={"oil": 2}).play("run 5 coal2")
    assert table.refused("run 5 oil2").code == "already_ran"
    assert table.refused("run 5 coal1 oil1").code == "already_ran"


@pytest.mark.rule("GRID-PLANT-02", "GRID-BUR-01")
@pytest.mark.parametrize("word", ["run 5 oil2", "run 5 coal1 oil1"])
def test_a_mix_that_is_not_at_hand(word: str) -> None:
    refusal = table_in("bureaucracy").refused(word)
    assert (refusal.code, refusal.rule) == ("not_enough_fuel", "GRID-PLANT-02")


@pytest.mark.rule("GRID-PLANT-02", "GRID-BUR-01")
def test_fuel_that_another_plant_has_burnt() -> None:
    table = table_in("bureaucracy").play("run 5 coal2")
    refusal = table.refused("run 20")
    assert (refusal.code, refusal.rule) == ("not_enough_fuel", "GRID-PLANT-02")
    assert (refusal.facts["plant"], refusal.facts["units"]) == (20, 3)


@pytest.mark.rule("GRID-PLANT-02", "GRID-BUR-01")
@pytest.mark.parametrize(
    "word",
    [
        "run 5",  # a hybrid's mix must be given
        "run 5 coal1",
        "run 5 coal2 oil1",
        "run 5 uranium2",
        "run 20 coal2",
        "run 20 coal6",
        "run 20 oil3",
        "run 13 coal1",
    ],
)
def test_a_burn_that_is_not_the_plants_count_of_its_fuel(word: str) -> None:
    refusal = table_in("bureaucracy").refused(word)
    assert (refusal.code, refusal.rule) == ("wrong_burn", "GRID-PLANT-02")


# ---- after the end


@pytest.mark.rule("GRID-END-01")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("word", [*WORDS, "done"])
def test_after_the_end_everything_is_refused(game: str, word: str) -> None:
    table = table_in("building", game).step(3).settle("bob", 17).pass_all()
    assert table.phase == "over"
    refusal = table.refused(word)
    assert (refusal.code, refusal.rule) == ("game_over", "GRID-END-01")


# ---- everything else


@pytest.mark.rule("GRID-FUEL-01", "GRID-BUILD-01", "GRID-BUR-01")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("phase", OWN)
def test_whatever_is_not_listed_is_refused_with_a_rule_of_the_ledger(game: str, phase: str) -> None:
    table = table_in(phase, game)
    game_, s = table.game, table.s
    legal, rules = set(game_.legal(s)), set(all_rules())
    before = s.key()
    refused = [a for a in range(table.r.amount0) if a not in legal]
    for action in refused:
        assert game_.refusal(s, action).rule in rules
    assert s.key() == before
    assert len(refused) > 100


@pytest.mark.rule("GRID-FUEL-01", "GRID-BUILD-01", "GRID-BUR-01")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("phase", OWN)
def test_whatever_is_listed_can_be_done_and_leaves_the_state_sound(game: str, phase: str) -> None:
    table = table_in(phase, game)
    before = table.s.key()
    for action in table.game.legal(table.s):
        state = table.s.clone()
        table.game.apply(state, action)
        assert state.key() != before
        assert table.game.check(state) == []
    assert table.s.key() == before
