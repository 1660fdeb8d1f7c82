// How fast the engine is in WebAssembly, as a ratio to the program: processor time of the same random games, hashing included.
// Arguments: engine.wasm, wharf, [games].
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { startEngine } from './engine.mjs';

const [wasm, wharf, games = '20000'] = process.argv.slice(2);
const engine = await startEngine(await WebAssembly.compile(readFileSync(wasm)));

// All versions of the rules, as the program's command plays them.
function inWasm({ id: game, rules, oldest_rules: oldest }, players) {
  const requests = Array.from({ length: rules - oldest + 1 }, (_, i) => ({ do: 'signature', game, rules: oldest + i, players, games: Number(games) }));
  for (const request of requests) engine.call(request); // the compiler of the machine warms up
  const before = process.cpuUsage();
  const steps = requests.reduce((sum, request) => sum + engine.call(request).steps, 0);
  const { user, system } = process.cpuUsage(before);
  return { seconds: (user + system) / 1e6, steps };
}

function native(game, players) {
  const command = `TIMEFORMAT='%U %S'; { time "$0" signature --game ${game} --players ${players} --games ${games} >/dev/null 2>&1; } 2>&1`;
  const [user, system] = execFileSync('bash', ['-c', command, wharf], { encoding: 'utf8' }).trim().split(' ').map(Number);
  return user + system;
}

for (const game of engine.call({ do: 'games' }).games) {
  const { id } = game;
  const { seconds, steps } = inWasm(game, 2);
  const own = native(id, 2);
  console.log(`${id.padEnd(10)} ${(steps / seconds / 1e6).toFixed(1)} million steps/s, native ${(steps / own / 1e6).toFixed(1)}, time ratio ${(seconds / own).toFixed(2)}`);
}
