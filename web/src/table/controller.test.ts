// The table's screen without its looks: choices, confirmation, refusals, the past.
// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Engine } from '../engine/engine';
import { testEngine } from '../engine/testing';
import { announcer } from '$lib/announcer.svelte';
import { settings } from '../store/settings.svelte';
import { TableController } from './controller.svelte';
import { LocalTable } from './local';

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
    save: () => undefined,
    pause: () => 0,
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
  const parts = { engine, think, save: () => undefined, pause: () => 30 };
  const source = await LocalTable.begin(parts, { game: 'tortuga', players: 2, seed: 8 }, seats, true);
  const other = new TableController(source, null);
  const { count, scene } = other.state;
  other.hint = scene.legal[0]?.text ?? '';
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(other.state.count).toBe(count + 1);
  expect(other.state.scene).toEqual(scene);
  expect(other.hint).toBe(scene.legal[0]?.text);
  other.close();
});
