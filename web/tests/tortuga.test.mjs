// Tortuga in a real browser.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { journeysOf } from './every_game.mjs';
import { engine, fixture } from './journey.mjs';

const travel = journeysOf({
  game: 'tortuga',
  record: 'target-6-players-3',
  habits: [['[data-spot=lay]', 60]],
  covered: true,
});

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
