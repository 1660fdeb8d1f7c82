// What is heard of moves.
import { expect, test } from 'vitest';
import type { GameUi } from '$lib/board';
import { soundsOf } from './words';

const told = (seat: number | 'chance', kind: string) => ({ seat, text: kind, move: { kind } });

test('what people decide is heard, chance only where the game says so, each sound once', () => {
  const ui = { sounds: { sell: 'coin', roll: 'dice', pass: null } } as unknown as GameUi;
  const moves = [told(0, 'lay'), told(0, 'lay'), told('chance', 'deal'), told('chance', 'roll')];
  expect(soundsOf(moves, ui)).toEqual(['wood', 'dice']);
  expect(soundsOf([told(1, 'sell'), told(1, 'pass')], ui)).toEqual(['coin']);
  expect(soundsOf([told(1, 'sell')], null)).toEqual(['wood']);
});
