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
  login: '#/login',
  learn: '#/learn/tortuga',
  'open record': '#/replay',
  lost: '#/nowhere',
};
const LOCALES = ['hu', 'de', 'pl', 'en'];
const LOOKS = [
  { width: 360, height: 740, theme: 'light' },
  { width: 1440, height: 900, theme: 'dark' },
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

/** Preferences as another tab would change them: the page follows without being loaded again. */
const prefer = (page, preferences) =>
  page.evaluate((kept) => {
    const newValue = JSON.stringify({ speed: 'none', ...kept });
    localStorage.setItem('wharf-settings', newValue);
    dispatchEvent(new StorageEvent('storage', { key: 'wharf-settings', newValue }));
  }, preferences);

async function complaintsOfAxe(page) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() =>
    globalThis.axe.run(document, { resultTypes: ['violations'] }),
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes.slice(0, 3).map(({ html, failureSummary }) => `${html} ${failureSummary}`)}`,
    );
}

for (const { width, height, theme } of LOOKS) {
  test(`${width} px, ${theme}`, async () => {
    const browser = await openBrowser({ viewport: { width, height }, reducedMotion: 'reduce' });
    opened.push(browser);
    const { page } = browser;
    const complaints = [];
    await page.goto(server.url);
    await prefer(page, { locale: 'en', theme });
    for (const [name, address] of Object.entries(SCREENS)) {
      await page.goto('about:blank');
      await page.goto(server.url + address);
      const ready = name === 'table' ? '.prompt.asked' : 'main :is(h1, h2)';
      await page.waitForSelector(ready, { state: 'attached' });
      for (const locale of LOCALES) {
        await prefer(page, { locale, theme });
        await page.waitForFunction((lang) => document.documentElement.lang === lang, locale);
        const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (tooWide > 0) complaints.push(`${name}, ${locale}: ${tooWide} px too wide`);
      }
      complaints.push(...(await complaintsOfAxe(page)).map((line) => `${name}: ${line}`));
    }
    assert.deepEqual([...complaints, ...browser.faults], []);
  });
}
