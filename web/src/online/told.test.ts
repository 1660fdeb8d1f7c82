import { expect, test } from 'vitest';
import { addNotes, addNumbers, addTold, lateSeats, onlyMoves, stillStanding } from './told';
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

test('lines of the log keep the numbers under which they were told', () => {
  const numbers = addNumbers([], [{ kind: 'started' }, move(0, 'a'), move(1, 'b')], 0);
  expect(numbers).toEqual([1, 2]);
  expect(addNumbers(numbers, [{ kind: 'undo', seat: 1, count: 1 }, move(1, 'c')], 3)).toEqual([1, 4]);
});

test('what is taken back ends what stands, whatever comes after it', () => {
  const undo = (count: number): OnlineTold => ({ kind: 'undo', seat: 0, count });
  expect(stillStanding(5, [move(0, 'a'), move(1, 'b')])).toBe(5);
  expect(stillStanding(5, [move(0, 'a'), undo(3), move(0, 'c'), move(0, 'd')])).toBe(3);
  expect(stillStanding(1, [undo(9)])).toBe(0);
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

test('who goes and comes back is noted between the moves', () => {
  const move = { kind: 'move', seat: 0, text: 'x' } as const;
  const notes = addNotes([], [move, { kind: 'left', seat: 1 }, move, { kind: 'returned', seat: 1 }], 4);
  expect(notes).toEqual([
    { kind: 'left', seat: 1, count: 5 },
    { kind: 'returned', seat: 1, count: 6 },
  ]);
  // What is taken back takes no note along, and leaves none behind its place.
  expect(addNotes(notes, [{ kind: 'undo', seat: 0, count: 2 }, { kind: 'paused' }], 6)).toEqual([
    { kind: 'left', seat: 1, count: 4 },
    { kind: 'returned', seat: 1, count: 4 },
    { kind: 'paused', seat: null, count: 4 },
  ]);
});
