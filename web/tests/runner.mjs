// Files of journeys, each in a process of its own, some at a time. What hangs is cut off and named: patience belongs to
// each journey, so that a busy machine may take as long as it needs for all of them.
import { spawn } from 'node:child_process';
import { basename, dirname } from 'node:path';

// A journey takes seconds; ten times its playwright waits on a machine that does much else is still far below.
const PATIENCE_MS = 600_000;

/** Games' journeys are all called alike. */
const nameOf = (file) =>
  basename(file) === 'journeys.test.mjs' ? `${basename(dirname(file))}/journeys.test.mjs` : basename(file);

/** Runs one file; gives {failed, output, cutOff}, the last the name of what was cut off. */
function runFile(file, { flags, env, patience }) {
  return new Promise((resolve) => {
    const preload = new URL('progress.mjs', import.meta.url).href;
    const child = spawn(process.execPath, ['--import', preload, '--test-reporter=spec', ...flags, file], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true, // a group of its own: a server that a journey started goes with it
      env,
    });
    let output = '';
    let journey = 'what it does before its first journey';
    let cutOff;
    let timer;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        cutOff = journey;
        process.kill(-child.pid, 'SIGKILL');
      }, patience);
    };
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    child.on('message', ({ begun, ended }) => {
      journey = begun ?? `what it does after “${ended}”`;
      wait();
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ failed: code !== 0, output, cutOff });
    });
    wait();
  });
}

/**
 * Runs all files; says what failed and why, and gives how many did. What has failed is tried once more when all others
 * are through and nothing else runs: a browser beside other work can be late in ways that no journey foresees. That it
 * needed a second try is said, with what went wrong in the first; what fails twice has failed.
 */
export async function runFiles(
  files,
  { flags = [], env = process.env, atOnce = 2, patience = PATIENCE_MS, tries = 2, say = console.log } = {},
) {
  let waiting = [...files];
  let failed = [];
  const work = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      const begun = Date.now();
      const { failed: isFailed, output, cutOff } = await runFile(file, { flags, env, patience });
      const seconds = Math.round((Date.now() - begun) / 1000);
      if (isFailed) failed.push(file);
      if (isFailed) say(output);
      if (cutOff !== undefined)
        say(`${nameOf(file)}: cut off after ${patience / 1000} s without progress: ${cutOff}`);
      say(`${nameOf(file)}: ${isFailed ? 'FAILED' : 'ok'} (${seconds} s)`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  for (let next = 2; next <= tries && failed.length > 0; ++next) {
    say(`Once more, each alone: ${failed.map(nameOf).join(', ')}`);
    [waiting, failed] = [failed, []];
    const doubtful = waiting.map(nameOf);
    await work();
    const unsteady = doubtful.filter((name) => !failed.map(nameOf).includes(name));
    if (unsteady.length > 0) say(`Went well only at a second try, to be looked into: ${unsteady.join(', ')}`);
  }
  return failed.length;
}
