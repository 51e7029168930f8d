"""What is constant in a configuration and known to all: pieces, costs, cards, contracts."""

from megavolt.data.blackout_cards import Contract
from megavolt.games.blackout.rules import Rules
from megavolt.games.blackout.view_types import BlackoutFacts, ContractFacts


def facts(r: Rules, game_id: str) -> BlackoutFacts:
    content = r.content
    costs = content.costs
    return {
        "game": game_id,
        "players": r.players,
        "rounds": r.rounds,
        "tension": content.tension,
        "hand_size": content.hand_size,
        "costs": {
            "draw": costs.draw,
            "fault": costs.fault,
            "repair": costs.repair,
            "rotate": costs.rotate,
        },
        "pieces": {p.id: {"cost": p.cost, "per_player": p.per_player} for p in content.pieces},
        "structures": {s.id: {"symbol": s.symbol, "points": s.points} for s in content.structures},
        "resources": {c.id: {"cost": c.cost, "copies": c.copies} for c in content.resources},
        "contracts": {c.id: _contract(c) for c in content.contracts},
        "shared_contracts": {c.id: c.points for c in content.shared},
        "breakdowns": {c.id: c.copies for c in content.breakdowns},
    }


def _contract(contract: Contract) -> ContractFacts:
    return {
        "points": contract.points,
        "copies": contract.copies,
        "terms": [
            {
                "term": t.term,
                "kind": t.kind,
                "at_least": t.at_least,
                "connections": t.connections,
                "tile": t.tile,
                "kinds": list(t.kinds),
            }
            for t in contract.terms
        ],
    }
