// The runs that are about to be made: chosen beforehand, changed on the board, made from there or from the action bar.
import type { PlantMarket } from '$lib/api/types';
import type { TableModel } from '$lib/table.svelte';
import { chosenRuns, type Runs } from './running';

type Id = number | string;

export class RunPlan {
  #table: TableModel<PlantMarket>;
  #chosen = $state.raw<ReadonlySet<Id> | null>(null); // null: the best
  #wanted = $state<Id>(); // the plant that was chosen last, which goes before others of the same fuel
  #making = $state.raw<Runs | null>(null); // the runs that are being made

  constructor(table: TableModel<PlantMarket>) {
    this.#table = table;
  }

  // Getters, not deriveds: a plan outlives the components that ask it.
  get #best(): Runs | null {
    const sets: readonly Runs[] = this.#table.board.decision?.runs ?? []; // that can run, the best first
    return chosenRuns(sets, this.#chosen, this.#wanted) ?? null;
  }

  /** Null: it is not the time to run plants. */
  get runs(): Runs | null {
    return this.#making ?? this.#best;
  }

  get isGoing(): boolean {
    return this.#making !== null;
  }

  toggle(plant: Id): void {
    const now = new Set(this.runs?.plants);
    this.#wanted = now.delete(plant) ? undefined : plant;
    if (this.#wanted !== undefined) now.add(plant);
    this.#chosen = now;
  }

  async go(): Promise<void> {
    const [best, done] = [this.#best, this.#table.find('done')];
    if (!best || !done) return;
    this.#making = best;
    await this.#table.playAll([...best.words, done.word]);
    this.#making = null;
    [this.#chosen, this.#wanted] = [null, undefined];
  }
}

const plans = new WeakMap<TableModel<PlantMarket>, RunPlan>();

/** The plan of a table, one for its board and its action bar. */
export function runPlan(table: TableModel<PlantMarket>): RunPlan {
  const plan = plans.get(table) ?? new RunPlan(table);
  plans.set(table, plan);
  return plan;
}
