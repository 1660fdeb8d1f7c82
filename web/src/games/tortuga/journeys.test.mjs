// Tortuga in a real browser.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { journeysOf } from '../../../tests/every_game.mjs';
import { geometryOf } from '../../../tests/geometry.mjs';
import { engine, fixture } from '../../../tests/journey.mjs';

const travel = journeysOf('tortuga');
geometryOf('tortuga');

/** A moment of a recorded game where a seat must select dice and one of the free ones fits nowhere. */
async function misfit() {
  const { call } = await engine();
  for (const name of [
    'target-6-players-2',
    'shared-victory',
    'target-6-players-3',
    'target-6-players-4',
    'round-40',
  ]) {
    const record = fixture('tortuga', name);
    const { match, count } = call({ do: 'open', document: record });
    for (let at = 0; at < count; ++at)
      for (let seat = 0; seat < record.seats.length; ++seat) {
        const { scene } = call({ do: 'scene', match, seat, count: at });
        const kept = scene.legal
          .filter(({ text }) => text.startsWith('keep '))
          .map(({ text }) => text.slice(5));
        const on = scene.view.table.boards[seat].dice;
        const die = ['A', 'B', 'C', 'D', 'E'].find(
          (letter, n) => on[n] === 'none' && !kept.join(' ').includes(letter),
        );
        const { result: _, ...begun } = record;
        if (kept.length > 1 && die)
          return { die, seat, record: { ...begun, moves: record.moves.slice(0, at) } };
      }
  }
  throw new Error('no such moment in the fixtures');
}

test('a die that fits nowhere is answered with its clause', async () => {
  const { page } = travel;
  const { die, seat, record } = await misfit();
  await travel.keep({ game: 'tortuga', record, me: seat });
  await page.click(`[data-spot="tray-${seat}"] [data-spot="die-${die}"]`);
  assert.notEqual((await page.textContent('[data-testid=reason]')).trim(), '');
  assert.match(await page.textContent('dialog blockquote a'), /^T2\.\d$/);
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog', { state: 'detached' });
});

test('on a tablet held upright the bar covers no dice, however many choices it has', async () => {
  const { page } = travel;
  const { seat, record } = await misfit();
  const before = page.viewportSize();
  await page.setViewportSize({ width: 820, height: 1180 });
  await travel.keep({ game: 'tortuga', record, me: seat });
  const dice = await page.$$eval(`[data-spot="tray-${seat}"] [data-spot^=die-]`, (all) => {
    const bar = document.querySelector('.foot-bar').getBoundingClientRect().top;
    return all.map((die) => Math.round(bar - die.getBoundingClientRect().bottom));
  });
  assert.ok(dice.length > 0);
  assert.ok(Math.min(...dice) >= 0, `over the bar by ${dice} px`);
  await page.setViewportSize(before);
});

/** What lies beside the table may still be open over its edge. */
const closeDrawer = (page) =>
  page.evaluate(() => document.querySelector('[data-testid=rail][aria-expanded=true]')?.click());

test('a plank that nothing can be laid on says why not', async () => {
  const { page } = travel;
  const { seat, record } = await misfit();
  await travel.keep({ game: 'tortuga', record, me: seat });
  await closeDrawer(page);
  await page.locator(`[data-spot="board-${seat}"] .whole[aria-disabled=true]`).first().click({ force: true });
  assert.notEqual((await page.textContent('[data-testid=reason]')).trim(), '');
  assert.match(await page.textContent('dialog blockquote a'), /^T\d\.\d$/);
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog', { state: 'detached' });
});

test('an opponent’s board is enlarged by a tap and closed by another', async () => {
  const { page } = travel;
  const { result: _, ...record } = fixture('tortuga', 'target-6-players-4');
  await travel.keep({
    game: 'tortuga',
    record: { ...record, moves: record.moves.slice(0, record.moves.length >> 1) },
    me: 0,
  });
  await closeDrawer(page);
  /** How wide seat 2's chart is, against the own one. */
  const isLarge = (large) =>
    page.waitForFunction((expected) => {
      const [theirs, own] = [2, 0].map((seat) =>
        document.querySelector(`[data-spot="voyage-${seat}"]`).getBoundingClientRect(),
      );
      return theirs.width > 0.7 * own.width === expected;
    }, large);
  await isLarge(false);
  await page.click('[data-spot="zoom-2"]');
  await isLarge(true);
  await page.click('[data-spot="zoom-2"]');
  await isLarge(false);
  await page.click('[data-spot="zoom-2"]');
  await isLarge(true);
  await page.keyboard.press('Escape');
  await isLarge(false);
});

test('the guided game can be walked to its end', async () => {
  const { page, visit } = travel;
  await visit('#/learn/tortuga');
  for (let steps = 0; steps < 80; ++steps) {
    const before = await page.textContent('[data-testid=said]');
    const on = page.locator('[data-testid=goOn], .voice [data-move]').first();
    if ((await on.count()) === 0) break;
    await on.click();
    await page.waitForFunction(
      (said) => document.querySelector('[data-testid=said]').textContent !== said,
      before,
    );
  }
  await page.waitForSelector('.voice a[href="#/play/tortuga"]');
});
