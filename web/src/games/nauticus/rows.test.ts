// Rows of ships.
import { expect, test } from 'vitest';
import { widestRow } from './rows';

test('the broadest row is as narrow as the order allows', () => {
  expect(widestRow([], 2)).toBe(0);
  expect(widestRow([5, 4, 3], 1)).toBe(12);
  expect(widestRow([5, 4, 3], 2)).toBe(7);
  expect(widestRow([1, 1, 9, 1], 2)).toBe(10);
  expect(widestRow([5, 4, 3], 5)).toBe(5);
});
