// How much the page jumps: the layout shifts that browsers count (web.dev/cls), by the tap they follow. What a tap itself
// has caused counts as well. Sums tell how much moves; a jump is what moves in one frame, however fast somebody plays
// and however many turns others take before the next tap.
import assert from 'node:assert/strict';

/** Begins to count, before the page is loaded. */
export const countShifts = (page) =>
  page.addInitScript(() => {
    const nameOf = (node) =>
      node?.closest?.('[data-spot]')?.dataset.spot ??
      node?.className?.baseVal ??
      node?.className ??
      node?.nodeName;
    const boxOf = ({ x, y, width, height }) => `${[x, y, width, height].map(Math.round)}`;
    globalThis.shifts = [];
    globalThis.shiftObserver = new PerformanceObserver((list) => list.getEntries().forEach(note));
    function note({ value, startTime, sources }) {
      globalThis.shifts.push({
        value,
        startTime,
        moved: sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)} ${boxOf(previousRect)} → ${boxOf(currentRect)}`,
        ),
      });
    }
    globalThis.takeShifts = () => {
      globalThis.shiftObserver.takeRecords().forEach(note);
      return globalThis.shifts;
    };
    globalThis.shiftObserver.observe({ type: 'layout-shift', buffered: true });
  });

/** What followed each tap of `playByTapping`, the worst first: its largest shift, the sum, what was asked, what moved. */
const jumpsOf = (page) =>
  page.evaluate(() => {
    // What came of trying everything (answers.mjs) is no part of the game.
    const jumps = performance
      .getEntriesByType('mark')
      .filter(({ name }) => name === 'tap' || name === 'try')
      .map(({ name, startTime, detail }) => ({
        name,
        startTime,
        asked: detail,
        largest: 0,
        sum: 0,
        moved: [],
      }));
    const [over] = performance.getEntriesByName('over');
    for (const { value, startTime, moved } of globalThis.takeShifts()) {
      const jump = jumps.findLast((tap) => tap.startTime <= startTime);
      // While the table is set up; while the result is shown.
      if (!jump || startTime > (over?.startTime ?? Infinity)) continue;
      jump.largest = Math.max(jump.largest, value);
      jump.sum += value;
      jump.moved.push(`${value.toFixed(3)}: ${moved.join('; ')}`);
    }
    return jumps.filter(({ name }) => name === 'tap').sort((a, b) => b.largest - a.largest);
  });

/** In one frame. The aim is 0.05; on a busy machine the changes of several moves may fall into one frame. */
const MOST = 0.1;

/** No decision of the game that was played has made the page jump. */
export async function assertNoJumps(page, name) {
  const jumps = await jumpsOf(page);
  const sum = jumps.reduce((all, jump) => all + jump.sum, 0);
  console.log(
    `# ${name}: ${jumps.length} decisions, layout shift at most ${jumps[0].largest.toFixed(3)} in a frame, ${sum.toFixed(3)} in all; worst: ${jumps[0].asked} ${jumps[0].moved.join(' | ').slice(0, 300)}`,
  );
  const tooLarge = jumps.filter((jump) => jump.largest > MOST);
  assert.deepEqual(
    tooLarge.map((jump) => [jump.largest.toFixed(3), jump.asked, ...jump.moved]).slice(0, 5),
    [],
    `${tooLarge.length} decisions`,
  );
}
