// Glück Auf in a real browser, with nothing but what a person can see and tap: node --test tests/gluck-auf.test.mjs.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { openBrowser } from './browser.mjs';
import { serve } from './serve.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const axe = readFileSync(here('../node_modules/axe-core/axe.min.js'), 'utf8');
const record = readFileSync(here('../../src/games/gluck_auf/fixtures/points-players-3.json'), 'utf8');
const packed = deflateRawSync(JSON.stringify(JSON.parse(record))).toString('base64url');
const BOARD = '[data-game=gluck-auf]';
/** What a person sees as "you may act here". */
const LIT = `${BOARD} button[aria-disabled=false]`;

let server;
let browser;
let page;
before(async () => {
  server = await serve(process.env.DIST ?? here('../dist'));
  browser = await openBrowser();
  page = browser.page;
  // Nothing waits for motion here.
  await page.addInitScript(() => {
    if (location.protocol === 'http:' && !localStorage.getItem('wharf-settings'))
      localStorage.setItem('wharf-settings', JSON.stringify({ speed: 'none', name: 'Grace', locale: 'en' }));
  });
});
after(async () => {
  await browser.close();
  server.close();
});
afterEach(() => assert.deepEqual(browser.faults.splice(0), []));

async function setUp(sitters) {
  await page.goto('about:blank');
  await page.goto(`${server.url}#/new/gluck-auf`);
  await page.check(`input[name=players][value="${sitters.length}"]`);
  for (const [seat, sitter] of sitters.entries())
    await page.selectOption(`.seats li:nth-child(${seat + 1}) select`, sitter);
  await page.click('[data-testid=begin]');
}
const asked = () => page.waitForSelector('.prompt.asked, [data-testid=headline]', { timeout: 30000 });
const isOver = async () => (await page.$('[data-testid=headline]')) !== null;
/** Between two scenes nothing may be lit for a moment. */
const visibleLit = async () => {
  const found = [];
  for (let tries = 0; tries < 40 && found.length === 0; ++tries) {
    if (tries > 0) await page.waitForTimeout(50);
    found.push(...(await page.$$(`${LIT} >> visible=true`)));
    if (await isOver()) break;
  }
  return found;
};
/** Repeats by its seed, so that a failing game can be played again. */
function generator(seed) {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}
/** Taps lit places by chance until nothing is asked any more, or `enough` says so. */
async function tapAlong(seed, enough) {
  const roll = generator(seed);
  for (let taps = 0; taps < 900; ++taps) {
    await asked();
    if ((await isOver()) || (await enough?.())) return taps;
    const lit = await visibleLit();
    if (lit.length === 0 && ((await isOver()) || !(await page.$('.prompt.asked')))) continue;
    assert.ok(lit.length > 0, `nothing is lit: ${await page.textContent('[data-testid=prompt]')}`);
    // Whoever mines by chance rides up and down for ever: every other time he stops.
    const stop = await page.$(`${LIT}[data-spot=stop]`);
    const tapped = stop && roll(2) === 0 ? stop : lit[roll(lit.length)];
    // It may be gone before the finger comes down, when the table has just changed.
    await tapped.click({ timeout: 2000 }).catch(() => undefined);
    await page.waitForTimeout(5);
  }
  return -1;
}
/** Tells whether a part of the interface offends axe-core. */
async function checkAxe() {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => window.axe.run('main'));
  assert.deepEqual(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    [],
  );
}

beforeEach(() => page.setViewportSize({ width: 1440, height: 900 }));

test('a whole game against the computer, tapped on the board', { timeout: 400_000 }, async () => {
  await setUp(['person', 'easy']);
  const taps = await tapAlong(7);
  console.log(`# a game took ${taps} taps`);
  assert.match(await page.textContent('[data-testid=headline]'), /win|Shared/);
  assert.equal((await page.$$('dialog .bars .line')).length, 2);
});

test('on a phone: the mine opens when mining begins; steps are taken back; a refusal names its clause', async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  await setUp(['person', 'easy']);
  await tapAlong(3, () => page.$('[data-spot=space-m10] button'));
  // No order is complete yet, so no locomotive leaves.
  const locomotive = page.locator('[data-spot=space-locomotive] button');
  await locomotive.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  await locomotive.click({ force: true });
  await page.waitForSelector('dialog');
  assert.match(await page.textContent('dialog'), /completed order.*G5\.1|G5\.1.*completed order/s);
  await checkAxe();
  await page.keyboard.press('Escape');
  await page.click('[data-spot=space-m10] button');
  await page.waitForSelector('[data-spot=steps] >> visible=true');
  assert.equal(await page.isVisible('[data-spot=works]'), false);
  await page.click('[data-spot=level-0-grey] button');
  await page.waitForSelector('[data-spot=level-0-grey] [data-spot=cage-0]');
  await page.click('[data-spot=cart-0-grey]');
  await page.waitForSelector('[data-spot=cage-0] [data-spot=cage-0-grey]');
  await page.click('button[title="Take back"]');
  await page.waitForSelector('[data-spot=cage-0-grey]', { state: 'detached' });
  await checkAxe();
  await page.click('[data-spot=area-tab-clock]');
  assert.equal(await page.isVisible('[data-spot=clock]'), true);
  await checkAxe();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `${wide} px too wide`);
});

test('by keyboard: places are reached and played from the board', async () => {
  await setUp(['person', 'easy']);
  await asked();
  await page.focus(`${LIT}[data-spot^=draft-]`);
  const order = await page.evaluate(() => document.activeElement.getAttribute('data-spot'));
  await page.keyboard.press('Enter');
  await page.waitForSelector(`[data-spot="${order}"]`, { state: 'detached' });
  await asked();
});

test('people at one screen: a cover stands between them', async () => {
  await setUp(['person', 'person']);
  await page.click('[data-testid=take]');
  await asked();
  await page.click(`${LIT}[data-spot^=draft-]`);
  await page.waitForSelector('[data-testid=take]');
  assert.equal(await page.$(BOARD), null);
});

test('the end of a recorded game in a replay', async () => {
  await page.goto('about:blank');
  await page.goto(`${server.url}#/replay/record/${packed}?at=99999`);
  await page.waitForSelector(`${BOARD} [data-spot=clock]`);
  assert.equal(await page.locator(`${BOARD} section.mine`).count(), 3);
  await checkAxe();
});

test('the guided first game on a phone opens the area it speaks of', async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('about:blank');
  await page.goto(`${server.url}#/learn/gluck-auf`);
  await page.waitForSelector(`${BOARD} [data-spot=pit-0]`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.click('[data-spot=draft-truck-gg]');
  await page.waitForSelector('[data-spot=draft-truck-gg]', { state: 'detached' });
});
