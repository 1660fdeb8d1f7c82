import { expect, test } from 'vitest';
import { mergeAnalyses } from './analysis';
import type { AnalysisOption } from './engine';

const option = (move: string, visits: number, win_share: number): AnalysisOption => ({
  move,
  fields: { kind: 'pass' },
  visits,
  seats: [
    { rank: 1, win_share, points: 10 * win_share },
    { rank: 2, win_share: 1 - win_share, points: 0 },
  ],
  line: [{ seat: 0, text: `${move} ${visits}`, move: { kind: 'pass' } }],
});

test('visits add up, expectations are weighed by them, the most visited comes first', () => {
  const { options, iterations } = mergeAnalyses(
    [
      { options: [option('a', 60, 0.5), option('b', 40, 0.4)], iterations: 100 },
      { options: [option('b', 80, 0.7), option('a', 20, 0.9)], iterations: 100 },
    ],
    0,
  );
  expect(iterations).toBe(200);
  expect(options.map(({ move, visits }) => [move, visits])).toEqual([
    ['b', 120],
    ['a', 80],
  ]);
  expect(options[0]?.seats[0]?.win_share).toBeCloseTo(0.6);
  expect(options[1]?.seats[0]?.win_share).toBeCloseTo(0.6);
  expect(options[0]?.line).toMatchObject([{ seat: 0, text: 'b 80' }]);
});

test('nothing merged is nothing', () => {
  expect(mergeAnalyses([], 0)).toEqual({ options: [], iterations: 0 });
});
