// How the client is built, served while developing, and tested.
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { serviceWorker } from './src/offline/vite_plugin.ts';

export default defineConfig({
  base: './',
  plugins: [svelte(), serviceWorker()],
  resolve: {
    alias: { $lib: fileURLToPath(new URL('./src/lib', import.meta.url)) },
    // Components under test are the browser's, not the server's.
    ...(process.env['VITEST'] ? { conditions: ['browser'] } : {}),
  },
  build: { target: 'es2022', assetsInlineLimit: 0, rolldownOptions: { checks: { bundlerTimings: false } } },
  worker: { format: 'es' },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } } },
  test: { include: ['src/**/*.test.ts'] },
});
