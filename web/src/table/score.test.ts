import { expect, test } from 'vitest';
import type { Scene } from '$lib/scene';
import { placesOf, roundsIn, scoredRows, scoreRows, story, sumsAfter, totals } from './score';

const line = (key: string, points: number) => ({ clause: 'T5.1', key, points });

test('rows stand side by side, whoever has them', () => {
  const scores = [
    [line('crew', 3), line('fleet', 2)],
    [line('fleet', 4), line('debt', -5)],
  ];
  expect(scoreRows(scores).map(({ line: { key }, points }) => [key, points])).toEqual([
    ['crew', [3, 0]],
    ['fleet', [2, 4]],
    ['debt', [0, -5]],
  ]);
  expect(totals({ scores } as unknown as Scene)).toEqual([5, -1]);
});

test('a story begins at the beginning and ends at the end', async () => {
  const sceneAt = async (count: number) => ({ scores: [[line('x', count)]] }) as unknown as Scene;
  const moments = await story(100, sceneAt, undefined, 10);
  expect(moments.map(({ count }) => count)).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
  expect(moments.at(-1)?.totals).toEqual([100]);
  expect(await story(0, sceneAt)).toEqual([{ count: 0, totals: [0], heading: null }]);
});

test('rounds stand in a story where they begin', async () => {
  const round = (count: number) => ({ scores: [], view: Math.floor(count / 40) + 1 }) as unknown as Scene;
  const moments = await story(
    100,
    async (count) => round(count),
    ({ view }) => ({ key: 'round', n: view as number }),
    10,
  );
  expect(roundsIn(moments, ({ n }) => `Round ${String(n)}`)).toEqual([
    { count: 0, name: 'Round 1', number: '1' },
    { count: 40, name: 'Round 2', number: '2' },
    { count: 80, name: 'Round 3', number: '3' },
  ]);
});

test('the end is counted row by row, at the places that have something', () => {
  const scores = [
    [line('crew', 3), line('none', 0), line('debt', -2)],
    [line('crew', 0), line('none', 0), line('debt', -1)],
  ];
  const rows = scoredRows(scores);
  expect(rows.map(({ line: { key } }) => key)).toEqual(['crew', 'debt']);
  expect([1, 2].map((count) => sumsAfter(rows, count, 2))).toEqual([
    [3, 0],
    [1, -1],
  ]);
  expect(rows.map((row) => placesOf(row, { crew: 'boat' }))).toEqual([['boat', 'boat-0'], []]);
});
