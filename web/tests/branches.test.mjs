// Any position: other moves and other luck from a point of a record, shared as a link; a position set up by hand.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { inflateRawSync } from 'node:zlib';
import { GAMES } from './games.mjs';
import { DESK, end, fixture, logLines, makeMove, packed, PHONE, setOut } from './journey.mjs';

after(end);

const LOCALES = ['hu', 'de', 'pl', 'en'];
const text = (page, id) => page.textContent(`[data-testid=${id}]`);
/** Where a match stands, as it is read on any screen. */
const state = async (page) => ({
  lines: await logLines(page),
  prompt: await text(page, 'prompt'),
  branch: (await text(page, 'branch')).split('·')[1].trim().split(' ')[0],
});
/** The address, when it has a part. */
const hashWith = (page, part) =>
  page.waitForFunction((wanted) => location.hash.includes(wanted), part).then(() => page.url());
/** The address of a branch, when the last of its moves is this one: it is written behind what is shown. */
async function addressAfter(page, move) {
  for (;;) {
    const hash = await page.evaluate(() => location.hash);
    const packed = /[?&]branch=([\w-]+)/.exec(hash)?.[1];
    const { steps = [] } = packed ? JSON.parse(inflateRawSync(Buffer.from(packed, 'base64url'))) : {};
    if (JSON.stringify(steps.at(-1) ?? []).includes(JSON.stringify(move))) return page.url();
    await page.waitForFunction((old) => location.hash !== old, hash);
  }
}
const noWider = async (page, what) => {
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(tooWide <= 0, `${what}: ${tooWide} px too wide`);
};
/** What something else lies over at a corner or in the middle, by its words. */
const covered = (page, selector) =>
  page.$$eval(selector, (all) => {
    const EDGE = 6; // within round corners
    const isCovered = (one) => {
      const { left, right, top, bottom, width } = one.getBoundingClientRect();
      const places = [left + EDGE, (left + right) / 2, right - EDGE].flatMap((x) =>
        [top + EDGE, (top + bottom) / 2, bottom - EDGE].map((y) => document.elementFromPoint(x, y)),
      );
      return width > 0 && !places.every((found) => one.contains(found));
    };
    return all.filter(isCovered).map(({ textContent }) => textContent.trim());
  });
/** Plays whatever is asked until chance waits to be told. */
async function playToChance(page) {
  for (let n = 0; n < 20; ++n) {
    await page.waitForSelector('.prompt.asked');
    if (await page.$('[data-testid=draw]')) return;
    const before = await page.textContent('.log, [data-testid=prompt]');
    const list = page.locator('[data-testid=choices][aria-expanded=false]');
    if (await list.isVisible()) await list.click();
    await page.click('[data-move]');
    await page.waitForFunction((log) => document.querySelector('.log')?.textContent !== log, before);
  }
  throw new Error('chance is never asked');
}

test('on a phone, without a connection: other moves and other luck, back to the record, and as a link', async () => {
  const journey = await setOut({ viewport: PHONE, hasTouch: true, serviceWorkers: 'allow' });
  const { page } = journey;
  const record = fixture('tortuga', GAMES.tortuga.few);
  // The first decision after the beginning that is open to all: an action to use or to leave.
  const at = record.moves.findIndex(([, move]) => move === 'use');
  await journey.visit('');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await journey.context.setOffline(true);
  await journey.visit(`#/replay/record/${packed(record)}?at=${at}`);
  const moment = await text(page, 'moment');
  await page.tap('[data-testid=try]');
  assert.match(await text(page, 'branch'), /Branch/);
  await journey.myTurn();
  // The other way than in the record, then what chance does is chosen.
  await page.tap('[data-testid=myLuck]');
  await makeMove(page, 'leave');
  await playToChance(page);
  const outcomes = await page.$$eval('.choice', (all) => all.map(({ textContent }) => textContent));
  assert.ok(outcomes.length > 1 && outcomes.every((words) => /%/.test(words)), String(outcomes));
  const share = outcomes.map((words) => Number(/([\d.]+) ?%/.exec(words)[1])).reduce((a, b) => a + b);
  assert.ok(Math.abs(share - 100) < 1, `${share} %`);
  // Beside the words the piece itself, as large as a finger can tell apart.
  const pieces = await page.$$eval('.choice [data-testid=chancePiece] :is(svg, span)', (all) =>
    all
      .map((piece) => piece.getBoundingClientRect())
      .filter(({ width, height }) => width >= 20 && height >= 20),
  );
  assert.ok(pieces.length >= outcomes.length, `${pieces.length} pieces for ${outcomes.length} outcomes`);
  assert.deepEqual(await journey.complaintsOfAxe('main'), []);
  for (const locale of LOCALES) {
    await journey.prefer({ locale });
    await noWider(page, locale);
    assert.doesNotMatch(await page.textContent('main'), /luck\.|branch\.|move\.|\{/);
  }
  const chosen = await page.getAttribute('.choice', 'data-move');
  await page.tap('.choice');
  const address = await addressAfter(page, chosen);
  assert.match(address, /[?&]at=\d+/);

  // Taken back and made again, and the record at one tap.
  await page.tap('.tools button:last-child');
  await page.waitForSelector(`[data-move="${chosen}"]`);
  await page.tap(`[data-move="${chosen}"]`);
  await hashWith(page, new URL(address).hash.split('branch=')[1]);
  await page.tap('[data-testid=toRecord]');
  await page.waitForSelector('[data-testid=try]');
  assert.equal(await text(page, 'moment'), moment);
  const listed = page.locator('[data-testid=branches] li');
  await page.waitForFunction(() => document.querySelectorAll('[data-testid=branches] li').length === 1);
  await page.waitForFunction(() =>
    document.querySelector('[data-testid=branches] li')?.textContent.includes('passed'),
  );

  // Kept with the record; entered again it is where it was.
  await page.reload();
  await listed.first().waitFor();
  await listed.locator('button').first().tap();
  await page.waitForSelector('[data-testid=branch]');
  const there = await state(page);
  const shared = await hashWith(page, 'branch=');
  assert.deepEqual(journey.faults, []);

  // Somebody else opens the link: the same branch at its point.
  const other = await setOut({
    viewport: DESK,
    address: journey.url,
    preferences: { drawer: true, theme: 'dark' },
  });
  await other.visit(new URL(shared).hash);
  await other.page.waitForSelector('[data-testid=branch]');
  assert.deepEqual(await state(other.page), there);
  assert.match(await text(other.page, 'branch'), /Branch/);
  assert.deepEqual(await other.complaintsOfAxe(), []);
  // By keyboard: out of it, and into another from the next moment.
  await other.page.focus('[data-testid=toRecord]');
  await other.page.keyboard.press('Enter');
  await other.page.waitForSelector('[data-testid=moment]');
  await other.page.keyboard.press('ArrowLeft');
  await other.page.keyboard.press('t');
  await other.page.waitForSelector('[data-testid=branch]');
  assert.deepEqual(other.faults, []);
  await other.end();
  await journey.end();
});

for (const [width, height] of [
  [360, 740],
  [320, 640],
  [1024, 768],
])
  test(`what chance may bring lies under nothing, at ${width} by ${height}`, async () => {
    const journey = await setOut({ viewport: { width, height }, preferences: { drawer: true } });
    const { page } = journey;
    await journey.visit(`#/replay/record/${packed(fixture('tortuga', GAMES.tortuga.few))}?at=0`);
    await page.click('[data-testid=try]');
    await page.waitForSelector('[data-testid=draw]');
    for (const locale of LOCALES) {
      await journey.prefer({ locale, drawer: true });
      assert.deepEqual(await covered(page, '.bar .choice, .bar .tools button'), [], locale);
      await noWider(page, locale);
    }
    await journey.end();
  });

test('a position is set up by hand: refused, mended, played and analysed', async () => {
  const journey = await setOut({ viewport: PHONE, hasTouch: true, preferences: { theme: 'dark' } });
  const { page } = journey;
  await journey.visit('#/position');
  await page.check('input[name=game][value="hermagor"]');
  await page.selectOption('#players', '3');
  await page.tap('[data-testid=setUp]');
  await page.waitForSelector('[data-testid=verdict]');
  assert.match(await text(page, 'verdict'), /allow/);
  await page.setViewportSize({ width: 320, height: 640 });
  assert.deepEqual(await covered(page, '[data-testid=verdict], .bar button'), []);
  await page.setViewportSize(PHONE);
  const field = (label) => page.getByLabel(label, { exact: true });
  const open = (label) => page.locator('[data-testid=fields] summary', { hasText: label }).first().click();
  await open('Prices');
  // A price the track does not have.
  await field('corn').fill('99');
  await field('corn').press('Tab');
  await page.waitForFunction(() =>
    /Prices/.test(document.querySelector('[data-testid=verdict]').textContent),
  );
  assert.equal(await page.isDisabled('[data-testid=play]'), true);
  assert.match(await text(page, 'verdict'), /from 0 to \d+|whole number/);
  assert.deepEqual(await journey.complaintsOfAxe('main'), []);
  for (const locale of LOCALES) {
    await journey.prefer({ locale, theme: 'dark' });
    await noWider(page, locale);
    assert.doesNotMatch(await page.textContent('main'), /field\.|fault\.|pending\.|\{/);
  }
  await field('corn').fill('7');
  await field('corn').press('Tab');
  await page.waitForFunction(() => /allow/.test(document.querySelector('[data-testid=verdict]').textContent));
  await open('Players');
  await open('Player 2');
  await field('Money').fill('33');
  await field('Money').press('Tab');
  // The board is drawn from it at once.
  await page.waitForFunction(() => /33/.test(document.querySelector('[data-game]').textContent));

  await page.tap('[data-testid=play]');
  await page.waitForSelector('[data-testid=branch]');
  await journey.myTurn();
  const list = page.locator('[data-testid=choices][aria-expanded=false]');
  if (await list.isVisible()) await list.tap();
  await page.tap('[data-move]');
  await page.waitForFunction(() => location.hash.includes('branch='));
  await page.getByRole('tab', { name: 'Analysis' }).tap();
  await page.getByRole('button', { name: 'Analyse this position' }).tap();
  await page.waitForSelector('#panel-analysis li');
  assert.deepEqual(journey.faults, []);
  await journey.end();
});
