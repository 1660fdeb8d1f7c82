// What is drawn of a ship.
import { expect, test } from 'vitest';
import { EMPTY_SHIP, HINT, breadthOf, missingIn, withPiece } from './ships';

const built = (...pieces: Parameters<typeof withPiece>[1][]) => pieces.reduce(withPiece, EMPTY_SHIP);

test('a ship on the slip lacks its ends, masts, and sails where a mast stands', () => {
  expect(missingIn(built('bow'))).toEqual([
    { family: 'hulls', column: -1 },
    { family: 'masts', column: 0 },
  ]);
  expect(missingIn(built('stern', 'middle', 'star-mast'))).toEqual([
    { family: 'hulls', column: 2 },
    { family: 'masts', column: 1 },
    { family: 'sails', column: 0 },
  ]);
  expect(missingIn(built('one-ship', 'star-mast', 'star-sail'))).toEqual([]);
});

test('a finished ship lacks nothing but cargo', () => {
  const ship = { ...built('stern', 'bow', 'fish'), finished: true };
  expect(missingIn(ship)).toEqual([{ family: 'goods', column: 1 }]);
});

test('missing ends make a ship broader by what is hinted of them', () => {
  expect(breadthOf(built('one-ship'))).toBe(40);
  expect(breadthOf(built('middle'))).toBe(40 + 2 * HINT);
});
