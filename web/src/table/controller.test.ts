// The table's screen without its looks: choices, confirmation, refusals, the past.
// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Engine, MatchRecord } from '../engine/engine';
import { testEngine } from '../engine/testing';
import { announcer } from '$lib/announcer.svelte';
import { settings } from '../store/settings.svelte';
import { TableController } from './controller.svelte';
import { LocalTable } from './local';
import type { TableSource } from './source';

const lookAtMoves = vi.hoisted(() => vi.fn(() => new Promise<unknown>(() => undefined)));
vi.mock('../engine/workers', async (original) => ({ ...(await original<object>()), lookAtMoves }));

let engine: Engine;
let table: TableController;
beforeAll(async () => {
  engine = await testEngine();
});
beforeEach(async () => {
  settings.set({ confirm: false, locale: 'en' });
  const parts = {
    engine,
    think: () => Promise.reject(new Error('nobody thinks')),
    save: (record: MatchRecord) => record,
    pause: () => 0,
    complain: () => undefined,
  };
  const seats = ['Anna', 'Bea'].map((name) => ({ name, computer: false, here: true }));
  const source = await LocalTable.begin(parts, { game: 'hermagor', players: 2, seed: 1 }, seats, false);
  table = new TableController(source, null);
});
afterEach(() => table.close());

const first = () => table.scene.legal[0]?.text ?? '';
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

test('a choice is played at once; a tap on what is not offered is answered with the reason', async () => {
  const { count } = table.state;
  table.choose('dance');
  await settled();
  expect(table.refused?.move).toBe('dance');
  expect(table.refused?.refusal.message.key).not.toBe('');
  expect(table.state.count).toBe(count);
  table.choose(first());
  await settled();
  expect(table.state.count).toBeGreaterThan(count);
  expect(table.refused).toBe(null);
  expect(announcer.text).toContain(table.prompt);
});

test('who wants to confirm sees the move before it is made', async () => {
  settings.set({ confirm: true });
  const { count } = table.state;
  const move = first();
  table.choose(move);
  await settled();
  expect([table.chosen, table.preview, table.state.count]).toEqual([move, move, count]);
  table.choose(move);
  await settled();
  expect(table.chosen).toBe(null);
  expect(table.state.count).toBeGreaterThan(count);
});

test('a double tap is one decision', async () => {
  const move = first();
  const { log } = table.state;
  void table.play(move);
  void table.play(move);
  await settled();
  expect(table.state.log.slice(log.length).filter(({ text }) => text === move)).toHaveLength(1);
});

test('the ghost of a move stays until the move is there, and goes with one that is refused', async () => {
  const move = first();
  table.preview = move;
  const played = table.play(move);
  expect(table.preview).toBe(move);
  await played;
  expect(table.preview).toBe(null);
  table.preview = first();
  await table.play('dance');
  expect([table.preview, table.refused?.move]).toEqual([null, 'dance']);
});

test('the past is looked at without choices, and left again', async () => {
  table.choose(first());
  await settled();
  await table.lookAt(0);
  expect(table.past?.count).toBe(0);
  expect([table.mayAct, table.scene.legal]).toEqual([false, []]);
  table.choose('anything');
  await table.lookAt(table.state.count);
  expect(table.past).toBe(null);
  expect(table.mayAct).toBe(true);
});

test('what another chooses in secret changes nothing for the one who looks', async () => {
  const think = (position: Record<string, unknown>, seat: number) => engine.think(position, seat, 'greedy');
  const seats = [
    { name: 'Anna', computer: false, here: true },
    { name: 'Bruno', computer: true, here: false },
  ];
  const save = (record: MatchRecord) => record;
  const parts = { engine, think, save, pause: () => 30, complain: () => undefined };
  const source = await LocalTable.begin(parts, { game: 'tortuga', players: 2, seed: 8 }, seats, true);
  let looked: (found: unknown) => void = () => undefined;
  lookAtMoves.mockImplementationOnce(() => new Promise((resolve) => (looked = resolve)));
  settings.set({ coach: '5' });
  const other = new TableController(source, null);
  const { count, scene } = other.state;
  other.hint = scene.legal[0]?.text ?? '';
  await expect.poll(() => other.state.count).toBe(count + 1);
  expect(other.state.scene).toEqual(scene);
  expect(other.hint).toBe(scene.legal[0]?.text);
  // What the coach was asked before is still about this decision.
  looked({ moves: [] });
  await expect.poll(() => other.coached).toBe(true);
  settings.set({ coach: 'off' });
  other.close();
});

test('after an undo the coach looks anew: the next decision may be another one', async () => {
  settings.set({ coach: '5' });
  const asked: string[] = [];
  lookAtMoves.mockImplementation((...[position]: unknown[]) => {
    asked.push(JSON.stringify(position));
    return Promise.resolve({ moves: [] });
  });
  const [one = '', other = ''] = table.scene.legal.map(({ text }) => text);
  for (const move of [one, other]) {
    await table.play(move);
    await expect.poll(() => table.coached).toBe(true);
    await table.undo();
    await expect.poll(() => table.coached).toBe(true);
  }
  // After the first move, back, after the second, back.
  expect(asked).toHaveLength(4);
  expect(new Set(asked).size).toBe(3);
  lookAtMoves.mockReset();
  settings.set({ coach: 'off' });
});

test('the coach looks at decisions here, and never at a table of a server, rated or not', async () => {
  settings.set({ coach: '5' });
  const seen = (kind: TableSource['kind']) => {
    lookAtMoves.mockClear();
    const position = vi.fn(() => table.source.position());
    const source = new Proxy(table.source, {
      get: (of, key) => {
        if (key === 'kind') return kind;
        if (key === 'position') return position;
        const value: unknown = Reflect.get(of, key);
        return typeof value === 'function' ? (value.bind(of) as unknown) : value;
      },
    });
    const other = new TableController(source, null);
    return { other, position };
  };
  const here = seen('local');
  await expect.poll(() => lookAtMoves.mock.calls.length).toBe(1);
  expect(here.position).toHaveBeenCalledOnce();
  for (const kind of ['online', 'branch', 'puzzle'] as const) {
    const { other, position } = seen(kind);
    const { count } = other.state;
    other.choose(other.scene.legal[0]?.text ?? '');
    await settled();
    expect(other.state.count, 'the move is made at once').toBeGreaterThan(count);
    // Nothing is asked about without a position.
    expect([position.mock.calls.length, other.coached, other.doubt]).toEqual([0, false, null]);
  }
  settings.set({ coach: 'off' });
});
