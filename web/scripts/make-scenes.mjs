// Makes a game's fixtures: scenes of random games, one for every kind of question, for tests and the board preview.
//   node scripts/make-scenes.mjs tortuga [seed]      writes src/games/tortuga/fixtures/scenes-<players>.json
//   RECORDS=folder/name-  takes the games of folder/name-<players>.json instead, where chance alone would ruin players.
// It asks the engine that scripts/build-web has made, so a fixture holds what a board is really given.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startEngine } from '../../src/wasm/engine.mjs';

const [game = 'tortuga', seed = '7'] = process.argv.slice(2);
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const program = process.env.WHARF ?? here('../../build/release/wharf');
const folder = here(`../src/games/${game}/fixtures/`);
/** How many moves of the past a scene brings along. */
const TOLD = 6;

const engine = await startEngine(await WebAssembly.compile(readFileSync(here('../src/engine/engine.wasm'))));
const ask = (request) => {
  const answer = engine.call(request);
  if (answer.problem) throw new Error(answer.problem);
  return answer;
};
const randomGame = (players) =>
  execFileSync(program, ['random', game, '--players', String(players), '--seed', seed], {
    maxBuffer: 1 << 28,
  });

const { min_players, max_players } = ask({ do: 'games' }).games.find(({ id }) => id === game);
for (let players = min_players; players <= max_players; ++players) {
  const record = JSON.parse(
    process.env.RECORDS ? readFileSync(`${process.env.RECORDS}${players}.json`, 'utf8') : randomGame(players),
  );
  const { match, count } = ask({ do: 'open', document: record });
  const sceneAt = (index, seat) => ask({ do: 'scene', match, seat, count: index }).scene;
  const toldBy = (index, seat) =>
    ask({ do: 'told', match, seat, from: 0 })
      .told.filter((line) => line.count <= index)
      .slice(-TOLD)
      .map(({ count: _, ...line }) => line);
  // Where somebody has a choice: the first in the game, and for every prompt the one nearest to the middle and the one
  // with most to choose from.
  const choices = [];
  record.moves.forEach(([who], index) => {
    if (who === 'chance') return;
    const { legal, prompt } = sceneAt(index, Number(who));
    const asked = JSON.stringify(prompt, (_, value) => (typeof value === 'number' ? '#' : value));
    if (legal.length > 1) choices.push({ index, seat: Number(who), asked, many: legal.length });
  });
  const middle = count * 0.6;
  const nearest = new Map();
  for (const choice of choices) {
    const best = nearest.get(choice.asked);
    if (!best || Math.abs(choice.index - middle) < Math.abs(best.index - middle))
      nearest.set(choice.asked, choice);
  }
  const richest = [...nearest.keys()].map((asked) =>
    choices.filter((choice) => choice.asked === asked).reduce((a, b) => (b.many > a.many ? b : a)),
  );
  const picked = [...new Set([choices[0], ...nearest.values(), ...richest])].sort(
    (a, b) => a.index - b.index,
  );
  const shown = (name, index, seat) => ({
    name,
    scene: { ...sceneAt(index, seat), can_undo: false },
    told: toldBy(index, seat),
  });
  const scenes = [
    ...picked.map(({ index, seat }) => shown(`move ${index}`, index, seat)),
    shown('end', count, 0),
  ];
  mkdirSync(folder, { recursive: true });
  const lines = scenes.map((scene) => JSON.stringify(scene)).join(',\n');
  writeFileSync(`${folder}scenes-${players}.json`, `[\n${lines}\n]\n`);
  console.log(`${game}, ${players} players: ${scenes.length} scenes`);
  ask({ do: 'close', match });
}
