// The maps that come with the game, from their files: a new one is tested as soon as it is there.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const path = (name) => fileURLToPath(new URL(name, import.meta.url));
const own = path('../../.venv/bin/python');
const python = process.env.PYTHON ?? (existsSync(own) ? own : 'python3');

export const maps = JSON.parse(execFileSync(python, [path('../scripts/maps.py')], { encoding: 'utf-8', maxBuffer: 1e8 }));
/** Those of the boxes; the others were made from the atlas, and countries have any shape. */
export const printed = ['germany', 'usa', 'europe', 'north-america'];
