// Journeys over Hermagor's board in a real browser, by what a person can see and tap. DIST names another build.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, afterEach, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { openBrowser } from './browser.mjs';
import { serve } from './serve.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const axe = readFileSync(here('../node_modules/axe-core/axe.min.js'), 'utf8');
const fixture = (name) =>
  JSON.parse(readFileSync(here(`../../src/games/hermagor/fixtures/${name}.json`), 'utf8'));
const packed = (record) => deflateRawSync(JSON.stringify(record)).toString('base64url');
const PHONE = { width: 360, height: 740 };
const DESK = { width: 1440, height: 900 };

let server;
let browser;
let page;
before(async () => {
  server = await serve(process.env.DIST ?? here('../dist'));
  browser = await openBrowser({ reducedMotion: 'reduce' });
  page = browser.page;
  await page.addInitScript(() => {
    if (location.protocol === 'http:' && !localStorage.getItem('wharf-settings'))
      localStorage.setItem('wharf-settings', JSON.stringify({ speed: 'none', name: 'Grace', locale: 'en' }));
  });
});
after(async () => {
  await browser.close();
  server.close();
});
afterEach(() => {
  assert.deepEqual(browser.faults.splice(0), []);
});

const visit = async (address) => {
  await page.goto('about:blank'); // or the browser would only change the part behind "#"
  await page.goto(server.url + address);
  await page.waitForSelector('main :is(h1, h2)', { state: 'attached' });
};
const myTurn = () => page.waitForSelector('.prompt.asked', { timeout: 20000 });
const words = () => page.textContent('[data-testid=prompt]');
async function setUp(sitters) {
  await visit('#/new/hermagor');
  await page.check(`input[name=players][value="${sitters.length}"]`);
  for (const [seat, sitter] of sitters.entries())
    await page.selectOption(`.seats li:nth-child(${seat + 1}) select`, sitter);
  await page.click('[data-testid=begin]');
}
/** What is lit on the board and can be seen, with the gain its label promises. */
const litPlaces = () =>
  page.$$eval('.hermagor button[aria-disabled=false]', (buttons) =>
    buttons
      .filter((button) => button.getClientRects().length > 0)
      .map((button) => {
        const label = button.parentElement?.querySelector('.pill')?.textContent ?? '';
        const gain = /([+−])(\d+)/.exec(label);
        return {
          spot: button.dataset.spot,
          gain: gain ? Number(gain[2]) * (gain[1] === '+' ? 1 : -1) : 0,
        };
      }),
  );
/** The action bar's last choice: passing, keeping, declining. */
async function decline() {
  const more = page.locator('[data-testid=choices][aria-expanded=false]');
  if (await more.count()) await more.click();
  await page.locator('[data-move]').last().click();
}
async function complaintsOfAxe() {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() =>
    globalThis.axe.run(document, { resultTypes: ['violations'] }),
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html }) => html)}`);
}

test(
  'a whole game against computer players on a phone, by tapping what is lit',
  { timeout: 240000 },
  async () => {
    await page.setViewportSize(PHONE);
    await setUp(['person', 'easy', 'easy']);
    const asked = new Set();
    let taps = 0;
    for (; taps < 300; ++taps) {
      await page.waitForSelector('.prompt.asked, [data-testid=headline]', { timeout: 30000 });
      if (await page.$('[data-testid=headline]')) break;
      const lines = await page.textContent('.prompt');
      asked.add(lines.split(/[\d.:?]/)[0]);
      const before = await page.$$eval('.log li', (all) => all.length);
      const places = await litPlaces();
      const best = places.sort((a, b) => b.gain - a.gain)[Math.min(taps % 3, Math.max(0, places.length - 1))];
      // Who has no good offer passes, as people do.
      if (best && best.gain >= -2)
        await page.click(`.hermagor button[data-spot="${best.spot}"] >> visible=true`);
      else await decline();
      await page.waitForFunction(
        ([n, sentence]) =>
          document.querySelectorAll('.log li').length > n ||
          document.querySelector('[data-testid=headline]') !== null ||
          document.querySelector('.prompt').textContent !== sentence,
        [before, lines],
      );
    }
    console.log(`# ${taps} decisions; ${[...asked].join(' | ')}`);
    assert.match(await page.textContent('[data-testid=headline]'), /win|won|Shared/);
    assert.ok(taps > 10);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${wide} px too wide`);
  },
);

test('two people at one screen, by keyboard on the board; a decision taken back; why not', async () => {
  await page.setViewportSize(DESK);
  await setUp(['person', 'person']);
  await myTurn();
  // Nothing is hidden in Hermagor, so nobody hands the screen over.
  assert.equal(await page.$('[data-testid=take]'), null);
  const first = await words();
  await page.focus('[data-spot=place-h2v2]');
  await page.keyboard.press('Enter');
  await page.waitForFunction((sentence) => document.querySelector('.prompt').textContent !== sentence, first);
  // The keyboard is still on the board, at something that can be done.
  assert.ok(await page.evaluate(() => document.activeElement.closest('.hermagor') !== null));
  assert.ok(await page.$('[data-spot=place-h2v2] .buyer'));
  // What is not allowed is marked as disabled, and can be asked about all the same.
  await page.click('[data-spot=place-h2v2]', { force: true });
  assert.match(await page.textContent('[data-testid=reason]'), /already stands there/);
  assert.match(await page.textContent('dialog blockquote a'), /^H2\.2$/);
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog', { state: 'detached' });
  await page.click('button[title="Take back"]');
  await page.waitForFunction((sentence) => document.querySelector('.prompt').textContent === sentence, first);
  assert.equal(await page.$('[data-spot=place-h2v2] .buyer'), null);
});

test('before the tap: the forecast counts a buyer that is only looked at', async () => {
  await setUp(['person', 'easy']);
  await myTurn();
  assert.equal(await page.$('[data-spot=place-r3c2] .ghost'), null);
  await page.hover('[data-spot=place-r3c2]');
  await page.waitForSelector('[data-spot=place-r3c2] .ghost');
  await page.waitForSelector('[data-spot=place-r3c2] .outcome');
});

test('a replay of a recorded game; every part of the board under axe-core, large and small', async () => {
  const record = fixture('last-action-tile-players-5');
  await page.setViewportSize(DESK);
  await visit(`#/replay/record/${packed(record)}?at=160`);
  await page.waitForSelector('.hermagor');
  const depots = await page.$$eval('.depot', (all) => all.length);
  await page.keyboard.press('End');
  await page.waitForFunction((n) => document.querySelectorAll('.depot').length > n, depots);
  assert.deepEqual(await complaintsOfAxe(), []);
  await page.setViewportSize(PHONE);
  for (const area of ['market', 'map', 'prices', 'players']) {
    await page.click(`[data-spot=mini-${area}]`);
    assert.deepEqual(await complaintsOfAxe(), [], area);
  }
  await page.keyboard.press('ArrowLeft');
  assert.equal(await page.getAttribute('[data-spot=mini-prices]', 'aria-selected'), 'true');
});

test('the guided game can be played on the board, and a wrong tap is answered', async () => {
  await page.setViewportSize(DESK);
  await visit('#/learn/hermagor');
  const said = () => page.textContent('[data-testid=said]');
  const on = async (act) => {
    const before = await said();
    await act();
    await page.waitForFunction(
      (text) => document.querySelector('[data-testid=said]').textContent !== text,
      before,
    );
  };
  await on(() => page.click('[data-testid=goOn]'));
  await on(() => page.click('[data-spot=place-r2c1]'));
  assert.match(await said(), /H3\/V2/);
  for (const place of ['h3v2', 'v2r4', 'h3v3', 'r4c2'])
    await on(() => page.click(`[data-spot=place-${place}]`));
  await on(() => page.click('[data-spot=price-amulet]'));
  await on(() => page.click('[data-spot=name-0]'));
  await on(() => page.click('[data-testid=goOn]'));
  await on(() => page.click('[data-spot=village-ostrel]'));
  await page.click('[data-spot=way-side-road]');
  await on(() => page.click('[data-spot=village-silverford]'));
  await on(() => page.click('[data-spot=village-marnhold]'));
  await on(() => page.click('[data-spot=nobility]'));
  await on(() => page.click('[data-testid=goOn]'));
  await page.waitForSelector('.voice a[href="#/play/hermagor"]');
});
