// The end of a match: counted clause by clause on the board, then the result with its reason, sums and story.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { GAMES } from './games.mjs';
import { DESK, end, lastDecision, makeMove, PHONE, setOut } from './journey.mjs';

after(end);

/** In the page, as soon as points fly: each starts at a place that is lit or at its player's, and ends at his bar. */
function pointsFlown() {
  const flying = [...document.querySelectorAll('[data-points]')];
  const boxOf = (node) => node.getBoundingClientRect();
  const middle = (node) => ({
    x: boxOf(node).x + boxOf(node).width / 2,
    y: boxOf(node).y + boxOf(node).height / 2,
  });
  const lies = ({ x, y }, box) =>
    x >= box.left - 2 && x <= box.right + 2 && y >= box.top - 2 && y <= box.bottom + 2;
  return (
    flying.length > 0 &&
    flying.map((points) => {
      const seat = Number(points.dataset.points);
      const [way] = points.getAnimations();
      const line = document.querySelectorAll('[data-testid=scoring] li')[seat];
      const [bar, sum] = [line.querySelector('.bar'), line.querySelector('b')];
      way.pause();
      const [start, end] = [0, way.effect.getComputedTiming().endTime].map((time) => {
        way.currentTime = time;
        return middle(points);
      });
      const places = document.querySelectorAll(`[data-spotlit], [data-anchor="seat-${seat}"]`);
      const fault =
        (![...places].some((place) => lies(start, boxOf(place))) && `begins at ${start.x}, ${start.y}`) ||
        (!lies(end, boxOf(bar)) && `ends at ${end.x}, ${end.y}`);
      way.currentTime = 0;
      way.play();
      return { seat, sum: sum.textContent, fault };
    })
  );
}

for (const [size, viewport] of Object.entries({ phone: PHONE, desk: DESK }))
  test(`${size}: the end is counted where it lies, then the result says why and from what`, async () => {
    const journey = await setOut({ viewport, preferences: { speed: 'quick' } });
    const { page } = journey;
    const { match, text } = lastDecision('nauticus', GAMES.nauticus.many);
    await journey.keep(match);
    await makeMove(page, text);
    await page.waitForSelector('[data-testid=scoring]');
    await page.waitForSelector('[data-spotlit]', { state: 'attached' });
    const flown = await (await page.waitForFunction(pointsFlown)).jsonValue();
    assert.deepEqual(
      flown.filter(({ fault }) => fault),
      [],
    );
    // When they have landed, the sum is another one.
    await page.waitForFunction(
      ({ seat, sum }) => document.querySelectorAll('[data-testid=scoring] li b')[seat].textContent !== sum,
      flown[0],
    );
    assert.deepEqual(await journey.complaintsOfAxe('[data-testid=scoring]'), []);
    await page.click('[data-testid=scoringSkip]');
    assert.equal(await page.$('[data-points]'), null);
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
