// Records of this browser tell who sat there and when each move was made, and the engine reads them.
import { beforeAll, expect, test } from 'vitest';
import type { Engine, MatchRecord } from '../engine/engine';
import { testEngine } from '../engine/testing';
import { lineOf, movesOf } from './branches';
import type { TableSeat } from './source';
import { timeBefore, timesOf, toldRecord } from './told_record';

let engine: Engine;
beforeAll(async () => {
  engine = await testEngine();
});

const seats: TableSeat[] = [
  { name: 'Grace', computer: false, here: true },
  { name: 'Ada', computer: true, level: 'hard', here: false },
];
const BEGUN = Date.UTC(2026, 10, 17, 20, 0, 0);
const at = (seconds: number) => ({ seats, begun: BEGUN, now: BEGUN + 1000 * seconds });

/** A match as the table plays it: `steps` decisions, one every ten seconds. */
async function played(steps: number): Promise<{ match: number; record: MatchRecord; legal: number }> {
  const { match } = await engine.begin({ game: 'hermagor', players: 2, seed: 3, names: ['Grace', 'Ada'] });
  let record = toldRecord({}, await engine.record(match), at(0));
  let legal = 1;
  for (let step = 1; step <= steps && legal > 0; ++step) {
    legal = 0;
    for (let seat = 0; seat < 2 && legal === 0; ++seat) {
      const scene = await engine.scene(match, seat, undefined);
      legal = scene.legal.length;
      if (legal > 0) await engine.play(match, seat, scene.legal[0]!.text);
    }
    record = toldRecord(record, await engine.record(match), at(10 * step));
  }
  return { match, record, legal };
}

test('who sat there, when, and the time of every move', async () => {
  const { record } = await played(3);
  expect(record['seats']).toEqual([
    { name: 'Grace', kind: 'person' },
    { name: 'Ada', kind: 'computer', player: 'hard' },
  ]);
  expect(record['played']).toEqual({ begun: '2026-11-17T20:00:00Z' });
  const times = timesOf(record);
  expect(times).toHaveLength(movesOf(record).length);
  expect(new Set(times)).toEqual(new Set([0, 10_000, 20_000, 30_000]));
  const opened = await engine.open(record);
  expect(opened.computers).toEqual([1]);
  expect(await engine.record(opened.match)).toEqual(record);
});

test('what was taken back has no time, and what comes instead its own', async () => {
  const { record } = await played(3);
  const undone = toldRecord(record, lineOf(record, { at: movesOf(record).length - 1, steps: [] }), at(40));
  expect(timesOf(undone)).toEqual(timesOf(record).slice(0, -1));
  const again = toldRecord(undone, record, at(50));
  expect(timesOf(again).at(-1)).toBe(50_000);
  // A clock that was set back does not turn the order round.
  expect(timesOf(toldRecord(undone, record, at(1))).at(-1)).toBe(timesOf(undone).at(-1));
});

test('a finished game says so; a branch of it does not', async () => {
  const { record } = await played(10_000);
  expect(record['ending']).toEqual({ how: 'played' });
  expect(record['played']).toHaveProperty('ended');
  await engine.open(record);
  await engine.open(lineOf(record, { at: 12, steps: [] }));
});

test('a match from before there were times has none', () => {
  const old = { moves: [['chance', 'start 0']] };
  expect(toldRecord(old, { moves: [...old.moves, ['0', 'x']], seats: [] }, at(5))).not.toHaveProperty(
    'times',
  );
});

test('times in words', () => {
  const times = [0, 900, 8_000, 68_000, 3_818_000];
  expect([1, 2, 3, 4, 5, 6].map((count) => timeBefore(times, count))).toEqual([
    '',
    '',
    '0:07',
    '1:00',
    '1:02:30',
    '',
  ]);
});
