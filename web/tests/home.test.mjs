// The first screen shows the games as they look: their own boards, drawn small, out of everybody's way.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { GAMES } from './games.mjs';
import { DESK, end, setOut } from './journey.mjs';

after(end);

test('every game is there as a living board that nobody stumbles over', async () => {
  const journey = await setOut({ viewport: DESK });
  const { page } = journey;
  await journey.visit('');
  for (const game of Object.keys(GAMES)) {
    // In the middle of the window, so that the picture above is in sight too.
    await page
      .locator(`[data-testid=play-${game}]`)
      .evaluate((button) => button.scrollIntoView({ block: 'center' }));
    await page.waitForSelector(`[data-testid=living-${game}] :is(svg, button)`, { state: 'attached' });
  }
  // Neither the keyboard nor a reader gets into the pictures.
  assert.equal(
    await page.$$eval(
      '[data-testid^=living-]',
      (boards) => boards.filter((board) => !board.closest('[inert][aria-hidden]')).length,
    ),
    0,
  );
  assert.deepEqual(await journey.complaintsOfAxe(), []);
  await journey.end();
});
