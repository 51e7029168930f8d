"""What the log tells."""

import json
from random import Random

from megavolt import Match
from megavolt.games.blackout.events import FIELDS, PRIVATE
from tests.games.blackout.table import NAMES, Table


def test_every_kind_of_event_happens_and_is_plain_data() -> None:
    seen: dict[str, set[str]] = {}
    for seed in range(25):
        random = Random(seed)
        match = Match.new("blackout", NAMES[: 2 + seed % 3], seed)
        while not match.over:
            match.play(random.choice(match.legal()))
        for event in match.events:
            assert json.loads(json.dumps(event.facts)) == event.facts
            seen.setdefault(event.kind, set()).update(event.facts)
    rare = {"reshuffled"}
    assert set(FIELDS) - rare <= set(seen)
    assert all(names == set(FIELDS[kind]) for kind, names in seen.items())


def test_private_facts_are_facts_of_their_kind() -> None:
    for kind, names in PRIVATE.items():
        assert "player" in FIELDS[kind]
        assert set(names) < set(FIELDS[kind])


def test_events_of_a_turn() -> None:
    table = Table().draw("A . . b│ .").hand("a", "overtime", "insulating_tape")
    table.play("install r0c1 ew", "use overtime", "use insulating_tape", "insulate r0c1")
    table.play("replace r0c1 sw", "rotate r0c1 nw", "done")
    told = [(event.kind, event.facts) for event in table.match.events]
    assert told == [
        ("installed", {"player": 0, "cell": "r0c1", "exits": "ew", "cost": 1}),
        ("used", {"player": 0, "card": "overtime", "cost": 0}),
        ("tension", {"player": 0, "amount": 1, "tension": 4}),
        ("used", {"player": 0, "card": "insulating_tape", "cost": 0}),
        ("insulated", {"player": 0, "cell": "r0c1"}),
        ("replaced", {"player": 0, "cell": "r0c1", "exits": "sw", "was": "ew", "cost": 2}),
        (
            "rotated",
            {"player": 0, "cell": "r0c1", "exits": "nw", "was": "sw", "owner": 0, "cost": 2},
        ),
        ("done", {"player": 0, "tension": 0}),
        ("turn", {"player": 1, "tension": 4}),
    ]


def test_a_draw_that_is_paid_for_says_so() -> None:
    table = Table().hand("a", "overtime", "refit").deck("stockroom").play("draw")
    assert table.events("drew") == [{"player": 0, "card": "stockroom", "cost": 1}]


def test_events_of_faults_repairs_and_transformers() -> None:
    table = Table().draw("A a─ b│ .", sites="r0c1")
    table.play("fault r0c2", "repair r0c2", "transformer r0c1")
    assert table.events("faulted") == [{"player": 0, "cell": "r0c2", "owner": 1, "cost": 2}]
    assert table.events("repaired") == [{"player": 0, "cell": "r0c2", "owner": 1, "cost": 1}]
    tile = table.view["layout"][0]["tile"]
    assert table.events("transformer") == [{"player": 0, "cell": "r0c1", "tile": tile, "cost": 1}]


def test_events_of_the_end_of_a_round() -> None:
    table = Table().draw("A a─ f .").contract("a", "night_shift").contract_deck("skyline")
    table.breakdown("heat_wave").hand("b", "refit").deck("refit").end_round()
    told = [(event.kind, event.facts) for event in table.match.events[3:]]
    assert told == [
        ("contract_met", {"player": 0, "contract": "night_shift", "points": 2}),
        ("contract_dealt", {"player": 0, "contract": "skyline"}),
        ("breakdown", {"breakdown": "heat_wave"}),
        ("next_tension", {"amount": -1}),
        ("start_token", {"player": 1}),
        ("drew", {"player": 1, "card": "refit", "cost": 0}),
        ("round", {"round": 2, "dark": False, "tension": 3}),
        ("turn", {"player": 1, "tension": 3}),
    ]
