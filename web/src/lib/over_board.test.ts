import { expect, test } from 'vitest';
import { inFront } from './over_board';

test('the notice that came last is in front, of those that came together one that asks', () => {
  expect(inFront([])).toBeUndefined();
  const told = { came: 1, asks: false };
  const asked = { came: 1, asks: true };
  const later = { came: 2, asks: false };
  expect(inFront([told, asked])).toBe(asked);
  expect(inFront([asked, told])).toBe(asked);
  expect(inFront([asked, later, told])).toBe(later);
});
