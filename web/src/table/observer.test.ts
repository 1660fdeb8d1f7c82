import { expect, test } from 'vitest';
import { nextObserver } from './observer';
import type { TableSeat } from './source';

const person: TableSeat = { name: 'p', computer: false, here: true };
const computer: TableSeat = { name: 'c', computer: true, here: false };
const asked =
  (...seats: number[]) =>
  async (seat: number) =>
    seats.includes(seat);

test('one person always looks through his own eyes', async () => {
  expect(await nextObserver([computer, person], null, asked(0))).toBe(1);
});
test('whoever is asked keeps the screen, then the next one gets it', async () => {
  const seats = [person, person, person];
  expect(await nextObserver(seats, 1, asked(0, 1, 2))).toBe(1);
  expect(await nextObserver(seats, 1, asked(0, 2))).toBe(2);
  expect(await nextObserver(seats, 2, asked(0))).toBe(0);
  expect(await nextObserver(seats, 2, asked())).toBe(2);
});
test('computers play before spectators', async () => {
  expect(await nextObserver([computer, computer], null, asked(0))).toBe(null);
});
