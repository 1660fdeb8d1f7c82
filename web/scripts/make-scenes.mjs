// Makes a game's fixtures: scenes of random games, one for every kind of question, for tests and the board preview.
//   node scripts/make-scenes.mjs tortuga [seed]      writes src/games/tortuga/fixtures/scenes-<players>.json
//   RECORDS=folder/name-  takes the games of folder/name-<players>.json instead, where chance alone would ruin players.
// It asks the built program (build/release/wharf), so a fixture holds what a client is really sent.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const [game = 'tortuga', seed = '7'] = process.argv.slice(2);
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
      legal: legal.map(({ move, hint }) => ({ text: move, hint: hint ?? '' })),
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

for (const players of PLAYERS[game]) {
  const record = JSON.parse(
    process.env.RECORDS
      ? readFileSync(`${process.env.RECORDS}${players}.json`, 'utf8')
      : wharf(['random', game, '--players', String(players), '--seed', seed]),
  );
  const { result: _, ...begun } = record;
  const cut = (length) => ({ ...begun, moves: record.moves.slice(0, length) });
  // Where somebody has a choice: the first in the game, and for every prompt (whatever its numbers) the one nearest to
  // the middle and the one with most to choose from.
  const choices = [];
  record.moves.forEach(([who], index) => {
    if (who === 'chance') return;
    const asked = JSON.parse(wharf(['legal', '-', '--seat', who, '--json'], JSON.stringify(cut(index))));
    if (asked.moves.length < 2) return;
    const { prompt } = JSON.parse(wharf(['show', '-', '--seat', who, '--json'], JSON.stringify(cut(index))));
    choices.push({
      index,
      seat: Number(who),
      prompt: prompt.replace(/\S*\d\S*/g, '#'),
      many: asked.moves.length,
    });
  });
  const middle = record.moves.length * 0.6;
  const nearest = new Map();
  for (const choice of choices) {
    const best = nearest.get(choice.prompt);
    if (!best || Math.abs(choice.index - middle) < Math.abs(best.index - middle))
      nearest.set(choice.prompt, choice);
  }
  const richest = [...nearest.keys()].map((prompt) =>
    choices.filter((choice) => choice.prompt === prompt).reduce((a, b) => (b.many > a.many ? b : a)),
  );
  const picked = [...new Set([choices[0], ...nearest.values(), ...richest])].sort(
    (a, b) => a.index - b.index,
  );
  const scenes = picked.map(({ index, seat }) => ({ name: `move ${index}`, ...sceneAt(cut(index), seat) }));
  scenes.push({ name: 'end', ...sceneAt(record, 0) });
  mkdirSync(folder, { recursive: true });
  const lines = scenes.map((scene) => JSON.stringify(scene)).join(',\n');
  writeFileSync(`${folder}scenes-${players}.json`, `[\n${lines}\n]\n`);
  console.log(`${game}, ${players} players: ${scenes.length} scenes`);
}
