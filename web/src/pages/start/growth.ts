// How a few networks grow over a map, each by the cheapest connection it has: what the start page shows.
import { neighbours } from '$lib/geo/network';

export interface Built {
  city: string;
  seat: number;
  from: string | null; // the city it was connected to; none for the first
}

type Links = readonly (readonly [string, string, number])[];

/** A house for every seat in every round, as long as there is a free city next to its network. */
export function growth(links: Links, starts: readonly string[], rounds: number): Built[] {
  const built: Built[] = starts.map((city, seat) => ({ city, seat, from: null }));
  for (let round = 1; round < rounds; round++)
    starts.forEach((_, seat) => {
      const next = cheapest(links, built, seat);
      if (next) built.push(next);
    });
  return built;
}

function cheapest(links: Links, built: readonly Built[], seat: number): Built | null {
  const taken = new Set(built.map(({ city }) => city));
  const offers = built
    .filter((house) => house.seat === seat)
    .flatMap(({ city: from }) => neighbours(links, from).map(([city, cost]) => ({ city, from, cost })))
    .filter(({ city }) => !taken.has(city));
  if (!offers.length) return null;
  const { city, from } = offers.reduce((a, b) => (b.cost < a.cost ? b : a));
  return { city, seat, from };
}
