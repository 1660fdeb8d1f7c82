// Branches with the real engine: other moves, chosen and drawn luck, taken back, cut, and read from links.
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { EngineProblem, type Engine, type MatchRecord } from '../engine/engine';
import { testEngine } from '../engine/testing';
import { BranchTable } from './branch_table';
import { cutAt, lineOf, movesOf, readBranch, type Branch } from './branches';
import type { TableState } from './source';

const record = JSON.parse(
  readFileSync('../src/games/tortuga/fixtures/target-6-players-2.json', 'utf8'),
) as MatchRecord;
const moves = movesOf(record);
const seats = ['Anna', 'Bea'].map((name) => ({ name, computer: false, here: true }));

const PATIENCE = { timeout: 120_000 };
let engine: Engine;
beforeAll(async () => {
  engine = await testEngine();
});

async function open(branch: Branch, chanceWaits = true) {
  const kept: Branch[] = [];
  const table = await BranchTable.open(
    {
      engine,
      record,
      game: 'tortuga',
      seats,
      chanceWaits: () => chanceWaits,
      keep: (next) => kept.push(next),
    },
    branch,
  );
  const shown: TableState[] = [];
  table.subscribe((state) => shown.push(state));
  return { table, kept, now: () => shown.at(-1) ?? expect.fail('nothing is shown') };
}

test('chance that is pending where a branch begins is told what to do, or draws', PATIENCE, async () => {
  const { table, kept, now } = await open({ at: 0, steps: [] });
  expect(now().scene.legal).toEqual([]);
  expect(now().chance?.map(({ text, weight }) => [text, weight])).toEqual([
    ['start 0', 1],
    ['start 1', 1],
  ]);
  expect((await table.luck('start 7', false))?.code).toBe('no_such_outcome');
  expect(await table.luck('start 1', false)).toBe(null);
  expect(now().chance?.every(({ text }) => text.startsWith('chest '))).toBe(true);
  expect(await table.luck(null, true)).toBe(null);
  // Until somebody is asked.
  expect(now().chance).toEqual([]);
  expect(now().scene.legal.length).toBeGreaterThan(1);
  const [first, ...rest] = kept.at(-1)?.steps.flat() ?? [];
  expect(first).toEqual(['chance', 'start 1']);
  expect(rest.length).toBeGreaterThan(5);

  // The line is a match like any other, and a branch read from a link leads to the same.
  const branch = readBranch(JSON.parse(JSON.stringify(kept.at(-1)))) ?? expect.fail();
  const again = await open(branch);
  expect(again.now().scene).toEqual(now().scene);
  await again.table.undo();
  expect(again.kept.at(-1)?.steps).toEqual(branch.steps.slice(0, -1));
  expect(again.now().chance?.length).toBeGreaterThan(1);
  again.table.close();
  table.close();
});

test('every seat is played by the same person, and the record stays as it was', PATIENCE, async () => {
  const at = moves.findIndex(([, text]) => text === 'use');
  const before = JSON.stringify(record);
  const { table, kept, now } = await open({ at, steps: [] }, false);
  expect(now().scene.can_undo).toBe(false);
  expect((await table.why('keep A'))?.code).toBeDefined();
  for (let n = 0; n < 12 && !now().scene.over; ++n)
    expect(await table.play(now().scene.legal[0]?.text ?? '')).toBe(null);
  const observers = new Set(kept.at(-1)?.steps.map(([move]) => move?.[0]));
  expect(observers.size).toBeGreaterThan(1);
  expect(now().scene.can_undo).toBe(true);
  expect(JSON.stringify(record)).toBe(before);
  const branch = kept.at(-1) ?? expect.fail();
  const line = lineOf(record, branch);
  expect(line['result']).toBeUndefined();
  expect(movesOf(await table.record())).toEqual(movesOf(line));
  table.close();

  expect(cutAt(branch, at - 3)).toEqual({ at: at - 3, steps: [] });
  const cut = cutAt(branch, at + (branch.steps[0]?.length ?? 0) + 1);
  expect(cut.steps.map(({ length }) => length)).toEqual([branch.steps[0]?.length, 1]);
});

test('what is no branch, or does not fit its record, is refused', PATIENCE, async () => {
  for (const wrong of [
    null,
    7,
    {},
    { at: -1, steps: [] },
    { at: 0, steps: [['0', 'x']] },
    { at: 0, steps: [[[1, 2]]] },
  ])
    expect(readBranch(wrong)).toBe(null);
  await expect(open({ at: 3, steps: [[['0', 'use']]] })).rejects.toThrow(EngineProblem);
});
