// Measures how smoothly moves are shown: per game and kind of move, on a desk, in a replay. Not a test: it prints.
//
//   node tests/frames.mjs [game] [--takes=3] [--runs=3] [--kinds=start,…] [--counted]
//
// What a move costs is counted in processor time of the page's main thread (from a trace), times four for a processor
// four times slower: other work on this machine does not change it. Frames and long tasks are measured as they come, with
// Chromium slowed down four times: these need a machine that does nothing else. Of what is counted the least of all takes
// is printed, since other work only adds to it (caches are shared); of what is measured the median. --counted leaves out
// what is measured. DIST names another client than web/dist, to be compared.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { LAUNCH } from './browser.mjs';
import { stopsOf } from './film.mjs';
import { GAMES } from './games.mjs';
import { DESK, STILL, fixture, packed } from './journey.mjs';
import { serve } from './serve.mjs';

const SLOWER = 4;
/** The longest that a task may take, in milliseconds. */
const TASK = 50;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    takes: { type: 'string', default: '3' },
    runs: { type: 'string', default: '3' },
    kinds: { type: 'string' },
    counted: { type: 'boolean', default: false },
  },
});
const TAKES = Number(values.takes);
const RUNS = Number(values.runs);
const KINDS = values.kinds?.split(',');

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const perKind = (rows, of) => {
  const kinds = new Map();
  for (const row of rows) kinds.set(row.kind, [...(kinds.get(row.kind) ?? []), of(row)]);
  return kinds;
};

async function openReplay(browser, url, record) {
  const context = await browser.newContext({ viewport: DESK, locale: 'en-GB' });
  const page = await context.newPage();
  await page.addInitScript((kept) => localStorage.setItem('wharf-settings', JSON.stringify(kept)), {
    ...STILL,
    speed: 'calm',
    sound: 0,
  });
  await page.goto(`${url}#/replay/record/${packed(record)}`);
  await page.waitForSelector('[data-testid=next]');
  return page;
}

/** In the page: goes to each stop in motion, and tells how the frames came until everything lay still. */
async function play(stops) {
  const moment = document.querySelector('[data-testid=moment]');
  const slider = moment.closest('section').querySelector('input');
  const frame = () => new Promise(requestAnimationFrame);
  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const goTo = (stop) =>
    new Promise((resolve) => {
      const watch = new MutationObserver(() => resolve(watch.disconnect()));
      watch.observe(moment, { characterData: true, childList: true, subtree: true });
      slider.value = String(stop);
      slider.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const moving = () =>
    document
      .getAnimations()
      .some(
        ({ effect, playState }) => playState === 'running' && effect.getComputedTiming().endTime !== Infinity,
      );
  const tasks = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' });
  const rows = [];
  for (const [nth, { stop, kind }] of stops.entries()) {
    if (Number(slider.value) !== stop - 1) await goTo(stop - 1);
    await pause(400);
    await frame();
    const begun = performance.now();
    performance.mark(`move ${nth} begins`);
    const times = [await frame()];
    await goTo(stop);
    do times.push(await frame());
    while (moving());
    performance.mark(`move ${nth} ends`);
    const ended = performance.now();
    await pause(50); // long tasks are told late
    const gaps = times.slice(1).map((time, at) => time - times[at]);
    const long = tasks.filter(({ startTime }) => startTime >= begun && startTime <= ended);
    rows.push({
      kind,
      frames: (1000 * gaps.length) / (times.at(-1) - times[0]),
      gap: Math.max(...gaps),
      task: Math.max(0, ...long.map(({ duration }) => duration)),
    });
  }
  return rows;
}

/** Processor time of the main thread per move, in milliseconds, from a trace. */
function costs(trace, stops) {
  const { traceEvents } = JSON.parse(trace);
  const marks = new Map(
    traceEvents.filter(({ name }) => name.startsWith('move ')).map((mark) => [mark.name, mark]),
  );
  return stops.map(({ kind }, nth) => {
    const [begin, end] = [marks.get(`move ${nth} begins`), marks.get(`move ${nth} ends`)];
    const within = traceEvents.filter(
      ({ pid, tid, ts, tdur }) =>
        tdur !== undefined && pid === begin.pid && tid === begin.tid && ts >= begin.ts && ts <= end.ts,
    );
    const times = (...names) =>
      within.filter(({ name }) => names.includes(name)).map(({ tdur }) => tdur / 1000);
    const sum = (...names) => times(...names).reduce((all, time) => all + time, 0);
    return {
      kind,
      task: Math.max(0, ...times('RunTask', 'ThreadControllerImpl::RunTask')),
      script: sum('FunctionCall', 'RunMicrotasks'),
      style: sum('UpdateLayoutTree'),
      layout: sum('Layout'),
      paint: sum('PrePaint', 'Paint', 'Layerize', 'Commit'),
    };
  });
}

const site = await serve(process.env.DIST ?? new URL('../dist', import.meta.url).pathname);
const browser = await chromium.launch(LAUNCH);
console.log(
  `load of this machine: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}; ${RUNS} runs`,
);
for (const [game, { many }] of Object.entries(GAMES)) {
  if (positionals.length > 0 && !positionals.includes(game)) continue;
  const record = fixture(game, many);
  const counts = new Map();
  const stops = (await stopsOf(record)).flatMap(({ stop, moves: [{ kind }] }) => {
    if (KINDS && !KINDS.includes(kind)) return [];
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return counts.get(kind) <= TAKES ? [{ stop, kind }] : [];
  });
  const worked = [];
  const shown = [];
  for (let run = 0; run < RUNS; ++run) {
    const page = await openReplay(browser, site.url, record);
    await browser.startTracing(page, {
      categories: [
        'toplevel',
        'blink.user_timing',
        'devtools.timeline',
        'disabled-by-default-devtools.timeline',
      ],
    });
    await page.evaluate(play, stops);
    worked.push(...costs((await browser.stopTracing()).toString(), stops));
    await page.context().close();
    if (values.counted) continue;

    const slow = await openReplay(browser, site.url, record);
    const devtools = await slow.context().newCDPSession(slow);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    shown.push(...(await slow.evaluate(play, stops)));
    await slow.context().close();
  }
  console.log(`\n${game}, ${many}`);
  console.log(
    `${'kind'.padEnd(18)}| processor time × ${SLOWER}, ms: longest task  script  style  layout  paint | as it came: frames/s  longest gap  longest task, ms`,
  );
  let over = 0;
  for (const kind of counts.keys()) {
    over += SLOWER * Math.min(...perKind(worked, ({ task }) => task).get(kind)) > TASK ? 1 : 0;
    const of = (rows, what) => median(perKind(rows, (row) => row[what]).get(kind) ?? []).toFixed(0);
    const work = (what) => (SLOWER * Math.min(...perKind(worked, (row) => row[what]).get(kind))).toFixed(0);
    console.log(
      `${kind.padEnd(18)}| ${work('task').padStart(40)} ${['script', 'style', 'layout', 'paint'].map((what) => work(what).padStart(6)).join(' ')} | ${of(shown, 'frames').padStart(20)} ${of(shown, 'gap').padStart(12)} ${of(shown, 'task').padStart(13)}`,
    );
  }
  console.log(`${over} of ${counts.size} kinds of moves have a task over ${TASK} ms`);
}
console.log(
  `\nload at the end: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`,
);
await browser.close();
site.close();
