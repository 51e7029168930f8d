"""What a seat is asked: every legal move once, and the facts about it true when it is played."""

from collections.abc import Iterator

import pytest

from megavolt.core.decision import moves_of, words_of
from megavolt.core.decision_types import own_decision
from megavolt.core.game import NOBODY
from megavolt.core.rng import Rng, seed_state
from megavolt.games.cards.decision_types import CardsDecision
from megavolt.games.cards.game import CardGame
from megavolt.games.cards.state import BUREAUCRACY, FUEL, State
from megavolt.parts.decision_types import Runs, ScrapChoice
from megavolt.parts.plant_rules import FUELS
from megavolt.parts.table import LOSE_FUEL, NOTHING, SCRAP
from tests.configurations import Configuration, configurations
from tests.conformance import random_choice
from tests.games.cards.table import Table

ALL = configurations("cards")


def moments(configuration: Configuration, seed: int) -> Iterator[tuple[CardGame, State]]:
    """Every moment of a random game."""
    game = configuration.make()
    assert isinstance(game, CardGame)
    state, rng = game.new(seed), Rng(seed_state(seed))
    while game.to_move(state) != NOBODY:
        yield game, state
        game.apply(state, random_choice(game, game.legal(state), rng))


def decided(game: CardGame, state: State) -> CardsDecision:
    return own_decision(CardsDecision, game.decision(state))


def after(game: CardGame, state: State, *words: str) -> State:
    """What words lead to; each must be legal when its turn comes."""
    now = game.clone(state)
    for action in map(game.action, words):
        assert action in game.legal(now), words
        game.apply(now, action)
    return now


def stock(game: CardGame, state: State, seat: int) -> dict[str, int]:
    held = state.stock[seat * FUELS : (seat + 1) * FUELS]
    return dict(zip(game.r.kinds, held, strict=True))


@pytest.mark.parametrize("configuration", ALL, ids=str)
def test_every_legal_move_is_in_the_decision_once(configuration: Configuration) -> None:
    for game, state in moments(configuration, ALL.index(configuration)):
        legal = [game.word(action) for action in game.legal(state)]
        assert sorted(words_of(game.decision(state))) == sorted(legal)


@pytest.mark.parametrize("configuration", ALL, ids=str)
def test_a_decision_tells_no_more_than_the_view(configuration: Configuration) -> None:
    for number, (game, state) in enumerate(moments(configuration, 1)):
        if number % 7 == 0:
            view = game.view(state, game.to_move(state))
            other = game.determinize(view, Rng(number))
            assert game.decision(other) == game.decision(state)


# ---- fuel


@pytest.mark.rule("CARD-FUEL-02", "CARD-FUEL-05")
@pytest.mark.parametrize("players", range(2, 7))
def test_a_card_costs_and_brings_what_the_decision_says(players: int) -> None:
    bought = 0
    for game, state in moments(Configuration("cards", players, ALL[0].chosen), players):
        if state.phase != FUEL:
            continue
        seat = state.actor
        for move in moves_of(game.decision(state)):
            if move["do"] == "buy":
                now = after(game, state, move["word"])
                assert state.money[seat] - now.money[seat] == move["what"]["cost"]
                assert units(now, seat) - units(state, seat) == move["what"]["keep"]
                bought += 1
    assert bought


def units(state: State, seat: int) -> int:
    return sum(state.stock[seat * FUELS : (seat + 1) * FUELS])


# ---- a plant too many


@pytest.mark.rule("CARD-AUC-17", "CARD-AUC-18")
@pytest.mark.parametrize("players", range(2, 7))
def test_scrapping_a_plant_does_to_fuel_what_the_decision_says(players: int) -> None:
    tried = 0
    for seed in range(4):
        for game, state in moments(Configuration("cards", players, ALL[0].chosen), seed):
            if state.pending != SCRAP:
                continue
            for moves in decided(game, state)["moves"]:
                assert moves["do"] == "scrap"
                for choice in moves["choices"]:
                    check_scrap(game, state, choice)
                    tried += 1
    assert tried


def check_scrap(game: CardGame, before: State, choice: ScrapChoice[str]) -> None:
    """Whatever the owner then picks, as much goes as was said, and no more of a fuel can go."""
    seat, held = before.actor, stock(game, before, before.actor)
    ends = [stock(game, end, seat) for end in fitted(game, before, f"scrap {choice['plant']}")]
    rest = choice["to_lose"] or {"count": 0, "fuels": []}
    for end in ends:
        gone = {fuel: held[fuel] - end[fuel] - choice["lost"].get(fuel, 0) for fuel in held}
        assert min(gone.values()) >= 0
        assert sum(gone.values()) == rest["count"]
        assert all(fuel in rest["fuels"] for fuel, count in gone.items() if count)
    for fuel in rest["fuels"]:  # any of them, as the player likes
        assert len({end[fuel] for end in ends}) > 1
    for fuel, count in choice["kept"].items():
        assert count == held[fuel] - choice["lost"].get(fuel, 0)
    assert bool(choice["keepers"]) == bool(choice["kept"])


def fitted(game: CardGame, state: State, word: str) -> list[State]:
    """Every way it can go until nothing more must be lost."""
    found, open_ends = [], [after(game, state, word)]
    while open_ends:
        now = open_ends.pop()
        if now.pending != LOSE_FUEL:
            found.append(now)
            continue
        open_ends += [after(game, now, game.word(action)) for action in game.legal(now)]
    return found


@pytest.mark.rule("CARD-AUC-18")
def test_of_the_hybrid_fuels_the_player_may_choose_what_goes() -> None:
    table = (
        Table().order("ana", "bob", "eva").market("10", "11", "12", "13", "15", "16", "17", "18")
    )
    table.give("ana", 50, ["07b", "14", "05a"], ["gas3", "gas2", "oil3", "oil2"])
    table.begin("auction").play("open 10 10", "pass", "pass")
    (moves,) = decided(table.game, table.s)["moves"]
    assert moves["do"] == "scrap"
    for choice in moves["choices"]:
        check_scrap(table.game, table.s, choice)
    assert moves["choices"][0] == {  # 14 holds four of the ten
        "plant": "07b",
        "kept": {"gas": 4, "oil": 4},
        "keepers": ["14"],
        "lost": {"gas": 1, "oil": 1},
        "to_lose": {"count": 4, "fuels": ["gas", "oil"]},
    }


# ---- plants that run


@pytest.mark.rule("CARD-BUR-03", "CARD-BUR-04", "CARD-BUR-05")
@pytest.mark.parametrize("players", range(2, 7))
def test_runs_pay_what_they_say_and_nothing_pays_more(players: int) -> None:
    sizes = set()
    for game, state in moments(Configuration("cards", players, ALL[0].chosen), players):
        if state.phase == BUREAUCRACY and state.pending == NOTHING:
            runs = decided(game, state)["runs"]
            sizes |= {len(way["plants"]) for way in runs}
            check_runs(game, state, runs)
    assert sizes >= {0, 1, 2}


def check_runs(game: CardGame, state: State, runs: list[Runs[str]]) -> None:
    seat, held = state.actor, stock(game, state, state.actor)
    for way in runs:
        now = after(game, state, *way["words"])
        left = stock(game, now, seat)
        assert way["burns"] == {f: held[f] - left[f] for f in held if held[f] != left[f]}
        assert way["gives"] == now.earned
        assert way["pays"] == income(game, now, seat)
    assert [way["pays"] for way in runs] == sorted([way["pays"] for way in runs], reverse=True)
    best = {frozenset(way["plants"]): way["pays"] for way in runs}
    assert best == every_set(game, state, frozenset())
    assert len(best) == len(runs)


def income(game: CardGame, state: State, seat: int) -> int:
    """What the turn pays if it ends now."""
    log: list[tuple[object, ...]] = []
    now = game.clone(state)
    game.set_log(now, log)
    game.apply(now, game.action("done"))
    facts = next(facts for kind, facts in map(game.event, log) if kind == "income")
    assert facts["player"] == seat
    return int(str(facts["pay"]))


def every_set(game: CardGame, state: State, plants: frozenset[str]) -> dict[frozenset[str], int]:
    """By plants that can still run together, what they pay: all orders and mixes tried."""
    found = {plants: income(game, state, state.actor)}
    for action in game.legal(state):
        data = game.action_json(action)
        if data["do"] != "run":
            continue
        now = game.clone(state)
        game.apply(now, action)
        if now.pending:
            game.apply(now, game.action("burn"))
        for more, pays in every_set(game, now, plants | {str(data["plant"])}).items():
            assert found.setdefault(more, pays) == pays
    return found


@pytest.mark.rule("CARD-BUR-04")
def test_runs_burn_what_is_cheapest_to_replace_and_settle_from_which_cards() -> None:
    table = Table().columns(["oil-single"], ["coal2", "gas3"], [], ["oil3"])
    table.give("ana", 50, ["07b", "05c"], ["gas3", "oil3", "coal3", "coal2"])
    table.order("ana", "bob", "eva").begin("bureaucracy")
    way = next(w for w in decided(table.game, table.s)["runs"] if len(w["plants"]) == 2)
    assert way["words"] == ["run 07b gas3", "run 05c", "burn"]
    card, missing = table.r.prices[1], table.r.prices[3] + 1
    assert way["dear"] == card + (card + missing)  # of coal the columns hold two units only
