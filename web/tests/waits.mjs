// How long a player waits for the computer: whole games against a level (the strongest, or the one that is named) on a
// phone without a connection, every thought timed. A command that prints: `node tests/waits.mjs [LEVEL] [GAME …]`.
//
// A browser slows only the page's own thread, not the workers that think; WHARF_SLOWED=4 runs so many busy loops per
// core beside the game, so that the engine gets that part of the machine.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { playByTapping } from './fingers.mjs';
import { GAMES } from './games.mjs';
import { end, PHONE, setOut } from './journey.mjs';

const [level = 'master', ...wanted] = process.argv.slice(2);
const slowed = Number(process.env.WHARF_SLOWED ?? 4);

const busy = Array.from({ length: (slowed - 1) * availableParallelism() }, () =>
  spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
);
try {
  for (const game of wanted.length > 0 ? wanted : Object.keys(GAMES)) {
    const { thoughts, over } = await play(game);
    const [first, ...later] = thoughts;
    const longest = Math.max(...later);
    const mean = thoughts.reduce((sum, time) => sum + time, 0) / thoughts.length;
    console.log(
      `${game}, ${level}, ${slowed} times slowed: ${thoughts.length} thoughts, ${mean.toFixed(0)} ms on the mean, ` +
        `longest ${longest.toFixed(0)} ms, the first with its net ${first.toFixed(0)} ms` +
        (over ? '' : ', not played to the end'),
    );
  }
} finally {
  for (const loop of busy) loop.kill();
  await end();
}

async function play(game) {
  const journey = await setOut({ viewport: PHONE, serviceWorkers: 'allow' });
  const { page } = journey;
  await page.addInitScript(timeThoughts);
  await journey.setUp(game, ['person', level]);
  // What a first visit keeps is kept, and the net with the first thought; the rest of the game has no connection.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  while (!(await page.evaluate(() => globalThis.thoughts.length > 0)))
    await playByTapping(page, { habits: GAMES[game].habits, most: 1 });
  await page.context().setOffline(true);
  const { over } = await playByTapping(page, { habits: GAMES[game].habits });
  const thoughts = await page.evaluate(() => globalThis.thoughts);
  await journey.end();
  return { thoughts, over };
}

/** Inside the page: the time from every request to think to its answer. */
function timeThoughts() {
  globalThis.thoughts = [];
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (letter, ...rest) {
    if (letter?.request?.do === 'think') {
      const begun = performance.now();
      const answered = ({ data }) => {
        if (data.id !== letter.id) return;
        globalThis.thoughts.push(performance.now() - begun);
        this.removeEventListener('message', answered);
      };
      this.addEventListener('message', answered);
    }
    return post.call(this, letter, ...rest);
  };
}
