// Skeleton Game in a real browser: by the keys of the action bar, until it has a board to tap on.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { end, logLines, setOut } from '../../../tests/journey.mjs';

after(end);

test('skeleton-game: a whole game against the computer', async () => {
  const journey = await setOut();
  const { page } = journey;
  await journey.setUp('skeleton-game', ['person', 'easy']);
  for (let turn = 0; turn < 9; ++turn) {
    await journey.myTurn();
    const lines = await logLines(page);
    await page.keyboard.press('1');
    await page.waitForFunction((n) => Number(document.querySelector('.log')?.dataset.lines ?? 0) > n, lines);
  }
  await page.waitForSelector('[data-testid=headline]');
  assert.deepEqual(journey.faults, []);
  await journey.end();
});
