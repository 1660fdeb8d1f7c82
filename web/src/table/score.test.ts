import { expect, test } from 'vitest';
import type { Scene } from '$lib/scene';
import { scoreRows, story, totals } from './score';

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
  const moments = await story(100, sceneAt, 10);
  expect(moments.map(({ count }) => count)).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
  expect(moments.at(-1)?.totals).toEqual([100]);
  expect(await story(0, sceneAt)).toEqual([{ count: 0, totals: [0] }]);
});
