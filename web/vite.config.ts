import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
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

export default defineConfig({
  plugins: [svelte(), pages],
  resolve: { alias: { $lib: fileURLToPath(new URL('src/lib', import.meta.url)) } },
  build: {
    outDir: process.env.MEGAVOLT_STATIC ?? '../src/megavolt/server/static',
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
