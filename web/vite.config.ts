import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const server = process.env.MEGAVOLT_SERVER ?? 'http://127.0.0.1:8000';
const root = fileURLToPath(new URL('..', import.meta.url));

// The server answers 404 for a path that none of these patterns fits.
const pages: Plugin = {
  name: 'pages',
  generateBundle() {
    const source = readFileSync(new URL('src/lib/pages.json', import.meta.url));
    this.emitFile({ type: 'asset', fileName: 'pages.json', source });
  },
};

const outDir = process.env.MEGAVOLT_STATIC ?? '../src/megavolt/server/static';
const resolve = { alias: { $lib: fileURLToPath(new URL('src/lib', import.meta.url)) } };

// The page of a review is one file that needs no server: scripts, styles and fonts lie in it.
// terminal/review_page.py puts a game in the place of the mark PACKED.
const standalone: Plugin = {
  name: 'standalone',
  apply: 'build',
  async closeBundle() {
    const built = await build({
      configFile: false,
      logLevel: 'warn',
      plugins: [svelte()],
      resolve,
      build: {
        write: false,
        target: 'es2022',
        cssCodeSplit: false,
        assetsInlineLimit: Number.MAX_SAFE_INTEGER,
        chunkSizeWarningLimit: 4000,
        modulePreload: false,
        rolldownOptions: {
          input: fileURLToPath(new URL('src/standalone/main.ts', import.meta.url)),
          output: { codeSplitting: false },
        },
      },
    });
    const { output } = (Array.isArray(built) ? built[0] : built) as { output: { type: string; code?: string; source?: unknown }[] };
    const script = output.map((part) => part.code ?? '').join('\n');
    const style = output.map((part) => (typeof part.source === 'string' ? part.source : '')).join('\n');
    writeFileSync(join(outDir, 'standalone.html'), page(script, style));
  },
};

function page(script: string, style: string): string {
  return [
    '<!doctype html>',
    '<!-- Megavolt: review -->',
    '<html lang="en"><head><meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" />',
    '<meta name="color-scheme" content="light dark" /><title>Megavolt</title>',
    `<style>${style}</style></head><body><div id="app"></div>`,
    '<script type="application/json" id="packed">PACKED</script>',
    `<script type="module">${script.replaceAll('</script', '<\\/script')}</script></body></html>`,
    '',
  ].join('\n');
}

export default defineConfig({
  plugins: [svelte(), pages, standalone],
  resolve,
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    // A face that is needed for Polish alone must not travel in the styles of everybody.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
  server: {
    // The dev page is of another origin, so the server needs MEGAVOLT_ORIGINS=http://localhost:5173.
    proxy: { '/api': { target: server, ws: true } },
    fs: { allow: [root] },
  },
  test: { include: ['tests/**/*.test.ts'], environment: 'node', css: true },
});
