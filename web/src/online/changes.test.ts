import { expect, test } from 'vitest';
import { applyChanges } from './changes';

const before = {
  round: 1,
  result: null,
  boards: [
    { ship: 1, dice: ['A'] },
    { ship: 2, dice: ['B'] },
  ],
};

test('values take the place of others, wherever they stand', () => {
  expect(applyChanges(before, {})).toBe(before);
  expect(applyChanges(before, { '/round': 2, '/boards/1/ship': 3, '/result': { scores: [1, 2] } })).toEqual({
    round: 2,
    result: { scores: [1, 2] },
    boards: [
      { ship: 1, dice: ['A'] },
      { ship: 3, dice: ['B'] },
    ],
  });
  expect(applyChanges(before, { '/boards': [], '/round': null })).toEqual({
    round: null,
    result: null,
    boards: [],
  });
});

test('what was shown before stays, and what has not changed is the same', () => {
  const now = applyChanges(before, { '/boards/0/ship': 9 });
  expect(before.boards[0]?.ship).toBe(1);
  expect(now.boards[0]?.ship).toBe(9);
  expect(now.boards[1]).toBe(before.boards[1]);
  expect(now.boards).toHaveLength(2);
  expect(Array.isArray(now.boards)).toBe(true);
});

test.each([
  '/none',
  '/boards/2',
  '/boards/-1',
  '/boards/x',
  '/round/x',
  '/result/x',
  '/__proto__/x',
  '/',
  '/boards/length/x',
])('%s has no place', (pointer) => {
  expect(() => applyChanges(before, { [pointer]: 1 })).toThrow();
});
