import { expect, test } from 'vitest';
import { addTold, lateSeats, onlyMoves } from './told';
import type { OnlineTold } from './messages';

const move = (seat: number, text: string): OnlineTold => ({ kind: 'move', seat, text });

test('moves are counted as this observer was told them, and taken back from the end', () => {
  let log = addTold([], [{ kind: 'started' }, move(0, 'a'), { kind: 'move', seat: 'chance', text: 'b' }]);
  expect(log).toEqual([
    { seat: 0, text: 'a', count: 1 },
    { seat: 'chance', text: 'b', count: 2 },
  ]);
  log = addTold(log, [{ kind: 'undo', seat: 0, count: 2 }, move(0, 'c')]);
  expect(log).toEqual([{ seat: 0, text: 'c', count: 1 }]);
  expect(
    addTold(log, [
      { kind: 'undo', seat: 0, count: 9 },
      { kind: 'resigned', seat: 1 },
    ]),
  ).toEqual([]);
});

test('only plain moves are shown in motion', () => {
  expect(onlyMoves([move(0, 'a')])).toBe(true);
  expect(onlyMoves([move(0, 'a'), { kind: 'undo', seat: 0, count: 1 }])).toBe(false);
});

test('whose time was up is late until he comes back', () => {
  const late = lateSeats(new Set(), [
    { kind: 'timed_out', seat: 1 },
    move(0, 'a'),
    { kind: 'timed_out', seat: 2 },
  ]);
  expect([...late]).toEqual([1, 2]);
  expect([...lateSeats(late, [{ kind: 'returned', seat: 1 }])]).toEqual([2]);
});
