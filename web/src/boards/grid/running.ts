// Which plants to run, of the sets that the server has worked out.

type Id = number | string;

/** What it gives to run just these plants; see `Runs` of the decision. */
export interface Runs {
  plants: Id[];
  words: string[];
  gives: number;
  pays: number;
}

/** The best runs; with `only`, of as many of these plants as can run together, before all the one that was `wanted` last. */
export function chosenRuns<R extends Runs>(bestFirst: readonly R[], only: ReadonlySet<Id> | null, wanted?: Id): R | undefined {
  if (!only) return bestFirst[0];
  const has = (runs: R): number => Number(wanted !== undefined && runs.plants.includes(wanted));
  return bestFirst
    .filter((runs) => runs.plants.every((plant) => only.has(plant)))
    .sort((a, b) => has(b) - has(a) || b.plants.length - a.plants.length)[0];
}
