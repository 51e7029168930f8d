// Carries out a patch of the server (see server/live/patch.py): [path, value] puts, [path] removes.
// Only what lies on a path is copied, so that what has not changed stays the same object.

export type Step = string | number;
export type Patch = ([Step[], unknown] | [Step[]])[];

export function patched<T>(document: T, patch: Patch): T {
  let now: unknown = document;
  const fresh = new Set<unknown>();
  for (const item of patch) now = put(now, item[0], item, fresh);
  return now as T;
}

function put(place: unknown, path: Step[], item: Patch[number], fresh: Set<unknown>): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return item[1];
  const copy = copied(place, fresh);
  if (rest.length) copy[step] = put(copy[step], rest, item, fresh);
  else if (item.length === 2) copy[step] = item[1];
  else delete copy[step];
  return copy;
}

function copied(place: unknown, fresh: Set<unknown>): Record<Step, unknown> {
  if (fresh.has(place)) return place as Record<Step, unknown>;
  const copy: unknown = Array.isArray(place) ? [...(place as unknown[])] : { ...(place as object) };
  fresh.add(copy);
  return copy as Record<Step, unknown>;
}
