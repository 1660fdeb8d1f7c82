// Where things lie: on a desk, one's own area and everything that can be tapped are in sight without scrolling, in every
// window and with every number of players.
import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { before, test } from 'node:test';
import { LIT } from './fingers.mjs';
import { fixture, setOut } from './journey.mjs';

export const WINDOWS = [
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
  [1024, 768],
];
/** Shares of a recorded game after which it is looked at. */
const MOMENTS = [0.2, 0.5, 0.75];
/** A page that was resized comes to rest within so many frames: a busy machine draws them later, and not more of them. */
const REST = 180;

/** What lies outside the box that the shell gives the board, or under something else, once the page has come to rest. */
const outOfSight = async (page, { own, width, height }) => {
  await page.setViewportSize({ width, height });
  return page.evaluate(lookAtRest, { lit: LIT, own, width, height, most: REST });
};

async function lookAtRest({ lit, own, width, height, most }) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const task = () => new Promise((resolve) => setTimeout(resolve));
  // The window has its size, and who watches it has heard in the frame that shows it: frames are dear, so one is enough
  // where nothing is wrong.
  while (innerWidth !== width || innerHeight !== height) await task();
  await frame();
  await task();
  for (let frames = 0; ; ++frames) {
    const found = lookAround();
    if (found.length === 0 || frames >= most) return found;
    await frame();
  }

  function lookAround() {
    const box = document.querySelector('[data-testid=box]').parentElement.getBoundingClientRect();
    const drawn = (selector) =>
      [...document.querySelectorAll(selector)].filter((found) => found.getClientRects().length > 0);
    const nameOf = (element) =>
      element.dataset.spot ?? element.ariaLabel ?? element.textContent.trim().slice(0, 30);
    // A line of a border may lie on the edge.
    const SLACK = 1.5;
    const beyond = ({ left, top, right, bottom }) =>
      [box.left - left, box.top - top, right - box.right, bottom - box.bottom].map((by) =>
        Math.ceil(by - SLACK),
      );
    const told = [];
    const areas = drawn(own);
    if (areas.length === 0) told.push(`no ${own}`);
    for (const [kind, element] of [
      ...areas.map((area) => ['own area', area]),
      ...drawn(lit).map((target) => ['target', target]),
    ]) {
      const rect = element.getBoundingClientRect();
      const over = Math.max(...beyond(rect));
      if (over > 0) told.push(`${kind} ${nameOf(element)}: ${over} px out of the box`);
      if (kind !== 'target' || over > 0) continue;
      const top = document.elementFromPoint(rect.x + rect.width / 2, rect.y + rect.height / 2);
      if (!element.contains(top)) told.push(`target ${nameOf(element)}: under ${top && nameOf(top)}`);
    }
    return told;
  }
}

/** A recorded game of the rules' tests for each number of players. */
export function recordsOf(game) {
  const folder = new URL(`../../src/games/${game.replace('-', '_')}/fixtures/`, import.meta.url);
  assert.ok(existsSync(folder));
  const records = new Map();
  for (const file of readdirSync(folder).sort().reverse()) {
    const record = fixture(game, file.replace('.json', ''));
    if (record.seats) records.set(record.seats.length, record);
  }
  return [...records].sort(([a], [b]) => a - b);
}

/** The journeys of a game through all windows, one for each number of players. `own` finds one's own area. */
export function geometryOf(game, { own = '[data-game] .own', moments = MOMENTS } = {}) {
  // One page for all, so that what was loaded stays; it goes with the file's other journeys (journey.mjs).
  let journey;
  before(async () => (journey = await setOut({ reducedMotion: 'reduce' })));
  for (const [players, { result: _, ...record }] of recordsOf(game))
    test(`${game}, ${players} players: one's own area and all that can be done are in sight in every window`, async () => {
      const complaints = new Map();
      for (const share of moments) {
        const moves = record.moves.slice(0, Math.floor(record.moves.length * share));
        await journey.keep({ game, record: { ...record, moves }, me: 0 });
        for (const [width, height] of WINDOWS)
          for (const line of await outOfSight(journey.page, { own, width, height })) {
            const where = `${width}×${height}: ${line}`;
            complaints.set(where, `${where} (after ${Math.round(100 * share)} %)`);
          }
      }
      assert.deepEqual([...complaints.values()], []);
      assert.deepEqual(journey.faults.splice(0), []);
    });
}
