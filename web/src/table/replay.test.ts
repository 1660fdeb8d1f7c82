import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testEngine } from '../engine/testing';
import { Replay } from './replay.svelte';

const record = JSON.parse(
  readFileSync('../src/games/tortuga/fixtures/target-6-players-3.json', 'utf8'),
) as Record<string, unknown>;

test('a record is walked through forwards, backwards, and by leaps', async () => {
  const replay = await Replay.open(await testEngine(), record, null);
  expect([replay.at, replay.index]).toEqual([0, 0]);
  await replay.step(1);
  expect(replay.fresh).toHaveLength(1);
  expect(replay.at).toBe(replay.log[0]?.count);
  await replay.goTo(replay.count);
  expect(replay.scene.over).toBe(true);
  expect(replay.scene.result).toEqual(record['result']);
  expect(replay.fresh).toEqual([]);
  await replay.step(-1);
  expect(replay.at).toBeLessThan(replay.count);
  expect(replay.fresh).toEqual([]);
  const seen = replay.log.length;
  await replay.look(null, replay.at);
  expect(replay.log.length).toBeLessThan(seen); // spectators are told less
  expect(replay.scene.legal).toEqual([]);
});

test('a moment of a link is found; a silly one is the nearest', async () => {
  const engine = await testEngine();
  expect((await Replay.open(engine, record, 40)).at).toBe(40);
  expect((await Replay.open(engine, record, 99999)).scene.over).toBe(true);
});

test('a record that does not replay says where', async () => {
  const broken = { ...record, moves: [...(record['moves'] as unknown[]).slice(0, 7), ['0', 'keep Z']] };
  await expect(Replay.open(await testEngine(), broken, null)).rejects.toThrow(/moves\[7\]/);
});

test('what a record tells beside its moves is there to be said, and older ones tell nothing', async () => {
  const engine = await testEngine();
  expect((await Replay.open(engine, record, null)).opened).toMatchObject({ about: [], computers: [] });
  const seats = ['Ada', 'computer (hard)', 'Cleo'].map((name) => ({ name }));
  const told = {
    ...record,
    seats: [{ ...seats[0], kind: 'person' }, { ...seats[1], kind: 'computer', player: 'hard' }, seats[2]],
    played: { begun: '2026-11-17T18:00:00Z', ended: '2026-11-17T18:30:00Z' },
    changes: [{ move: 9, seat: 2, what: 'time' }],
    ending: { how: 'played' },
  };
  const { opened } = await Replay.open(engine, told, null);
  expect(opened.computers).toEqual([1]);
  expect(opened.about.map(({ key }) => key)).toEqual([
    'about.played',
    'about.computer-player',
    'about.time',
    'about.to-the-end',
  ]);
  expect((await engine.open({ ...record, seats })).computers).toEqual([1]); // by its name, as before
});
