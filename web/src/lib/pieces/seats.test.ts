// Players are told apart by what stands on their tokens.
import { describe, expect, it } from 'vitest';
import { initial } from './seats';

describe('initial', () => {
  it('is the first letter of a name, large, whatever the script', () => {
    expect(['anna', ' Ödön', 'łucja', '🐟 fish'].map(initial)).toEqual(['A', 'Ö', 'Ł', '🐟']);
  });
  it('tells guests of one name apart by their number', () => {
    expect(['Guest 7', 'Guest 41', 'Guest 1234', 'Player 2'].map(initial)).toEqual(['7', '41', '34', '2']);
  });
  it('is a question mark where nobody sits', () => {
    expect(initial('  ')).toBe('?');
  });
});
