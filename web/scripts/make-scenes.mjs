// Makes a game's fixtures: scenes of random games, one for every kind of question, for tests and the board preview.
//   node scripts/make-scenes.mjs tortuga [seed]      writes src/games/tortuga/fixtures/scenes-<players>.json
//   node scripts/make-scenes.mjs gluck-auf RECORD…   the same out of recorded games, one per number of players
// It asks the built program (build/release/wharf), so a fixture holds what a client is really sent.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const [game = 'tortuga', ...sources] = process.argv.slice(2);
const program = process.env.WHARF ?? fileURLToPath(new URL('../../build/release/wharf', import.meta.url));
const folder = fileURLToPath(new URL(`../src/games/${game}/fixtures/`, import.meta.url));
const PLAYERS = { tortuga: [2, 3, 4], nauticus: [2, 3, 4], 'gluck-auf': [2, 3, 4], hermagor: [2, 3, 4, 5] };
/** How many moves of the past a scene brings along. */
const TOLD = 6;

const wharf = (args, input) =>
  execFileSync(program, args, {
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['pipe', 'pipe', 'inherit'],
  });

/** What src/protocol/scene.h sends: the program says the same in three answers. */
function sceneAt(record, seat) {
  const text = JSON.stringify(record);
  const shown = JSON.parse(wharf(['show', '-', '--seat', String(seat), '--json'], text));
  const over = shown.result !== null && shown.result !== undefined;
  const legal = over ? [] : JSON.parse(wharf(['legal', '-', '--seat', String(seat), '--json'], text)).moves;
  const seen = JSON.parse(wharf(['export', '-', '--seat', String(seat)], text));
  return {
    scene: {
      game,
      rules: Number(record.rules),
      players: shown.players,
      seat,
      waiting_for: shown.waiting_for,
      prompt: shown.prompt,
      legal: legal.map(({ move, hint }) => ({ text: move, hint })),
      can_undo: false,
      over,
      scores: shown.scores,
      result: over ? shown.result : null,
      view: shown.view,
    },
    told: seen.events
      .slice(-TOLD)
      .map(([who, move]) => ({ seat: who === 'chance' ? who : Number(who), text: move })),
  };
}

const [seed = '7'] = sources;
const records = /^\d+$/.test(seed)
  ? PLAYERS[game].map((players) =>
      JSON.parse(wharf(['random', game, '--players', String(players), '--seed', seed])),
    )
  : sources.map((path) => JSON.parse(readFileSync(path, 'utf8')));

for (const record of records) {
  const { result: _, ...begun } = record;
  const cut = (length) => ({ ...begun, moves: record.moves.slice(0, length) });
  // Where somebody has a choice: the first in the game, and for every prompt the one nearest to the middle.
  const choices = [];
  record.moves.forEach(([who], index) => {
    if (who === 'chance') return;
    const asked = JSON.parse(wharf(['legal', '-', '--seat', who, '--json'], JSON.stringify(cut(index))));
    if (asked.moves.length < 2) return;
    const { prompt } = JSON.parse(wharf(['show', '-', '--seat', who, '--json'], JSON.stringify(cut(index))));
    // "7 steps left" and "3 steps left" are the same question.
    choices.push({ index, seat: Number(who), prompt: prompt.replace(/\d+/g, '#') });
  });
  const middle = record.moves.length * 0.6;
  const nearest = new Map();
  for (const choice of choices) {
    const best = nearest.get(choice.prompt);
    if (!best || Math.abs(choice.index - middle) < Math.abs(best.index - middle))
      nearest.set(choice.prompt, choice);
  }
  const picked = [choices[0], ...nearest.values()].sort((a, b) => a.index - b.index);
  const { players } = JSON.parse(wharf(['show', '-', '--json'], JSON.stringify(record)));
  const scenes = picked.map(({ index, seat }) => ({ name: `move ${index}`, ...sceneAt(cut(index), seat) }));
  scenes.push({ name: 'end', ...sceneAt(record, 0) });
  mkdirSync(folder, { recursive: true });
  const lines = scenes.map((scene) => JSON.stringify(scene)).join(',\n');
  writeFileSync(`${folder}scenes-${players}.json`, `[\n${lines}\n]\n`);
  console.log(`${game}, ${players} players: ${scenes.length} scenes`);
}
