// Players are told apart by what stands on their tokens.
import { describe, expect, it } from 'vitest';
import { initial, initials } from './seats';

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

describe('initials', () => {
  it('are those of the names where they differ', () => {
    expect(initials(['Anna', 'Bea', 'Guest 7', 'Guest 41'])).toEqual(['A', 'B', '7', '41']);
  });
  it('have a letter more where players of one table share one', () => {
    expect(initials(['Anna', 'Anton', 'Bea'])).toEqual(['An', 'At', 'B']);
    expect(initials(['Gép (könnyű)', 'Anna', 'Gép (normál)'])).toEqual(['Gk', 'A', 'Gn']);
  });
  it('are counted where the names are the same', () => {
    expect(initials(['Computer', 'Computer', 'Anna', 'Computer'])).toEqual(['C1', 'C2', 'A', 'C3']);
    expect(initials(['', 'Bo', ''])).toEqual(['?1', 'B', '?2']);
  });
  it('never are alike', () => {
    for (const names of [
      ['Al', 'Ale'],
      ['C1', 'C', 'C'],
      ['Ann', 'ann'],
      ['Bea', 'Ben', 'Bert', 'Bob'],
    ])
      expect(new Set(initials(names)).size, names.join()).toBe(names.length);
  });
});
