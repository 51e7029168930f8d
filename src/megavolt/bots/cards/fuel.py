"""Fuel in the card game: which card to buy, what to lose, which plants to run."""

from typing import Final

from megavolt.bots.cards.worth import Worth
from megavolt.games.cards.fuel_cards import CARDS, UNITS
from megavolt.games.cards.phase_auction import PHASE
from megavolt.games.cards.rules import BANK, BUY, DONE, DROP, Rules
from megavolt.games.cards.state import State
from megavolt.parts.plant_rules import FUELS, HYBRID, NO_FUEL
from megavolt.parts.storage import free_room

MUCH: Final = 1000.0
NEEDED: Final = 12.0  # what fuel for this round, or a run, brings against doing nothing
HELD: Final = 4.0  # the same where fuel may be kept for the end


class FuelJudge:
    """Buys and burns fuel for the seat to move; `Worth.look` comes first."""

    def __init__(self, r: Rules, worth: Worth) -> None:
        self.r = r
        self.worth = worth
        self.offers = worth.offers

    # ---- buying

    def purchases(self, s: State) -> list[tuple[float, int]]:
        """The card to buy next and DONE, with what they bring; the better first."""
        action = self.needed(s)
        if action != DONE:
            return [(NEEDED, action), (0.0, DONE)]
        if s.last:
            return [(0.0, DONE)]
        gain, action = self.ahead(s)
        if action == DONE:
            return [(0.0, DONE)]
        return [(gain, action), (0.0, DONE)] if gain > 0.0 else [(0.0, DONE), (gain, action)]

    def needed(self, s: State) -> int:
        """A card for this round's run of a plant that lacks fuel, the best plants first."""
        seat = s.actor
        r = self.r
        base = seat * FUELS
        left = s.stock[base : base + FUELS]
        per_income = self.worth.per_point if s.last else 1.0
        money = s.money[seat]
        for plant in self._by_income(s, seat):
            fuel = r.fuel_of[plant]
            if fuel == NO_FUEL:
                continue
            need = self._take(left, fuel, r.units[plant])
            if need == 0:
                continue
            if not self.offers.look_for(fuel, need):
                continue
            cost = self.offers.cost
            if cost <= money and cost <= r.income[plant] * per_income:
                return self.offers.first
        return DONE

    def _by_income(self, s: State, seat: int) -> list[int]:
        """Own plants, those of one fuel first, then hybrids; of each the best first."""
        r = self.r
        ranked = [(r.fuel_of[plant] == HYBRID, -r.income[plant], plant) for plant in s.plants[seat]]
        ranked.sort()
        return [plant for _, _, plant in ranked]

    def _take(self, left: list[int], fuel: int, units: int) -> int:
        """Take a run's fuel out of what is left; how many units are missing."""
        if fuel != HYBRID:
            used = left[fuel] if left[fuel] < units else units
            left[fuel] -= used
            return units - used
        for kind in self.r.hybrid:
            used = left[kind] if left[kind] < units else units
            left[kind] -= used
            units -= used
        return units

    def ahead(self, s: State) -> tuple[float, int]:
        """The card for the next round that saves most against its price then, or DONE."""
        r, base = self.r, s.actor * FUELS
        money = s.money[s.actor]
        values = self.unit_values(s)
        best, action = -MUCH, DONE
        for kind in range(FUELS):
            free = free_room(kind, r.hybrid, s.stock, base, s.room[s.actor])
            if free == 0:
                continue
            for offer in self.offers.by_fuel[kind]:
                price, units = r.prices[offer // CARDS], UNITS[offer % CARDS]
                kept = units if units < free else free
                gain = kept * values[kind] - price
                if gain > best and price <= money:
                    best, action = gain, BUY + offer
        return best, action

    def unit_values(self, s: State) -> list[float]:
        """What a unit for the next round is worth: its price then, and the cost of lacking it."""
        style, worth = self.worth.style, self.worth
        values = [style.store * worth.prices[kind] for kind in range(FUELS)]
        if worth.rounds <= 1:
            short = self.shortages(s)
            for kind in range(FUELS):
                values[kind] += style.shortage * short[kind]
        return values

    def shortages(self, s: State) -> list[float]:
        """By kind, which part of what all need for the next run the market may lack."""
        r = self.r
        gaps = 3 * r.column_size
        for column in (1, 2, 3):
            gaps -= len(s.fuel.columns[column])
        piled = [0] * FUELS
        for card in s.fuel.draw:  # each as likely to come as any other: the order is hidden
            piled[card >> 2] += UNITS[card]
        drawn = gaps / len(s.fuel.draw) if s.fuel.draw else 0.0
        have = [self.offers.units[kind] + drawn * piled[kind] for kind in range(FUELS)]
        need = [0.0] * FUELS
        for seat in range(r.players):
            self._add_lack(need, s.plants[seat], s.stock, seat * FUELS)
        if r.bank_plays:
            self._add_lack(need, s.bank_plants, s.stock, BANK * FUELS)
        found = [0.0] * FUELS
        for kind in range(FUELS):
            if need[kind] > have[kind]:
                found[kind] = 1.0 - have[kind] / need[kind]
        return found

    def _add_lack(
        self, need: list[float], plants: tuple[int, ...], stock: list[int], base: int
    ) -> None:
        """What the next run needs beyond what is left after this one, about."""
        r = self.r
        lack = [0] * (FUELS + 1)
        for plant in plants:
            if r.units[plant]:
                lack[r.fuel_of[plant]] += r.units[plant]
        for kind in range(FUELS):
            if lack[kind]:
                left = stock[base + kind] - lack[kind]
                need[kind] += lack[kind] - (left if left > 0 else 0)
        a, b = r.hybrid
        need[a] += 0.5 * lack[HYBRID]
        need[b] += 0.5 * lack[HYBRID]

    # ---- losing

    def lose(self, s: State) -> int:
        """The unit that costs least, from the smallest remainder."""
        best, action = MUCH, -1
        for loss in PHASE.losses(self.r, s):
            entry = loss - DROP
            price = self.worth.prices[entry >> 4] + 0.1 * (entry & 3)
            if price < best:
                best, action = price, loss
        return action

    # ---- running

    def runs(self, s: State) -> list[tuple[float, int]]:
        """The next plant of the set that brings most and DONE, the better first."""
        plants = [plant for plant in s.plants[s.actor] if plant not in s.ran]
        if self.worth.runs > 1.0:  # the next run is not the last
            run = self._best_run(s, plants, [0.0] * len(plants))
            return [(0.0, DONE)] if run == DONE else [(NEEDED, run), (0.0, DONE)]
        run = self._best_run(s, plants, self._held(s, plants))
        if run != DONE:
            return [(HELD, run), (0.0, DONE)]
        run = self._best_run(s, plants, [0.0] * len(plants))
        return [(0.0, DONE)] if run == DONE else [(0.0, DONE), (-HELD, run)]

    def _best_run(self, s: State, plants: list[int], held: list[float]) -> int:
        """The first run of the set that brings most, less what is held against each; or DONE."""
        best, chosen = 0.0, 0
        for mask in range(1, 1 << len(plants)):
            value = 0.0
            for i, plant in enumerate(plants):
                if mask >> i & 1:
                    value += self.r.income[plant] - held[i]
            if value > best and self._can_run(s.stock, s.actor * FUELS, plants, mask):
                best, chosen = value, mask
        return self._first_run(s, plants, chosen)

    def _held(self, s: State, plants: list[int]) -> list[float]:
        """What running a plant now costs at the end, where its fuel may be missing then."""
        r, base = self.r, s.actor * FUELS
        short = self.shortages(s)
        held = [0.0] * len(plants)
        for i, plant in enumerate(plants):
            fuel = r.fuel_of[plant]
            if fuel < FUELS and s.stock[base + fuel] < 2 * r.units[plant]:
                held[i] = r.income[plant] * short[fuel] / self.worth.style.hold
        return held

    def _can_run(self, stock: list[int], base: int, plants: list[int], mask: int) -> bool:
        """CARD-BUR-03."""
        needs = [0] * (FUELS + 2)
        for i, plant in enumerate(plants):
            if mask >> i & 1:
                needs[self.r.fuel_of[plant]] += self.r.units[plant]
        spare = 0
        for kind in range(FUELS):
            over = stock[base + kind] - needs[kind]
            if over < 0:
                return False
            if kind in self.r.hybrid:
                spare += over
        return spare >= needs[HYBRID]

    def _first_run(self, s: State, plants: list[int], mask: int) -> int:
        hybrid = 0
        for i, plant in enumerate(plants):
            if mask >> i & 1:
                if self.r.fuel_of[plant] != HYBRID:
                    return self.r.runs[plant][0]
                hybrid = plant
        return self._hybrid_run(s, hybrid) if hybrid else DONE

    def _hybrid_run(self, s: State, plant: int) -> int:
        """On the fuel of which more is left over for the plants that burn nothing else."""
        r, base = self.r, s.actor * FUELS
        a, b = r.hybrid
        have_a, have_b = s.stock[base + a], s.stock[base + b]
        spare_a, spare_b = have_a, have_b
        for own in s.plants[s.actor]:
            if r.fuel_of[own] == a:
                spare_a -= r.units[own]
            elif r.fuel_of[own] == b:
                spare_b -= r.units[own]
        burnt_b = 0
        for burnt in range(r.units[plant]):
            burnt_a = burnt - burnt_b
            if have_a == burnt_a or (have_b > burnt_b and spare_b - burnt_b > spare_a - burnt_a):
                burnt_b += 1
        return r.runs[plant][burnt_b]
