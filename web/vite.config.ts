// How the client is built, served while developing, and tested.
/// <reference types="vitest/config" />
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { packedJson } from './src/offline/packed_json.ts';
import { serviceWorker } from './src/offline/vite_plugin.ts';

const project = readFileSync(new URL('../CMakeLists.txt', import.meta.url), 'utf8');
const version = /^project\(wharf VERSION ([\d.]+)/m.exec(project)?.[1];
if (version === undefined) throw new Error('CMakeLists.txt names no version');

export default defineConfig({
  base: './',
  define: { __WHARF_VERSION__: JSON.stringify(version) },
  plugins: [svelte(), packedJson(), serviceWorker()],
  resolve: {
    alias: {
      $lib: fileURLToPath(new URL('./src/lib', import.meta.url)),
      $words: fileURLToPath(new URL('../src/language/words', import.meta.url)),
      $games: fileURLToPath(new URL('../src/games', import.meta.url)),
    },
    // Components under test are the browser's, not the server's.
    ...(process.env['VITEST'] ? { conditions: ['browser'] } : {}),
  },
  build: { target: 'es2022', assetsInlineLimit: 0, rolldownOptions: { checks: { bundlerTimings: false } } },
  worker: { format: 'es' },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } } },
  test: { include: ['src/**/*.test.ts'] },
});
