// Every screen, in every language, on a phone and on a desk: nothing overflows, and axe-core finds nothing to complain of.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { openBrowser } from './browser.mjs';
import { serve } from './serve.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const axe = readFileSync(here('../node_modules/axe-core/axe.min.js'), 'utf8');
const record = JSON.parse(
  readFileSync(here('../../src/games/tortuga/fixtures/target-6-players-3.json'), 'utf8'),
);
const packed = deflateRawSync(JSON.stringify(record)).toString('base64url');
const SCREENS = {
  home: '',
  'set up': '#/new/hermagor',
  table: '#/play/tortuga',
  replay: `#/replay/record/${packed}?at=160`,
  'the end': `#/replay/record/${packed}?at=99999`,
  rules: '#/rules/tortuga/T2.5',
  'all rules': '#/rules',
  matches: '#/games',
  profile: '#/profile',
  settings: '#/settings',
  learn: '#/learn/tortuga',
  'open record': '#/replay',
  lost: '#/nowhere',
};
const LOOKS = [
  { width: 360, height: 740, theme: 'light', locales: ['hu', 'de'] },
  { width: 1440, height: 900, theme: 'dark', locales: ['en', 'pl'] },
];

let server;
const opened = [];
before(async () => {
  server = await serve(process.env.DIST ?? here('../dist'));
});
after(async () => {
  for (const browser of opened) await browser.close();
  server.close();
});

for (const { width, height, theme, locales } of LOOKS) {
  test(`${width} px, ${theme}, ${locales.join(' and ')}`, async () => {
    const browser = await openBrowser({ viewport: { width, height }, reducedMotion: 'reduce' });
    opened.push(browser);
    const { page } = browser;
    const complaints = [];
    await page.goto(server.url);
    for (const [name, address] of Object.entries(SCREENS)) {
      for (const locale of locales) {
        await page.evaluate((kept) => localStorage.setItem('wharf-settings', JSON.stringify(kept)), {
          locale,
          theme,
          speed: 'none',
        });
        await page.goto(`about:blank`);
        await page.goto(server.url + address);
        await page.waitForSelector(name === 'table' ? '.prompt.asked' : 'main :is(h1, h2)', {
          state: 'attached',
        });
        await page.waitForTimeout(150);
        const where = `${name}, ${locale}`;
        const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (tooWide > 0) complaints.push(`${where}: ${tooWide} px too wide`);
        if (locale !== locales[0]) continue;
        await page.evaluate(axe);
        const { violations } = await page.evaluate(() =>
          globalThis.axe.run(document, { resultTypes: ['violations'] }),
        );
        const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
        const told = serious.map(
          ({ id, nodes }) =>
            `${id}: ${nodes
              .slice(0, 3)
              .map(({ html, failureSummary }) => `${html} ${failureSummary}`)
              .join('\n')}`,
        );
        complaints.push(...told.map((line) => `${where}: ${line}`));
      }
    }
    assert.deepEqual([...complaints, ...browser.faults], []);
  });
}
