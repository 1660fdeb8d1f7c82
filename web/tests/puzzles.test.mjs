// Puzzles without a connection: today's, wrong and then right, the streak; and where somebody is weak.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, test } from 'node:test';
import { GAMES } from './games.mjs';
import { DESK, end, fixture, makeMove, PHONE, setOut } from './journey.mjs';

after(end);

const LOCALES = ['hu', 'de', 'pl', 'en'];
const puzzlesOf = (game) =>
  JSON.parse(readFileSync(new URL(`../../puzzles/${game}.json`, import.meta.url), 'utf8')).puzzles;

async function fits(journey) {
  for (const locale of LOCALES) {
    await journey.prefer({ locale });
    const tooWide = await journey.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(tooWide <= 0, `${locale}: ${tooWide} px too wide`);
    assert.doesNotMatch(await journey.page.textContent('main'), /puzzles?\.\w|weak\.\w|\{/);
  }
}

test('on the smallest phone a puzzle is no wider than the page, also where villages at the edge are priced', async () => {
  const journey = await setOut({ viewport: { width: 320, height: 568 }, hasTouch: true });
  await journey.visit('#/puzzles/hermagor/odnk77jv');
  await journey.myTurn();
  await journey.page.waitForSelector('[data-spot=map] .pill');
  await fits(journey);
  await journey.end();
});

test('on a phone, without a connection: the puzzle of today, wrong and then right, and its streak', async () => {
  const journey = await setOut({ viewport: PHONE, hasTouch: true, serviceWorkers: 'allow' });
  const { page } = journey;
  await journey.visit('');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await journey.context.setOffline(true);
  await page.tap('[data-testid=puzzles]');
  await page.tap('[data-testid=daily-tortuga]');
  await journey.myTurn();
  const id = await page.getAttribute('.below[data-puzzle]', 'data-puzzle');
  const puzzle = puzzlesOf('tortuga').find((one) => one.id === id);

  await makeMove(page, puzzle.tempting);
  await page.waitForSelector('[data-verdict=wrong]');
  assert.match(await page.textContent('[data-testid=verdict]'), /costs [\d.]+% of the win/);
  assert.deepEqual(await journey.complaintsOfAxe('[data-testid=verdict]'), []);
  await page.tap('[data-testid=tryAgain]');
  await makeMove(page, puzzle.solutions[0]);
  await page.waitForSelector('[data-verdict=right]');
  assert.equal(await page.textContent('[data-testid=streak]'), '1 day in a row');
  assert.deepEqual(await journey.complaintsOfAxe('[data-testid=verdict]'), []);
  await fits(journey);

  await page.reload();
  await journey.myTurn();
  await journey.visit('#/puzzles');
  assert.equal(await page.textContent('[data-testid=streak]'), '1 day in a row');
  assert.match(await page.textContent('[data-testid=daily-tortuga]'), /solved/);
  assert.deepEqual(await journey.complaintsOfAxe('main'), []);
  await fits(journey);
  await page.tap('[data-testid=all-tortuga]');
  await page.waitForSelector(`[data-puzzle="${id}"].solved`);
  assert.deepEqual(await journey.complaintsOfAxe('main'), []);
  assert.deepEqual(journey.faults, []);
  await journey.end();
});

test('on a desk, by keyboard: a solution that is looked up does not count', async () => {
  const journey = await setOut({ viewport: DESK, preferences: { theme: 'dark' } });
  const { page } = journey;
  const puzzle = puzzlesOf('nauticus').at(-1);
  await journey.visit(`#/puzzles/nauticus/${puzzle.id}`);
  await journey.myTurn();
  const list = page.locator('[data-testid=choices][aria-expanded=false]');
  if (await list.isVisible()) await page.keyboard.press('1');
  await page.focus(`[data-move="${puzzle.tempting}"]`);
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-verdict=wrong]');
  await page.focus('[data-testid=showSolution]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-verdict=shown]');
  assert.deepEqual(await journey.complaintsOfAxe('[data-testid=verdict]'), []);
  await journey.visit('#/puzzles/nauticus');
  const kept = page.locator(`[data-puzzle="${puzzle.id}"]`);
  assert.match(await kept.textContent(), /looked up/);
  assert.deepEqual(journey.faults, []);
  await journey.end();
});

test('on a phone: two finished matches are judged, and say where one is weak', async () => {
  const journey = await setOut({ viewport: PHONE, hasTouch: true });
  const { page } = journey;
  const record = fixture('tortuga', GAMES.tortuga.few);
  for (const me of [0, 1]) await journey.put({ game: 'tortuga', record, me, over: true });
  await journey.visit('#/profile');
  await page.tap('[data-testid=toWeak]');
  await page.tap('[data-testid=judge]');
  await page.waitForSelector('[data-testid=judging]');
  await page.waitForSelector('[data-testid=weak] figure circle');
  await page.waitForSelector('[data-testid=judging]', { state: 'detached' });
  // Once for either seat, each with its own decisions.
  assert.equal(await page.locator('[data-testid=weak] figure circle').count(), 2);
  const rows = () => page.$$eval('tbody tr', (lines) => lines.map(({ textContent }) => textContent));
  const judged = await rows();
  assert.ok(judged.some((row) => row.includes('Choose dice of one sign')));
  assert.ok(judged.some((row) => row.includes('Last third')));
  assert.deepEqual(await journey.complaintsOfAxe('main'), []);
  await fits(journey);
  // It is kept: nobody judges again.
  await page.reload();
  await page.waitForSelector('[data-testid=weak] figure circle');
  assert.equal(await page.$('[data-testid=judge]'), null);
  assert.deepEqual(await rows(), judged);
  assert.deepEqual(journey.faults, []);
  await journey.end();
});
