// How much the page jumps: the layout shifts that browsers count (web.dev/cls), by the tap they follow. What a tap itself
// has caused counts as well. Sums tell how much moves; a jump is what moves in one frame, however fast somebody plays
// and however many turns others take before the next tap.

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
export const jumpsOf = (page) =>
  page.evaluate(() => {
    const jumps = performance
      .getEntriesByName('tap')
      .map(({ startTime, detail }) => ({ startTime, asked: detail, largest: 0, sum: 0, moved: [] }));
    const [over] = performance.getEntriesByName('over');
    for (const { value, startTime, moved } of globalThis.takeShifts()) {
      const jump = jumps.findLast((tap) => tap.startTime <= startTime);
      // While the table is set up; while the result is shown.
      if (!jump || startTime > (over?.startTime ?? Infinity)) continue;
      jump.largest = Math.max(jump.largest, value);
      jump.sum += value;
      jump.moved.push(`${value.toFixed(3)}: ${moved.join('; ')}`);
    }
    return jumps.sort((a, b) => b.largest - a.largest);
  });
