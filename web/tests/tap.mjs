// How long an own move takes from the tap to the changed board, without a server, in clients that take turns: the median
// of 30 moves in each of three games, and the lower quarter, which a busy machine disturbs less. No part of ./test: it only
// prints. Arguments: folders of built clients, else web/dist; --counted: processor time of the page's main thread in the
// tasks from the tap to the change, from a trace, which other work on the machine changes least; --games=tortuga,…
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { GAMES } from './games.mjs';
import { end, setOut } from './journey.mjs';
import { serve } from './serve.mjs';

const MOVES = 30;
const ROUNDS = 3;
const { values, positionals: clients } = parseArgs({
  allowPositionals: true,
  options: { counted: { type: 'boolean', default: false }, games: { type: 'string' } },
});
if (clients.length === 0) clients.push(fileURLToPath(new URL('../dist', import.meta.url)));

/** In the page: makes one of the listed moves after the other, and tells how long each took. */
async function playAlong({ moves, seed }) {
  let state = seed;
  const roll = (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
  const find = (selector) => document.querySelector(selector);
  /** What is asked: a board may mark a tap before anything has come of it. */
  const asked = () =>
    [
      find('[data-testid=prompt]')?.textContent,
      find('.log')?.dataset.lines,
      document.querySelectorAll('.log li').length,
      find('[data-testid=take], [data-testid=headline]') !== null,
      ...Array.from(document.querySelectorAll('[data-move]'), (button) => button.dataset.move),
    ].join();
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  /** A task of its own, so that what was read before the tap is no part of it. */
  const task = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  /** What the move before has left to do is done. */
  const rest = () => new Promise((resolve) => setTimeout(resolve, 80));
  /** When `is` began to hold, asked after every change of the page; what asking takes does not count. */
  const when = (is) =>
    new Promise((resolve) => {
      const look = () => {
        const now = performance.now();
        if (!is()) return;
        observer.disconnect();
        resolve(now);
      };
      const observer = new MutationObserver(look);
      observer.observe(document.body, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
      look();
    });
  const took = [];
  while (took.length < moves && !find('[data-testid=headline]')) {
    await when(() => find('.prompt.asked') || find('[data-testid=take]') || find('[data-testid=headline]'));
    await frame();
    find('[data-testid=take]')?.click();
    find('[data-testid=choices][aria-expanded=false]')?.click();
    await frame();
    await rest();
    const choices = document.querySelectorAll('[data-move]');
    if (choices.length === 0) continue;
    const before = asked();
    await task();
    const began = performance.now();
    performance.mark(`tap ${took.length} begins`, { startTime: began });
    choices[roll(choices.length)].click();
    const changed = await when(() => asked() !== before);
    performance.mark(`tap ${took.length} ends`, { startTime: changed });
    took.push(changed - began);
  }
  return took;
}

/** Processor time of the main thread's tasks from each tap to its change, in milliseconds. */
function counted(trace, taps) {
  const { traceEvents } = JSON.parse(trace);
  const marks = new Map(
    traceEvents.filter(({ name }) => name.startsWith('tap ')).map((mark) => [mark.name, mark]),
  );
  return taps.map((_, nth) => {
    const [begin, end] = [marks.get(`tap ${nth} begins`), marks.get(`tap ${nth} ends`)];
    const tasks = traceEvents.filter(
      ({ name, pid, tid, ts, dur, tdur }) =>
        name === 'ThreadControllerImpl::RunTask' &&
        tdur !== undefined &&
        pid === begin.pid &&
        tid === begin.tid &&
        ts + dur >= begin.ts &&
        ts <= end.ts,
    );
    return tasks.reduce((sum, { tdur }) => sum + tdur / 1000, 0);
  });
}

const part = (numbers, share) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)];

const sites = await Promise.all(clients.map((folder) => serve(folder)));
for (const id of values.games?.split(',') ?? Object.keys(GAMES)) {
  const took = clients.map(() => []);
  for (let round = 0; round < ROUNDS; ++round)
    for (const [i, site] of sites.entries()) {
      const journey = await setOut({ address: site.url, reducedMotion: 'reduce' });
      await journey.setUp(id, ['person', 'person']);
      const browser = journey.context.browser();
      if (values.counted)
        await browser.startTracing(journey.page, { categories: ['toplevel', 'blink.user_timing'] });
      const taps = await journey.page.evaluate(playAlong, { moves: MOVES, seed: round + 1 });
      took[i].push(...(values.counted ? counted((await browser.stopTracing()).toString(), taps) : taps));
      await journey.end();
    }
  for (const [i, times] of took.entries())
    console.log(
      `${id}: ${part(times, 0.5).toFixed(1)} ms, lower quarter ${part(times, 0.25).toFixed(1)}, ${times.length} moves, ${clients[i]}`,
    );
}
for (const site of sites) site.close();
await end();
