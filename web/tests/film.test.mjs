// Every kind of move of every game is filmed: what moves is compared with where it lay and where it lies (film.mjs).
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { film, kindsOf, stopsOf } from './film.mjs';
import { GAMES } from './games.mjs';
import { DESK, end, fixture, packed, setOut } from './journey.mjs';

/** Takes of a kind of move in a game. */
const TAKES = Number(process.env.TAKES ?? 3);
after(end);

for (const [game, { few, three, many, filmed = {} }] of Object.entries(GAMES)) {
  test(`${game}: every kind of move is filmed, and what moves keeps its size and its way`, async () => {
    const { still = {}, records = [], ...looks } = filmed;
    const counts = new Map(kindsOf(game).map((kind) => [kind, 0]));
    const moved = new Map();
    const faults = [];
    const journey = await setOut({ viewport: DESK, preferences: { speed: 'calm' } });
    for (const name of [few, many, three, ...records]) {
      const record = fixture(game, name);
      const stops = (await stopsOf(record)).filter(({ moves }) => {
        const rare = moves.some(({ kind }) => counts.get(kind) < TAKES);
        if (rare) for (const { kind } of moves) counts.set(kind, counts.get(kind) + 1);
        return rare;
      });
      if (stops.length === 0) continue;
      await journey.visit(`#/replay/record/${packed(record)}`);
      await journey.page.waitForSelector('[data-testid=next]');
      const takes = await film(journey.page, stops, looks);
      takes.forEach((take, nth) => {
        const { stop, moves } = stops[nth];
        for (const { kind } of moves) {
          const what = [...take.flew.map((id) => id[0]), ...take.rode, ...take.tumbled.map(() => 'tumble')];
          moved.set(kind, (moved.get(kind) ?? 0) + what.length);
        }
        const at = `${name} ${stop}, ${moves.map(({ kind }) => kind)}`;
        faults.push(...take.faults.map((fault) => `${at}: ${fault}`));
      });
    }
    console.log(
      `# ${game}: ${[...counts].map(([kind, n]) => `${kind} ${n}/${moved.get(kind) ?? 0}`).join(', ')}`,
    );
    if (process.env.SHOW) console.log(faults.join('\n'));
    console.log(`# ${game}: ${faults.length} faults`);
    assert.deepEqual(journey.faults, []);
    void still;
    await journey.end();
  });
}
