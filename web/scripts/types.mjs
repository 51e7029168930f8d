// Makes src/lib/api/schema.d.ts from the server's OpenAPI document; --check only compares.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

const path = (name) => fileURLToPath(new URL(name, import.meta.url));
const own = path('../../.venv/bin/python');
const python = process.env.PYTHON ?? (existsSync(own) ? own : 'python3');
const document = execFileSync(python, [path('openapi.py')], { encoding: 'utf-8', maxBuffer: 1e8 });
const types = `// Made by \`npm run types\`. Do not edit.\n${astToString(await openapiTS(JSON.parse(document)))}`;
const file = path('../src/lib/api/schema.d.ts');

if (!process.argv.includes('--check')) {
  writeFileSync(file, types);
} else if (readFileSync(file, 'utf-8') !== types) {
  console.error('src/lib/api/schema.d.ts does not fit the server. Run: npm run types');
  process.exit(1);
}
