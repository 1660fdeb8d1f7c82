// The end of a match: counted clause by clause on the board, then the result with its reason, sums and story.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { GAMES } from './games.mjs';
import { DESK, end, fixture, PHONE, setOut } from './journey.mjs';

after(end);

/** A recorded game just before its last decision, to be made by its player. */
function lastDecision(game, name) {
  const { result: _, ...record } = fixture(game, name);
  const at = record.moves.findLastIndex(([seat]) => seat !== 'chance');
  const [seat, text] = record.moves[at];
  return { match: { game, record: { ...record, moves: record.moves.slice(0, at) }, me: Number(seat) }, text };
}

/** Makes the move by the list of choices. */
async function make(page, text) {
  const list = page.locator('[data-testid=choices][aria-expanded=false]');
  if (await list.isVisible()) await list.click();
  await page.click(`[data-move="${text}"]`);
}

for (const [size, viewport] of Object.entries({ phone: PHONE, desk: DESK }))
  test(`${size}: the end is counted where it lies, then the result says why and from what`, async () => {
    const journey = await setOut({ viewport, preferences: { speed: 'quick' } });
    const { page } = journey;
    const { match, text } = lastDecision('nauticus', GAMES.nauticus.many);
    await journey.keep(match);
    await make(page, text);
    await page.waitForSelector('[data-testid=scoring]');
    await page.waitForSelector('[data-spotlit]', { state: 'attached' });
    assert.deepEqual(await journey.complaintsOfAxe('[data-testid=scoring]'), []);
    await page.click('[data-testid=scoringSkip]');
    assert.match(await page.textContent('[data-testid=headline]'), /win|Shared/);
    assert.match(await page.textContent('[data-testid=endReason]'), /four rounds.*N1\.3/s);
    // No lump: everything won on the way has its source, and the sums are the result.
    const rows = await page.$$eval('dialog tbody th', (names) =>
      names.map((name) => name.textContent.trim()),
    );
    for (const source of ['Points at the start', 'Crowns', 'Pass tiles not turned'])
      assert.ok(
        rows.some((row) => row.startsWith(source)),
        `${source}: ${rows}`,
      );
    await page.waitForSelector('[data-testid=round]', { state: 'attached' });
    const rounds = await page.$$eval('[data-testid=round] title', (titles) =>
      titles.map((title) => title.textContent),
    );
    assert.equal(rounds.length, 5, String(rounds));
    assert.ok(await page.isVisible('dialog .again'));
    assert.equal(await page.$('[data-spotlit]'), null);
    await journey.end();
  });
