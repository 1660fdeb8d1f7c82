// How long an own move takes from the tap to the changed board, without a server, in clients that take turns: the median
// of 30 moves in each of three games, and the lower quarter, which a busy machine disturbs less. No part of ./test: it only
// prints. Arguments: folders of built clients, else web/dist.
import { fileURLToPath } from 'node:url';
import { GAMES } from './games.mjs';
import { end, setOut } from './journey.mjs';
import { serve } from './serve.mjs';

const MOVES = 30;
const ROUNDS = 3;
const clients = process.argv.slice(2);
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
    const began = performance.now();
    choices[roll(choices.length)].click();
    took.push((await when(() => asked() !== before)) - began);
  }
  return took;
}

const part = (numbers, share) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)];

const sites = await Promise.all(clients.map((folder) => serve(folder)));
for (const id of Object.keys(GAMES)) {
  const took = clients.map(() => []);
  for (let round = 0; round < ROUNDS; ++round)
    for (const [i, site] of sites.entries()) {
      const journey = await setOut({ address: site.url, reducedMotion: 'reduce' });
      await journey.setUp(id, ['person', 'person']);
      took[i].push(...(await journey.page.evaluate(playAlong, { moves: MOVES, seed: round + 1 })));
      await journey.end();
    }
  for (const [i, times] of took.entries())
    console.log(
      `${id}: ${part(times, 0.5).toFixed(1)} ms, lower quarter ${part(times, 0.25).toFixed(1)}, ${times.length} moves, ${clients[i]}`,
    );
}
for (const site of sites) site.close();
await end();
