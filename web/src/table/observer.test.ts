import { expect, test } from 'vitest';
import { eyesAt } from './observer';
import type { TableSeat } from './source';

const person: TableSeat = { name: 'p', computer: false, here: true };
const computer: TableSeat = { name: 'c', computer: true, here: false };

test('one person always looks through his own eyes', () => {
  expect(eyesAt([computer, person], null)).toEqual([1]);
});
test('whoever holds the screen comes first, then the others in their order', () => {
  const seats = [person, person, computer, person];
  expect(eyesAt(seats, null)).toEqual([0, 1, 3]);
  expect(eyesAt(seats, 1)).toEqual([1, 3, 0]);
  expect(eyesAt(seats, 3)).toEqual([3, 0, 1]);
});
test('computers play before spectators', () => {
  expect(eyesAt([computer, computer], null)).toEqual([]);
});
