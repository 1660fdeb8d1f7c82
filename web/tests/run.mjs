// Runs the journeys (all, or those whose path contains a word that is given): one browser and one site for all, a file per core at a time.
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { LAUNCH } from './browser.mjs';
import { runFiles } from './runner.mjs';
import { serve } from './serve.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));
const games = fileURLToPath(new URL('../src/games/', import.meta.url));
// What takes longest begins first, so that nothing runs on alone in the end.
const LONG = ['guide', 'unlucky', 'online', 'journeys', 'film', 'people', 'shift'];
const isLong = (name) => LONG.includes(name.replace('.test.mjs', ''));
const all = [
  ...readdirSync(games)
    .map((game) => `${games}${game}/journeys.test.mjs`)
    .filter(existsSync),
  ...readdirSync(folder)
    .filter((name) => name.endsWith('.test.mjs'))
    .sort((one, other) => isLong(other) - isLong(one))
    .map((name) => folder + name),
];
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const flags = process.argv.slice(2).filter((word) => word.startsWith('-'));
const files = all.filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)));

const browser = await chromium.launchServer(LAUNCH);
const site = await serve(process.env.DIST ?? folder + '../dist');
const failures = await runFiles(files, {
  flags,
  atOnce: Math.max(3, availableParallelism()),
  env: { ...process.env, WHARF_BROWSER: browser.wsEndpoint(), WHARF_SITE: site.url },
});
await browser.close();
site.close();
process.exit(failures === 0 ? 0 : 1);
