// Every kind of move of every game is filmed: what moves is compared with where it lay and where it lies (film.mjs).
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { film, kindsOf, stopsOf } from './film.mjs';
import { GAMES } from './games.mjs';
import { DESK, PHONE, end, fixture, packed, setOut } from './journey.mjs';

/** Takes of each kind of move. */
const TAKES = Number(process.env.TAKES ?? 3);
/** The most moves that a replay shows in one motion, as a table does when others have moved. */
const TOGETHER = 3;
/** Every so many stops such a motion is filmed. */
const APART = 24;
after(end);

for (const [game, { few, three, many, filmed }] of Object.entries(GAMES)) {
  const { still, records = [], ...looks } = filmed;

  test(`${game}: every kind of move is filmed: own size, from where it lay to where it lies`, async () => {
    const journey = await setOut({ viewport: DESK, preferences: { speed: 'calm' } });
    /** Per kind how many takes there are, and in how many of them something moved. */
    const seen = new Map(kindsOf(game).map((kind) => [kind, { takes: 0, moving: 0 }]));
    const faults = [];
    for (const name of [few, many, three, ...records]) {
      const wanted = (await stopsOf(fixture(game, name))).filter(({ moves }) => {
        const rare = moves.some(({ kind }) => seen.get(kind).takes < TAKES);
        if (rare) for (const { kind } of moves) seen.get(kind).takes += 1;
        return rare;
      });
      for (const { take, moves, at } of await shoot(journey, game, name, wanted, looks)) {
        if (take.flew.length + take.rode.length + take.tumbled.length > 0)
          for (const { kind } of moves) seen.get(kind).moving += 1;
        faults.push(...take.faults.map((fault) => `${at}: ${fault}`));
      }
    }
    const list = [...seen].map(([kind, { takes, moving }]) => `${kind} ${moving}/${takes}`);
    console.log(`# ${game}, moving of takes: ${list.join(', ')}`);
    assert.deepEqual(faults, []);
    const names = (held) => [...seen].filter(([kind, one]) => held(one, kind in still)).map(([kind]) => kind);
    assert.deepEqual(
      names(({ moving }, named) => moving === 0 && !named),
      [],
      'kinds of moves in which nothing was seen to move; if that is right, journey_facts.mjs says why',
    );
    assert.deepEqual(
      names(({ moving, takes }, named) => named && moving > takes / 2),
      [],
      'kinds of moves that journey_facts.mjs says move nothing',
    );
    assert.deepEqual(journey.faults, []);
    await journey.end();
  });

  test(`${game}: moves together, and on a phone`, async () => {
    const faults = [];
    for (const [viewport, by] of [
      [DESK, TOGETHER],
      [PHONE, 1],
    ]) {
      const journey = await setOut({ viewport, preferences: { speed: 'calm' } });
      const stops = (await stopsOf(fixture(game, few))).filter(({ stop }) => stop % APART === 0);
      const shots = await shoot(journey, game, few, stops, looks, by);
      faults.push(
        ...shots.flatMap(({ take, at }) =>
          take.faults.map((fault) => `${viewport.width} px, ${by} together, ${at}: ${fault}`),
        ),
      );
      assert.deepEqual(journey.faults, []);
      await journey.end();
    }
    assert.deepEqual(faults, []);
  });
}

async function shoot({ page, visit }, game, name, stops, looks, by = 1) {
  if (stops.length === 0) return [];
  await visit(`#/replay/record/${packed(fixture(game, name))}`);
  await page.waitForSelector('[data-testid=next]');
  const takes = await film(page, stops, looks, by);
  return takes.map((take, nth) => {
    const { stop, moves } = stops[nth];
    return { take, moves, at: `${name} ${stop}, ${moves.map(({ kind }) => kind)}` };
  });
}
