// Tables of this page with the real engine.
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Engine, MatchRecord } from '../engine/engine';
import { testEngine } from '../engine/testing';
import { ASK_AGAIN, LocalTable, type LocalParts } from './local';
import type { TableSeat, TableState } from './source';

let engine: Engine;
beforeAll(async () => {
  engine = await testEngine();
});

const person = (name: string): TableSeat => ({ name, computer: false, here: true });
const computer = (name: string): TableSeat => ({ name, computer: true, level: 'easy', here: false });

function parts(saved: { record: MatchRecord; over: boolean }[] = []): LocalParts {
  return {
    engine,
    think: (position, seat) => engine.think(position, seat, 'greedy'),
    save: (record, over) => {
      saved.push({ record, over });
      return record;
    },
    pause: () => 0,
    complain: (error) => {
      throw error;
    },
  };
}

/** The next state that fits, or the present one. */
function until(table: LocalTable, fits: (state: TableState) => boolean): Promise<TableState> {
  return new Promise((resolve) => {
    let stop = () => {};
    let done = false;
    stop = table.subscribe((state) => {
      if (done || !fits(state)) return;
      done = true;
      queueMicrotask(() => stop());
      resolve(state);
    });
  });
}
const myTurn = (state: TableState) => state.scene.legal.length > 0 || state.scene.over;

describe('against the computer', () => {
  test('a player that could not be asked is told of, and asked again', async () => {
    vi.useFakeTimers();
    const told: unknown[] = [];
    let fails = 2;
    const failing: LocalParts = {
      ...parts(),
      think: (position, seat) =>
        fails-- > 0 ? Promise.reject(new Error('gone')) : engine.think(position, seat, 'greedy'),
      complain: (error) => told.push(error),
    };
    const beginning = { game: 'nauticus', players: 2, seed: 5, options: { start: 0 } };
    const table = await LocalTable.begin(failing, beginning, [computer('Ada'), person('Me')], true);
    await vi.advanceTimersByTimeAsync(ASK_AGAIN * 3);
    vi.useRealTimers();
    const state = await until(table, myTurn);
    expect(state.log.some(({ seat }) => seat === 0)).toBe(true);
    expect(told).toEqual([new Error('gone'), new Error('gone')]);
    table.close();
  });

  test('a whole game, always through my eyes, every move kept', async () => {
    const saved: { record: MatchRecord; over: boolean }[] = [];
    const seats = [computer('Ada'), person('Me'), computer('Cleo')];
    const table = await LocalTable.begin(parts(saved), { game: 'tortuga', players: 3, seed: 5 }, seats, true);
    let state = await until(table, myTurn);
    let decisions = 0;
    while (!state.scene.over) {
      expect(state.observer).toBe(1);
      expect(state.handOver).toBe(null);
      expect(state.log.map(({ count }) => count)).toEqual(
        [...state.log.map(({ count }) => count)].sort((a, b) => a - b),
      );
      const move = state.scene.legal[0]?.text ?? '';
      expect(await table.play(move)).toBe(null);
      decisions += 1;
      state = await until(table, myTurn);
    }
    expect(decisions).toBeGreaterThan(10);
    expect(saved.at(-1)?.over).toBe(true);
    expect(saved.at(-1)?.record['result']).toEqual(state.scene.result);
    const begin = await table.sceneAt(0);
    expect([begin.over, begin.legal]).toEqual([false, []]);
    table.close();
  });

  test('a refusal has its clause and changes nothing; undo takes back', async () => {
    const table = await LocalTable.begin(
      parts(),
      { game: 'tortuga', players: 2, seed: 3 },
      [person('Me'), computer('Ada')],
      true,
    );
    const before = await until(table, (state) => state.thinking.length === 0 && myTurn(state));
    expect((await table.why('keep'))?.clause).toBe('T2.6');
    expect((await table.play('keep'))?.clause).toBe('T2.6');
    expect((await until(table, () => true)).count).toBe(before.count);
    expect((await table.undo())?.code).toBe('nothing_to_undo');
    table.close();
  });

  test('a kept match goes on where it was', async () => {
    const saved: { record: MatchRecord; over: boolean }[] = [];
    const seats = [person('Me'), person('You')];
    const table = await LocalTable.begin(
      parts(saved),
      { game: 'nauticus', players: 2, seed: 2 },
      seats,
      false,
    );
    const first = await until(table, myTurn);
    await table.play(first.scene.legal[0]?.text ?? '');
    const before = await until(table, (state) => state.count > first.count && myTurn(state));
    table.close();
    const kept = saved.at(-1)?.record ?? {};
    const again = await LocalTable.resume(parts(), 'nauticus', kept, seats, false);
    const after = await until(again, myTurn);
    expect(after.scene).toEqual(before.scene);
    expect(after.log).toEqual(before.log);
    again.close();
    await expect(
      LocalTable.resume(parts(), 'nauticus', { ...kept, moves: [['0', 'dance']] }, seats, false),
    ).rejects.toThrow(/refused/);
  });
});

describe('hot-seat', () => {
  test('the screen changes hands behind a cover, and nobody sees the other roll', async () => {
    const seats = [person('Anna'), person('Béla')];
    const table = await LocalTable.begin(parts(), { game: 'tortuga', players: 2, seed: 4 }, seats, true);
    let state = await until(table, () => true);
    expect(state.handOver).toBe(0);
    table.takeOver();
    state = await until(table, () => true);
    expect([state.handOver, state.observer]).toEqual([null, 0]);
    const roll = (state.scene.view as { own: { roll: string[] } }).own.roll;
    await table.play(state.scene.legal[0]?.text ?? '');
    state = await until(table, ({ observer }) => observer === 1);
    expect([state.handOver, state.observer]).toEqual([1, 1]);
    expect((state.scene.view as { own: { roll: string[] } }).own.roll).not.toEqual(roll);
    expect(state.log.filter(({ text }) => text.startsWith('die'))).toHaveLength(5);
    table.takeOver();
    await table.undo().then((refusal) => expect(refusal?.code).toBe('nothing_to_undo'));
    table.close();
  });
});
