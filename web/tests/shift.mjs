// How much the page jumps: the layout shifts of a whole game, as browsers count them (web.dev/cls).

/** Begins to count, before the page is loaded. */
export const countShifts = (page) =>
  page.addInitScript(() => {
    globalThis.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources, hadRecentInput } of list.getEntries()) {
        if (hadRecentInput) continue; // what somebody has just tapped may move
        globalThis.shifts.push({
          value,
          startTime,
          who: sources.map(({ node }) => node?.className?.baseVal ?? node?.className ?? node?.nodeName ?? ''),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The sum, the worst window of at most five seconds, and what moved in the largest shift. */
export async function shiftsOf(page) {
  const shifts = await page.evaluate(() => globalThis.shifts);
  let [worst, window, begun, last] = [0, 0, -Infinity, -Infinity];
  for (const { value, startTime } of shifts) {
    if (startTime - last > 1000 || startTime - begun > 5000) [window, begun] = [0, startTime];
    window += value;
    last = startTime;
    worst = Math.max(worst, window);
  }
  const largest = shifts.reduce((most, shift) => (shift.value > (most?.value ?? 0) ? shift : most), null);
  return { sum: shifts.reduce((sum, { value }) => sum + value, 0), worst, largest };
}
