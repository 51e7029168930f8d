// What the editor of maps does with a press, and what is chosen.
export const TOOLS = ['move', 'add', 'connect', 'paint'] as const;
export type Tool = (typeof TOOLS)[number];

/** A city by its id, a connection by the ids of both its ends, or nothing. */
export type Chosen = { city: string; link?: undefined } | { link: string; city?: undefined } | null;
