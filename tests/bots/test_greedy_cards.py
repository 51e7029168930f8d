"""The instant bot of the card game: legal, repeatable, honest, sensible, better than chance."""

import json
from random import Random
from typing import Any

import pytest

from megavolt.arena.selfplay import bot_chooser, by_seat, play, random_chooser
from megavolt.bots import make_bot
from megavolt.core.game import Game
from megavolt.core.line import Choose
from megavolt.core.registry import make_game
from megavolt.core.rng import Rng
from tests.games.cards.table import Table

GAMES = 12
EVERY_OPTION = {"demolition": True, "hidden_money": True, "singles": "unlimited"}


def checking_chooser(game: Game[Any], asked: set[str]) -> Choose:
    """A bot that is given a view only, and watched: what it says, and what it changes."""
    bot = make_bot("greedy", game)

    def choose(state: Any, legal: list[int]) -> int:
        words = {game.word(action): action for action in legal}
        before = json.dumps(game.view(state, game.to_move(state)))
        view = json.loads(before)  # nothing but plain data
        word = bot.choose(view, list(words), Random(1))
        assert word in words
        assert json.dumps(view) == before
        asked.add(str(view["pending"] or view["phase"]))
        return words[word]

    return choose


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("options", [{}, EVERY_OPTION], ids=["plain", "all"])
def test_it_says_only_what_is_legal(players: int, options: dict[str, object]) -> None:
    game = make_game("cards", players, options)
    asked: set[str] = set()
    play(game, 1, checking_chooser(game, asked))
    assert {"auction", "fuel", "bureaucracy", "scrap"} <= asked


def test_it_answers_whatever_position_it_is_put_in() -> None:
    """Random play leads to forced decisions that the bot would never bring about itself."""
    game = make_game("cards", 3, {})
    bot = make_bot("greedy", game)
    asked: set[str] = set()
    for seed in range(6):
        state, rng = game.new(seed), Random(seed)
        while legal := game.legal(state):
            view = game.view(state, game.to_move(state))
            asked.add(str(view["pending"]))
            words = [game.word(action) for action in legal]
            assert bot.choose(view, words, rng) in words
            game.apply(state, rng.choice(legal))
    assert {"scrap", "lose_fuel", "burn"} <= asked


def test_what_is_hidden_changes_nothing() -> None:
    """States that differ only in what the seat cannot see get the same answer."""
    game = make_game("cards", 3, {"hidden_money": True})
    bot = make_bot("greedy", game)
    state, rng = game.new(3), Random(3)
    while legal := game.legal(state):
        view = game.view(state, game.to_move(state))
        said = bot.choose(view, [game.word(action) for action in legal], Random(1))
        other = game.determinize(view, Rng(rng.getrandbits(60)))
        words = [game.word(action) for action in game.legal(other)]
        assert bot.choose(game.view(other, game.to_move(other)), words, Random(2)) == said
        game.apply(state, game.action(said))


@pytest.mark.parametrize("players", [2, 4, 6])
def test_it_beats_chance(players: int) -> None:
    """It wins nearly every game, so that two thirds cannot be missed by bad luck."""
    game = make_game("cards", players, {})
    won = 0
    for seed in range(GAMES):
        choosers = [random_chooser(seed)] * players
        choosers[seed % players] = bot_chooser(make_bot("greedy", game), game, seed)
        won += play(game, seed, by_seat(game, choosers)).ranks[seed % players] == 1
    assert won >= GAMES * 2 // 3


# ---- decisions


def said(table: Table) -> str:
    """What the bot says for the seat to move."""
    seat = table.game.to_move(table.s)
    words = [table.game.word(action) for action in table.game.legal(table.s)]
    return make_bot("greedy", table.game).choose(table.game.view(table.s, seat), words, Random(1))


def auction() -> Table:
    table = Table().order("ana", "bob", "eva")
    return table.market("09", "11", "12", "14", "16", "20", "21", "22")


def test_it_opens_at_the_minimum() -> None:
    table = auction().give("ana", money=60).begin("auction")
    word = said(table).split()
    assert word[0] == "open"
    assert int(word[2]) == (1 if word[1] == "09" else int(word[1]))


def test_it_does_not_overbid() -> None:
    """Plant 12 earns 9 a round less fuel: it is wanted for a little more, not for any price."""
    table = auction().give("ana", money=300).give("bob", money=300).give("eva", money=0)
    table.begin("auction").play("open 12 12")
    assert said(table) == "bid 13"
    table.play("bid 13", "pass", "bid 299")
    assert said(table) == "pass"


def test_it_leaves_what_is_worse_than_what_it_has() -> None:
    table = auction().give("ana", money=60, plants=["37", "32", "28"]).begin("auction")
    assert said(table) == "pass"


def test_it_scraps_what_is_worth_least() -> None:
    table = auction().give("ana", money=60, plants=["37", "03a", "32"])
    table.give("bob", money=0).give("eva", money=0).begin("auction").play("open 14 14", "pass")
    table.play("pass")
    assert said(table) == "scrap 03a"


FUEL: tuple[list[str], ...] = (
    [],
    ["coal3", "gas2", "oil1"],
    ["coal1", "gas3"],
    ["coal2", "oil3", "uranium1"],
)


def test_it_buys_no_fuel_that_nothing_burns() -> None:
    table = Table().order("bob", "eva", "ana").columns(*FUEL)
    table.give("ana", money=50, plants=["08a", "11"]).begin("fuel")
    assert said(table) == "done"


def test_it_buys_the_cheap_card_for_its_plant() -> None:
    table = Table().order("bob", "eva", "ana").columns(*FUEL)
    table.give("ana", money=6, plants=["12", "11"]).begin("fuel")
    assert said(table) == "buy coal3 2"
    assert said(table.play("buy coal3 2")) == "done"


def test_it_buys_for_later_only_when_it_is_rich() -> None:
    table = Table().order("bob", "eva", "ana").columns(*FUEL)
    table.give("ana", money=40, plants=["12"], fuel=["coal3"]).begin("fuel")
    assert said(table) == "buy coal3 2"


def test_in_the_last_round_it_buys_only_what_it_needs() -> None:
    table = Table().order("bob", "eva", "ana").columns(*FUEL)
    table.give("ana", money=40, plants=["12", "13"], fuel=["coal3"])
    table.begin("fuel", last=True)
    assert said(table) == "buy gas2 2"
    assert said(table.play("buy gas2 2")) == "done"


def test_it_does_not_buy_half_of_what_a_run_needs() -> None:
    table = Table().order("bob", "eva", "ana").columns([], ["coal1"], [], [])
    table.give("ana", money=40, plants=["12"]).begin("fuel")
    assert said(table) == "done"


def test_it_runs_what_pays_most() -> None:
    """Gas for one of two plants: the one that earns more gets it."""
    table = Table().order("ana", "bob", "eva")
    table.give("ana", plants=["04a", "26"], fuel=["gas1"]).begin("bureaucracy")
    assert said(table) == "run 26"
    assert said(table.play("run 26")) == "done"


def test_a_hybrid_plant_leaves_the_others_their_fuel() -> None:
    table = Table().order("ana", "bob", "eva")
    table.give("ana", plants=["14", "13"], fuel=["gas1", "oil2"]).begin("bureaucracy")
    assert said(table) == "run 14 oil2"
