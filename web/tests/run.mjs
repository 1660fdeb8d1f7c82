// Runs the journeys (all, or the files that are named): one browser and one site for all, a file per core at a time.
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { LAUNCH } from './browser.mjs';
import { serve } from './serve.mjs';

// A journey that hangs is a fault, not a night without results.
const PATIENCE_MS = 400_000;

const folder = fileURLToPath(new URL('.', import.meta.url));
const all = readdirSync(folder).filter((name) => name.endsWith('.test.mjs'));
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const flags = process.argv.slice(2).filter((word) => word.startsWith('-'));
const files = (wanted.length > 0 ? wanted : all).map((name) => folder + name.replace(/^.*\//, ''));

const browser = await chromium.launchServer(LAUNCH);
const site = await serve(process.env.DIST ?? folder + '../dist');
const journeys = spawn(
  process.execPath,
  ['--test', `--test-concurrency=${Math.max(2, availableParallelism())}`, ...flags, ...files],
  {
    stdio: 'inherit',
    timeout: PATIENCE_MS,
    env: { ...process.env, WHARF_BROWSER: browser.wsEndpoint(), WHARF_SITE: site.url },
  },
);
journeys.on('exit', async (code) => {
  await browser.close();
  site.close();
  process.exit(code ?? 1);
});
