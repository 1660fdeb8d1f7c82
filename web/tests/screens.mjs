// Photographs every screen in three sizes, light and dark, into web/screenshots (or the folder that is named).
// Arguments: [--folder F] [--only PART OF A NAME] [--dist D]
import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { deflateRawSync } from 'node:zlib';
import { openBrowser } from './browser.mjs';
import { serve } from './serve.mjs';

const { values } = parseArgs({
  options: { folder: { type: 'string' }, only: { type: 'string', default: '' }, dist: { type: 'string' } },
});
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const folder = values.folder ?? here('../screenshots');
mkdirSync(folder, { recursive: true });

const record = readFileSync(here('../../src/games/tortuga/fixtures/target-6-players-3.json'));
const packed = deflateRawSync(JSON.stringify(JSON.parse(record))).toString('base64url');
const SIZES = { phone: [360, 740], tablet: [820, 1180], desktop: [1440, 900] };

/** Name, address, and what to do there before the picture. */
const SCREENS = [
  ['home', '#/'],
  ['new', '#/new/hermagor'],
  ['table', '#/play/tortuga', (page) => page.waitForSelector('[data-testid=prompt]')],
  [
    'choices',
    '#/play/tortuga',
    (page) => page.click('[data-testid=choices]', { timeout: 3000 }).catch(() => {}),
  ],
  ['replay', `#/replay/record/${packed}?at=160`, (page) => page.waitForSelector('[data-testid=next]')],
  ['rules', '#/rules/tortuga/T2.5', (page) => page.waitForSelector('.cited')],
  ['rules-all', '#/rules'],
  ['games', '#/games'],
  ['profile', '#/profile'],
  ['settings', '#/settings'],
  ['login', '#/login'],
  ['learn', '#/learn/tortuga'],
  ['record', '#/replay'],
  ['lost', '#/nowhere'],
];

const server = await serve(values.dist ?? here('../dist'));
for (const [size, [width, height]] of Object.entries(SIZES)) {
  for (const colorScheme of ['light', 'dark']) {
    // The longest words are German and Hungarian.
    const locale = { phone: 'hu', tablet: 'de', desktop: 'en' }[size];
    const browser = await openBrowser({ viewport: { width, height }, colorScheme, locale });
    for (const [name, address, prepare] of SCREENS) {
      if (!`${name}-${size}-${colorScheme}`.includes(values.only)) continue;
      await browser.page.goto(`${server.url}${address}`);
      await browser.page.reload();
      await browser.page.waitForSelector('main :is(h1, h2)', { state: 'attached' });
      await prepare?.(browser.page);
      await browser.page.waitForTimeout(500);
      await browser.page.screenshot({ path: `${folder}/${name}-${size}-${colorScheme}.png` });
      const wide = await browser.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) console.log(`${name} ${size}: ${wide} px too wide`);
    }
    if (browser.faults.length) console.log(size, colorScheme, [...new Set(browser.faults)].join('\n'));
    await browser.close();
  }
}
server.close();
