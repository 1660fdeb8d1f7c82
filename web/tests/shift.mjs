// How much the page jumps: the layout shifts that browsers count (web.dev/cls), summed from one tap to the next. So the
// sums are the same however fast somebody plays; what a tap itself has caused counts as well.

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

/** What each tap of `playByTapping` made jump, the worst first: the sum of its shifts, what was asked, what moved. */
export const jumpsOf = (page) =>
  page.evaluate(() => {
    const jumps = performance
      .getEntriesByName('tap')
      .map(({ startTime, detail }) => ({ startTime, asked: detail, sum: 0, moved: [] }));
    const [over] = performance.getEntriesByName('over');
    for (const { value, startTime, moved } of globalThis.takeShifts()) {
      const jump = jumps.findLast((tap) => tap.startTime <= startTime);
      // While the table is set up; while the result is shown.
      if (!jump || startTime > (over?.startTime ?? Infinity)) continue;
      jump.sum += value;
      jump.moved.push(`${value.toFixed(3)}: ${moved.join('; ')}`);
    }
    return jumps.sort((a, b) => b.sum - a.sum);
  });
