// How much fuel is still needed for all plants to run once, or twice; what to buy next, and what it costs in all.
import type { BoardPlayer, FuelSeen } from '$lib/api/types';

/** What to buy, in order, so that all plants can run so often; and what it costs. */
export interface Plan {
  fuels: string[];
  cost: number;
  enough: boolean; // false: there is not enough fuel or money for all of it
}

interface Track {
  name: string;
  spaces: readonly number[]; // prices, the dearest first
}

/** What has to be known of the fuel market and of the players. */
interface Seen<F, P> {
  fuel: Record<string, F>;
  players: P[];
}
type Market = Pick<FuelSeen, 'price' | 'tokens' | 'store'>;
type Buyer = Pick<BoardPlayer, 'money' | 'plants' | 'stock'>;

const MOST = 40; // units: more than any player can store

/** Buy in mind what is lacking, unit by unit, with prices that rise on the way. */
export function planned(
  view: Seen<Market, Buyer>,
  me: number,
  runs: number,
  tracks: readonly Track[],
  storePrice: number,
  can: (word: string) => boolean,
): Plan {
  const now = structuredClone({ fuel: view.fuel, players: view.players });
  const player = now.players[me];
  const plan: Plan = { fuels: [], cost: 0, enough: true };
  if (!player) return plan;
  let money = player.money ?? 0;
  const affordable = (word: string): boolean => {
    const price = now.fuel[word.split(' ')[1] ?? '']?.price ?? Infinity;
    return can(word) && price <= money;
  };
  for (
    let fuel = nextFuel(now, me, runs, affordable);
    fuel !== null && plan.fuels.length < MOST;
    fuel = nextFuel(now, me, runs, affordable)
  ) {
    const market = now.fuel[fuel]!;
    const price = market.price ?? 0;
    plan.fuels.push(fuel);
    plan.cost += price;
    money -= price;
    player.stock[fuel] = (player.stock[fuel] ?? 0) + 1;
    take(market, tracks.find(({ name }) => name === fuel)?.spaces ?? [], storePrice);
  }
  plan.enough = nextFuel(now, me, runs, () => true) === null;
  return plan;
}

/** One token leaves the market: the cheapest of the track, then of the store. */
function take(market: Market, spaces: readonly number[], storePrice: number): void {
  if (market.tokens > 0) market.tokens -= 1;
  else market.store = (market.store ?? 0) - 1;
  if (market.tokens > 0) market.price = spaces[market.tokens - 1] ?? null;
  else market.price = (market.store ?? 0) > 0 ? storePrice : null;
}

/** The next fuel to buy so that all plants can run so often; null if there is enough, or none to buy. */
export function nextFuel(
  view: Seen<Pick<Market, 'price'>, Pick<Buyer, 'plants' | 'stock'>>,
  me: number,
  runs: number,
  can: (word: string) => boolean,
): string | null {
  const { plants, stock: held } = view.players[me] ?? { plants: [], stock: {} };
  const stock: Record<string, number> = { ...held };
  const either = plants.filter((plant) => plant.fuels.length > 1);
  for (const plant of plants) {
    const [fuel, another] = plant.fuels;
    if (fuel === undefined || another !== undefined) continue;
    stock[fuel] = (stock[fuel] ?? 0) - plant.units * runs;
    if (stock[fuel] < 0 && can(`buy ${fuel}`)) return fuel;
  }
  for (const plant of either) {
    const lacking = plant.units * runs - use(stock, plant.fuels, plant.units * runs);
    if (lacking > 0) return cheapest(view, plant.fuels, can);
  }
  return null;
}

/** Take fuel of any of these kinds from the stock; how much there was. */
function use(stock: Record<string, number>, fuels: string[], wanted: number): number {
  let used = 0;
  for (const fuel of fuels) {
    const taken = Math.max(0, Math.min(stock[fuel] ?? 0, wanted - used));
    stock[fuel] = (stock[fuel] ?? 0) - taken;
    used += taken;
  }
  return used;
}

function cheapest(view: { fuel: Record<string, Pick<Market, 'price'>> }, fuels: string[], can: (word: string) => boolean): string | null {
  const offered = fuels.filter((fuel) => can(`buy ${fuel}`));
  if (!offered.length) return null;
  const price = (fuel: string): number => view.fuel[fuel]?.price ?? 0;
  return offered.reduce((a, b) => (price(b) < price(a) ? b : a));
}
