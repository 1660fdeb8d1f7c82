import { expect, test } from 'vitest';
import type { KeptMatch } from '../store/archive';
import { standings } from './standing';

const match = (computers: boolean[], scores: number[], ranks: number[]): KeptMatch => ({
  id: '',
  game: 'tortuga',
  seats: computers.map((computer) => ({ name: '', computer, here: !computer })),
  record: {},
  over: true,
  result: { scores, ranks },
  begun: 0,
  changed: 0,
});

test('counts the matches of one person and leaves the others out', () => {
  const list = [
    match([false, true, true], [20, 10, 30], [2, 3, 1]),
    match([true, false, true], [10, 12, 12], [3, 1, 1]),
    match([false, false], [1, 2], [2, 1]),
    { ...match([false, true], [1, 2], [2, 1]), result: null },
  ];
  expect(standings(list)).toEqual([
    { game: 'tortuga', played: 2, won: 1, best: 20, beaten: (0.5 + 0.75) / 2 },
  ]);
});
