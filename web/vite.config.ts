import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const server = process.env.MEGAVOLT_SERVER ?? 'http://127.0.0.1:8000';
const root = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig({
  plugins: [svelte()],
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
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
});
